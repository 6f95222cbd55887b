import { defineAddress, oneOf, positive } from '../../../lib/address-fields';
import { paths } from '../../../lib/paths';

/** What the blog tab shows beside its list. */
export type BlogView = 'post' | 'categories' | 'comments';

/** View of the blog tab in the address; null is its list. A post without a number is a new one. */
export const BLOG_ADDRESS = defineAddress<{ view: BlogView | null; post: number | null }>({
  view: oneOf<BlogView, null>('view', ['post', 'categories', 'comments'], null),
  post: positive('post', null),
});

/** Address of a view of the blog tab; without one that of the list. */
export function blogAddress(view: BlogView | null = null, post: number | null = null): string {
  const query = BLOG_ADDRESS.write({ view, post }, new URLSearchParams({ tab: 'blog' }));
  return `${paths.controlPanel}?${query.toString()}`;
}
