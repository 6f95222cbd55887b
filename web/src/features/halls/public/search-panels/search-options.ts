import type { CapacityOption } from '@mehfil/api/domain/halls/search';
import type { SelectOption } from '../../../../ui/select-options';

export const CAPACITY_OPTIONS: readonly SelectOption<CapacityOption | null>[] = [
  { value: null, label: 'Any capacity' },
  { value: 50, label: 'Up to 100 guests' },
  { value: 100, label: '100-300 guests' },
  { value: 300, label: '300-500 guests' },
  { value: 500, label: '500+ guests' },
];

export const RATING_OPTIONS: readonly SelectOption<number | null>[] = [
  { value: null, label: 'Any rating' },
  { value: 4, label: '4.0+' },
  { value: 4.5, label: '4.5+' },
  { value: 5, label: '5.0' },
];
