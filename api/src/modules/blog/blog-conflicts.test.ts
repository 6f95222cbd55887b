import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

interface Post {
  id: number;
  title: string;
  updatedAt: string;
}

let at: Harness;
let admin: Person;
const BLOG = '/admin/configuration/blog';

const article = (slug: string, change: object = {}) => ({
  title: `How to choose a hall: ${slug}`,
  slug,
  content: `<p>${'word '.repeat(50)}</p>`,
  ...change,
});

beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
});
afterAll(() => at.close());

describe('[product: control panel] an article that two editors change', () => {
  it('isn’t changed over the work of the other, unless the change says nothing of what it is based on', async () => {
    const { body: post } = await admin.rest<Post>('POST', `${BLOG}/posts`, article('two-editors', { status: 'draft' }));
    const one = `${BLOG}/posts/${post.id}`;
    const change = (title: string, basedOn: string | null = post.updatedAt) =>
      admin.rest<Post>('PUT', one, article('two-editors', { title, basedOn }));
    at.clock.advanceMinutes(1);
    await admin.rest('PUT', `${one}/publish`);
    expect(await change('A title of mine')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const { body: published } = await admin.rest<Post>('GET', one);
    expect(published).toMatchObject({ title: post.title, status: 'published' });
    at.clock.advanceMinutes(1);
    expect(await change('A title of mine', published.updatedAt)).toMatchObject({
      status: 200,
      body: { title: 'A title of mine' },
    });
    expect((await change('Another title', published.updatedAt)).status).toBe(409);
    expect((await change('Another title', null)).status).toBe(200);
  });

  it('stays as it was where a request is repeated, so that nobody’s form is outdated by that', async () => {
    const { body: post } = await admin.rest<Post>('POST', `${BLOG}/posts`, article('saved-twice'));
    const save = (title: string, basedOn: string) =>
      admin.rest<Post>('PUT', `${BLOG}/posts/${post.id}`, article('saved-twice', { title, basedOn }));
    at.clock.advanceMinutes(1);
    const { body: saved } = await save('A title of mine', post.updatedAt);
    expect(saved.updatedAt).not.toBe(post.updatedAt);
    at.clock.advanceMinutes(1);
    expect(await save('A title of mine', post.updatedAt)).toMatchObject({
      status: 200,
      body: { updatedAt: saved.updatedAt },
    });
    expect((await save('Another title', saved.updatedAt)).status).toBe(200);
  });

  it.each([
    ['Category', (id: number) => ({ categoryId: id })],
    ['Tag', (id: number) => ({ tagIds: [id] })],
  ])('reports the conflict where what an outdated form names is gone: %s', async (kind, choose) => {
    const slug = `without-${kind.toLowerCase()}`;
    const { data } = await admin.graphql<{ added: { id: number } }>(
      `mutation Add($input: Blog${kind}Input!) { added: addBlog${kind}(input: $input) { id } }`,
      { input: { name: 'Mehndi', slug } },
    );
    const id = data?.added.id ?? 0;
    const { body: post } = await admin.rest<Post>('POST', `${BLOG}/posts`, article(slug, choose(id)));
    const save = (change: object) => admin.rest('PUT', `${BLOG}/posts/${post.id}`, article(slug, change));
    at.clock.advanceMinutes(1);
    expect((await save({ tagIds: [], isFeatured: true })).status).toBe(200);
    const remove = `mutation Remove($id: Int!) { removed: removeBlog${kind}(id: $id) }`;
    expect((await admin.graphql(remove, { id })).data).toEqual({ removed: true });
    const outdated = { ...choose(id), basedOn: post.updatedAt };
    expect(await save(outdated)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await save({ ...outdated, basedOn: null })).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
  });
});
