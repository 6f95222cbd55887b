import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';

interface Post {
  id: number;
  slug: string;
  title: string;
  content: string;
  viewCount: number;
  status: string;
}
interface Page {
  data: Post[];
  paging: { total: number; nextCursor: string | null };
}

let at: Harness;
let admin: Person;
let moderator: Person;
let customer: Person;
let categoryId: number;
const POSTS = '/admin/configuration/blog/posts';

const article = (slug: string, change: object = {}) => ({
  title: `How to choose a hall: ${slug}`,
  slug,
  content: `<p>${'word '.repeat(250)}</p>`,
  excerpt: 'What to look for.',
  status: 'published',
  ...change,
});

beforeAll(async () => {
  at = await startHarness();
  [admin, moderator, customer] = [
    await at.person(Role.ADMIN),
    await at.person(Role.MODERATOR),
    await at.person(Role.USER),
  ];
  const category = await admin.rest<{ id: number }>('POST', '/admin/configuration/blog/categories', {
    name: 'Weddings',
    slug: 'weddings',
  });
  categoryId = category.body.id;
});
afterAll(() => at.close());

describe('[issue 12] articles by their tag', () => {
  const slugs = ({ body }: { body: Page }) => body.data.map(({ slug }) => slug);

  it('are found over REST and GraphQL alike; an unknown tag finds nothing', async () => {
    const { data } = await admin.graphql<{ addBlogTag: { id: number } }>(
      `mutation { addBlogTag(input: { name: "Mehndi night", slug: "mehndi-night" }) { id } }`,
    );
    const tagIds = [data?.addBlogTag.id];
    await admin.rest('POST', POSTS, article('tagged', { tagIds }));
    await admin.rest('POST', POSTS, article('tagged-draft', { tagIds, status: 'draft' }));
    await admin.rest('POST', POSTS, article('untagged'));
    expect(slugs(await at.visitor.rest<Page>('GET', '/public/blog/posts?tag=mehndi-night'))).toEqual(['tagged']);
    expect(slugs(await at.visitor.rest<Page>('GET', '/public/blog/posts?tag=mehndi-night&search=untagged'))).toEqual(
      [],
    );
    expect(slugs(await at.visitor.rest<Page>('GET', "/public/blog/posts?tag=no'such"))).toEqual([]);
    const found = await at.visitor.graphql<{ blogPosts: { totalCount: number; nodes: { slug: string }[] } }>(
      '{ blogPosts(filter: { tag: "mehndi-night" }) { totalCount nodes { slug } } }',
    );
    expect(found.data?.blogPosts).toEqual({ totalCount: 1, nodes: [{ slug: 'tagged' }] });
    expect(await at.visitor.rest('GET', `/public/blog/posts?tag=${'x'.repeat(500)}`)).toMatchObject({
      status: 422,
      body: { field: expect.stringContaining('tag') },
    });
  });
});

