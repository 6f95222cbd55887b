import type { WireOfferedFacts } from '../../domain/bookings/entry.js';
import { readFileLocale } from '../../domain/accounts/file-locale.js';
import type { WirePayments } from '../../domain/bookings/settlement.js';
import { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';
import { defineRoutes, LOCALE_PARAMETER, TEXT_FILE_FIELDS, toTextFile } from '../../rest/route.js';
import { BOOKING } from '../bookings/booking.rest.js';
import type { InvoicedBooking } from './invoice.pdf.js';
import { assertHasPapers } from './paper.access.js';

/** A booking by the schema's names of enum values. */
type NamedBooking = Omit<InvoicedBooking, 'status' | 'cancellationReason'> &
  WireOfferedFacts & {
    status: keyof typeof BookingStatus;
    cancellationReason: keyof typeof CancellationReason | null;
  };

function toInvoiced({ status, cancellationReason, ...booking }: NamedBooking): InvoicedBooking {
  return {
    ...booking,
    status: BookingStatus[status],
    cancellationReason: cancellationReason && CancellationReason[cancellationReason],
  };
}

/** REST routes of the papers of bookings (docs/coverage.md: customer §7, business §7). */
export const paperRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/user/bookings/{id}/invoice.pdf',
    summary:
      'The invoice of a booking as a PDF, in English or Urdu, with what was charged, received and refunded; for its customer, its owner and staff.',
    tag: 'Bookings',
    query: { locale: LOCALE_PARAMETER },
    operation: `query RestInvoice($id: Int!) { booking(id: $id) { ${BOOKING} }
      bookingPayments(id: $id) { owed balance entries { kind amount note isCorrected } } }`,
    variables: ({ params }) => ({ id: params.id }),
    mediaTypes: ['application/pdf'],
    render: async ({ booking, bookingPayments }, ctx, { query }) => {
      const locale = readFileLocale(query.locale);
      const named = booking as NamedBooking;
      assertHasPapers(named);
      const invoiced = toInvoiced(named);
      const account = { payments: bookingPayments as WirePayments, now: ctx.now() };
      // Fonts and PDF code are loaded on first use.
      const { renderInvoice, readLogo } = await import('./invoice.pdf.js');
      return {
        bytes: await renderInvoice(invoiced, await readLogo(ctx.app.files, invoiced.sellerLogo), locale, account),
        mime: 'application/pdf',
        name: `${invoiced.invoiceNumber}.pdf`,
      };
    },
  },
  {
    method: 'GET',
    path: '/user/bookings/{id}/calendar.ics',
    summary:
      'A booking as an iCalendar file, to add to a calendar, in English or Urdu; for its customer and its owner.',
    tag: 'Bookings',
    query: { locale: LOCALE_PARAMETER },
    operation: `query RestBookingCalendarFile($id: Int!, $locale: String) {
      bookingCalendarFile(id: $id, locale: $locale) { ${TEXT_FILE_FIELDS} } }`,
    variables: ({ params, query }) => ({ id: params.id, locale: query.locale }),
    mediaTypes: ['text/calendar'],
    render: ({ bookingCalendarFile }) => toTextFile(bookingCalendarFile),
  },
  {
    method: 'GET',
    path: '/business/bookings/export.csv',
    summary: 'The bookings of the owner’s business as a CSV file, with the list’s filters.',
    tag: 'Bookings',
    operation: `query RestExportBookings($filter: BookingFilter, $order: BookingOrder! = NEWEST) {
      exportBookings(filter: $filter, order: $order) { ${TEXT_FILE_FIELDS} } }`,
    variables: ({ query }) => ({ filter: query, order: query.order }),
    mediaTypes: ['text/csv'],
    render: ({ exportBookings }) => toTextFile(exportBookings),
  },
]);
