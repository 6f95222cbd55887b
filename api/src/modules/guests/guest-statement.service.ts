import type { RequestContext } from '../../context.js';
import { writeCsv, type CsvCell } from '../../files/csv-file.js';
import type { TextFile } from '../../graphql/text-file.js';
import { numericFromHundredths } from '../../database/types.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { isTooLong, STATEMENT_MESSAGES, writeStatement, type GuestAccount } from '../../domain/guests/statement.js';
import { invalidInput } from '../../domain/input/errors.js';
import type { Hundredths } from '../../domain/money/money.js';
import { PaymentKind } from '../../domain/payments/ledger.js';
import { receiptNumber } from '../../domain/payments/receipts.js';
import { localDay } from '../../domain/time/zone.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import { findEntriesByBooking, type EntryRow } from '../payments/payment.queries.js';
import { findOwingBookings, type OwingBooking } from './guest.queries.js';
import { loadGuest } from './guest.service.js';
import type { GuestAccountView, GuestStatement } from './guest-statement.types.js';

type Account = GuestAccount<OwingBooking & { entries: readonly EntryRow[] }>;

function toAccount({ bookings, entries, amounts, ...account }: Account): GuestAccountView {
  return {
    ...account,
    owed: amounts.owed,
    total: (account.broughtForward + amounts.owed) as Hundredths,
    paid: amounts.paid,
    paidForRequests: amounts.paidForRequests,
    bookings: bookings.map(({ id, hallTitle, date, status, amounts: { owed, paid, balance } }) => ({
      ...{ bookingId: id, invoiceNumber: invoiceNumber(id), hall: hallTitle, date, status, owed, paid, balance },
    })),
    entries: entries.map(({ id, bookingId, day, kind, method, reference, receiptNumber: number, amount }) => ({
      ...{ entryId: id, bookingId, invoiceNumber: invoiceNumber(bookingId), day, kind, method, reference, amount },
      receiptNumber: number === null ? null : receiptNumber(number),
    })),
  };
}

/**
 * The statement of account of a guest of the viewer's business; four statements.
 * @param typed the phone number, in any spelling
 * @param from the first day of the bookings; what is left of earlier ones is brought forward. Null for all
 * @throws DomainError NOT_FOUND without a booking of the business that has this phone number; INVALID_INPUT naming `from` for a
 * statement with too many bookings or payments
 */
export async function getGuestStatement(
  ctx: RequestContext,
  typed: string,
  from: string | null,
): Promise<GuestStatement> {
  const business = await requireTradingBusiness(ctx);
  const { phone, name } = await loadGuest(ctx, ctx.em, business, typed);
  const bookings = await findOwingBookings(ctx.em, business.id, [phone]);
  const entries = await findEntriesByBooking(
    ctx.em,
    bookings.map(({ id }) => id),
  );
  const accounts = writeStatement(
    bookings.map((booking) => ({ ...booking, entries: entries.get(booking.id) ?? [] })),
    from,
    ctx.now(),
  );
  if (isTooLong(accounts)) throw invalidInput([{ field: 'from', message: STATEMENT_MESSAGES.tooLong }]);
  const { name: businessName, location: businessAddress, phone: businessPhone } = business;
  const day = localDay(ctx.now(), business.timeZone);
  return { phone, name, businessName, businessAddress, businessPhone, from, day, accounts: accounts.map(toAccount) };
}

const HEADING = ['Day', 'Booking', 'Hall', 'Entry', 'Method', 'Reference', 'Receipt', 'Currency', 'Owed', 'Paid'];

const toCell = (amount: Hundredths): CsvCell => numericFromHundredths(amount);

function toCells({ currency, broughtForward, bookings, entries, ...sums }: GuestAccountView): CsvCell[][] {
  const halls = new Map(bookings.map(({ bookingId, hall }) => [bookingId, hall]));
  return [
    ...(broughtForward === 0
      ? []
      : [['', '', '', 'Brought forward', '', '', '', currency, toCell(broughtForward), '']]),
    ...bookings.map((booking): CsvCell[] => [
      ...[booking.date, booking.invoiceNumber, booking.hall, booking.status.toUpperCase(), '', '', '', currency],
      ...[toCell(booking.owed), ''],
    ]),
    ...entries.map((entry): CsvCell[] => [
      ...[entry.day, entry.invoiceNumber, halls.get(entry.bookingId), entry.kind, entry.method, entry.reference],
      ...[entry.receiptNumber, currency, ''],
      toCell((entry.kind === PaymentKind.REFUND ? 0 - entry.amount : entry.amount) as Hundredths),
    ]),
    ['', '', '', 'Total', '', '', '', currency, toCell(sums.total), toCell(sums.paid)],
    ...(sums.paidForRequests === 0
      ? []
      : [['', '', '', 'Of which for requests', '', '', '', currency, '', toCell(sums.paidForRequests)]]),
    ['', '', '', 'Left to pay', '', '', '', currency, toCell(sums.balance), ''],
  ];
}

/** The statement of account of a guest as CSV, with totals for each currency. */
export async function exportGuestStatement(ctx: RequestContext, typed: string, from: string | null): Promise<TextFile> {
  const { phone, day, accounts } = await getGuestStatement(ctx, typed, from);
  const content = await writeCsv(HEADING, accounts.flatMap(toCells), (cells) => cells);
  return { filename: `statement-${phone.slice(1)}-${day}.csv`, mime: 'text/csv', content };
}
