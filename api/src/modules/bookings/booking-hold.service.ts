import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { createHold, type HoldsOfCustomer } from '../../domain/bookings/holds.js';
import { isOpen, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { hold, sweepHolds } from '../availability/ledger.js';
import { lockUnits } from '../halls/hall-units.js';
import { hasWaitingProof } from './booking-ledger.queries.js';
import { lockBooking, type BookingPlace } from './booking-locks.queries.js';
import { notifyBookingChange } from './booking.notifications.js';
import { countHolds } from './booking-hold.queries.js';
import { hasOpenOffer } from './open-change.queries.js';

/** A request that may hold its time. The caller holds the locks of its units, and has checked that they are free. */
interface HoldRequest extends BookingPlace {
  hallId: number;
  businessId: number;
  customerId: number;
  /** For how many hours; 0 is no hold. */
  hours: number;
  /** Whether the waiting list had offered the time: its hold becomes the request's, whatever else the customer holds. */
  isOffered: boolean;
}

/** What a customer has who may hold. */
const NO_HOLDS: HoldsOfCustomer = { live: 0, withBusiness: 0, heldBefore: false };

/**
 * Holds the time of a new request, as its owner says and as far as its customer may (docs/decisions/0027-bookings.md).
 */
export async function holdTime(em: EntityManager, request: HoldRequest): Promise<void> {
  const { bookingId, unitIds, period, bufferMinutes, customerId, hours, isOffered, now } = request;
  if (hours === 0) return;
  await lockCustomer(em, customerId);
  const found = createHold({ hours, start: period.start, now }, isOffered ? NO_HOLDS : await countHolds(em, request));
  if (!found) return;
  await hold(em, { bookingId, unitIds, period: occupiedPeriod(period, bufferMinutes), now }, found.until);
  await markHeld(em, bookingId, found);
}

/**
 * Lets requests of a customer that hold their time wait for each other, so that those of different halls can't exceed a cap
 * together. Call it after locking the units: whoever holds this lock waits for no other.
 */
export async function lockCustomer(em: EntityManager, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('holds'), ${customerId})`.execute(em.getKysely<Database>());
}

/** Notes in a request until when its hold in the ledger is, and when its owner is reminded, if at all. */
export async function markHeld(
  em: EntityManager,
  bookingId: number,
  { until, remindAt }: { until: Date; remindAt: Date | null },
): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('bookings')
    .set({ held_until: until, hold_due_at: remindAt })
    .where('id', '=', bookingId)
    .execute();
}

/** Requests per round of the job. */
const BATCH = 50;

/** Pending requests whose hold needs a message now: the reminder at half time, or the end. */
async function findDueHolds(em: EntityManager, now: Date): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', OPEN_BOOKING)
    .where('hold_due_at', '<=', now)
    .where('start_time', '>', now)
    .orderBy('hold_due_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tells people about a hold at half time or at its end. @returns whether there was something to tell */
function tellOfHold(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const booking = await lockBooking(em, id);
    const { status, heldUntil, holdDueAt, startTime, groupId, paymentDueAt } = booking;
    // At the start the request expires, which says enough.
    if (!isOpen(status) || !heldUntil || !holdDueAt || holdDueAt > now || startTime <= now) return false;
    const isOver = heldUntil <= now;
    // The end of a group's holds, or of an accepted request's, is their end, which tells of itself.
    const endsWithHold = groupId !== null || paymentDueAt !== null;
    const isLast = isOver || endsWithHold;
    const change = isLast ? { hold_due_at: null, updated_at: now } : { hold_due_at: heldUntil };
    await em.getKysely<Database>().updateTable('bookings').set(change).where('id', '=', id).execute();
    if (isOver && endsWithHold) return false;
    // Its business has answered: the customer's turn is no reason to remind anybody.
    if (!isOver && (await hasOpenOffer(em, id, now))) return false;
    const hasProof = paymentDueAt !== null && (await hasWaitingProof(em, id, paymentDueAt));
    await notifyBookingChange(ctx, em, [id], isOver ? { kind: 'hold-ended' } : { kind: 'hold-reminder', hasProof });
    return true;
  });
}

/**
 * Reminds of holds at half time and tells of those that have ended. Any number of servers may run it concurrently.
 * @returns how many messages were due
 */
export async function tellOfHolds(ctx: RequestContext): Promise<number> {
  let told = 0;
  for (;;) {
    const due = await findDueHolds(ctx.em, ctx.now());
    for (const each of due) if (await tellOfHold(ctx, each)) told += 1;
    if (due.length < BATCH) return told;
  }
}

/** Halls with expired holds in the ledger. */
async function findHallsToSweep(em: EntityManager, now: Date): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('occupancies as o')
    .innerJoin('hall_unit_links as l', 'l.unit_id', 'o.unit_id')
    .select('l.hall_id as hallId')
    .distinct()
    .where('o.kind', '=', 'hold')
    .where('o.expires_at', '<=', now)
    .orderBy('hallId')
    .limit(BATCH)
    .execute();
  return rows.map(({ hallId }) => hallId);
}

/** Deletes what is left of holds that have ended. Nothing waits for it: expired holds take nothing. */
export async function sweepExpiredHolds(ctx: RequestContext): Promise<void> {
  for (;;) {
    const hallIds = await findHallsToSweep(ctx.em, ctx.now());
    for (const hallId of hallIds)
      await inTransaction(ctx.em, async (em) => sweepHolds(em, await lockUnits(em, hallId), ctx.now()));
    if (hallIds.length < BATCH) return;
  }
}
