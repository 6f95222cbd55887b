import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { hundredths, named, toEnumValue, type Database } from '../../database/tables.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { REMINDER_DAYS, type ReminderKind } from '../../domain/payments/reminders.js';

const DAY_MS = 86_400_000;

/**
 * Until how long after its start somebody is reminded of a booking, whose parts are due by then; with a day for time zones. As long
 * after the answer to a proof, which keeps what is overdue from being published.
 */
const REMINDED_MS = (REMINDER_DAYS.STILL_OVERDUE.to + 2) * DAY_MS;

/** Whether its customer is reminded: the owner wants it, and payments are agreed or recorded here. SQL: a subquery as a column. */
const REMINDS_CUSTOMER = sql<boolean>`v.payment_reminders
  and (b.payment_plan <> '[]'::jsonb or exists (select from payment_entries p where p.booking_id = b.id))`;

/** Whether a proof waits for its check, with which the customer has done their part. SQL: a subquery as a column. */
const HAS_PROOF = sql<boolean>`exists (
  select from payment_proofs q where q.booking_id = b.id and q.status = 'submitted')`;

/**
 * The due days of what was published as overdue. An older server publishes with the customer's mark, and marks nothing else. SQL: a
 * subquery as a column.
 */
const PUBLISHED_DAYS = sql<string[]>`array(
  select to_char(r.due_on, 'YYYY-MM-DD') from payment_reminders r
    where r.booking_id = b.id and r.kind in ('overdue', 'published'))`;

function selectReminded(em: EntityManager, now: Date) {
  const since = new Date(now.getTime() - REMINDED_MS);
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
    .select([REMINDS_CUSTOMER.as('remindsCustomer'), HAS_PROOF.as('hasProof'), PUBLISHED_DAYS.as('publishedDays')])
    .where('b.status', '=', OCCUPYING_BOOKING)
    .where((eb) =>
      eb.or([
        eb('b.start_time', '>', since),
        eb('b.id', 'in', eb.selectFrom('payment_proofs').select('booking_id').where('answered_at', '>', since)),
      ]),
    )
    .whereRef('b.created_at', '<', 'b.start_time')
    .where('v.is_trading', '=', true)
    .orderBy('b.id');
}

/** A booking of which something may be overdue, or its customer be reminded. */
export type RemindedRow = InferResult<ReturnType<typeof selectReminded>>[number];

/** Bookings of which something may be overdue, or customers be reminded, after an id, up to a limit. */
export function findReminded(
  em: EntityManager,
  now: Date,
  { after, limit }: { after: number; limit: number },
): Promise<RemindedRow[]> {
  return selectReminded(em, now).where('b.id', '>', after).limit(limit).execute();
}

/** A booking of which that may still be so. */
export function findRemindedAgain(em: EntityManager, now: Date, id: number): Promise<RemindedRow | undefined> {
  return selectReminded(em, now).where('b.id', '=', id).executeTakeFirst();
}

/** What is marked as done for a booking and a due day: a reminder of the customer, or that the business was told of what is overdue. */
export type ReminderMark = ReminderKind | 'PUBLISHED';

/** Marks something as done. @returns whether it wasn't before, at any server */
export async function markReminded(
  em: EntityManager,
  bookingId: number,
  { kind, dueOn }: { kind: ReminderMark; dueOn: string },
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
