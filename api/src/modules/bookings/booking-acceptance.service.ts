import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { isEntered } from '../../domain/bookings/entry.js';
import { awaitsPayment, createPaymentHold, isPaymentMissing, type NewHold } from '../../domain/bookings/holds.js';
import { BOOKING_ACTIONS, BookingAction, isOpen } from '../../domain/bookings/transitions.js';
import { isFirstPartPaid, sumLedger } from '../../domain/payments/ledger.js';
import { hold } from '../availability/ledger.js';
import { findUnits, lockUnitsOfHalls } from '../halls/hall-units.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { takeOffers } from '../waiting-list/waiting-list.ledger.js';
import { findLedgers } from './booking-ledger.queries.js';
import { lockBooking, type BookingPlace } from './booking-locks.queries.js';
import { assertFree, cancelBookings, confirmBooking } from './booking.changes.js';
import { NOBODY_NOTIFIED, notifyBookingChange, type NotifiedBookings } from './booking.notifications.js';
import { findBooking, type BookingRow } from './booking.queries.js';
import { dropChanges, findOpenHallIds } from './open-change.queries.js';

/**
 * For how long a request holds its time until its first payment, if its business requires one (docs/decisions/0069-paid-first.md).
 * The caller holds the booking's lock.
 * @returns null where approving confirms it: none is required, the first part is paid already, or the business entered it itself
 */
async function findPaymentHold(em: EntityManager, row: BookingRow, now: Date): Promise<NewHold | null> {
  if (isEntered(row.source)) return null;
  const { isRequired, hours } = await em
    .getKysely<Database>()
    .selectFrom('businesses')
    .select(['payment_required as isRequired', 'payment_hold_hours as hours'])
    .where('id', '=', row.businessId)
    .executeTakeFirstOrThrow();
  if (!isRequired) return null;
  return (await hasPaidFirst(em, row, now)) ? null : createPaymentHold({ hours, start: row.startTime, now });
}

async function hasPaidFirst(em: EntityManager, row: BookingRow, now: Date): Promise<boolean> {
  const ledgers = await findLedgers(em, [row.id]);
  return isFirstPartPaid(sumLedger({ ...row, plan: row.paymentPlan }, ledgers.get(row.id) ?? [], now));
}

/** The customer of a request, whose own offers of the waiting list in a hall don't conflict with it; undefined for guests without an account. */
export function toSlotCustomer(
  { userId }: Pick<BookingRow, 'userId'>,
  hallId: number,
): { hallId: number; customerId: number } | undefined {
  return userId === null ? undefined : { hallId, customerId: userId };
}

/** A request to approve. The caller has locked the units, it, and the requests that conflict with it. */
interface GrantedRequest {
  row: BookingRow;
  place: BookingPlace;
  conflictingIds: readonly number[];
  /** Who of the business approves it, or made the offer that its customer accepted. */
  by: number;
}

/**
 * Approves a request: confirms it or, where its business requires a payment, accepts it, and cancels the requests in its way.
 * @returns who was notified, and whether it is only accepted
 * @throws DomainError SLOT_TAKEN with the taken periods
 */
export async function grantRequest(
  ctx: RequestContext,
  em: EntityManager,
  { row, place, conflictingIds, by }: GrantedRequest,
): Promise<{ notified: NotifiedBookings; isHeld: boolean }> {
  const { id, hallId } = row;
  const customer = toSlotCustomer(row, hallId);
  await assertFree(ctx, em, { ...place, timeZone: row.timeZone, ...(customer && { customer }) });
  if (customer) await takeOffers(em, { ...customer, period: place.period }, ctx.now());
  // What was proposed of the request is answered with it, before the request holds time of its own.
  await dropChanges(em, [id], ctx.now());
  const held = await findPaymentHold(em, row, ctx.now());
  if (held) await acceptRequest(em, place, held, by);
  else await confirmBooking(ctx, em, { ...place, by });
  const event = held ? ({ kind: 'accepted' } as const) : ({ kind: 'confirmed', instantly: false } as const);
  const notified = await notifyBookingChange(ctx, em, [id], event);
  await cancelBookings(ctx, em, conflictingIds, { action: BookingAction.LOSE_SLOT, by: null });
  return { notified, isHeld: held !== null };
}

