import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type SqlBool } from 'kysely';
import { hundredths, named, toEnumValue, type Database } from '../../database/tables.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { REMINDER_DAYS, type Reminder } from '../../domain/payments/reminders.js';

const DAY_MS = 86_400_000;

/** Until how long after its start somebody is reminded of a booking, whose parts are due by then; with a day for time zones. */
const REMINDED_MS = (REMINDER_DAYS.STILL_OVERDUE.to + 2) * DAY_MS;

/** None while a proof waits: its customer has done their part. */
function selectReminded(em: EntityManager, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .innerJoin('businesses as v', 'v.id', 'b.business_id')
    .select([
      'b.id',
      'b.business_id as businessId',
      'b.status',
      'b.currency',
      'b.payment_plan as plan',
      hundredths('b.total_price').as('totalPrice'),
    ])
    .select(named('b', ['createdAt', 'confirmedAt', 'startTime', 'timeZone', 'cancelledAt', 'cancelledAfterEntryId']))
    .select(named('b', ['cancellationReason', 'cancellationRules']))
    .where('b.status', '=', OCCUPYING_BOOKING)
    .where('b.start_time', '>', new Date(now.getTime() - REMINDED_MS))
    .whereRef('b.created_at', '<', 'b.start_time')
    .where('v.is_trading', '=', true)
    .where('v.payment_reminders', '=', true)
    .where(
      sql<SqlBool>`(b.payment_plan <> '[]'::jsonb
      or exists (select from payment_entries p where p.booking_id = b.id))
      and not exists (select from payment_proofs q where q.booking_id = b.id and q.status = 'submitted')`,
    )
    .orderBy('b.id');
}

/** A booking of which its customer may be reminded. */
export type RemindedRow = InferResult<ReturnType<typeof selectReminded>>[number];

/** Bookings of which customers may be reminded, after an id, up to a limit. */
export function findReminded(
  em: EntityManager,
  now: Date,
  { after, limit }: { after: number; limit: number },
): Promise<RemindedRow[]> {
  return selectReminded(em, now).where('b.id', '>', after).limit(limit).execute();
}

/** A booking of which its customer may still be reminded. */
export function findRemindedAgain(em: EntityManager, now: Date, id: number): Promise<RemindedRow | undefined> {
  return selectReminded(em, now).where('b.id', '=', id).executeTakeFirst();
}

/** Marks a reminder as sent. @returns whether it wasn't before, at any server */
export async function markReminded(
  em: EntityManager,
  bookingId: number,
  { kind, dueOn }: Reminder,
  now: Date,
): Promise<boolean> {
  const marked = await em
    .getKysely<Database>()
    .insertInto('payment_reminders')
    .values({ booking_id: bookingId, due_on: dueOn, kind: toEnumValue(kind), created_at: now })
    .onConflict((conflict) => conflict.columns(['booking_id', 'due_on', 'kind']).doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return marked !== undefined;
}
