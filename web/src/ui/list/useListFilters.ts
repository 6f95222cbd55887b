import { defineAddress, positive, useAddressState, type AddressField } from '../../lib/address-state';

const NUMBER = positive('page', 1);
/** The page in words, as everything else of these filters. */
const PAGE: AddressField<string> = {
  name: 'page',
  read: (text) => String(NUMBER.read(text)),
  write: (text) => NUMBER.write(Number(text)),
};

function plain(name: string, byDefault: string): AddressField<string> {
  return { name, read: (text) => text ?? byDefault, write: (value) => (value === byDefault ? null : value) };
}

/** The filters of a list, as they stand in the page's address. */
export interface ListFilters<Name extends string> {
  /** Every filter's value, its default where the address has none. */
  values: Readonly<Record<Name, string>>;
  /** The number of the page, from 1. */
  page: number;
  /** Whether any filter differs from its default. */
  isFiltered: boolean;
  /** Changes filters and goes back to the first page; `replace` leaves no step in the history. */
  change: (part: Partial<Record<Name, string>>, options?: { replace?: boolean }) => void;
  goTo: (page: number, options?: { replace?: boolean }) => void;
  /** Takes every filter back to its default. */
  clear: () => void;
}

/**
 * Filters and page of a list that live in the page's address: a view can be shared, reloaded and gone back to. A default is
 * not written into the address; what else stands there (the tab) stays.
 *
 * @param defaults the filters by their names in the address, with the values that they have when nothing is said
 */
export function useListFilters<Name extends string>(defaults: Readonly<Record<Name, string>>): ListFilters<Name> {
  const names = Object.keys(defaults) as Name[];
  const fields = Object.entries<string>(defaults).map(([name, byDefault]) => [name, plain(name, byDefault)] as const);
  const { state, change } = useAddressState(
    defineAddress<Record<string, string>>({ ...Object.fromEntries(fields), page: PAGE }),
  );
  return {
    values: state as Record<Name, string>,
    page: Number(state.page),
    isFiltered: names.some((name) => state[name] !== defaults[name]),
    change: (part, { replace = false } = {}) => change(part, { replace }),
    goTo: (page, { replace = false } = {}) => change({ page: String(page) }, { replace }),
    clear: () => change(defaults, { replace: false }),
  };
}
