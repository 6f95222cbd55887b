import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toPageRequest } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BlogSort } from '../../domain/blog/search.js';
import { BlogPostStatus } from '../../domain/blog/transitions.js';
import { startHarness, TEST_NOW, type Harness } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { findEditorFigures, findEditorPosts, findPublicPosts } from './blog.queries.js';
import { findCommentThreads } from './comment.queries.js';
import { CommentState, type CommentThreadFilter } from './comment.types.js';

const FEW = 100;
const MANY = 10_000;

let at: Harness;
let authorId: number;

beforeAll(async () => {
  at = await startHarness();
  authorId = (await at.person(Role.ADMIN)).id;
});
afterAll(() => at.close());

/** Adds articles up to a number, each with a comment and a reply. */
async function articlesUpTo(count: number): Promise<void> {
  const { em } = at.context();
  const written = `insert into blog_posts (title, slug, content, excerpt, author_id, status, published_at, created_at)
    select 'Mehndi plans ' || n, 'mehndi-plans-' || n, '<p>' || repeat('word ', 50) || '</p>', 'About evening ' || n, ?,
           case n % 3 when 0 then 'draft' when 1 then 'published' else 'archived' end,
           timestamptz '2027-01-01' - make_interval(mins => n), timestamptz '2027-01-01' - make_interval(mins => n)
      from generate_series((select count(*)::int + 1 from blog_posts), ?::int) n`;
  await em.execute(written, [authorId, count]);
  await em.execute(
    `insert into blog_comments (post_id, user_id, content) select id, ?, 'Which hall was it?' from blog_posts p
      where not exists (select from blog_comments m where m.post_id = p.id)`,
    [authorId],
  );
  await em.execute(
    `insert into blog_comments (post_id, user_id, parent_id, content)
     select m.post_id, m.user_id, m.id, 'The second one.' from blog_comments m
      where m.parent_id is null and not exists (select from blog_comments a where a.parent_id = m.id)`,
  );
}

const page = (part: object) => toPageRequest({ limit: 20, ...part });
const READS = {
  'the editor’s list': () => findEditorPosts(at.context().em, null, page({})),
  'its fifth page': () => findEditorPosts(at.context().em, null, page({ page: 5 })),
  'its search with filters': () =>
    findEditorPosts(at.context().em, { search: 'plans 7', status: BlogPostStatus.PUBLISHED }, page({})),
  'the figures': () => findEditorFigures(at.context().em),
  'the public list': () => findPublicPosts(at.context().em, null, page({}), TEST_NOW),
  'the public search by readers': () =>
    findPublicPosts(at.context().em, { search: 'evening', sortBy: BlogSort.POPULAR }, page({}), TEST_NOW),
  'the comments with their answers': () => findCommentThreads(at.context().em, {}, page({})),
};

async function countStatements(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, read] of Object.entries(READS)) {
    const { statements } = await recordStatements(at.app.orm, async () => {
      const answer = await read();
      if ('count' in answer) await answer.count();
    });
    counts[name] = statements.length;
  }
  return counts;
}

