import { useSearchParams } from 'react-router-dom';

/** The filters of a list, as they stand in the page's address. */
export interface UrlFilters<Name extends string> {
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
export function useUrlFilters<Name extends string>(defaults: Readonly<Record<Name, string>>): UrlFilters<Name> {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(defaults) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? defaults[name]])) as Record<
    Name,
    string
  >;
  const write = (change: (next: URLSearchParams) => void, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const put = (next: URLSearchParams, name: Name, value: string) => {
    if (value === defaults[name]) next.delete(name);
    else next.set(name, value);
  };
  return {
    values,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    isFiltered: names.some((name) => values[name] !== defaults[name]),
    change: (part, { replace = false } = {}) =>
      write((next) => {
        for (const name of names) {
          const value = part[name];
          if (value !== undefined) put(next, name, value);
        }
        next.delete('page');
      }, replace),
    goTo: (page, { replace = false } = {}) =>
      write((next) => {
        if (page <= 1) next.delete('page');
        else next.set('page', String(page));
      }, replace),
    clear: () =>
      write((next) => {
        for (const name of [...names, 'page']) next.delete(name);
      }),
  };
}
