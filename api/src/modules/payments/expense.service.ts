import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { writeCsv } from '../../files/csv-file.js';
import type { TextFile } from '../../graphql/text-file.js';
import { inTransaction } from '../../database/transaction.js';
import { numericFromHundredths } from '../../database/types.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { DomainError } from '../../domain/input/errors.js';
import { UploadKind } from '../../domain/media/uploads.js';
import { daysOfYear } from '../../domain/payments/books.js';
import { EXPENSE_MESSAGES, findEarnings } from '../../domain/payments/expenses.js';
import { sumLedger } from '../../domain/payments/ledger.js';
import { PAYMENT_LIMITS } from '../../domain/payments/limits.js';
import { localDay, localTime } from '../../domain/time/zone.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { claimProof } from '../media/claims.js';
import { toDocument } from '../media/media.service.js';
import type { StoredDocument } from '../media/media.types.js';
import { StoredFile } from '../media/stored-file.entity.js';
import { chooseYear } from './books.service.js';
import { canRecordExpense, canSeeExpense, canSeeFigures } from './expense.policy.js';
import {
  findExpense,
  findExpenses,
  findExpensesOfPeriod,
  insertExpenses,
  toExpenseClaim,
  type ExpenseRow,
} from './expense.queries.js';
import type { BookingExpenses, CorrectExpenseInput, RecordExpenseInput } from './expense.types.js';
import { findEntries } from './payment.queries.js';
import { toPastDay } from './payment.service.js';

const NOT_FOUND = 'Expense not found';

/** Money is spent for what was agreed on, also if it is cancelled later. */
function canBeRecorded({ confirmedAt }: Pick<BookingRow, 'confirmedAt'>): boolean {
  return confirmedAt !== null;
}

/**
 * The expenses of a booking, and what it earned.
 * @throws DomainError NOT_FOUND unless the viewer records payments of it
 */
export async function getBookingExpenses(ctx: RequestContext, bookingId: number): Promise<BookingExpenses> {
  const viewer = requireViewer(ctx);
  const row = await loadBooking(ctx, ctx.em, bookingId, canRecordExpense);
  const expenses = await findExpenses(ctx.em, bookingId);
  const presented = {
    ...{ bookingId, currency: row.currency, today: localDay(ctx.now(), row.timeZone) },
    expenses: expenses.filter((expense) => canSeeExpense(viewer, row, expense)),
    canBeRecorded: canBeRecorded(row),
  };
  if (!canSeeFigures(viewer, row)) return { ...presented, earnings: null };
  const { owed, paid } = sumLedger({ ...row, plan: row.paymentPlan }, await findEntries(ctx.em, bookingId), ctx.now());
  return { ...presented, earnings: { received: paid, agreed: owed, ...findEarnings({ owed, paid }, expenses) } };
}

/** Records in the audit log that something was recorded, but not what: staff read it. */
async function audit(
  ctx: RequestContext,
  em: EntityManager,
  action: 'booking.expense-recorded' | 'booking.expense-corrected',
  { id, businessId }: BookingRow,
): Promise<void> {
  const subject = auditSubject('booking', id, { businessId });
  await recordBusinessAction(ctx, em, { action, ...subject, before: null, after: null });
}

/**
 * Records an expense of a booking (docs/decisions/0077-expenses.md).
 * @throws DomainError NOT_FOUND unless the viewer records payments of it; CONFLICT unless it was confirmed, and for too many;
 * INVALID_INPUT for a day in the future and a file that isn't the viewer's or in use; IDEMPOTENCY_MISMATCH
 */
export async function recordExpense(
  ctx: RequestContext,
  bookingId: number,
  input: RecordExpenseInput,
): Promise<BookingExpenses> {
  const once = { operation: 'recordExpense', key: input.clientMutationId, request: { bookingId, ...input } };
  await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, once, async () => {
      const row = await loadBooking(ctx, em, bookingId, canRecordExpense);
      await lockBusiness(em, row.businessId);
      if (!canBeRecorded(row)) throw new DomainError('CONFLICT', EXPENSE_MESSAGES.unconfirmed);
      if ((await findExpenses(em, bookingId)).length >= PAYMENT_LIMITS.expensesMax) {
        throw new DomainError('CONFLICT', EXPENSE_MESSAGES.full);
      }
      const { category, amount, note = null, filename } = input;
      const expense = {
        ...{ bookingId, businessId: row.businessId, category, amount, note, correctsId: null },
        ...{ day: toPastDay(ctx, row, input.day), recordedBy: requireViewer(ctx).id, createdAt: ctx.now() },
      };
      const [id = 0] = await insertExpenses(em, [expense]);
      if (filename) await claimProof(ctx, em, { filename, claim: toExpenseClaim(id), field: 'filename' });
      await audit(ctx, em, 'booking.expense-recorded', row);
      return { id };
    }),
  );
  return getBookingExpenses(ctx, bookingId);
}

