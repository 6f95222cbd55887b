import type { CapacityOption } from '@mehfil/api/domain/halls/search';

/** Sizes of halls that can be searched for; null for any. */
export const CAPACITIES: readonly (CapacityOption | null)[] = [null, 50, 100, 300, 500];

/** Lowest ratings that can be searched for; null for any. */
export const RATINGS: readonly (number | null)[] = [null, 4, 4.5, 5];
