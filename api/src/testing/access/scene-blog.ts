import type { EntityManager } from '@mikro-orm/postgresql';
import type { Person } from '../harness.js';
import { AT, insert } from './scene-rows.js';

/** Articles in every state, with a comment that is shown and one that is hidden, by `somebody`. */
export async function insertBlog(
  em: EntityManager,
  { admin, customer }: Readonly<Record<'admin' | 'customer', Person>>,
  somebody: number,
): Promise<Record<'published' | 'draft' | 'archived' | 'category' | 'tag' | 'comment' | 'hiddenComment', number>> {
  const post = (slug: string, status: string) =>
    insert(em, 'blog_posts', {
      title: `About halls: ${slug}`,
      slug,
      content: `<p>${'A sentence about halls. '.repeat(10)}</p>`,
      author_id: admin.id,
      status,
      published_at: status === 'draft' ? null : AT,
    });
  const published = await post('published', 'published');
  const comment = { post_id: published, content: 'What a fine article.' };
  const tag = await insert(em, 'blog_tags', { name: 'Flowers', slug: 'flowers' });
  await em.execute('insert into blog_post_tags (post_id, tag_id) values (?, ?)', [published, tag]);
  await insert(em, 'blog_media', { post_id: published, media_url: 'https://pictures.test/hall.webp', sort_order: 0 });
  return {
    published,
    tag,
    draft: await post('draft', 'draft'),
    archived: await post('archived', 'archived'),
    category: await insert(em, 'blog_categories', { name: 'Weddings', slug: 'weddings' }),
    comment: await insert(em, 'blog_comments', { ...comment, user_id: customer.id }),
    hiddenComment: await insert(em, 'blog_comments', {
      ...comment,
      user_id: somebody,
      status: 'hidden',
      hidden_reason: 'Rude',
      hidden_by: admin.id,
    }),
  };
}
