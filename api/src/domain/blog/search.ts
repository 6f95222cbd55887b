/** How articles are ordered. */
export const BlogSort = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  POPULAR: 'POPULAR',
} as const;
export type BlogSort = keyof typeof BlogSort;