describe('[business §2 Blog tab] with 10,000 articles', () => {
  it('every list takes as many statements as with 100: one, and one for the count', async () => {
    await articlesUpTo(FEW);
    const few = await countStatements();
    await articlesUpTo(MANY);
    expect(await countStatements()).toEqual(few);
    expect(few).toEqual(Object.fromEntries(Object.keys(READS).map((name) => [name, name === 'the figures' ? 1 : 2])));
  });

  it('pages, search and filters return the right articles', async () => {
    const found = await findEditorPosts(
      at.context().em,
      { search: 'PLANS 9999', status: BlogPostStatus.DRAFT },
      page({}),
    );
    expect(found.nodes.map(({ slug }) => slug)).toEqual(['mehndi-plans-9999']);
    expect(await (await findEditorPosts(at.context().em, { search: 'plans' }, page({}))).count()).toBe(MANY);
    const first = await findEditorPosts(at.context().em, null, page({}));
    const second = await findEditorPosts(at.context().em, null, page({ after: first.pageInfo.endCursor }));
    expect(second.nodes[0]?.slug).toBe('mehndi-plans-21');
    const comments = await findCommentThreads(at.context().em, { text: 'second one' }, page({}));
    expect(comments.nodes).toHaveLength(20);
    expect(comments.nodes[0]?.answers).toHaveLength(1);
  });

  it('a search in comments continues after its cursor and deep inside the list, with any filter', async () => {
    const { em } = at.context();
    await em.execute(`update blog_comments set status = 'hidden' where id % 7 = 0`);
    const ids = async (filter: CommentThreadFilter, part: object) =>
      (await findCommentThreads(em, filter, page(part))).nodes.map(({ id }) => id);
    const cases: [CommentThreadFilter, string][] = [
      [{ text: 'SECOND one' }, 'true'],
      [{ text: 'which hall' }, 'true'],
      [{ state: CommentState.HIDDEN }, 'm.id % 7 = 0 or a.id % 7 = 0'],
      [{ state: CommentState.HIDDEN, text: 'second' }, 'm.id % 7 = 0 or a.id % 7 = 0'],
      [{ state: CommentState.SHOWN, text: 'was it' }, 'm.id % 7 <> 0 or a.id % 7 <> 0'],
    ];
    for (const [filter, where] of cases) {
      const rows: { id: number }[] = await em.execute(
        `select m.id from blog_comments m join blog_comments a on a.parent_id = m.id where ${where}
          order by m.created_at desc, m.id desc`,
      );
      const expected = rows.map(({ id }) => id);
      expect(await ids(filter, { page: 61 })).toEqual(expected.slice(1200, 1220));
      const first = await findCommentThreads(em, filter, page({ limit: 100 }));
      expect(await first.count()).toBe(expected.length);
      const { endCursor: after } = first.pageInfo;
      expect(await ids(filter, { limit: 100, after })).toEqual(expected.slice(100, 200));
      expect(await (await findCommentThreads(em, filter, page({ after }))).count()).toBe(await first.count());
    }
    const [post] = await em.execute<{ id: number }[]>('select min(post_id) as id from blog_comments');
    expect(await ids({ postId: post?.id ?? 0, text: 'second' }, {})).toHaveLength(1);
  });

  it('a search in comments counts what it finds, a thread once, and reads no others', async () => {
    await articlesUpTo(FEW);
    const { em } = at.context();
    await em.execute(
      `insert into blog_comments (post_id, user_id, content)
       select (select min(id) from blog_posts), ?, 'Which hall was it?' from generate_series(1, 3000)`,
      [authorId],
    );
    const named = async (ids: string) =>
      em.execute(`update blog_comments set content = 'Zamindar knew.' where id in (${ids})`);
    await named('select min(id) from blog_comments where parent_id is null');
    await named('select min(id) from blog_comments where parent_id is not null');
    await named('select max(id) from blog_comments where parent_id is not null');
    await em.execute('analyze blog_comments');
    const { total, read } = await em.transactional(async (inside) => {
      const rowsRead = async () => {
        const [stats] = await inside.execute<{ read: number }[]>(
          `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
             from pg_stat_xact_user_tables where relname = 'blog_comments'`,
        );
        return stats?.read ?? 0;
      };
      const found = await findCommentThreads(inside, { text: 'zamindar' }, page({}));
      const before = await rowsRead();
      return { total: await found.count(), read: (await rowsRead()) - before };
    });
    const [expected] = await em.execute<{ threads: number }[]>(
      `select count(distinct coalesce(parent_id, id))::int as threads from blog_comments where content like 'Zamindar%'`,
    );
    expect(total).toBe(expected?.threads);
    expect(read).toBeLessThan(1000);
  });
});
