import type { FilterChip } from './FilterChips';
import type { ListFilters } from './useListFilters';

/**
 * The filters that are set, as chips that take them off.
 * @param filters what each reads, and what clears it; one without words isn't set
 */
export function toChips<State>(
  change: ListFilters<State>['change'],
  filters: readonly (readonly [label: string | false | null | undefined, cleared: Partial<State>])[],
): FilterChip[] {
  return filters.flatMap(([label, cleared]) =>
    label ? [{ key: Object.keys(cleared).join(), label, onRemove: () => change(cleared) }] : [],
  );
}
