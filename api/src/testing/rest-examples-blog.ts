import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';

/** An admin writes, publishes and deletes an article, and a visitor reads. */
export async function recordBlog(
  recorder: ExampleRecorder,
  { visitor, admin }: { visitor: Person; admin: Person },
): Promise<void> {
  const configuration = '/admin/configuration/blog';
  const category = { name: 'Planning', slug: 'planning', description: 'Before the day', color: '#0E6B56' };
  const stored = await recorder.call<{ id: number }>(admin, `POST ${configuration}/categories`, { body: category });
  await recorder.call(admin, `PUT ${configuration}/categories/{id}`, { params: { id: stored.id }, body: category });
  const post = {
    title: 'How to choose a hall',
    slug: 'how-to-choose-a-hall',
    content: '<p>Begin with the guests: how many will come, and how many of them by car?</p>',
    excerpt: 'Five questions to ask before you pay.',
    titleUrdu: 'ہال کا انتخاب کیسے کریں',
    excerptUrdu: 'ادائیگی سے پہلے پوچھنے کے پانچ سوال۔',
    contentUrdu: '<p>ابتدا مہمانوں سے کریں: کتنے آئیں گے، اور کتنے گاڑیوں پر؟</p>',
    featuredImage: null,
    categoryId: stored.id,
    status: 'draft',
    isFeatured: true,
  };
  const { id } = await recorder.call<{ id: number }>(admin, `POST ${configuration}/posts`, { body: post });
  await recorder.call(admin, `GET ${configuration}/posts/{id}`, { params: { id } });
  await recorder.call(admin, `PUT ${configuration}/posts/{id}`, { params: { id }, body: post });
  await recorder.call(admin, `PUT ${configuration}/posts/{id}/publish`, { params: { id } });
  await recorder.call(admin, `GET ${configuration}/posts`, { query: { status: 'published', limit: 10 } });
  await recorder.call(admin, `GET ${configuration}/categories`);
  await recorder.call(visitor, 'GET /public/blog/posts', { query: { search: 'hall', sortBy: 'newest', limit: 10 } });
  await recorder.call(visitor, 'GET /public/blog/posts/{slug}', { params: { slug: post.slug } });
  await recorder.call(visitor, 'GET /public/blog/categories');
  await recorder.call(visitor, 'GET /public/blog/featured');
  await recorder.call(visitor, 'GET /public/blog/recent', { query: { limit: 3 } });
  await recorder.call(admin, `DELETE ${configuration}/posts/{id}`, { params: { id } });
  await recorder.call(admin, `DELETE ${configuration}/categories/{id}`, { params: { id: stored.id } });
}