/** Finds an expense that the viewer may see, with its booking. @throws DomainError NOT_FOUND */
async function loadExpense(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
): Promise<{ row: BookingRow; expense: ExpenseRow }> {
  const expense = await findExpense(em, id);
  if (!expense) throw new DomainError('NOT_FOUND', NOT_FOUND);
  const row = await loadBooking(ctx, em, expense.bookingId, (viewer, facts) => canSeeExpense(viewer, facts, expense));
  return { row, expense };
}

/**
 * Takes back an expense that was wrong.
 * @throws DomainError NOT_FOUND unless the viewer may see it; CONFLICT if it was taken back before; IDEMPOTENCY_MISMATCH
 */
export async function correctExpense(
  ctx: RequestContext,
  expenseId: number,
  input: CorrectExpenseInput,
): Promise<BookingExpenses> {
  const { row } = await loadExpense(ctx, ctx.em, expenseId);
  const once = { operation: 'correctExpense', key: input.clientMutationId, request: { expenseId, ...input } };
  await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, once, async () => {
      await lockBusiness(em, row.businessId);
      const { expense } = await loadExpense(ctx, em, expenseId);
      if (expense.isCorrected) throw new DomainError('CONFLICT', EXPENSE_MESSAGES.corrected);
      const { category, amount } = expense;
      const correction = {
        ...{ bookingId: row.id, businessId: row.businessId, category, amount, correctsId: expenseId },
        ...{ day: localDay(ctx.now(), row.timeZone), note: input.reason },
        ...{ recordedBy: requireViewer(ctx).id, createdAt: ctx.now() },
      };
      const [id = 0] = await insertExpenses(em, [correction]);
      await audit(ctx, em, 'booking.expense-corrected', row);
      return { id };
    }),
  );
  return getBookingExpenses(ctx, row.id);
}

/**
 * The bill of an expense, for those who may see it.
 * @throws DomainError NOT_FOUND
 */
export async function readExpenseFile(ctx: RequestContext, expenseId: number): Promise<StoredDocument> {
  await loadExpense(ctx, ctx.em, expenseId);
  const file = await ctx.em.findOne(StoredFile, { kind: UploadKind.PROOF, claimedBy: toExpenseClaim(expenseId) });
  if (!file) throw new DomainError('NOT_FOUND', NOT_FOUND);
  return toDocument(file);
}

const HEADING = [
  ...['Day', 'Booking', 'Hall', 'Customer', 'Category', 'Note', 'Recorded by', 'Recorded', 'Taken back', 'Currency'],
  'Amount',
];

/**
 * The expenses of the viewer's business in a year as CSV; what was taken back has no amount.
 * @param year the calendar year; defaults to the current one of the business's time zone
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application; INVALID_INPUT naming year
 */
export async function exportExpenses(ctx: RequestContext, year?: number | null): Promise<TextFile> {
  const { id: businessId, timeZone } = await requireTradingBusiness(ctx);
  const shown = chooseYear(ctx, timeZone, year);
  const rows = await findExpensesOfPeriod(ctx.em, { businessId, ...daysOfYear(shown) });
  const content = await writeCsv(HEADING, rows, (row) => [
    ...[row.day, invoiceNumber(row.bookingId), row.hall, row.customerName, row.category, row.note, row.recordedBy],
    `${localDay(row.createdAt, timeZone)} ${localTime(row.createdAt, timeZone)}`,
    ...[row.isCorrected ? row.correctedBecause : '', row.currency],
    row.isCorrected ? '' : numericFromHundredths(row.amount),
  ]);
  return { filename: `expenses-${shown}.csv`, mime: 'text/csv', content };
}