describe('[business §2 Blog tab] writing', () => {
  it('hides a draft from readers until it is published', async () => {
    const { body: draft } = await admin.rest<Post>(
      'POST',
      POSTS,
      article('first-draft', { status: 'draft', categoryId }),
    );
    expect(draft).toMatchObject({
      status: 'draft',
      categoryId,
      categoryName: 'Weddings',
      categoryColor: '#3B82F6',
      readingMinutes: 2,
    });
    expect(await at.visitor.rest('GET', '/public/blog/posts/first-draft')).toMatchObject({
      status: 404,
      body: { error: 'Article Not Found' },
    });
    expect((await admin.rest('PUT', `${POSTS}/${draft.id}/publish`)).body).toMatchObject({ status: 'published' });
    expect((await at.visitor.rest('GET', '/public/blog/posts/first-draft')).status).toBe(200);
    expect((await admin.rest('PUT', `${POSTS}/${draft.id}/publish`)).status).toBe(409);
  });

  it('schedules by a future time', async () => {
    const publishedAt = new Date(TEST_NOW.getTime() + 3_600_000).toISOString();
    await admin.rest('POST', POSTS, article('tomorrow-morning', { publishedAt }));
    expect((await at.visitor.rest('GET', '/public/blog/posts/tomorrow-morning')).status).toBe(404);
    at.clock.advanceMinutes(61);
    expect((await at.visitor.rest('GET', '/public/blog/posts/tomorrow-morning')).status).toBe(200);
    at.clock.set(TEST_NOW);
  });

  it('is public immediately when a scheduled time is removed, and stays scheduled if it is omitted', async () => {
    const publishedAt = new Date(TEST_NOW.getTime() + 3_600_000).toISOString();
    const { body } = await admin.rest<Post>('POST', POSTS, article('rescheduled-post', { publishedAt }));
    await admin.rest('PUT', `${POSTS}/${body.id}`, article('rescheduled-post'));
    expect((await at.visitor.rest('GET', '/public/blog/posts/rescheduled-post')).status).toBe(404);
    await admin.rest('PUT', `${POSTS}/${body.id}`, article('rescheduled-post', { publishedAt: null }));
    expect((await at.visitor.rest('GET', '/public/blog/posts/rescheduled-post')).status).toBe(200);
  });

  it('previews the sanitized HTML, for admins only', async () => {
    const preview = (person: Person) =>
      person.graphql('query Preview($input: BlogContentInput!) { blogContentPreview(input: $input) }', {
        input: { content: '<p onclick="x()">Hi</p><script>x()</script>' },
      });
    expect((await preview(admin)).data).toEqual({ blogContentPreview: '<p>Hi</p>' });
    for (const person of [at.visitor, customer, moderator]) {
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain((await preview(person)).errors[0]?.extensions.code);
    }
  });

  it('archives and restores as a draft, over GraphQL', async () => {
    const { body } = await admin.rest<Post>('POST', POSTS, article('to-the-archive'));
    const move = (name: string) =>
      admin.graphql(`mutation Move($id: Int!) { ${name}(id: $id) { status } }`, { id: body.id });
    expect((await move('archiveBlogPost')).data).toEqual({ archiveBlogPost: { status: 'ARCHIVED' } });
    expect((await at.visitor.rest('GET', '/public/blog/posts/to-the-archive')).status).toBe(404);
    expect((await move('unarchiveBlogPost')).data).toEqual({ unarchiveBlogPost: { status: 'DRAFT' } });
    expect((await move('unarchiveBlogPost')).errors[0]?.extensions.code).toBe('CONFLICT');
  });

  it('stores a gallery of pictures and linked videos, each by its mediaType, with caption and sortOrder', async () => {
    const media = [
      { mediaType: 'video', mediaUrl: 'https://videos.example.org/watch?v=1', caption: 'A mehndi' },
      { mediaUrl: 'https://pictures.example.org/a.webp' },
    ];
    const { status, body } = await admin.rest<Post>('POST', POSTS, article('with-a-video', { media }));
    expect(status).toBe(201);
    const shown = await at.visitor.rest<{ media: unknown[] }>('GET', '/public/blog/posts/with-a-video');
    expect(shown.body.media).toEqual([
      { mediaType: 'video', mediaUrl: 'https://videos.example.org/watch?v=1', caption: 'A mehndi' },
      { mediaType: 'image', mediaUrl: 'https://pictures.example.org/a.webp', caption: null },
    ]);
    for (const [wrong, field] of [
      [{ mediaType: 'film', mediaUrl: 'https://videos.example.org/1' }, undefined],
      [{ mediaType: 'video', mediaUrl: '/files/images/a.webp' }, 'media[0].mediaUrl'],
      [{ mediaType: 'video', mediaUrl: 'javascript:alert(1)' }, 'media[0].mediaUrl'],
      [{ mediaType: 'video', mediaUrl: 'https://a:b@videos.example.org/1' }, 'media[0].mediaUrl'],
    ] as const) {
      const refused = await admin.rest<{ field: string }>(
        'PUT',
        `${POSTS}/${body.id}`,
        article('with-a-video', { media: [wrong] }),
      );
      expect([400, 422]).toContain(refused.status);
      if (field) expect(refused.body.field).toBe(field);
    }
    const stored = await at.visitor.rest<{ media: unknown[] }>('GET', '/public/blog/posts/with-a-video');
    expect(stored.body.media).toHaveLength(2);
  });

  it('sanitizes the content on saving', async () => {
    const content =
      '<h1 onclick="x()">Head</h1><script>alert(1)</script><p style="color:red">Text <a href="javascript:x()">a</a></p><img src="https://elsewhere.test/p.png"><img src="/files/a.webp" onerror="x()">';
    const { body } = await admin.rest<Post>('POST', POSTS, article('full-of-scripts', { content }));
    expect(body.content).toBe(
      '<h2>Head</h2><p>Text <a rel="noopener nofollow">a</a></p><img /><img src="/files/a.webp" />',
    );
  });

  it('refuses invalid input, and changes nothing', async () => {
    const { body } = await admin.rest<Post>('POST', POSTS, article('stays-as-it-is'));
    const cases: [object, number, string][] = [
      [{ title: 'Four' }, 422, 'title'],
      [{ slug: 'Not A Slug' }, 422, 'slug'],
      [{ content: 'short' }, 422, 'content'],
      [{ content: `<script>${'x'.repeat(50)}</script>` }, 422, 'content'],
      [{ slug: 'first-draft' }, 409, 'slug'],
      [{ categoryId: 999_999 }, 422, 'categoryId'],
      [{ tagIds: [999_999] }, 422, 'tagIds'],
      [{ status: 'deleted' }, 422, 'status'],
    ];
    for (const [change, status, field] of cases) {
      expect(await admin.rest('PUT', `${POSTS}/${body.id}`, article('stays-as-it-is', change))).toMatchObject({
        status,
        body: { field },
      });
    }
    expect((await at.visitor.rest<Post>('GET', '/public/blog/posts/stays-as-it-is')).body.title).toBe(body.title);
  });

  it('reports where a category is used and refuses to delete it', async () => {
    expect(await admin.rest('DELETE', `/admin/configuration/blog/categories/${categoryId}`)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', details: { where: [expect.stringContaining('first-draft')] } },
    });
  });
});

