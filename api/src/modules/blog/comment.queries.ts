import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countUnion, isAfterCursor, mapNodes, paginate } from '../../database/paginate.js';
import { searchText } from '../../database/searching.js';
import type { Database } from '../../database/tables.js';
import type { Viewer } from '../../context.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { canReadComment, isAuthor } from './blog.policy.js';
import type { BlogCommentView } from './blog.types.js';
import { CommentState, type CommentThread, type CommentThreadFilter } from './comment.types.js';

/** Newest thread first. */
const NEWEST = { by: 'm.created_at', type: 'timestamptz', direction: 'desc' } as const;

/** The comments of an article, oldest first; hidden ones keep their place for their replies, without content. */
export async function findComments(
  em: EntityManager,
  postId: number,
  page: PageRequest,
  viewer: Viewer | null,
): Promise<Connection<BlogCommentView>> {
  const db = em.getKysely<Database>();
  const comments = await paginate(
    em,
    {
      found: db.selectFrom('blog_comments as m').where('m.post_id', '=', postId),
      rows: db
        .selectFrom('blog_comments as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select(['m.id', 'm.parent_id as parentId', 'u.name as authorName', 'm.created_at as createdAt'])
        .select(['m.content', 'm.user_id as authorId'])
        .select((eb) => eb('m.status', '=', 'hidden').$castTo<boolean>().as('isHidden')),
      id: 'm.id',
    },
    { by: 'm.created_at', type: 'timestamptz', direction: 'asc' },
    page,
  );
  return mapNodes(comments, ({ authorId, ...comment }) => ({
    ...comment,
    content: canReadComment(viewer, comment) ? comment.content : '',
    isOwn: isAuthor(viewer, { authorId }),
  }));
}

/** Selects a thread's first comment (`m`). */
function selectThreads(em: EntityManager) {
  return em.getKysely<Database>().selectFrom('blog_comments as m').where('m.parent_id', 'is', null);
}

type Comments = Database & { m: Database['blog_comments']; a: Database['blog_comments'] };

/** The same value for a thread's first comment (`m`) and for a reply to it (`a`). */
interface OfEither {
  first: Expression<SqlBool>;
  answer: Expression<SqlBool>;
}

function selectAnswers(eb: ExpressionBuilder<Comments, 'm'>) {
  return eb.selectFrom('blog_comments as a').whereRef('a.parent_id', '=', 'm.id');
}

/** Threads in which a reply matches. */
function hasAnswer({ answer }: OfEither): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from blog_comments a where a.parent_id = m.id and ${answer})`;
}

/** Threads in which the first comment or a reply matches: the newest of each along its index, as many as the page can need. */
function withOne(
  em: EntityManager,
  match: OfEither,
  threads: readonly Expression<SqlBool>[],
  page: PageRequest,
): RawBuilder<SqlBool> {
  const after = page.after ? [isAfterCursor('m.id', NEWEST, page.after)] : [];
  const newest = (kind: Expression<SqlBool>) =>
    selectThreads(em)
      .select('m.id')
      .where((eb) => eb.and([kind, ...threads, ...after]))
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(page.offset + page.limit + 1);
  return sql<SqlBool>`m.id = any(array((${newest(match.first)}) union (${newest(hasAnswer(match))})))`;
}

/** Threads in a state, as a condition on their first comment. */
function inState(state: CommentState | null | undefined): RawBuilder<SqlBool>[] {
  // A scalar subquery: evaluated for few threads, by an index, instead of being materialized for all.
  if (state === CommentState.HIDDEN)
    return [
      sql`(m.status = 'hidden' or (select true from blog_comments a where a.parent_id = m.id and a.status = 'hidden' limit 1))`,
    ];
  if (state === CommentState.SHOWN)
    return [
      sql`(m.status <> 'hidden' or (select true from blog_comments a where a.parent_id = m.id and a.status <> 'hidden' limit 1))`,
    ];
  return [];
}

/** What a filter asks of threads: of either of their comments, and of the first one. */
async function findThreadConditions(
  em: EntityManager,
  { state, text, postId }: CommentThreadFilter,
): Promise<{ either?: OfEither; threads: Expression<SqlBool>[] }> {
  const ofPost = postId ? [sql<SqlBool>`m.post_id = ${postId}`] : [];
  const searched = { table: 'blog_comments', column: 'search_text' } as const;
  const first = await searchText(em, searched, text, 'm');
  const answer = await searchText(em, searched, text, 'a');
  if (first && answer) return { either: { first, answer }, threads: [...ofPost, ...inState(state)] };
  if (state !== CommentState.HIDDEN) return { threads: [...ofPost, ...inState(state)] };
  const [isHidden, isAnswerHidden] = [sql<SqlBool>`m.status = 'hidden'`, sql<SqlBool>`a.status = 'hidden'`];
  return { either: { first: isHidden, answer: isAnswerHidden }, threads: ofPost };
}

function selectShownThreads(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('blog_comments as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('blog_posts as p', 'p.id', 'm.post_id')
    .select(['m.id', 'm.content', 'u.name as authorName', 'm.hidden_reason as hiddenReason'])
    .select(['m.created_at as createdAt', 'p.id as postId', 'p.title as postTitle', 'p.slug as postSlug'])
    .select((eb) => [
      eb('m.status', '=', 'hidden').$castTo<boolean>().as('isHidden'),
      jsonArrayFrom(
        selectAnswers(eb)
          .innerJoin('users as w', 'w.id', 'a.user_id')
          .select(['a.id', 'a.content', 'w.name as authorName', 'a.hidden_reason as hiddenReason'])
          .select((answer) => answer('a.status', '=', 'hidden').$castTo<boolean>().as('isHidden'))
          .select('a.created_at as createdAt')
          .orderBy('a.created_at')
          .orderBy('a.id'),
      ).as('answers'),
    ]);
}

/** A page of comments with their answers, the newest comment first; one statement, and one more for the count. */
export async function findCommentThreads(
  em: EntityManager,
  filter: CommentThreadFilter,
  page: PageRequest,
): Promise<Connection<CommentThread>> {
  const { either, threads: conditions } = await findThreadConditions(em, filter);
  const isFound = either ? [withOne(em, either, conditions, page)] : conditions;
  const selectKind = (kind: Expression<SqlBool>) =>
    selectThreads(em)
      .select('m.id')
      .where((eb) => eb.and([kind, ...conditions]));
  const found = await paginate(
    em,
    {
      found: selectThreads(em).where((eb) => eb.and(isFound)),
      rows: selectShownThreads(em),
      id: 'm.id',
      total: {
        kept: isFound.length === 0 ? { list: 'comments' } : undefined,
        count: either && (() => countUnion(em, [either.first, hasAnswer(either)].map(selectKind))),
      },
    },
    NEWEST,
    page,
  );
  return mapNodes(found, (thread) => ({
    ...thread,
    answers: thread.answers.map((answer) => ({ ...answer, createdAt: new Date(answer.createdAt) })),
  }));
}
