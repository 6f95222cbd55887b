import type { RequestContext } from '../../context.js';
import { writeCsv, type CsvCell } from '../../csv-file.js';
import type { BookingOrder } from '../../domain/bookings/filter.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { BOOKING_STATUS_LABELS, CANCELLATION_LABELS } from '../../domain/bookings/transitions.js';
import { invalidInput } from '../../domain/input/errors.js';
import { localDay, localTime } from '../../domain/time/zone.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { TextFile } from '../businesses/dashboard.types.js';
import type { BookingFilter } from './booking.inputs.js';
import { filteredBookings } from './booking.list.js';
import type { BookingRow } from './booking.queries.js';
import type { BookedService } from './booking.types.js';
import { findServices, type AgreedServices } from './booked-services.queries.js';

/** A column of the file: heading and cell. */
type Column = readonly [heading: string, cell: (row: BookingRow, services: AgreedServices | undefined) => CsvCell];

function formatInstant(instant: string | null, zone: string): string | null {
  if (instant === null) return null;
  const at = new Date(instant);
  return `${localDay(at, zone)} ${localTime(at, zone)}`;
}

function formatServices(services: readonly BookedService[]): string {
  return services.map(({ name, quantity }) => (quantity > 1 ? `${quantity} x ${name}` : name)).join('; ');
}

/** Local times at the hall, and amounts as exact decimals. */
const COLUMNS: readonly Column[] = [
  ['Invoice', (row) => invoiceNumber(row.id)],
  ['Status', (row) => BOOKING_STATUS_LABELS[row.status]],
  ['Date', (row) => localDay(new Date(row.start_time), row.time_zone)],
  ['Start', (row) => formatInstant(row.start_time, row.time_zone)],
  ['End', (row) => formatInstant(row.end_time, row.time_zone)],
  ['Hall', (row) => row.hall_title],
  ['Customer', (row) => row.customer_name],
  ['Phone', (row) => row.customer_phone],
  ['Email', (row) => row.customer_email],
  ['Guests', (row) => row.guest_count],
  ['Chosen services', (_row, services) => formatServices(services?.optional ?? [])],
  ['Requests', (row) => row.special_requests],
  ['Currency', (row) => row.currency],
  ['Hall price', (row) => row.hall_base_price],
  ['Category', (row) => row.category_price],
  ['Type', (row) => row.type_price],
  ['Fixed services', (row) => row.fixed_services_price],
  ['Optional services', (row) => row.optional_services_price],
  ['Discount', (row) => row.discount_amount],
  ['Tax', (row) => row.tax_amount],
  ['Total', (row) => row.total_price],
  ['Requested', (row) => formatInstant(row.created_at, row.time_zone)],
  ['Confirmed', (row) => formatInstant(row.confirmed_at, row.time_zone)],
  ['Cancelled', (row) => formatInstant(row.cancelled_at, row.time_zone)],
  ['Reason', (row) => row.cancellation_reason && CANCELLATION_LABELS[row.cancellation_reason]],
  ['Note', (row) => row.cancellation_note],
  ['Private notes', (row) => row.notes],
];

/**
 * Exports the bookings of the viewer's business as CSV, with the filter and order of the list; two statements.
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application; INVALID_INPUT and ANSWER_TOO_LARGE above the limits
 * of a file
 */
export async function exportBookings(
  ctx: RequestContext,
  filter: BookingFilter | null | undefined,
  order: BookingOrder,
): Promise<TextFile> {
  const business = await requireTradingBusiness(ctx);
  const max = BOOKING_LIMITS.exportMaxRows;
  const rows = await filteredBookings(ctx.em, business, { filter: filter ?? {}, order, limit: max + 1 });
  if (rows.length > max) {
    const message = `A file holds at most ${max.toLocaleString('en-US')} bookings: choose a shorter time`;
    throw invalidInput([{ field: 'from', message }]);
  }
  const services = await findServices(
    ctx.em,
    rows.map(({ id }) => id),
  );
  const line = (row: BookingRow) => COLUMNS.map(([, cell]) => cell(row, services.get(row.id)));
  return {
    filename: `bookings-${localDay(ctx.now(), business.timeZone)}.csv`,
    mime: 'text/csv',
    content: await writeCsv(
      COLUMNS.map(([heading]) => heading),
      rows,
      line,
    ),
  };
}
