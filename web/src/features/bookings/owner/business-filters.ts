import { isDay } from '@mehfil/api/domain/time/days';
import { useSearchParams } from 'react-router-dom';
import type { BusinessBookingsQueryVariables } from '../../../graphql/generated/business-bookings';
import { findAddressName, toAddressName } from '../../../lib/address-names';

/** Statuses and orders in the order in which they are offered. */
export const STATUSES = ['PENDING', 'CONFIRMED', 'CANCELLED'] as const;
export const ORDERS = ['NEWEST', 'OLDEST', 'SOONEST', 'LATEST', 'HIGHEST'] as const;

type Status = (typeof STATUSES)[number];
type Order = (typeof ORDERS)[number];

/** The filters of the owner's list, as they stand in the address. */
export interface Filters {
  status: Status | null;
  hallId: number | null;
  from: string;
  to: string;
  text: string;
  order: Order;
  page: number;
}

/** How many bookings a page shows. */
export const PAGE_SIZE = 20;

function positive(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

function dayIn(text: string | null): string {
  return text !== null && isDay(text) ? text : '';
}

/** Reads filters from an address; what makes no sense there counts as absent. */
export function readFilters(params: URLSearchParams): Filters {
  return {
    status: findAddressName(STATUSES, params.get('status')?.toLowerCase()) ?? null,
    hallId: positive(params.get('hall')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    text: (params.get('q') ?? '').slice(0, 200),
    order: findAddressName(ORDERS, params.get('order')?.toLowerCase()) ?? 'NEWEST',
    page: positive(params.get('page')) ?? 1,
  };
}

/** Writes filters for an address; what is at its default is left out. */
export function writeFilters({ status, hallId, from, to, text, order, page }: Filters): URLSearchParams {
  const entries: [string, string | null][] = [
    ['status', status && toAddressName(status)],
    ['hall', hallId === null ? null : String(hallId)],
    ['from', from],
    ['to', to],
    ['q', text.trim()],
    ['order', order === 'NEWEST' ? null : toAddressName(order)],
    ['page', page === 1 ? null : String(page)],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The filters as the server takes them. A last day before the first one is left out rather than refused. */
export function toVariables({ status, hallId, from, to, text, order, page }: Filters): BusinessBookingsQueryVariables {
  return {
    filter: {
      status,
      hallId,
      from: from || null,
      to: to === '' || (from !== '' && to < from) ? null : to,
      text: text.trim() || null,
    },
    order,
    paging: { limit: PAGE_SIZE, page },
  };
}

/** The address of the file with all bookings that these filters let through, in their order. */
export function exportAddress(filters: Filters): string {
  const { filter } = toVariables({ ...filters, page: 1 });
  const entries = Object.entries({
    ...filter,
    status: filters.status && toAddressName(filters.status),
    order: toAddressName(filters.order),
  });
  const present = entries.flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return `/api/business/bookings/export.csv?${new URLSearchParams(present).toString()}`;
}

/** The filters of the address bar, and a way to change some of them. Changing any but the page begins at page 1. */
export function useFilters(): { filters: Filters; change: (some: Partial<Filters>) => void; isFiltered: boolean } {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const { status, hallId, from, to, text } = filters;
  return {
    filters,
    change: (some) => setParams((now) => writeFilters({ ...readFilters(now), page: 1, ...some }), { replace: true }),
    isFiltered: status !== null || hallId !== null || [from, to, text].some((value) => value !== ''),
  };
}
