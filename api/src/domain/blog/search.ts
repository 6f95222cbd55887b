/** How articles are ordered. */
export enum BlogSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  POPULAR = 'popular',
}