describe('[business §6] permissions', () => {
  it.each([
    ['POST', POSTS],
    ['PUT', `${POSTS}/1`],
    ['PUT', `${POSTS}/1/publish`],
    ['DELETE', `${POSTS}/1`],
    ['POST', '/admin/configuration/blog/categories'],
    ['PUT', '/admin/configuration/blog/categories/1'],
    ['DELETE', '/admin/configuration/blog/categories/1'],
  ])('%s %s: admins only; a moderator reads', async (method, path) => {
    const body = path.includes('categories') ? { name: 'Name', slug: 'slug' } : article('by-somebody');
    expect((await at.visitor.rest(method, path, body)).status).toBe(401);
    for (const person of [customer, moderator]) expect((await person.rest(method, path, body)).status).toBe(403);
  });

  it('the editor’s list is for staff', async () => {
    expect((await at.visitor.rest('GET', POSTS)).status).toBe(401);
    expect((await customer.rest('GET', POSTS)).status).toBe(403);
    expect((await moderator.rest('GET', POSTS)).status).toBe(200);
  });
});

describe('[customer §2 Blog list] reading', () => {
  it('searches literally, filters by category, sorts, and pages by cursor without gaps', async () => {
    for (const number of [1, 2, 3, 4, 5])
      await admin.rest('POST', POSTS, article(`paged-article-${number}`, { title: `Mehndi plans ${number}` }));
    expect((await at.visitor.rest<Page>('GET', '/public/blog/posts?search=%25')).body.data).toEqual([]);
    expect((await at.visitor.rest<Page>('GET', '/public/blog/posts?search=MEHNDI')).body.paging.total).toBe(5);
    expect(
      (await at.visitor.rest<Page>('GET', `/public/blog/posts?categoryId=${categoryId}`)).body.data.map(
        ({ slug }) => slug,
      ),
    ).toEqual(['first-draft']);
    for (const sortBy of ['newest', 'oldest', 'popular']) {
      const whole = await at.visitor.rest<Page>('GET', `/public/blog/posts?limit=100&sortBy=${sortBy}`);
      const slugs: string[] = [];
      let cursor = '';
      do {
        const { body } = await at.visitor.rest<Page>('GET', `/public/blog/posts?limit=2&sortBy=${sortBy}${cursor}`);
        slugs.push(...body.data.map(({ slug }) => slug));
        cursor = body.paging.nextCursor ? `&cursor=${body.paging.nextCursor}` : '';
      } while (cursor !== '');
      expect(slugs).toEqual(whole.body.data.map(({ slug }) => slug));
    }
    expect(await at.visitor.rest('GET', '/public/blog/posts?sortBy=random')).toMatchObject({
      status: 422,
      body: { field: 'sortBy' },
    });
  });

  it('[customer §3 Blog post] answers posts, one post and categories with their fields', async () => {
    await admin.rest('POST', POSTS, article('fields-of-a-post', { categoryId, isFeatured: true }));
    const fields = {
      id: expect.any(Number),
      slug: 'fields-of-a-post',
      title: 'How to choose a hall: fields-of-a-post',
      excerpt: 'What to look for.',
      featuredImage: null,
      categoryId,
      isFeatured: true,
      viewCount: 0,
      publishedAt: expect.any(String),
      createdAt: expect.any(String),
    };
    for (const path of ['posts?limit=100', 'featured', 'recent?limit=100']) {
      const { body } = await at.visitor.rest<Page | Post[]>('GET', `/public/blog/${path}`);
      const posts = Array.isArray(body) ? body : body.data;
      expect(posts.find(({ slug }) => slug === 'fields-of-a-post')).toMatchObject(fields);
    }
    const { body: one } = await at.visitor.rest<Post>('GET', '/public/blog/posts/fields-of-a-post');
    expect(one).toMatchObject({ ...fields, viewCount: 1, content: expect.stringContaining('<p>word') });
    const { body: categories } = await at.visitor.rest<object[]>('GET', '/public/blog/categories');
    expect(categories).toContainEqual(expect.objectContaining({ id: categoryId, name: 'Weddings', color: '#3B82F6' }));
    await admin.rest('DELETE', `${POSTS}/${one.id}`);
  });

  it('[business §7 GET /api/admin/configuration/blog/posts] a draft can be read with every field of a PUT', async () => {
    const written = article('read-back', { categoryId, isFeatured: true, status: 'draft' });
    const { body: draft } = await admin.rest<Post>('POST', POSTS, written);
    const one = `${POSTS}/${draft.id}`;
    const { status, body } = await admin.rest('GET', one);
    expect({ status, body }).toMatchObject({ status: 200, body: { ...written, tags: [], media: [] } });
    expect((await admin.rest('PUT', one, { ...body, title: 'Changed after reading' })).status).toBe(200);
    expect((await admin.rest('GET', one)).body).toEqual({ ...body, title: 'Changed after reading' });
    expect((await (await at.person(Role.MODERATOR)).rest('GET', one)).status).toBe(200);
    for (const role of [Role.USER, Role.BUSINESS])
      expect((await (await at.person(role)).rest('GET', one)).status).toBe(403);
    expect((await at.visitor.rest('GET', one)).status).toBe(401);
    expect((await admin.rest('GET', `${POSTS}/999999`)).status).toBe(404);
    expect((await admin.rest('GET', `${POSTS}/0${draft.id}`)).status).toBe(422);
    await admin.rest('DELETE', one);
  });

  it('counts a visitor once in 24 hours, and staff never', async () => {
    await admin.rest('POST', POSTS, article('often-read'));
    const views = async (person: Person) =>
      (await person.rest<Post>('GET', '/public/blog/posts/often-read')).body.viewCount;
    expect([
      await views(at.visitor),
      await views(at.visitor),
      await views(customer),
      await views(admin),
      await views(moderator),
    ]).toEqual([1, 1, 2, 2, 2]);
    at.clock.advanceMinutes(24 * 60);
    expect(await views(at.visitor)).toBe(3);
    at.clock.set(TEST_NOW);
  });
});

