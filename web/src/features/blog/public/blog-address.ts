import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { BlogSort } from '@mehfil/api/domain/blog/search';
import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { isSlug } from '@mehfil/api/domain/text/slug';
import { findAddressName, toAddressName } from '../../../lib/address-names';

export const BLOG_SORT_LABELS: Readonly<Record<BlogSort, string>> = {
  [BlogSort.NEWEST]: 'Newest First',
  [BlogSort.OLDEST]: 'Oldest First',
  [BlogSort.POPULAR]: 'Most Popular',
};

/** What a reader searches the blog for. */
export interface BlogSearch {
  search?: string;
  categoryId?: number;
  /** A tag's slug. */
  tag?: string;
  sortBy: BlogSort;
}

/** The blog search that stands in a page's address; newest first by default. */
export function parseBlogSearch(query: URLSearchParams): BlogSearch {
  const search = (query.get('search') ?? '').trim().slice(0, SEARCH_LIMITS.textMaxCharacters);
  const categoryId = query.get('category') ?? '';
  const tag = query.get('tag') ?? '';
  const sortBy = findAddressName(Object.values(BlogSort), query.get('sort')) ?? BlogSort.NEWEST;
  return {
    ...(search ? { search } : {}),
    ...(/^[1-9]\d{0,9}$/.test(categoryId) ? { categoryId: Number(categoryId) } : {}),
    ...(isSlug(tag) && tag.length <= BLOG_LIMITS.categorySlugMaxCharacters ? { tag } : {}),
    sortBy,
  };
}

/** The query of a blog search (`?search=…&category=3&tag=mehndi&sort=popular`); what is the default is left out. */
export function blogSearchQuery({ search, categoryId, tag, sortBy }: BlogSearch): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (categoryId) query.set('category', String(categoryId));
  if (tag) query.set('tag', tag);
  if (sortBy !== BlogSort.NEWEST) query.set('sort', toAddressName(sortBy));
  return query;
}
