import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { enumName, hundredths, named, type Database } from '../../database/tables.js';
import { numericFromHundredths } from '../../database/types.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { PaymentKind, PaymentMethod } from '../../domain/payments/ledger.js';

/** A day of a business. */
export interface DayOf {
  businessId: number;
  day: string;
}

function selectDayEntries(em: EntityManager, { businessId, day }: DayOf) {
  return em
    .getKysely<Database>()
    .selectFrom('payment_entries as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('users as u', 'u.id', 'p.recorded_by')
    .leftJoin('payment_entries as c', 'c.corrects_id', 'p.id')
    .select([enumName<PaymentKind>('p.kind').as('kind'), enumName<PaymentMethod>('p.method').as('method')])
    .select([hundredths('p.amount').as('amount'), 'p.id as entryId', 'u.id as memberId', 'u.name as recordedBy'])
    .select(named('p', ['bookingId', 'reference', 'receiptNumber', 'createdAt']))
    .select(['b.currency', 'b.hall_title as hall', 'b.customer_name as customerName'])
    .select(sql<boolean>`c.id is not null`.as('isCorrected'))
    .where('p.business_id', '=', businessId)
    .where('p.day', '=', day)
    .where('p.kind', 'in', ['receipt', 'refund'])
    .orderBy('p.id');
}

/** A receipt or refund of a day. */
export type DayEntryRow = InferResult<ReturnType<typeof selectDayEntries>>[number];

/** The receipts and refunds of a day, in the order in which they were recorded. */
export function findDayEntries(em: EntityManager, of: DayOf): Promise<DayEntryRow[]> {
  return selectDayEntries(em, of).execute();
}

function selectClosings(em: EntityManager, { businessId, day }: DayOf) {
  return em
    .getKysely<Database>()
    .selectFrom('cash_closings as k')
    .innerJoin('users as u', 'u.id', 'k.closed_by')
    .select(['k.id as closingId', 'k.currency', 'k.note', 'u.name as closedBy'])
    .select([hundredths('k.expected').as('expected'), hundredths('k.counted').as('counted')])
    .select(named('k', ['correctsId', 'createdAt']))
    .where('k.business_id', '=', businessId)
    .where('k.day', '=', day)
    .orderBy('k.id', 'desc');
}

/** A count of a day's cash. */
export type ClosingRow = InferResult<ReturnType<typeof selectClosings>>[number];

/** The counts of a day, latest first. */
export function findClosings(em: EntityManager, of: DayOf): Promise<ClosingRow[]> {
  return selectClosings(em, of).execute();
}

/** The day of a count of a business. */
export async function findClosingDay(em: EntityManager, businessId: number, id: number): Promise<string | undefined> {
  const closing = await em
    .getKysely<Database>()
    .selectFrom('cash_closings')
    .select('day')
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return closing?.day;
}

/** A count to add. */
export interface NewClosing extends DayOf {
  currency: CurrencyCode;
  expected: Hundredths;
  counted: Hundredths;
  note: string | null;
  correctsId: number | null;
  closedBy: number;
  createdAt: Date;
}

/** Adds a count. @returns its id */
export async function insertClosing(em: EntityManager, closing: NewClosing): Promise<number> {
  const { id } = await em
    .getKysely<Database>()
    .insertInto('cash_closings')
    .values({
      business_id: closing.businessId,
      day: closing.day,
      currency: closing.currency,
      expected: numericFromHundredths(closing.expected),
      counted: numericFromHundredths(closing.counted),
      note: closing.note,
      corrects_id: closing.correctsId,
      closed_by: closing.closedBy,
      created_at: closing.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
