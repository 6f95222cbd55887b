import type { FilterOption } from '@mehfil/api/domain/halls/budgets';
import type { CapacityOption } from '@mehfil/api/domain/halls/search';

export const CAPACITY_OPTIONS: ReadonlyArray<FilterOption<CapacityOption>> = [
  { value: 'all', label: 'Any capacity' },
  { value: 50, label: 'Up to 100 guests' },
  { value: 100, label: '100-300 guests' },
  { value: 300, label: '300-500 guests' },
  { value: 500, label: '500+ guests' },
];

export const RATINGS = [4, 4.5, 5] as const;
type RatingOption = (typeof RATINGS)[number];

export const RATING_OPTIONS: ReadonlyArray<FilterOption<RatingOption>> = [
  { value: 'all', label: 'Any rating' },
  { value: 4, label: '4.0+' },
  { value: 4.5, label: '4.5+' },
  { value: 5, label: '5.0' },
];
