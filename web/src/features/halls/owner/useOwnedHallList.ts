import type { OwnedHallOrder, OwnedHallsQueryVariables } from '../../../graphql/generated/owned-halls';
import { defineAddress, freeText, oneOf, positive, useAddressState } from '../../../lib/address-state';

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

/** The list's filters in the address. */
const ADDRESS = defineAddress<{ text: string; status: ShownStatus; order: OwnedHallOrder; page: number }>({
  text: freeText('search'),
  status: oneOf<ShownStatus, ShownStatus>('status', ['online', 'offline'], 'all'),
  order: oneOf('order', ORDERS, 'NEWEST'),
  page: positive('page', 1),
});

/** Search, order and page of the list, kept in the address: they survive going back and reloading. */
export function useOwnedHallList() {
  const { state, change, linkTo } = useAddressState(ADDRESS);
  const { text, status, order, page } = state;
  const variables: OwnedHallsQueryVariables = {
    filter: { text: text === '' ? null : text, status: status === 'all' ? null : STATUSES[status] },
    order,
    paging: { page, limit: HALLS_A_PAGE },
  };
  return {
    variables,
    ...state,
    isFiltered: text !== '' || status !== 'all',
    setText: (next: string) => change({ text: next }),
    setStatus: (next: ShownStatus) => change({ status: next }),
    setOrder: (next: OwnedHallOrder) => change({ order: next }),
    hrefFor: (number: number) => linkTo({ page: number }),
    clear: () => change({ text: '', status: 'all', order: 'NEWEST' }),
  };
}
