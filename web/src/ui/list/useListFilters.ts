import { useState } from 'react';
import { useAddressState, type Address } from '../../lib/address-state';

/** The filters of a list, as they stand in the page's address. */
export interface ListFilters<State> {
  /** Every filter's value, its default where the address has none. */
  values: State;
  /** The number of the page, from 1. */
  page: number;
  /** Whether any filter differs from its default. */
  isFiltered: boolean;
  /** Changes filters and goes back to the first page; `replace` leaves no step in the history. */
  change: (part: Partial<State>, options?: { replace?: boolean }) => void;
  /** Takes every filter back to its default. */
  clear: (options?: { replace?: boolean }) => void;
  /** How often they were cleared: what was typed into one and isn't understood, and so filters nothing, goes with them. */
  clearings: number;
  goTo: (page: number, options?: { replace?: boolean }) => void;
  /** The query of another page, for links. */
  linkToPage: (page: number) => string;
}

/**
 * Filters and page of a list that live in the page's address: a view can be shared, reloaded and gone back to. A default is
 * not written into the address; what else stands there (the tab) stays.
 *
 * @param address how filters and page are read and written
 * @param kept what is no filter, as the order: it stays when the filters are cleared
 */
export function useListFilters<State extends { page: number }>(
  address: Address<State>,
  kept: readonly (keyof State)[] = [],
): ListFilters<State> {
  const { state, change, linkTo } = useAddressState(address);
  const [clearings, setClearings] = useState(0);
  const defaults = address.read(new URLSearchParams());
  const names = (Object.keys(defaults) as (keyof State)[]).filter((name) => name !== 'page' && !kept.includes(name));
  const cleared: Partial<State> = {};
  for (const name of names) cleared[name] = defaults[name];
  const toPage = (page: number) => ({ page }) as Partial<State>;
  return {
    values: state,
    page: state.page,
    isFiltered: names.some((name) => state[name] !== defaults[name]),
    change: (part, { replace = false } = {}) => change(part, { replace }),
    clear: ({ replace = false } = {}) => {
      setClearings((before) => before + 1);
      change(cleared, { replace });
    },
    clearings,
    goTo: (page, { replace = false } = {}) => change(toPage(page), { replace }),
    linkToPage: (page) => linkTo(toPage(page)),
  };
}