/** Marks a request accepted and holds its time. The caller has locked the units and checked that they are free. */
async function acceptRequest(
  em: EntityManager,
  place: BookingPlace,
  { until, remindAt }: NewHold,
  by: number,
): Promise<void> {
  const { bookingId, unitIds, bufferMinutes, now } = place;
  await hold(em, { bookingId, unitIds, period: occupiedPeriod(place.period, bufferMinutes), now }, until);
  await em
    .getKysely<Database>()
    .updateTable('bookings')
    .set(({ eb }) => ({
      status: BOOKING_ACTIONS[BookingAction.ACCEPT].to,
      accepted_at: now,
      accepted_by: by,
      payment_due_at: until,
      held_until: until,
      hold_due_at: remindAt,
      buffer_minutes: bufferMinutes,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', bookingId)
    .execute();
}

/**
 * Locks a booking for a payment: a pending one with the units of its hall, since the payment may confirm it. An accepted request
 * whose first payment is missing lapses now, so that what is paid afterwards revives nothing.
 */
export async function lockForPayment(ctx: RequestContext, em: EntityManager, seen: BookingRow): Promise<void> {
  const hallIds = isOpen(seen.status) ? [...new Set([seen.hallId, ...(await findOpenHallIds(em, seen.id))])] : [];
  if (hallIds.length > 0) await lockUnitsOfHalls(em, hallIds);
  const booking = await lockBooking(em, seen.id);
  if (isPaymentMissing(booking, ctx.now())) await lapse(ctx, em, seen.id, hallIds);
}

/**
 * Lets an accepted request keep its time until its start while a proof of its payment waits for the owner, else until the payment is
 * due: one that is due by then lapses. The caller has locked it by {@link lockForPayment}.
 * @param hasProof whether a proof that was sent before the payment was due waits
 */
export async function keepForProof(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  hasProof: boolean,
): Promise<void> {
  const now = ctx.now();
  const { id: bookingId, hallId, startTime: start, endTime: end, paymentDueAt, heldUntil } = row;
  if (!awaitsPayment(row) || !paymentDueAt) return;
  const until = hasProof ? start : paymentDueAt;
  if (until.getTime() === heldUntil?.getTime()) return;
  if (until <= now) {
    await lapse(ctx, em, bookingId, [hallId]);
    return;
  }
  const unitIds = await findUnits(em, hallId);
  await hold(em, { bookingId, unitIds, period: occupiedPeriod({ start, end }, row.bufferMinutes), now }, until);
  await em
    .getKysely<Database>()
    .updateTable('bookings')
    .set({ held_until: until })
    .where('id', '=', bookingId)
    .execute();
}

/** Cancels an accepted request whose first payment is missing. The caller has locked the units of its halls, and it. */
export async function lapse(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  hallIds: readonly number[],
): Promise<NotifiedBookings> {
  const notified = await cancelBookings(ctx, em, [id], { action: BookingAction.LAPSE, by: null });
  await serveWaitingLists(ctx, em, hallIds);
  return notified;
}

/**
 * Confirms an accepted request whose first part was paid before a change made it smaller. The caller has locked its units, and it.
 * @returns who was notified; nobody where it stays as it is
 */
export async function confirmChanged(ctx: RequestContext, em: EntityManager, id: number): Promise<NotifiedBookings> {
  const row = await findBooking(em, id);
  if (!row || !awaitsPayment(row) || !(await hasPaidFirst(em, row, ctx.now()))) return NOBODY_NOTIFIED;
  return confirmPaid(ctx, em, row, null);
}

/**
 * Confirms an accepted request whose first part is paid now, as its row was read under {@link lockForPayment}.
 * @param by who recorded the payment; null where a change made it enough
 */
export async function confirmPaid(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  by: number | null,
): Promise<NotifiedBookings> {
  const { id: bookingId, bufferMinutes, startTime: start, endTime: end } = row;
  const unitIds = await findUnits(em, row.hallId);
  const place = { bookingId, unitIds, period: { start, end }, bufferMinutes, now: ctx.now() };
  await confirmBooking(ctx, em, { ...place, by, action: BookingAction.CONFIRM_PAID });
  // What was proposed of the request is answered with it.
  await dropChanges(em, [bookingId], ctx.now());
  return notifyBookingChange(ctx, em, [bookingId], { kind: 'confirmed', instantly: false });
}
