import { paths } from '../../../lib/paths';

/** What the blog tab shows beside its list. */
export type BlogView = 'post' | 'categories' | 'comments';

/** Address of a view of the blog tab; without one that of the list. A post without a number is a new one. */
export function blogAddress(view?: BlogView, id?: number): string {
  const query = new URLSearchParams({ tab: 'blog' });
  if (view) query.set('view', view);
  if (id !== undefined) query.set('post', String(id));
  return `${paths.controlPanel}?${query.toString()}`;
}
