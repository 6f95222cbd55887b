import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type SqlBool } from 'kysely';
import { HALL_TITLE } from '../../database/hall-columns.js';
import { hundredths, named, type Database } from '../../database/tables.js';
import { OCCUPYING_BOOKING, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { BookDays } from '../../domain/payments/books.js';
import type { LedgerEntry } from '../../domain/payments/ledger.js';
import { addDays } from '../../domain/time/days.js';
import { toInstant } from '../../domain/time/zone.js';
import { isToBeRefunded } from '../bookings/booking-unpaid.queries.js';
import { findLedgers } from '../bookings/booking-ledger.queries.js';
import { findSpent, type SpentRow } from './expense.queries.js';

/** Whose bookings, and in which period, the books look at. */
export interface BooksOf {
  business: { id: number; timeZone: string };
  days: BookDays;
  hallId?: number | null | undefined;
  currency?: CurrencyCode | undefined;
}

/**
 * What is owed of a confirmed booking (`b`) that may not be paid: what was taken back counts as unpaid, and what was refunded in any
 * case, so that none is missed. SQL: sums of a subquery that compare with a column.
 */
const MAY_OWE = sql<SqlBool>`b.status = ${OCCUPYING_BOOKING} and b.total_price > (
  select coalesce(sum(case p.kind when 'receipt' then p.amount else 0 - p.amount end), 0)
    from payment_entries p
    where p.booking_id = b.id and p.kind in ('receipt', 'refund')
      and (p.kind = 'refund' or not exists (select from payment_entries c where c.corrects_id = p.id)))`;

function selectBooked(em: EntityManager, { business, days: { from, to }, hallId, currency }: BooksOf) {
  let found = em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .innerJoin('halls as h', 'h.id', 'b.hall_id')
    .select(['b.id', 'b.status', 'b.currency', HALL_TITLE.as('hall')])
    .select(named('b', ['hallId', 'customerName', 'createdAt', 'confirmedAt', 'startTime', 'timeZone']))
    .select(named('b', ['cancelledAt', 'cancelledAfterEntryId', 'cancellationReason', 'cancellationRules']))
    .select(['b.payment_plan as plan', hundredths('b.total_price').as('totalPrice')])
    .where('b.business_id', '=', business.id)
    .orderBy('b.start_time')
    .orderBy('b.id');
  if (hallId) found = found.where('b.hall_id', '=', hallId);
  if (currency) found = found.where('b.currency', '=', currency);
  if (from === null) return found;
  // Parts are due by the start at the latest, charges and money on a day of their own.
  const starts = toInstant(addDays(from, -1), '00:00', business.timeZone);
  const moved = sql<SqlBool>`exists (select from payment_entries e where e.booking_id = b.id
    and (e.kind = 'charge' or e.day between ${from} and ${to}))
    or exists (select from booking_expenses x where x.booking_id = b.id and x.day between ${from} and ${to})`;
  return found.where((eb) =>
    eb.or([eb.and([eb('b.start_time', '>=', starts), eb('b.status', '<>', OPEN_BOOKING)]), moved, MAY_OWE]),
  );
}

/** A booking that the books may count. */
export type BookedRow = InferResult<ReturnType<typeof selectBooked>>[number];

/** The cancelled bookings of a business of which something is to be refunded, with their ledgers; two statements. */
export async function findRefundable(
  em: EntityManager,
  business: BooksOf['business'],
): Promise<{ rows: BookedRow[]; entries: Map<number, LedgerEntry[]> }> {
  const rows = await selectBooked(em, { business, days: { from: null, to: '' } })
    .where(isToBeRefunded())
    .execute();
  const ids = rows.map(({ id }) => id);
  return { rows, entries: await findLedgers(em, ids) };
}

/** The bookings that the books of a period may count, by start, with their ledgers and expenses by booking; three statements. */
export async function findBooked(
  em: EntityManager,
  of: BooksOf,
): Promise<{ rows: BookedRow[]; entries: Map<number, LedgerEntry[]>; expenses: Map<number, SpentRow[]> }> {
  const rows = await selectBooked(em, of).execute();
  const ids = rows.map(({ id }) => id);
  return { rows, entries: await findLedgers(em, ids), expenses: await findSpent(em, ids) };
}
