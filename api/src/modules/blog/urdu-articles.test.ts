import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';

interface Article {
  id: number;
  slug: string;
  title: string;
  content: string;
  titleUrdu: string | null;
  excerptUrdu: string | null;
  contentUrdu: string | null;
  readingMinutes: number;
  readingMinutesUrdu: number | null;
}
interface Refused {
  code: string;
  field: string;
  error: string;
}

const POSTS = '/admin/configuration/blog/posts';
const CATEGORIES = '/admin/configuration/blog/categories';

let at: Harness;
let admin: Person;
beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
});
afterAll(() => at.close());

const article = (slug: string, change: object = {}) => ({
  title: `A hall in two languages: ${slug}`,
  slug,
  content: `<p>${'word '.repeat(250)}</p>`,
  excerpt: 'What to look for.',
  status: 'published',
  ...change,
});
const urdu = {
  titleUrdu: 'شادی ہال کا انتخاب',
  excerptUrdu: 'مَوسم اور قیمت، دونوں دیکھیے۔',
  contentUrdu: `<h2>پہلے گنیے</h2><p>${'لفظ '.repeat(450)}</p>`,
};
const write = async (slug: string, change: object = {}) => {
  const { body, status } = await admin.rest<Article>('POST', POSTS, article(slug, change));
  expect(status).toBe(201);
  return body;
};
const refusal = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const answer = await admin.rest<Refused>(method, path, body);
  return [answer.status, answer.body.code, answer.body.field];
};

