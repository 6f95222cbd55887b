import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { BookingAction } from '../../domain/bookings/transitions.js';
import { occupiedPeriod, PERIOD_MESSAGES } from '../../domain/availability/availability.js';
import { BOOKING_ACTIONS, CancellationReason } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { formatTimeRange, type Period } from '../../domain/time/zone.js';
import { occupy, findTakenByUnits } from '../availability/ledger.js';
import { notifyBookingChange } from './booking.notifications.js';

/**
 * Refuses a period that is taken. Call it while holding the locks of the units.
 * @param period the booking's period; its buffer must be free as well
 * @throws DomainError SLOT_TAKEN with the taken periods in the details
 */
export async function assertFree(
  ctx: RequestContext,
  em: EntityManager,
  place: { unitIds: readonly number[]; period: Period; bufferMinutes: number; timeZone: string },
): Promise<void> {
  const { unitIds, period, bufferMinutes, timeZone } = place;
  const taken = await findTakenByUnits(em, unitIds, occupiedPeriod(period, bufferMinutes), ctx.now());
  const first = taken[0];
  if (!first) return;
  const words = taken.some(({ kind }) => kind === 'booking')
    ? PERIOD_MESSAGES.taken
    : 'The hall is blocked at that time';
  throw new DomainError('SLOT_TAKEN', `${words} (${formatTimeRange(first.start, first.end, timeZone)})`, {
    field: 'startTime',
    details: {
      taken: taken.map(({ start, end }) => ({ startTime: start.toISOString(), endTime: end.toISOString() })),
    },
  });
}

/** A booking to confirm. The caller has locked the units and checked that they are free. */
export interface Confirmation {
  bookingId: number;
  unitIds: readonly number[];
  period: Period;
  bufferMinutes: number;
  /** The owner; null for instant confirmation. */
  by: number | null;
}

/** Adds a booking to the ledger and marks it confirmed; the database requires both. */
export async function confirmBooking(ctx: RequestContext, em: EntityManager, entry: Confirmation): Promise<void> {
  const { bookingId, unitIds, bufferMinutes, by } = entry;
  const now = ctx.now();
  await occupy(em, { bookingId, unitIds, period: occupiedPeriod(entry.period, bufferMinutes), now });
  await em.execute(
    `update bookings set status = 'confirmed', confirmed_at = ?, confirmed_by = ?, buffer_minutes = ?,
            revision = revision + 1, updated_at = ? where id = ?`,
    [now.toISOString(), by, bufferMinutes, now.toISOString(), bookingId],
  );
}

/**
 * SQL condition for the pending bookings `b` that conflict with a confirmed booking: those of any hall that shares a unit, whose
 * period or buffer overlaps.
 */
export const CONFLICTING = `b.status = 'pending' and b.id <> ?
  and b.hall_id in (select l.hall_id from hall_unit_links l where l.unit_id in (?))
  and b.start_time < ? and b.end_time + make_interval(mins => ?) > ?`;

/** The parameters of {@link CONFLICTING}. */
export function getConflictingValues(entry: Omit<Confirmation, 'by'>): (number | string | readonly number[])[] {
  const { bookingId, unitIds, period, bufferMinutes } = entry;
  const { start, end } = occupiedPeriod(period, bufferMinutes);
  return [bookingId, unitIds, end.toISOString(), bufferMinutes, start.toISOString()];
}

/**
 * Cancels bookings by an action of the transition table, and notifies everyone. Bookings that have left the action's initial
 * status stay unchanged. The caller has locked the rows in id order.
 * @param by who cancels; null for a consequence of another action
 * @param note the reason in their words
 */
export async function cancelBookings(
  ctx: RequestContext,
  em: EntityManager,
  ids: readonly number[],
  cause: { action: BookingAction; by: number | null; note?: string | null; byCustomer?: boolean },
): Promise<void> {
  const { from, reason } = BOOKING_ACTIONS[cause.action];
  if (reason === null || ids.length === 0) return;
  const now = ctx.now().toISOString();
  const rows = await em.execute<{ id: number }[]>(
    `update bookings set status = 'cancelled', cancelled_at = ?, cancelled_by = ?, cancellation_reason = ?,
            cancellation_note = ?, revision = revision + 1, updated_at = ?
      where id in (?) and status = ? returning id`,
    [now, cause.by, reason, cause.note ?? null, now, ids, from],
  );
  const by = cause.byCustomer || reason === CancellationReason.WITHDRAWN ? 'customer' : 'other';
  await notifyBookingChange(
    ctx,
    em,
    rows.map(({ id }) => id),
    { kind: 'cancelled', reason, by },
  );
}
