import type { EntityManager } from '@mikro-orm/postgresql';
import { containing, findPage, type Condition } from '../../graphql/list.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { LIMITS } from '../../rules/index.js';
import type { BlogCommentView } from './blog.types.js';
import { CommentState, type CommentThread, type CommentThreadFilter, type ModeratedComment } from './comment.types.js';

type CommentRow = Omit<BlogCommentView, 'createdAt'> & { createdAt: string };
type ModeratedRow = Omit<ModeratedComment, 'createdAt'> & { createdAt: string };
type ThreadRow = Omit<CommentThread, 'createdAt' | 'answers'> & { createdAt: string; answers: ModeratedRow[] };

/** The comments of an article, oldest first; hidden ones keep their place for their answers, without words. */
export function findComments(
  em: EntityManager,
  postId: number,
  page: PageRequest,
  reader: { id: number | null; isStaff: boolean },
): Promise<Connection<BlogCommentView>> {
  return findPage<CommentRow, BlogCommentView>(
    em,
    {
      columns: `m.id, m.parent_id as "parentId", m.status = 'hidden' as "isHidden", u.name as "authorName",
                case when m.status = 'hidden' and not ?::boolean then '' else m.content end as content,
                coalesce(m.user_id = ?::int, false) as "isOwn", m.created_at as "createdAt"`,
      columnValues: [reader.isStaff, reader.id],
      from: 'from blog_comments m join users u on u.id = m.user_id',
      countFrom: 'from blog_comments m',
      where: [{ sql: 'm.post_id = ?', values: [postId] }],
      id: 'm.id',
      order: { column: 'm.created_at', type: 'timestamptz', direction: 'asc', value: ({ createdAt }) => createdAt },
      node: (row) => ({ ...row, createdAt: new Date(row.createdAt) }),
    },
    page,
  );
}

const ANSWERS = `coalesce((
  select json_agg(json_build_object('id', a.id, 'content', a.content, 'authorName', w.name, 'isHidden', a.status = 'hidden',
                                    'hiddenReason', a.hidden_reason, 'createdAt', a.created_at) order by a.created_at, a.id)
    from blog_comments a join users w on w.id = a.user_id where a.parent_id = m.id), '[]')`;

/** Threads in which a comment or an answer is such a one; `most` takes the newest of these. */
const withOne = ({ sql, values }: Condition, most = ''): Condition => ({
  sql: `m.id = any(array(select coalesce(a.parent_id, a.id) from blog_comments a where ${sql} ${most}))`,
  values,
});

/** Far more than are counted: a search for what every comment has needn't read them all. */
const NEWEST = `order by a.id desc limit ${2 * LIMITS.paging.countedTo}`;

function threadConditions({ state, text, postId }: CommentThreadFilter): Condition[] {
  // A scalar: what is asked of few threads, and by an index, isn't gathered for all of them beforehand.
  const shown = `(m.status <> 'hidden'
    or (select true from blog_comments a where a.parent_id = m.id and a.status <> 'hidden' limit 1))`;
  return [
    { sql: 'm.parent_id is null', values: [] },
    ...(postId ? [{ sql: 'm.post_id = ?', values: [postId] }] : []),
    ...(state === CommentState.HIDDEN ? [withOne({ sql: `a.status = 'hidden'`, values: [] }, NEWEST)] : []),
    ...(state === CommentState.SHOWN ? [{ sql: shown, values: [] }] : []),
    ...containing('a.search_text', text).map((found) => withOne(found, NEWEST)),
  ];
}

/** A page of comments with their answers, the newest comment first; one statement, and one more for the count. */
export function findCommentThreads(
  em: EntityManager,
  filter: CommentThreadFilter,
  page: PageRequest,
): Promise<Connection<CommentThread>> {
  const where = threadConditions(filter);
  return findPage<ThreadRow, CommentThread>(
    em,
    {
      columns: `m.id, m.content, u.name as "authorName", m.status = 'hidden' as "isHidden",
                m.hidden_reason as "hiddenReason", m.created_at as "createdAt", p.id as "postId",
                p.title as "postTitle", p.slug as "postSlug", ${ANSWERS} as answers`,
      from: 'from blog_comments m join users u on u.id = m.user_id join blog_posts p on p.id = m.post_id',
      countFrom: 'from blog_comments m',
      where,
      kept: where.length === 1 ? { list: 'comments' } : undefined,
      countedTo: LIMITS.paging.countedTo,
      id: 'm.id',
      order: { column: 'm.created_at', type: 'timestamptz', direction: 'desc', value: ({ createdAt }) => createdAt },
      node: (row) => ({
        ...row,
        createdAt: new Date(row.createdAt),
        answers: row.answers.map((answer) => ({ ...answer, createdAt: new Date(answer.createdAt) })),
      }),
    },
    page,
  );
}
