import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { BOOKING_ACTIONS, BookingAction } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import type { Period } from '../../domain/time/zone.js';
import { occupy, findTakenByUnits, releaseHolds, type OfferedCustomer } from '../availability/ledger.js';
import { dropChanges } from './open-change.queries.js';
import type { BookingPlace } from './booking-locks.queries.js';
import { describeTaken } from './booking.clashes.js';
import { NOBODY_NOTIFIED, notifyBookingChange, type NotifiedBookings } from './booking.notifications.js';

/**
 * Refuses a period that is taken. Call it while holding the locks of the units.
 * @param period the booking's period; its buffer must be free as well
 * @param bookingId a request whose own hold takes nothing from it
 * @param customer who books; what the waiting list offers them is theirs to take
 * @throws DomainError SLOT_TAKEN with the taken periods in the details
 */
export async function assertFree(
  ctx: RequestContext,
  em: EntityManager,
  place: {
    unitIds: readonly number[];
    period: Period;
    bufferMinutes: number;
    timeZone: string;
    bookingId?: number;
    customer?: OfferedCustomer;
  },
): Promise<void> {
  const { unitIds, bufferMinutes, timeZone, bookingId: except, customer } = place;
  const period = occupiedPeriod(place.period, bufferMinutes);
  const taken = await findTakenByUnits(em, unitIds, { period, now: ctx.now(), except, customer });
  const reason = await describeTaken(ctx, em, taken, { ...place.period, bufferMinutes, timeZone });
  if (reason === null) return;
  throw new DomainError('SLOT_TAKEN', reason, {
    field: 'startTime',
    details: {
      taken: taken.map(({ start, end, heldUntil }) => ({
        startTime: start.toISOString(),
        endTime: end.toISOString(),
        heldUntil: heldUntil?.toISOString() ?? null,
      })),
    },
  });
}

/** A booking to confirm. The caller has locked the units and checked that they are free. */
interface Confirmation extends BookingPlace {
  /** The owner, or who recorded the payment; null for instant confirmation, and where a change made what is paid enough. */
  by: number | null;
  action?: BookingAction.APPROVE | BookingAction.CONFIRM_PAID;
}

/** Adds a booking to the ledger, in the place of its hold, and marks it confirmed; the database requires both. */
export async function confirmBooking(ctx: RequestContext, em: EntityManager, entry: Confirmation): Promise<void> {
  const { bookingId, unitIds, bufferMinutes, by, action = BookingAction.APPROVE } = entry;
  const now = ctx.now();
  await occupy(em, { bookingId, unitIds, period: occupiedPeriod(entry.period, bufferMinutes), now });
  await em
    .getKysely<Database>()
    .updateTable('bookings')
    .set(({ eb }) => ({
      status: BOOKING_ACTIONS[action].to,
      confirmed_at: now,
      confirmed_by: by,
      buffer_minutes: bufferMinutes,
      hold_due_at: null,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', bookingId)
    .execute();
}

/**
 * Cancels bookings by an action of the transition table, and notifies everyone. Bookings that have left the action's initial
 * status stay unchanged. The caller has locked the rows in id order, and before them the units of those that hold their time.
 * @param by who cancels; null for a consequence of another action
 * @param note the reason in their words
 * @returns the cancelled bookings, as loaded for the notifications
 */
export async function cancelBookings(
  ctx: RequestContext,
  em: EntityManager,
  ids: readonly number[],
  cause: { action: BookingAction; by: number | null; note?: string | null; byCustomer?: boolean },
): Promise<NotifiedBookings> {
  const { from, to, reason } = BOOKING_ACTIONS[cause.action];
  if (reason === null || ids.length === 0) return NOBODY_NOTIFIED;
  const now = ctx.now();
  const rows = await em
    .getKysely<Database>()
    .updateTable('bookings')
    .set(({ eb }) => ({
      status: to,
      cancelled_at: now,
      cancelled_after_entry_id: eb
        .selectFrom('payment_entries')
        .select(({ fn }) => fn.max('id').as('id'))
        .whereRef('booking_id', '=', 'bookings.id'),
      cancelled_by: cause.by,
      cancellation_reason: reason,
      cancellation_note: cause.note ?? null,
      hold_due_at: null,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where(isOneOf('id', ids))
    .where('status', '=', from)
    .returning(['id', 'is_offered as isOffered', 'accepted_at as acceptedAt', 'confirmed_at as confirmedAt'])
    .execute();
  await releaseHolds(em, ids, now);
  await dropChanges(em, ids, now);
  for (const row of rows) if (isUnacceptedOffer(row)) await ctx.app.hooks.onOfferChanged(ctx, em, row.id, false);
  const by = cause.byCustomer || BOOKING_ACTIONS[cause.action].who === 'customer' ? 'customer' : 'other';
  return notifyBookingChange(
    ctx,
    em,
    rows.map(({ id }) => id),
    { kind: 'cancelled', reason, by },
  );
}
