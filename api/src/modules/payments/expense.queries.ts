import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { enumName, hundredths, isOneOf, named, toEnumValue, type Database } from '../../database/tables.js';
import { numericFromHundredths } from '../../database/types.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { ExpenseCategory } from '../../domain/payments/expenses.js';
import type { Claim } from '../media/claims.js';

/** What uses the bill of an expense. */
export function toExpenseClaim(id: number): Claim {
  return `expense:${id}`;
}

/** Expenses (`x`) with what took them back (`c`), without the corrections themselves. */
function selectExpenses(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('booking_expenses as x')
    .innerJoin('users as u', 'u.id', 'x.recorded_by')
    .leftJoin('booking_expenses as c', 'c.corrects_id', 'x.id')
    .leftJoin('stored_files as f', (join) => join.on(sql<boolean>`f.claimed_by = 'expense:' || x.id`))
    .select([enumName<ExpenseCategory>('x.category').as('category'), hundredths('x.amount').as('amount')])
    .select(sql<string>`to_char(x.day, 'YYYY-MM-DD')`.as('day'))
    .select(named('x', ['id', 'bookingId', 'note', 'createdAt']))
    .select(['u.id as memberId', 'u.name as recordedBy', 'f.mime as fileType', 'c.note as correctedBecause'])
    .select(sql<boolean>`c.id is not null`.as('isCorrected'))
    .where('x.corrects_id', 'is', null);
}

/** An expense. */
export type ExpenseRow = InferResult<ReturnType<typeof selectExpenses>>[number];

/** The expenses of a booking, by day. */
export function findExpenses(em: EntityManager, bookingId: number): Promise<ExpenseRow[]> {
  return selectExpenses(em).where('x.booking_id', '=', bookingId).orderBy('x.day').orderBy('x.id').execute();
}

/** An expense. */
export function findExpense(em: EntityManager, id: number): Promise<ExpenseRow | undefined> {
  return selectExpenses(em).where('x.id', '=', id).executeTakeFirst();
}

/** A period of a business's expenses. */
export interface ExpensesOf {
  businessId: number;
  from: string;
  to: string;
}

/** The expenses of a business in a period, by day, with their bookings; one statement. */
export function findExpensesOfPeriod(em: EntityManager, { businessId, from, to }: ExpensesOf) {
  return selectExpenses(em)
    .innerJoin('bookings as b', 'b.id', 'x.booking_id')
    .select(['b.currency', 'b.hall_title as hall', 'b.customer_name as customerName'])
    .where('x.business_id', '=', businessId)
    .where('x.day', '>=', from)
    .where('x.day', '<=', to)
    .orderBy('x.day')
    .orderBy('x.id')
    .execute();
}

/** An expense as the books count it. */
export interface SpentRow {
  bookingId: number;
  amount: Hundredths;
  day: string;
}

/** The expenses of bookings that weren't taken back; one statement. */
export async function findSpent(em: EntityManager, bookingIds: readonly number[]): Promise<Map<number, SpentRow[]>> {
  const found = new Map<number, SpentRow[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return found;
  const rows = await em
    .getKysely<Database>()
    .selectFrom('booking_expenses as x')
    .leftJoin('booking_expenses as c', 'c.corrects_id', 'x.id')
    .select([hundredths('x.amount').as('amount'), sql<string>`to_char(x.day, 'YYYY-MM-DD')`.as('day')])
    .select(named('x', ['bookingId']))
    .where(isOneOf('x.booking_id', bookingIds))
    .where('x.corrects_id', 'is', null)
    .where('c.id', 'is', null)
    .orderBy('x.id')
    .execute();
  for (const row of rows) found.get(row.bookingId)?.push(row);
  return found;
}

/** An expense, or what takes one back, to add. */
export interface NewExpense {
  bookingId: number;
  businessId: number;
  category: ExpenseCategory;
  amount: Hundredths;
  day: string;
  note: string | null;
  correctsId: number | null;
  recordedBy: number;
  createdAt: Date;
}

/** Adds expenses, or what takes them back, in their order; one statement. @returns their ids */
export async function insertExpenses(em: EntityManager, expenses: readonly NewExpense[]): Promise<number[]> {
  if (expenses.length === 0) return [];
  const rows = await em
    .getKysely<Database>()
    .insertInto('booking_expenses')
    .values(
      expenses.map((expense) => ({
        booking_id: expense.bookingId,
        business_id: expense.businessId,
        category: toEnumValue(expense.category),
        amount: numericFromHundredths(expense.amount),
        day: expense.day,
        note: expense.note,
        corrects_id: expense.correctsId,
        recorded_by: expense.recordedBy,
        created_at: expense.createdAt,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Releases the bills of bookings' expenses, which are swept; the expenses stay. */
export async function eraseExpenseFiles(em: EntityManager, bookingIds: readonly number[]): Promise<void> {
  const db = em.getKysely<Database>();
  const expenses = await db
    .selectFrom('booking_expenses')
    .select('id')
    .where(isOneOf('booking_id', bookingIds))
    .execute();
  const claims = expenses.map(({ id }) => toExpenseClaim(id));
  await db.updateTable('stored_files').set({ claimed_by: null }).where(isOneOf('claimed_by', claims)).execute();
}
