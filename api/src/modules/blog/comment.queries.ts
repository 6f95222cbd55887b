import type { EntityManager } from '@mikro-orm/postgresql';
import { countedTo, firstPage, searching } from '../../database/searching.js';
import { findPage, given, type Condition } from '../../graphql/list.js';
import { cursorPair, type Connection, type PageRequest } from '../../graphql/paging.js';
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

/** The same of a thread's first comment (`m`) and of an answer to it (`a`). */
interface OfEither {
  first: Condition;
  answer: Condition;
}

/** All of these, in words behind others. */
function andAll(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => `and ${sql}`).join(' '),
    values: conditions.flatMap(({ values }) => values),
  };
}

/**
 * Threads in which a comment or an answer is such a one: the newest, as many as the page can need, of either kind along its index;
 * what every comment has isn't looked for in all of them.
 */
function withOne({ first, answer }: OfEither, threads: readonly Condition[], page: PageRequest): Condition {
  const answered = `exists (select from blog_comments a where a.parent_id = m.id and ${answer.sql})`;
  const after = page.after ? [cursorPair('timestamptz', page.after)] : [];
  const rest = andAll([
    ...threads,
    ...after.map((values) => ({ sql: '(m.created_at, m.id) < (?::timestamptz, ?::bigint)', values })),
  ]);
  const kinds = [first, { ...answer, sql: answered }];
  const newest = `(select m.id from blog_comments m where m.parent_id is null and %s ${rest.sql}
    order by m.created_at desc, m.id desc limit ?)`;
  return {
    sql: `m.id = any(array(${kinds.map(({ sql }) => newest.replace('%s', () => sql)).join(' union ')}))`,
    values: kinds.flatMap(({ values }) => [...values, ...rest.values, countedTo(page) + 1]),
  };
}

/** Threads of such a kind, as conditions on their first comment. */
function inState(state: CommentState | null | undefined): Condition[] {
  const answers = (of: string) =>
    `(select true from blog_comments a where a.parent_id = m.id and a.status ${of} limit 1)`;
  // A scalar: what is asked of few threads, and by an index, isn't gathered for all of them beforehand.
  if (state === CommentState.HIDDEN) return [{ sql: `(m.status = 'hidden' or ${answers(`= 'hidden'`)})`, values: [] }];
  if (state === CommentState.SHOWN) return [{ sql: `(m.status <> 'hidden' or ${answers(`<> 'hidden'`)})`, values: [] }];
  return [];
}

async function threadConditions(
  em: EntityManager,
  { state, text, postId }: CommentThreadFilter,
  page: PageRequest,
): Promise<Condition[]> {
  const whole = { sql: 'm.parent_id is null', values: [] };
  const ofPost = given([['m.post_id = ?', postId]]);
  const searched = { table: 'blog_comments', column: 'search_text' } as const;
  const [first] = await searching(em, searched, text, 'm');
  const [answer] = await searching(em, searched, text, 'a');
  if (first && answer) return [whole, withOne({ first, answer }, [...ofPost, ...inState(state)], page)];
  if (state !== CommentState.HIDDEN) return [whole, ...ofPost, ...inState(state)];
  const hidden = (alias: string) => ({ sql: `${alias}.status = 'hidden'`, values: [] });
  return [whole, withOne({ first: hidden('m'), answer: hidden('a') }, ofPost, page)];
}

/** A page of comments with their answers, the newest comment first; one statement, and one more for the count. */
export async function findCommentThreads(
  em: EntityManager,
  filter: CommentThreadFilter,
  page: PageRequest,
): Promise<Connection<CommentThread>> {
  const where = await threadConditions(em, filter, page);
  const found = await findPage<ThreadRow, CommentThread>(
    em,
    {
      columns: `m.id, m.content, u.name as "authorName", m.status = 'hidden' as "isHidden",
                m.hidden_reason as "hiddenReason", m.created_at as "createdAt", p.id as "postId",
                p.title as "postTitle", p.slug as "postSlug", ${ANSWERS} as answers`,
      from: 'from blog_comments m join users u on u.id = m.user_id join blog_posts p on p.id = m.post_id',
      countFrom: 'from blog_comments m',
      where,
      kept: where.length === 1 ? { list: 'comments' } : undefined,
      countedTo: countedTo(page),
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
  if (!page.after || where.length === 1) return found;
  return { ...found, count: async () => (await findCommentThreads(em, filter, firstPage(page))).count() };
}
