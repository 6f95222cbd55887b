import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { GROUP_MESSAGES } from '../../domain/bookings/groups.js';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { BOOKING_ACTIONS, BookingAction, occupies } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { fromHundredths } from '../../domain/money/money.js';
import { CANCELLATION_MESSAGES } from '../../domain/payments/cancellation-rules.js';
import { quoteCancellation, type CancellationQuote } from '../../domain/payments/ledger.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { recordChange } from '../audit/audit.service.js';
import { release } from '../availability/ledger.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { getTransition, loadBooking } from './booking-answer.service.js';
import type { BookingCancellation } from './booking-cancellation.types.js';
import { findLedgers } from './booking-ledger.queries.js';
import { lockBooking } from './booking-locks.queries.js';
import { cancelBookings } from './booking.changes.js';
import { presentNotified } from './booking.notifications.js';
import { isOwnCustomer, waitsInGroup } from './booking.policy.js';
import type { BookingRow } from './booking.queries.js';
import type { BookingView } from './booking.types.js';
import { findOpenHallIds } from './open-change.queries.js';

/** What a customer does to end a booking: a request is withdrawn, a booking cancelled. */
function toAction({ status }: Pick<BookingRow, 'status'>): BookingAction {
  return occupies(status) ? BookingAction.CUSTOMER_CANCEL : BookingAction.WITHDRAW;
}

/** @throws DomainError CONFLICT once a confirmed booking has begun, for one of several functions that wait, and for an offer */
function assertEndable(row: BookingRow, now: Date): void {
  if (isUnacceptedOffer(row)) throw new DomainError('CONFLICT', OFFER_MESSAGES.refuseInstead, { field: 'status' });
  if (waitsInGroup(row)) throw new DomainError('CONFLICT', GROUP_MESSAGES.partOfGroup, { field: 'status' });
  if (occupies(row.status) && row.startTime <= now) {
    throw new DomainError('CONFLICT', CANCELLATION_MESSAGES.begun, { field: 'status' });
  }
}

async function quote(ctx: RequestContext, em: EntityManager, row: BookingRow): Promise<CancellationQuote> {
  const ledgers = await findLedgers(em, [row.id]);
  return quoteCancellation({ ...row, plan: row.paymentPlan }, ledgers.get(row.id) ?? [], ctx.now());
}

/**
 * What comes back if the viewer withdrew a request or cancelled a confirmed booking now.
 * @throws DomainError NOT_FOUND unless it is the viewer's; FINAL_STATUS once it is cancelled; CONFLICT once it has begun, and for one
 * of several functions that wait
 */
export async function getBookingCancellation(ctx: RequestContext, id: number): Promise<BookingCancellation> {
  const row = await loadBooking(ctx, ctx.em, id, isOwnCustomer);
  getTransition({ status: row.status, reason: row.cancellationReason }, toAction(row));
  assertEndable(row, ctx.now());
  return { bookingId: id, currency: row.currency, ...(await quote(ctx, ctx.em, row)) };
}

/** What a customer was told of a cancellation. */
export type ToldSums = Pick<CancellationQuote, 'refund' | 'kept'>;

/** @throws DomainError CONFLICT where another sum comes back or stays than the customer was told of */
function assertToldOf({ refund, kept }: ToldSums, quoted: CancellationQuote): void {
  if (refund === quoted.refund && kept === quoted.kept) return;
  const details = { refund: fromHundredths(quoted.refund), kept: fromHundredths(quoted.kept) };
  throw new DomainError('CONFLICT', CANCELLATION_MESSAGES.changed, { field: 'refund', details });
}

/**
 * Withdraws one of the viewer's requests, or cancels a confirmed booking, which frees its period.
 * @param told what the viewer was told comes back and stays; without it only a request is withdrawn, so that nobody loses money
 * unawares
 * @throws DomainError NOT_FOUND unless it is the viewer's; FINAL_STATUS once it is cancelled, or confirmed and nothing is told;
 * CONFLICT for one of several functions that wait, once it has begun, and where another sum comes back or stays
 */
export async function withdrawBooking(ctx: RequestContext, id: number, told?: ToldSums): Promise<BookingView> {
  const notified = await inTransaction(ctx.em, async (em) => {
    const { hallId } = await loadBooking(ctx, em, id, isOwnCustomer);
    const hallIds = [...new Set([hallId, ...(await findOpenHallIds(em, id))])];
    await lockUnitsOfHalls(em, hallIds);
    const locked = await lockBooking(em, id);
    // What was paid and agreed may have changed before the lock.
    const row = await loadBooking(ctx, em, id, isOwnCustomer);
    const action = told ? toAction(row) : BookingAction.WITHDRAW;
    getTransition(locked, action);
    assertEndable(row, ctx.now());
    const quoted = await quote(ctx, em, row);
    if (told) assertToldOf(told, quoted);
    if (occupies(row.status)) {
      await release(em, id);
      await recordCancellation(ctx, em, row, quoted);
    }
    const ended = await cancelBookings(ctx, em, [id], { action, by: requireViewer(ctx).id });
    await serveWaitingLists(ctx, em, hallIds);
    return ended;
  });
  return presentNotified(ctx, notified, id);
}

/** A confirmed booking counts for others; what a customer does to a request is in its timeline alone. */
async function recordCancellation(
  ctx: RequestContext,
  em: EntityManager,
  { id, status, currency }: BookingRow,
  { refund, kept }: CancellationQuote,
): Promise<void> {
  const { to } = BOOKING_ACTIONS[BookingAction.CUSTOMER_CANCEL];
  const sums = { refund: fromHundredths(refund), kept: fromHundredths(kept), currency };
  const [before, after] = [createSnapshot({ status }), createSnapshot({ status: to, ...sums })];
  await recordChange(ctx, em, { action: 'booking.cancelled', subjectType: 'booking', subjectId: id, before, after });
}
