/** The orders of articles. */
export const BlogSort = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  POPULAR: 'POPULAR',
} as const;
export type BlogSort = keyof typeof BlogSort;