describe('[issue: Urdu] an article with an Urdu version', () => {
  it('is shown with both over REST and GraphQL, each with its reading time', async () => {
    await write('both-versions', urdu);
    const { body } = await at.visitor.rest<Article>('GET', '/public/blog/posts/both-versions');
    expect(body).toMatchObject({ ...urdu, excerpt: 'What to look for.', readingMinutes: 2, readingMinutesUrdu: 3 });
    expect(body.title).toBe('A hall in two languages: both-versions');
    const { data } = await at.visitor.graphql<{ blogPost: Article; blogPosts: { nodes: Article[] } }>(
      `{ blogPost(slug: "both-versions") { titleUrdu excerptUrdu contentUrdu readingMinutesUrdu }
         blogPosts(filter: { search: "both-versions" }) { nodes { titleUrdu excerptUrdu } } }`,
    );
    expect(data?.blogPost).toEqual({ ...urdu, readingMinutesUrdu: 3 });
    const { titleUrdu, excerptUrdu } = urdu;
    expect(data?.blogPosts.nodes).toEqual([{ titleUrdu, excerptUrdu }]);
    const { body: recent } = await at.visitor.rest<Article[]>('GET', '/public/blog/recent');
    expect(recent).toContainEqual(expect.objectContaining({ titleUrdu, excerptUrdu }));
  });

  it('has nulls without one', async () => {
    expect(await write('english-only')).toMatchObject({
      titleUrdu: null,
      excerptUrdu: null,
      contentUrdu: null,
      readingMinutesUrdu: null,
      categoryNameUrdu: null,
    });
  });

  it('keeps omitted parts in an update, and loses the version with nulls', async () => {
    const { id } = await write('kept-parts', urdu);
    const { body: kept } = await admin.rest<Article>('PUT', `${POSTS}/${id}`, article('kept-parts'));
    expect(kept).toMatchObject(urdu);
    const retitled = { titleUrdu: 'ہال اور لان', excerptUrdu: '' };
    const { body: changed } = await admin.rest('PUT', `${POSTS}/${id}`, article('kept-parts', retitled));
    expect(changed).toMatchObject({ titleUrdu: 'ہال اور لان', excerptUrdu: null, contentUrdu: urdu.contentUrdu });
    const none = { titleUrdu: null, contentUrdu: null };
    const { body: removed } = await admin.rest('PUT', `${POSTS}/${id}`, article('kept-parts', none));
    expect(removed).toMatchObject({ ...none, excerptUrdu: null, readingMinutesUrdu: null });
  });

  it('is sanitized as the English one', async () => {
    const contentUrdu =
      '<h1>سرخی</h1><p onclick="x()" dir="rtl">متن <a href="https://mehfil.test">ربط</a></p><script>x()</script>';
    const body = await write('sanitized-urdu', { ...urdu, contentUrdu });
    expect(body.contentUrdu).toBe(
      '<h2>سرخی</h2><p dir="rtl">متن <a href="https://mehfil.test" rel="noopener nofollow">ربط</a></p>',
    );
  });

  it.each([
    ['titleUrdu', { ...urdu, titleUrdu: 'ہال' }],
    ['titleUrdu', { ...urdu, titleUrdu: 'ہ'.repeat(256) }],
    ['titleUrdu', { ...urdu, titleUrdu: null }],
    ['titleUrdu', { contentUrdu: urdu.contentUrdu }],
    ['titleUrdu', { excerptUrdu: urdu.excerptUrdu }],
    ['contentUrdu', { titleUrdu: urdu.titleUrdu }],
    ['contentUrdu', { ...urdu, contentUrdu: '' }],
    ['contentUrdu', { ...urdu, contentUrdu: '<p>مختصر' }],
    ['contentUrdu', { ...urdu, contentUrdu: 'ل'.repeat(100_001) }],
    ['contentUrdu', { ...urdu, contentUrdu: '<script>alert(1)</script>' }],
    ['excerptUrdu', { ...urdu, excerptUrdu: 'ل'.repeat(1001) }],
  ])('is refused, naming %s, and nothing is written', async (field, change) => {
    const expected = [422, 'INVALID_INPUT', field];
    expect(await refusal('POST', POSTS, article('refused-urdu', change))).toEqual(expected);
    expect((await at.visitor.rest('GET', '/public/blog/posts/refused-urdu')).status).toBe(404);
    const { errors } = await admin.graphql(
      'mutation W($input: BlogPostInput!) { writeBlogPost(input: $input) { id } }',
      {
        input: { ...article('refused-urdu', change), status: 'PUBLISHED' },
      },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  it('is as large as the English one', async () => {
    const content = `<p>${'w'.repeat(99_990)}</p>`;
    const contentUrdu = `<p>${'ل'.repeat(99_990)}</p>`;
    expect((await write('largest-article', { ...urdu, content, contentUrdu })).contentUrdu).toBe(contentUrdu);
  });

  it('an update that leaves half of it is refused', async () => {
    const { id } = await write('half-taken', urdu);
    const half = article('half-taken', { titleUrdu: null });
    expect(await refusal('PUT', `${POSTS}/${id}`, half)).toEqual([422, 'INVALID_INPUT', 'titleUrdu']);
    expect((await admin.rest('GET', `${POSTS}/${id}`)).body).toMatchObject(urdu);
  });

  it('is recorded in the audit log', async () => {
    const { id } = await write('logged-urdu');
    await admin.rest('PUT', `${POSTS}/${id}`, article('logged-urdu', urdu));
    const { em } = at.context();
    const [entry] = await em.execute<{ before: object; after: object }[]>(
      `select before, after from audit_events where subject_type = 'post' and subject_id = ? order by id desc limit 1`,
      [String(id)],
    );
    expect(entry?.before).toMatchObject({ titleUrdu: null, contentUrdu: null });
    expect(entry?.after).toMatchObject({ titleUrdu: urdu.titleUrdu, contentUrdu: urdu.contentUrdu });
  });
});

describe('[issue: Urdu] the search of articles', () => {
  const found = async (path: string, text: string, person: Person) => {
    const { body } = await person.rest<{ data: Article[] }>('GET', `${path}?search=${encodeURIComponent(text)}`);
    return body.data.map(({ slug }) => slug);
  };

  it('finds Urdu words however their letters are typed, for readers and staff', async () => {
    await write('searched-in-urdu', {
      titleUrdu: 'مِہندی کی شام، چراغوں میں',
      excerptUrdu: 'كم خرچ ڈھولکی، ۱۵۰ مہمان',
      contentUrdu: '<p>آنگن میں بیٹھیے۔</p>',
    });
    for (const text of ['مہندی', 'مهندي', 'شام چراغوں', 'کم خرچ', 'ڈھول\u200cکی', '150', 'ڈھولکی،']) {
      expect([text, await found('/public/blog/posts', text, at.visitor)]).toEqual([text, ['searched-in-urdu']]);
      expect([text, await found(POSTS, text, admin)]).toEqual([text, ['searched-in-urdu']]);
    }
    expect(await found('/public/blog/posts', 'searched-in', at.visitor)).toEqual(['searched-in-urdu']);
    expect(await found('/public/blog/posts', 'بارات', at.visitor)).toEqual([]);
    expect(await found('/public/blog/posts', '%', at.visitor)).toEqual([]);
  });
});

describe('[issue: Urdu] the Urdu name of a category', () => {
  it('stands beside its name and on cards of its articles; an update that omits it keeps it', async () => {
    const category = { name: 'Seasons', slug: 'seasons' };
    const { body } = await admin.rest<{ id: number }>('POST', CATEGORIES, { ...category, nameUrdu: 'موسم' });
    expect(body).toMatchObject({ name: 'Seasons', nameUrdu: 'موسم' });
    const { body: kept } = await admin.rest('PUT', `${CATEGORIES}/${body.id}`, category);
    expect(kept).toMatchObject({ nameUrdu: 'موسم' });
    expect(await write('of-a-season', { categoryId: body.id })).toMatchObject({
      categoryName: 'Seasons',
      categoryNameUrdu: 'موسم',
    });
    const { body: all } = await at.visitor.rest<object[]>('GET', '/public/blog/categories');
    expect(all).toContainEqual(expect.objectContaining({ slug: 'seasons', nameUrdu: 'موسم' }));
    const long = { ...category, nameUrdu: 'م'.repeat(101) };
    expect(await refusal('PUT', `${CATEGORIES}/${body.id}`, long)).toEqual([422, 'INVALID_INPUT', 'nameUrdu']);
    const { body: removed } = await admin.rest('PUT', `${CATEGORIES}/${body.id}`, { ...category, nameUrdu: null });
    expect(removed).toMatchObject({ nameUrdu: null });
  });
});
