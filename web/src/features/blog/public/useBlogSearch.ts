import { BlogSort } from '@mehfil/api/domain/blog/search';
import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useEffect, useState } from 'react';
import { useAddressState } from '../../../lib/address-state';
import { BLOG_ADDRESS, type BlogSearch } from './blog-address';

/** The blog's search: what is shown stands in the address; what is typed follows after a pause. */
export interface BlogSearchState {
  shown: BlogSearch;
  /** Nothing is searched for: all articles, the newest first. */
  isEmpty: boolean;
  typed: string;
  type: (text: string) => void;
  change: (part: Partial<BlogSearch>) => void;
  clearText: () => void;
  clear: () => void;
}

const NOTHING: BlogSearch = { search: undefined, categoryId: undefined, tag: undefined, sortBy: BlogSort.NEWEST };

/** Reads and writes the blog's search in the page's address; typing waits 300 ms (docs/coverage.md: customer §9). */
export function useBlogSearch(): BlogSearchState {
  const { state: shown, change: write } = useAddressState(BLOG_ADDRESS);
  const text = shown.search ?? '';
  const [typed, setTyped] = useState(text);
  const [shownText, setShownText] = useState(text);
  // Back and forward change the address under the field.
  if (shownText !== text) {
    setShownText(text);
    setTyped(text);
  }
  const change = (part: Partial<BlogSearch>, replace = false) => write(part, { replace });

  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => change({ search: typed.trim() }, true), SEARCH_LIMITS.blogDebounceMs);
    return () => clearTimeout(timer);
  });

  return {
    shown,
    isEmpty: Object.entries(NOTHING).every(([field, value]) => shown[field as keyof BlogSearch] === value),
    typed,
    type: setTyped,
    change,
    clearText: () => {
      setTyped('');
      change({ search: undefined });
    },
    clear: () => {
      setTyped('');
      change(NOTHING);
    },
  };
}
