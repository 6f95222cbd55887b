import type { RequestContext } from '../../context.js';
import { toCsv, writeCsv, type CsvCell } from '../../files/csv-file.js';
import type { TextFile } from '../../graphql/text-file.js';
import { numericFromHundredths } from '../../database/types.js';
import { invalidInput } from '../../domain/input/errors.js';
import { resolvePage, type Paging } from '../../domain/input/paging.js';
import type { Hundredths } from '../../domain/money/money.js';
import {
  type BookMeasure,
  BOOKS_MESSAGES,
  daysOfYear,
  findEarned,
  sumBooking,
  sumBooks,
  sumOpenRefunds,
  totalRows,
  type BookSums,
} from '../../domain/payments/books.js';
import { localDay } from '../../domain/time/zone.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import type { BookFilter } from './books.inputs.js';
import { findBooked, findRefundable, type BookedRow } from './books.queries.js';
import type { BookedBookings, BookRefund, Books } from './books.types.js';

const NAMES = {
  DUE: 'due',
  RECEIVED: 'received',
  UNPAID: 'unpaid',
  OVERDUE: 'overdue',
  SPENT: 'spent',
} as const satisfies Record<BookMeasure, keyof BookSums>;

/** How many bookings behind a sum are returned at once. */
const BOOKED_DEFAULT = 20;

function listHalls(rows: readonly Pick<BookedRow, 'hallId' | 'hall'>[], wanted: readonly { hallId: number }[]) {
  const ids = new Set(wanted.map(({ hallId }) => hallId));
  const titles = new Map(rows.filter(({ hallId }) => ids.has(hallId)).map(({ hallId, hall }) => [hallId, hall]));
  return [...titles]
    .map(([hallId, title]) => ({ hallId, title }))
    .sort((one, other) => one.title.localeCompare(other.title) || one.hallId - other.hallId);
}

/** The year of books, the current one without any. @throws DomainError INVALID_INPUT naming year */
export function chooseYear(ctx: RequestContext, timeZone: string, year?: number | null): number {
  const wanted = year ?? Number(localDay(ctx.now(), timeZone).slice(0, 4));
  if (!Number.isInteger(wanted) || wanted < 2000 || wanted > 2100)
    throw invalidInput([{ field: 'year', message: BOOKS_MESSAGES.yearInvalid }]);
  return wanted;
}

const withEarned = <Sums extends BookSums>(sums: Sums) => ({ ...sums, earned: findEarned(sums) });

async function listOpenRefunds(ctx: RequestContext, business: Business): Promise<BookRefund[]> {
  const { rows, entries } = await findRefundable(ctx.em, business);
  const titles = new Map(rows.map(({ hallId, hall }) => [hallId, hall]));
  const ledgers = rows.map((booking) => ({
    ...{ hallId: booking.hallId, currency: booking.currency, booking },
    entries: entries.get(booking.id) ?? [],
  }));
  return sumOpenRefunds(ledgers, ctx.now()).map((refund) => ({ ...refund, hall: titles.get(refund.hallId) ?? '' }));
}

/**
 * What was due, received and spent for the bookings of the viewer's business in a year, by month and hall, and what is to be
 * refunded today; six statements.
 * @param year the calendar year; defaults to the current one of the business's time zone
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application; INVALID_INPUT naming year
 */
export async function getBooks(ctx: RequestContext, year?: number | null): Promise<Books> {
  const business = await requireTradingBusiness(ctx);
  const wanted = chooseYear(ctx, business.timeZone, year);
  const { rows: booked, entries, expenses } = await findBooked(ctx.em, { business, days: daysOfYear(wanted) });
  const ledgers = booked.map((booking) => ({
    hallId: booking.hallId,
    currency: booking.currency,
    booking,
    entries: entries.get(booking.id) ?? [],
    expenses: expenses.get(booking.id) ?? [],
  }));
  const rows = sumBooks(ledgers, wanted, ctx.now());
  const openRefunds = await listOpenRefunds(ctx, business);
  return {
    year: wanted,
    currency: business.currency,
    openRefunds,
    halls: listHalls(booked, rows),
    rows: rows.map(withEarned),
    months: totalRows(rows, ({ month, currency }) => ({ month, hallId: null, currency })).map(withEarned),
    hallTotals: totalRows(rows, ({ hallId, currency }) => ({ month: null, hallId, currency })).map(withEarned),
    totals: totalRows(rows, ({ currency }) => ({ month: null, hallId: null, currency })).map(withEarned),
  };
}

/**
 * The bookings behind a sum of the books, by the day of the event; four statements.
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application
 */
export async function listBooked(
  ctx: RequestContext,
  { measure, from, to, hallId, currency: asked }: BookFilter,
  paging?: Paging | null,
): Promise<BookedBookings> {
  const business = await requireTradingBusiness(ctx);
  const currency = asked ?? business.currency;
  const days = { from: from ?? null, to };
  const { rows, entries, expenses } = await findBooked(ctx.em, { business, days, hallId, currency });
  const found = rows.flatMap((row) => {
    const ledger = { booking: row, entries: entries.get(row.id) ?? [], expenses: expenses.get(row.id) ?? [] };
    const amount = sumBooking(ledger, days, ctx.now())[NAMES[measure]];
    const { id: bookingId, hall, customerName, status, startTime, timeZone } = row;
    return amount === 0 ? [] : [{ bookingId, hall, customerName, status, date: localDay(startTime, timeZone), amount }];
  });
  const { limit, offset } = resolvePage(paging, BOOKED_DEFAULT);
  return {
    currency,
    totalCount: found.length,
    total: found.reduce((sum, { amount }) => sum + amount, 0) as Hundredths,
    nodes: found.slice(offset, offset + limit),
  };
}

const HEADING = ['Month', 'Hall', 'Currency', 'Due', 'Received', 'Unpaid', 'Overdue', 'Spent', 'Earned'];

function toAmounts(sums: BookSums): CsvCell[] {
  return [...Object.values(NAMES).map((name) => sums[name]), findEarned(sums)].map(numericFromHundredths);
}

/** The books of a year as CSV, with a total for each currency. */
export async function exportBooks(ctx: RequestContext, year?: number | null): Promise<TextFile> {
  const { year: shown, halls, rows, totals } = await getBooks(ctx, year);
  const titles = new Map(halls.map(({ hallId, title }) => [hallId, title]));
  const content = await writeCsv(HEADING, rows, (row) => [
    row.month ?? `Before ${shown}`,
    titles.get(row.hallId ?? 0),
    row.currency,
    ...toAmounts(row),
  ]);
  const sums = totals.map((total): CsvCell[] => ['Total', '', total.currency, ...toAmounts(total)]);
  return { filename: `books-${shown}.csv`, mime: 'text/csv', content: content + toCsv(sums) };
}
