import { callApi } from './api';

/** The path of an article of the demo. */
export async function findArticle(url: string): Promise<string> {
  const { data } = await callApi<{ data: { slug: string }[] }>(url, '/public/blog/posts?limit=1');
  const [post] = data;
  if (!post) throw new Error('The demo has no article');
  return `/blog/post/${post.slug}`;
}
