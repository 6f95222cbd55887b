import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { toCsv, writeCsv, type CsvCell } from '../../files/csv-file.js';
import type { TextFile } from '../../graphql/text-file.js';
import { inTransaction } from '../../database/transaction.js';
import { numericFromHundredths } from '../../database/types.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { fromHundredths, ZERO, type Hundredths } from '../../domain/money/money.js';
import { CASH_MESSAGES, findExpectedCash, sumDay } from '../../domain/payments/cash-book.js';
import { LEDGER_MESSAGES, PaymentKind } from '../../domain/payments/ledger.js';
import { receiptNumber } from '../../domain/payments/receipts.js';
import { localDay, localTime } from '../../domain/time/zone.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { findClosingDay, findClosings, findDayEntries, insertClosing } from './cash-book.queries.js';
import type { CashBook, CashSum, CloseCashInput } from './cash-book.types.js';

/** @throws DomainError INVALID_INPUT for a day in the future */
function chooseDay(ctx: RequestContext, { timeZone }: Business, day: string | null | undefined): string {
  const today = localDay(ctx.now(), timeZone);
  if (day && day > today) throw invalidInput([{ field: 'day', message: LEDGER_MESSAGES.dayInFuture }]);
  return day ?? today;
}

async function readDay(ctx: RequestContext, em: EntityManager, business: Business, day: string): Promise<CashBook> {
  const { id: businessId, currency, timeZone } = business;
  const entries = await findDayEntries(em, { businessId, day });
  const closings = await findClosings(em, { businessId, day });
  const expected = findExpectedCash(entries, currency);
  const counts = closings.filter((closing) => closing.currency === currency);
  const [latest] = counts;
  return {
    day,
    today: localDay(ctx.now(), timeZone),
    timeZone,
    currency,
    expected,
    entries: entries.map((entry) => ({
      ...entry,
      receiptNumber: entry.receiptNumber === null ? null : receiptNumber(entry.receiptNumber),
    })),
    methods: sumDay(entries, false),
    members: sumDay(entries, true),
    counts: counts.map((count) => ({ ...count, difference: (count.counted - count.expected) as Hundredths })),
    changedSinceCount: latest !== undefined && latest.expected !== expected,
  };
}

/**
 * The cash book of a day of the viewer's business; three statements.
 * @param day in the business's time zone; defaults to today
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application; INVALID_INPUT for a day in the future
 */
export async function getCashBook(ctx: RequestContext, day?: string | null): Promise<CashBook> {
  const business = await requireTradingBusiness(ctx);
  return readDay(ctx, ctx.em, business, chooseDay(ctx, business, day));
}

/**
 * Records the cash that was counted at the end of a day. A day is counted once; another count names the latest one, which it corrects.
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application; INVALID_INPUT for a day in the future; CONFLICT if the day
 * is closed and the latest count isn't named; IDEMPOTENCY_MISMATCH
 */
export async function closeCash(ctx: RequestContext, input: CloseCashInput): Promise<CashBook> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const day = chooseDay(ctx, business, input.day);
    const once = { operation: 'closeCash', key: input.clientMutationId, request: input };
    const { id, created } = await createOnce(ctx, em, once, () => countCash(ctx, em, { business, day, input }));
    // A repeated request may come after midnight.
    const counted = created ? day : await findClosingDay(em, business.id, id);
    return readDay(ctx, em, business, counted ?? day);
  });
}

interface CountedDay {
  business: Business;
  day: string;
  input: CloseCashInput;
}

async function countCash(
  ctx: RequestContext,
  em: EntityManager,
  { business, day, input }: CountedDay,
): Promise<{ id: number }> {
  await lockBusiness(em, business.id);
  const { expected, counts, currency } = await readDay(ctx, em, business, day);
  const latest = counts[0]?.closingId ?? null;
  if ((input.correctsId ?? null) !== latest) {
    throw new DomainError('CONFLICT', input.correctsId ? CASH_MESSAGES.notLatest : CASH_MESSAGES.closed);
  }
  const { counted, note = null } = input;
  const id = await insertClosing(em, {
    ...{ businessId: business.id, day, currency, expected, counted, note, correctsId: latest },
    ...{ closedBy: requireViewer(ctx).id, createdAt: ctx.now() },
  });
  const subject = auditSubject('business', business.id, { businessId: business.id });
  const after = createSnapshot({
    day,
    currency,
    expected: fromHundredths(expected),
    counted: fromHundredths(counted),
  });
  await recordBusinessAction(ctx, em, { action: 'business.cash-counted', ...subject, before: null, after });
  return { id };
}

const HEADING = [
  'Recorded',
  'Booking',
  'Hall',
  'Customer',
  'Kind',
  'Method',
  'Reference',
  'Receipt',
  'Recorded by',
  'Taken back',
  'Currency',
  'Amount',
];

/** What an entry adds to the sums. */
function toCounted({ kind, amount, isCorrected }: CashBook['entries'][number]): Hundredths {
  if (isCorrected) return ZERO;
  return (kind === PaymentKind.REFUND ? 0 - amount : amount) as Hundredths;
}

function toSumCells({ currency, method, net }: CashSum): CsvCell[] {
  return ['Total', '', '', '', '', method, '', '', '', '', currency, numericFromHundredths(net)];
}

/** The cash book of a day as CSV, with a total for each method and currency. */
export async function exportCashBook(ctx: RequestContext, day?: string | null): Promise<TextFile> {
  const { timeZone } = await requireTradingBusiness(ctx);
  const book = await getCashBook(ctx, day);
  const content = await writeCsv(HEADING, book.entries, (entry) => [
    `${localDay(entry.createdAt, timeZone)} ${localTime(entry.createdAt, timeZone)}`,
    invoiceNumber(entry.bookingId),
    ...[entry.hall, entry.customerName, entry.kind, entry.method, entry.reference, entry.receiptNumber],
    ...[entry.recordedBy, entry.isCorrected ? 'Yes' : ''],
    ...[entry.currency, numericFromHundredths(toCounted(entry))],
  ]);
  const counts = book.counts
    .slice(0, 1)
    .map(({ currency, counted, closedBy, note }): CsvCell[] => [
      ...['Counted', '', '', '', '', 'CASH', note, '', closedBy, '', currency],
      numericFromHundredths(counted),
    ]);
  return {
    filename: `cash-book-${book.day}.csv`,
    mime: 'text/csv',
    content: content + toCsv([...book.methods.map(toSumCells), ...counts]),
  };
}
