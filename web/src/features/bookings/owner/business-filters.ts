import { OCCASIONS, type Occasion } from '@mehfil/api/domain/bookings/occasions';
import type { BusinessBookingsQueryVariables } from '../../../graphql/generated/business-bookings';
import { toAddressName } from '../../../lib/address-names';
import { day, defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';

/** Statuses and orders in the order in which they are offered. */
export const STATUSES = ['PENDING', 'CONFIRMED', 'CANCELLED'] as const;
export const ORDERS = ['ANSWER_FIRST', 'NEWEST', 'OLDEST', 'SOONEST', 'LATEST', 'HIGHEST'] as const;

type Status = (typeof STATUSES)[number];
const PAYMENTS = ['DUE', 'OVERDUE', 'REFUND'] as const;

type Payment = (typeof PAYMENTS)[number];
type Order = (typeof ORDERS)[number];

/** The filters of the owner's list, as they stand in the address. */
export interface Filters {
  status: Status | null;
  hallId: number | null;
  occasion: Occasion | null;
  from: string;
  to: string;
  label: string;
  /** Only what waits for the business. */
  needs: 'ACTION' | null;
  /** Only those of which something is due, overdue or to be refunded. */
  payment: Payment | null;
  text: string;
  order: Order;
  page: number;
}

/** How many bookings a page shows. */
export const PAGE_SIZE = 20;

/** The filters in the address; what makes no sense there counts as absent. */
export const BOOKING_ADDRESS = defineAddress<Filters>({
  status: oneOf('status', STATUSES, null),
  hallId: positive('hall', null),
  occasion: oneOf('occasion', OCCASIONS, null),
  from: day('from'),
  to: day('to'),
  label: freeText('label'),
  needs: oneOf('needs', ['ACTION'] as const, null),
  payment: oneOf('payment', PAYMENTS, null),
  text: freeText('q'),
  order: oneOf('order', ORDERS, 'NEWEST'),
  page: positive('page', 1),
});

/** The filters as the server takes them. A last day before the first one is left out rather than refused. */
export function toVariables({
  status,
  hallId,
  occasion,
  from,
  to,
  label,
  needs,
  payment,
  text,
  order,
  page,
}: Filters): BusinessBookingsQueryVariables {
  return {
    filter: {
      status,
      hallId,
      ...(occasion && { occasion }),
      from: from || null,
      to: to === '' || (from !== '' && to < from) ? null : to,
      label: label || null,
      needsAction: needs === null ? null : true,
      ...(payment && { payment }),
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
    payment: filters.payment && toAddressName(filters.payment),
    occasion: filters.occasion && toAddressName(filters.occasion),
    order: toAddressName(filters.order),
  });
  const present = entries.flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  );
  return `/api/business/bookings/export.csv?${new URLSearchParams(present).toString()}`;
}
