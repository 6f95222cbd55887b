import type { OwnedHallOrder, OwnedHallsQueryVariables } from '../../../graphql/generated/owned-halls';
import { defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { useListFilters } from '../../../ui/list/useListFilters';

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

interface Filters {
  text: string;
  status: ShownStatus;
  order: OwnedHallOrder;
  page: number;
}

const ADDRESS = defineAddress<Filters>({
  text: freeText('search'),
  status: oneOf<ShownStatus, ShownStatus>('status', ['online', 'offline'], 'all'),
  order: oneOf('order', ORDERS, 'NEWEST'),
  page: positive('page', 1),
});

/** Search, order and page of the list as the address has them, and as the server takes them. */
export function useOwnedHallList() {
  const filters = useListFilters(ADDRESS, ['order']);
  const { text, status, order, page } = filters.values;
  const variables: OwnedHallsQueryVariables = {
    filter: { text: text === '' ? null : text, status: status === 'all' ? null : STATUSES[status] },
    order,
    paging: { page, limit: HALLS_A_PAGE },
  };
  return { filters, variables };
}
