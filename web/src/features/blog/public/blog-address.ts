import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { BlogSort } from '@mehfil/api/domain/blog/search';
import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { isSlug } from '@mehfil/api/domain/text/slug';
import { defineAddress, oneOf, positive } from '../../../lib/address-fields';

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

/** The blog's search in the page's address (`?search=…&category=3&tag=mehndi&sort=popular`); newest first by default. */
export const BLOG_ADDRESS = defineAddress<BlogSearch>({
  search: {
    name: 'search',
    read: (text) => (text ?? '').trim().slice(0, SEARCH_LIMITS.textMaxCharacters) || undefined,
    write: (text) => text ?? null,
  },
  categoryId: positive('category', undefined),
  tag: {
    name: 'tag',
    read: (text) =>
      text !== null && isSlug(text) && text.length <= BLOG_LIMITS.categorySlugMaxCharacters ? text : undefined,
    write: (slug) => slug ?? null,
  },
  sortBy: oneOf('sort', Object.values(BlogSort), BlogSort.NEWEST),
});