describe('[product: control panel] comments', () => {
  const WRITE = 'mutation Write($input: BlogCommentInput!) { writeBlogComment(input: $input) { id parentId isOwn } }';
  const READ =
    'query Comments($postId: Int!) { blogComments(postId: $postId) { nodes { id content isHidden isOwn } totalCount } }';

  it('have one level of replies, and staff hide them with a reason', async () => {
    const { body: post } = await admin.rest<Post>('POST', POSTS, article('with-comments'));
    const write = (person: Person, parentId?: number) =>
      person.graphql<{ writeBlogComment: { id: number } }>(WRITE, {
        input: { postId: post.id, content: 'Very helpful <b>indeed</b>', parentId },
      });
    const first = (await write(customer)).data?.writeBlogComment.id ?? 0;
    const answer = (await write(moderator, first)).data?.writeBlogComment.id ?? 0;
    expect((await write(customer, answer)).errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'parentId',
    });
    expect((await write(at.visitor)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const hide = 'mutation Hide($id: Int!, $input: ReasonInput!) { hideBlogComment(id: $id, input: $input) }';
    expect((await customer.graphql(hide, { id: first, input: { reason: 'Spam' } })).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await moderator.graphql(hide, { id: first, input: { reason: 'Spam' } })).errors).toEqual([]);
    const { data } = await at.visitor.graphql(READ, { postId: post.id });
    expect(data).toEqual({
      blogComments: {
        nodes: [
          { id: first, content: '', isHidden: true, isOwn: false },
          { id: answer, content: 'Very helpful <b>indeed</b>', isHidden: false, isOwn: false },
        ],
        totalCount: 2,
      },
    });
  });
});

