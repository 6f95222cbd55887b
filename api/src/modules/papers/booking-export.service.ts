import type { RequestContext } from '../../context.js';
import { writeCsv, type CsvCell } from '../../files/csv-file.js';
import { numericFromHundredths } from '../../database/types.js';
import type { BookingOrder } from '../../domain/bookings/filter.js';
import { isEntered, isUnacceptedOffer, isWaitingOffer } from '../../domain/bookings/entry.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { OCCASION_LABELS } from '../../domain/bookings/occasions.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { BOOKING_STATUS_LABELS, CANCELLATION_LABELS, WAITING_OFFER_LABEL } from '../../domain/bookings/transitions.js';
import { invalidInput } from '../../domain/input/errors.js';
import { toAgreedMenu } from '../../domain/menus/menus.js';
import { formatPhone } from '../../domain/text/phone.js';
import { localDay, localTime } from '../../domain/time/zone.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { TextFile } from '../../graphql/text-file.js';
import type { BookingFilter } from '../bookings/booking.inputs.js';
import { findFilteredBookings } from '../bookings/booking-list.service.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import type { AgreedServices, BookedService } from '../bookings/booking-price.types.js';
import { findServices } from '../bookings/booked-services.queries.js';

type Column = readonly [heading: string, cell: (row: BookingRow, services: AgreedServices | undefined) => CsvCell];

function formatInstant(instant: Date | null, zone: string): string | null {
  return instant && `${localDay(instant, zone)} ${localTime(instant, zone)}`;
}

function formatServices(services: readonly BookedService[]): string {
  return services.map(({ name, quantity }) => (quantity > 1 ? `${quantity} x ${name}` : name)).join('; ');
}

function formatStatus(row: BookingRow): string {
  return isWaitingOffer(row) ? WAITING_OFFER_LABEL : BOOKING_STATUS_LABELS[row.status];
}

/** Local times at the hall, and amounts as exact decimals. */
const COLUMNS: readonly Column[] = [
  ['Invoice', (row) => invoiceNumber(row.id)],
  ['Status', formatStatus],
  ['Date', (row) => localDay(row.startTime, row.timeZone)],
  ['Start', (row) => formatInstant(row.startTime, row.timeZone)],
  ['End', (row) => formatInstant(row.endTime, row.timeZone)],
  ['Hall', (row) => row.hallTitle],
  ['Customer', (row) => row.customerName],
  ['Phone', (row) => formatPhone(row.customerPhone, { currency: row.currency, timeZone: row.businessZone })],
  ['Email', (row) => row.customerEmail],
  ['Guests', (row) => row.guestCount],
  ['Shift', (row) => row.shiftName],
  ['Chosen services', (_row, services) => formatServices(services?.optional ?? [])],
  ['Requests', (row) => row.specialRequests],
  ['Currency', (row) => row.currency],
  ['Hall price', (row) => numericFromHundredths(row.hallBasePrice)],
  ['Category', (row) => numericFromHundredths(row.categoryPrice)],
  ['Type', (row) => numericFromHundredths(row.typePrice)],
  ['Fixed services', (row) => numericFromHundredths(row.fixedServicesPrice)],
  ['Optional services', (row) => numericFromHundredths(row.optionalServicesPrice)],
  ['Discount', (row) => numericFromHundredths(row.discountAmount)],
  ['Tax', (row) => numericFromHundredths(row.taxAmount)],
  ['Total', (row) => numericFromHundredths(row.totalPrice)],
  ['Requested', (row) => (isUnacceptedOffer(row) ? null : formatInstant(row.createdAt, row.timeZone))],
  ['Confirmed', (row) => formatInstant(row.confirmedAt, row.timeZone)],
  ['Cancelled', (row) => formatInstant(row.cancelledAt, row.timeZone)],
  ['Reason', (row) => row.cancellationReason && CANCELLATION_LABELS[row.cancellationReason]],
  ['Note', (row) => row.cancellationNote],
  ['Adjustment', (row) => numericFromHundredths(row.adjustmentAmount)],
  ['Quoted total', (row) => row.quotedPrice && numericFromHundredths(row.quotedPrice)],
  ['Reason of price', (row) => row.priceReason],
  ['Entered by', (row) => (isEntered(row.source) || row.isOffered ? 'Owner' : 'Customer')],
  ['Rate', (row) => row.rateReason],
  ['Rate amount', (row) => numericFromHundredths(row.rateAmount)],
  ['Private notes', (row) => row.notes],
  ['Labels', (row) => row.labels.join('; ')],
  ['Occasion', (row) => row.occasion && OCCASION_LABELS[row.occasion]],
  ['Menu', (row) => row.menu?.name ?? null],
  ['Menu amount', (row) => (row.menu ? numericFromHundredths(row.menuAmount) : null)],
  ['Children', (row) => row.menu && toAgreedMenu(row.menu).childCount],
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
  const asked = { filter: filter ?? {}, order, limit: max + 1, now: ctx.now() };
  const rows = await findFilteredBookings(ctx.em, business, asked);
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
