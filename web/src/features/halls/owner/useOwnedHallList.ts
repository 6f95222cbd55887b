import { useSearchParams } from 'react-router-dom';
import type { OwnedHallOrder, OwnedHallsQueryVariables } from '../../../graphql/generated/owned-halls';
import { findAddressName, toAddressName } from '../../../lib/address-names';

/** Halls of a page. */
export const HALLS_A_PAGE = 20;

/** The orders in which halls can be listed. */
export const ORDERS: readonly OwnedHallOrder[] = [
  'NEWEST',
  'OLDEST',
  'TITLE',
  'TITLE_DESCENDING',
  'CAPACITY',
  'CAPACITY_DESCENDING',
  'PRICE_PER_HOUR',
  'PRICE_PER_HOUR_DESCENDING',
  'STATUS',
  'STATUS_DESCENDING',
];
const STATUSES = { online: 'ACTIVE', offline: 'INACTIVE' } as const;

/** Whether all halls are shown, or only those online or offline. */
export type ShownStatus = keyof typeof STATUSES | 'all';

/** Search, order and page of the list, kept in the address: they survive going back and reloading. */
export function useOwnedHallList() {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('search') ?? '';
  const wanted = parameters.get('status');
  const status: ShownStatus = wanted === 'online' || wanted === 'offline' ? wanted : 'all';
  const order = findAddressName(ORDERS, parameters.get('order')) ?? 'NEWEST';
  const page = Math.max(1, Math.trunc(Number(parameters.get('page')) || 1));

  const change = (changes: Record<string, string | null>) => {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        // Whatever else changes, the list begins anew.
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  };

  const variables: OwnedHallsQueryVariables = {
    filter: { text: text === '' ? null : text, status: status === 'all' ? null : STATUSES[status] },
    order,
    paging: { page, limit: HALLS_A_PAGE },
  };
  return {
    variables,
    text,
    status,
    order,
    page,
    isFiltered: text !== '' || status !== 'all',
    setText: (search: string) => change({ search }),
    setStatus: (next: ShownStatus) => change({ status: next === 'all' ? null : next }),
    setOrder: (next: OwnedHallOrder) => change({ order: next === 'NEWEST' ? null : toAddressName(next) }),
    hrefFor: (number: number) => {
      const next = new URLSearchParams(parameters);
      if (number === 1) next.delete('page');
      else next.set('page', String(number));
      return `?${next.toString()}`;
    },
    clear: () => setParameters({}, { replace: true }),
  };
}