describe('[security: identity] comments of articles that are not public', () => {
  const READ = 'query Comments($postId: Int!) { blogComments(postId: $postId) { nodes { content } totalCount } }';
  const WRITE = 'mutation Write($input: BlogCommentInput!) { writeBlogComment(input: $input) { id } }';

  it('are not found for the public, and found by staff', async () => {
    const { body: post } = await admin.rest<Post>('POST', POSTS, article('soon-archived'));
    await customer.graphql(WRITE, { input: { postId: post.id, content: 'Before the archive' } });
    expect((await at.visitor.graphql(READ, { postId: post.id })).errors).toEqual([]);
    await admin.graphql('mutation Archive($id: Int!) { archiveBlogPost(id: $id) { id } }', { id: post.id });
    for (const person of [at.visitor, customer]) {
      expect((await person.graphql(READ, { postId: post.id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await person.graphql(READ, { postId: 999_999 })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await moderator.graphql(READ, { postId: post.id })).data).toMatchObject({
      blogComments: { totalCount: 1, nodes: [{ content: 'Before the archive' }] },
    });
  });

  it('of a scheduled article are not found before its time', async () => {
    const publishedAt = new Date(TEST_NOW.getTime() + 3_600_000).toISOString();
    const { body: post } = await admin.rest<Post>('POST', POSTS, article('not-yet-here', { publishedAt }));
    expect((await at.visitor.graphql(READ, { postId: post.id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
