import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BLOG_LIMITS } from '../../domain/blog/limits.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

let at: Harness;
let admin: Person;

beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
});
afterAll(() => at.close());

describe('[issue 12] tags and categories', () => {
  const fill = (table: 'blog_tags' | 'blog_categories', most: number) =>
    at.context().em.execute(
      `insert into ${table} (name, slug) select 'Filler ' || n, 'filler-' || n
         from generate_series(1, ${most} - (select count(*)::int from ${table})) n`,
    );
  const empty = (table: 'blog_tags' | 'blog_categories') =>
    at.context().em.execute(`delete from ${table} where slug like 'filler-%'`);

  it('tags are limited, and one query lists all of them', async () => {
    await fill('blog_tags', BLOG_LIMITS.tagsInAllMax);
    const add = () => admin.graphql(`mutation { addBlogTag(input: { name: "One more", slug: "one-more" }) { id } }`);
    expect((await add()).errors[0]).toMatchObject({
      message: 'There can be at most 10,000 tags',
      extensions: { code: 'CONFLICT' },
    });
    const { data } = await at.visitor.graphql<{ blogTags: unknown[] }>('{ blogTags { id name slug } }');
    expect(data?.blogTags).toHaveLength(BLOG_LIMITS.tagsInAllMax);
    await empty('blog_tags');
    expect((await add()).errors).toEqual([]);
  });

  it('categories are limited, over REST and GraphQL', async () => {
    await fill('blog_categories', BLOG_LIMITS.categoriesMax);
    const input = { name: 'One more', slug: 'one-more' };
    const refused = await admin.rest('POST', '/admin/configuration/blog/categories', input);
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'There can be at most 200 categories' }]);
    const query = 'mutation A($input: BlogCategoryInput!) { addBlogCategory(input: $input) { id } }';
    expect((await admin.graphql(query, { input })).errors[0]?.extensions.code).toBe('CONFLICT');
    await empty('blog_categories');
    expect((await admin.rest('POST', '/admin/configuration/blog/categories', input)).status).toBe(201);
  });
});
