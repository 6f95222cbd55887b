import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import type { Locale } from '../../domain/accounts/locales.js';
import { enumName, hundredths, isOneOf, named, toEnumValue, type Database } from '../../database/tables.js';
import { numericFromHundredths } from '../../database/types.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { PaymentKind, PaymentMethod } from '../../domain/payments/ledger.js';
import type { PlanRule } from '../../domain/payments/plan.js';
import { paymentRulesJson } from '../bookings/hall-terms.queries.js';

function selectEntries(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('payment_entries as p')
    .innerJoin('users as u', 'u.id', 'p.recorded_by')
    .select([enumName<PaymentKind>('p.kind').as('kind'), sql<PaymentMethod | null>`upper(p.method)`.as('method')])
    .select([hundredths('p.amount').as('amount'), 'u.name as recordedBy'])
    .select(sql<string>`to_char(p.day, 'YYYY-MM-DD')`.as('day'))
    .select(named('p', ['id', 'bookingId', 'reference', 'note', 'correctsId', 'receiptNumber', 'createdAt']));
}

/** An entry of a ledger. */
export type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

/** The language that an account reads; null where none was chosen. */
export async function findLocale(em: EntityManager, userId: number): Promise<Locale | null> {
  const query = em.getKysely<Database>().selectFrom('users').select('locale').where('id', '=', userId);
  return (await query.executeTakeFirst())?.locale ?? null;
}

/** The entries of a booking, in the order in which they were recorded. */
export function findEntries(em: EntityManager, bookingId: number): Promise<EntryRow[]> {
  return selectEntries(em).where('p.booking_id', '=', bookingId).orderBy('p.id').execute();
}

/** The entries of bookings, in the order in which they were recorded; one statement. */
export async function findEntriesByBooking(
  em: EntityManager,
  bookingIds: readonly number[],
): Promise<Map<number, EntryRow[]>> {
  const entries = new Map<number, EntryRow[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return entries;
  const rows = await selectEntries(em).where(isOneOf('p.booking_id', bookingIds)).orderBy('p.id').execute();
  for (const row of rows) entries.get(row.bookingId)?.push(row);
  return entries;
}

/** The booking of an entry. */
export async function findBookingOfEntry(em: EntityManager, id: number): Promise<number | undefined> {
  const db = em.getKysely<Database>();
  const row = await db.selectFrom('payment_entries').select('booking_id').where('id', '=', id).executeTakeFirst();
  return row?.booking_id;
}

/**
 * Takes the next numbers of a business's receipts. Its row stays locked until the transaction ends, so that numbers have no gaps:
 * take them last.
 * @returns the last of them
 */
export async function takeReceiptNumbers(em: EntityManager, businessId: number, count = 1): Promise<number> {
  const { number } = await em
    .getKysely<Database>()
    .insertInto('receipt_counters')
    .values({ business_id: businessId, last_number: count })
    .onConflict((conflict) =>
      conflict.column('business_id').doUpdateSet({ last_number: sql<number>`receipt_counters.last_number + ${count}` }),
    )
    .returning('last_number as number')
    .executeTakeFirstOrThrow();
  return number;
}

/** An entry to add. */
export interface NewEntry {
  bookingId: number;
  businessId: number;
  kind: PaymentKind;
  amount: Hundredths;
  method: PaymentMethod | null;
  reference: string | null;
  day: string;
  note: string | null;
  correctsId: number | null;
  receiptNumber: number | null;
  /** The proof that becomes this receipt. */
  proofId: number | null;
  recordedBy: number;
  createdAt: Date;
}

/** Adds entries, in their order; one statement. @returns their ids */
export async function insertEntries(em: EntityManager, entries: readonly NewEntry[]): Promise<number[]> {
  if (entries.length === 0) return [];
  const rows = await em
    .getKysely<Database>()
    .insertInto('payment_entries')
    .values(
      entries.map((entry) => ({
        booking_id: entry.bookingId,
        business_id: entry.businessId,
        kind: toEnumValue(entry.kind),
        amount: numericFromHundredths(entry.amount),
        method: entry.method && toEnumValue(entry.method),
        reference: entry.reference,
        day: entry.day,
        note: entry.note,
        corrects_id: entry.correctsId,
        receipt_number: entry.receiptNumber,
        proof_id: entry.proofId,
        recorded_by: entry.recordedBy,
        created_at: entry.createdAt,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The plans of a business: its default, without a hall, and those of its halls. */
export function findPlans(em: EntityManager, businessId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('payment_plans')
    .select(['hall_id as hallId', 'rules'])
    .where('business_id', '=', businessId)
    .orderBy('hall_id')
    .execute();
}

/** The plan that bookings of a public hall get: its own, else its business's. */
export async function findPublicPlan(em: EntityManager, hallId: number): Promise<PlanRule[] | undefined> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(paymentRulesJson().as('rules'))
    .where('h.id', '=', hallId)
    .where('h.is_public', '=', true)
    .executeTakeFirst();
  return row?.rules;
}
