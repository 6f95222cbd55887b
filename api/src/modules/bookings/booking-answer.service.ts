import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type AnsweredBooking, type RequestContext, type Viewer } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { findUnits, lockUnits, lockUnitsOfHalls } from '../halls/hall-units.js';
import {
  BookingAction,
  BookingStatus,
  isOpen,
  bookingTransition,
  CANCELLATION_LABELS,
  type BookingTransition,
} from '../../domain/bookings/transitions.js';
import { assertAllowedInCity } from '../../domain/availability/availability.js';
import { CHANGE_MESSAGES, isMoved } from '../../domain/bookings/changes.js';
import { DISCOUNT_MESSAGES, isEntered, isWaitingOffer } from '../../domain/bookings/entry.js';
import { GroupEnd } from '../../domain/bookings/functions.js';
import { awaitsPayment, isHeld, waitsForDiscount } from '../../domain/bookings/holds.js';
import { BOOKING_MESSAGES } from '../../domain/bookings/inputs.js';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { DomainError } from '../../domain/input/errors.js';
import { getPeriod, type Period } from '../../domain/time/zone.js';
import { createSnapshot, toSnapshot as auditedFacts } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction, recordChange } from '../audit/audit.service.js';
import { release } from '../availability/ledger.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { findHallSettings } from '../availability/hall-settings.queries.js';
import { findOpenHallIds } from './open-change.queries.js';
import { grantRequest } from './booking-acceptance.service.js';
import { lockFunctions } from './booking-function.queries.js';
import { lockBooking, lockWithConflicts, type BookingPlace, type LockedBooking } from './booking-locks.queries.js';
import { cancelBookings } from './booking.changes.js';
import { Booking } from './booking.entity.js';
import type { CancelBookingInput, DeclineBookingInput } from './booking.inputs.js';
import { getBooking } from './booking-list.service.js';
import { presentNotified, type NotifiedBookings } from './booking.notifications.js';
import { canSee, isOwnBusiness, mayDecide, type BookingFacts } from './booking.policy.js';
import { createPresenter, findBooking, findConflicts, type BookingRow } from './booking.queries.js';
import type { BookingView } from './booking.types.js';

/** Records an answer of the business's people; the customer's words and contact are no part of it. */
export function recordAnswer(
  ctx: RequestContext,
  em: EntityManager,
  action: 'approved' | 'accepted' | 'declined' | 'noted' | 'labeled' | 'called-off',
  { id, businessId, status }: BookingRow,
): Promise<void> {
  const change = { before: createSnapshot({ status }), after: createSnapshot({ status: OUTCOMES[action] ?? status }) };
  const subject = auditSubject('booking', id, { businessId });
  return recordBusinessAction(ctx, em, { action: `booking.${action}`, ...subject, ...change });
}

const OUTCOMES: Readonly<Record<string, BookingStatus>> = {
  approved: BookingStatus.CONFIRMED,
  declined: BookingStatus.CANCELLED,
  'called-off': BookingStatus.CANCELLED,
};

/** Loads a booking for an action of the viewer. @throws DomainError NOT_FOUND unless it is theirs */
export async function loadBooking(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  isTheirs: (viewer: Viewer, facts: BookingFacts) => boolean,
): Promise<BookingRow> {
  const row = await findBooking(em, id);
  const viewer = requireViewer(ctx);
  if (!row || !isTheirs(viewer, row)) throw new DomainError('NOT_FOUND', 'Booking not found');
  return row;
}

/**
 * Loads a request for an answer of the viewer.
 * @throws DomainError NOT_FOUND; FORBIDDEN for the viewer's own request; CONFLICT for an offer, which its customer answers
 */
async function loadRequest(ctx: RequestContext, em: EntityManager, id: number): Promise<BookingRow> {
  const row = await loadBooking(ctx, em, id, isOwnBusiness);
  if (!mayDecide(requireViewer(ctx), row)) throw new DomainError('FORBIDDEN', BOOKING_MESSAGES.ownRequest);
  if (isWaitingOffer(row)) {
    throw new DomainError('CONFLICT', OFFER_MESSAGES.unanswered, { field: 'status' });
  }
  return row;
}

/** What a request would take if approved: with the buffer that it holds, else the current one. */
export async function toPlace(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  unitIds: readonly number[],
): Promise<BookingPlace> {
  const now = ctx.now();
  const hall = await findHallSettings(em, row.hallId, now);
  if (!hall) throw new DomainError('CONFLICT', 'This hall was removed');
  const bufferMinutes = isHeld(row, now.getTime()) ? row.bufferMinutes : hall.settings.bufferTime;
  return { bookingId: row.id, unitIds, period: getPeriod(row), bufferMinutes, now };
}

/**
 * Returns the transition.
 * @throws DomainError FINAL_STATUS with the reason, or CONFLICT while the booking is pending
 */
export function getTransition(
  { status, reason }: Pick<AnsweredBooking, 'status' | 'reason'>,
  action: BookingAction,
): BookingTransition {
  if (reason === null) return bookingTransition(status, action);
  throw new DomainError('FINAL_STATUS', `This booking is already cancelled: ${CANCELLATION_LABELS[reason]}`, {
    field: 'status',
    details: { status, cancellationReason: reason },
  });
}

/** Refuses to decide on what was loaded before a change of the booking. @throws DomainError CONFLICT */
function assertUnmoved(row: BookingRow, booking: AnsweredBooking): void {
  if (isMoved(row, booking)) throw new DomainError('CONFLICT', CHANGE_MESSAGES.meanwhile);
}

function assertNotStarted(ctx: RequestContext, { start }: Period): void {
  if (start <= ctx.now()) {
    throw new DomainError('CONFLICT', 'This booking was to start already, so it can no longer be answered', {
      field: 'status',
    });
  }
}

/**
 * Approves a request: adds it to the ledger and cancels conflicting pending requests. Where its business requires a payment, and for
 * one of several functions, it is accepted: it holds its time until its first payment, or the others, confirm it.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business; FORBIDDEN for the viewer's own request, and for members
 * where it waits for the owner to allow its discount; FINAL_STATUS unless it is pending; CONFLICT once it is accepted, after its start, or that wait, and
 * where a rule of its city refuses it; SLOT_TAKEN with the taken periods
 */
export async function approveBooking(ctx: RequestContext, id: number): Promise<BookingView> {
  const notified = await inTransaction(ctx.em, async (em) => {
    const row = await loadRequest(ctx, em, id);
    return row.group && isOpen(row.status)
      ? approveFunction(ctx, em, { ...row, group: row.group })
      : approveRequest(ctx, em, row);
  });
  return notified ? presentNotified(ctx, notified, id) : getBooking(ctx, id);
}

/** @throws DomainError FORBIDDEN for members where the owner has to allow a discount; CONFLICT once the time for it is over */
function assertDiscountApprovable(ctx: RequestContext, row: BookingRow): void {
  if (!waitsForDiscount(row)) return;
  if (requireViewer(ctx).membership) throw new DomainError('FORBIDDEN', DISCOUNT_MESSAGES.owners);
  if (!isHeld(row, ctx.now().getTime())) throw new DomainError('CONFLICT', DISCOUNT_MESSAGES.late, { field: 'status' });
}

/** @throws DomainError unless a locked request can be approved as it was loaded */
function assertApprovable(ctx: RequestContext, row: BookingRow, booking: AnsweredBooking): void {
  getTransition(booking, BookingAction.APPROVE);
  assertUnmoved(row, booking);
  assertNotStarted(ctx, getPeriod(row));
  assertDiscountApprovable(ctx, row);
  // The business's own entries are only warned.
  if (!isEntered(row.source)) {
    assertAllowedInCity(getPeriod(row), { cityRules: row.rulesOfCity, timeZone: row.businessZone });
  }
}

async function approveRequest(ctx: RequestContext, em: EntityManager, row: BookingRow): Promise<NotifiedBookings> {
  const { hallId } = row;
  const unitIds = await lockUnits(em, hallId);
  await serveWaitingLists(ctx, em, [hallId]);
  const place = await toPlace(ctx, em, row, unitIds);
  const { booking, conflictingIds } = await lockWithConflicts(em, place);
  assertApprovable(ctx, row, booking);
  if (awaitsPayment(booking)) throw new DomainError('CONFLICT', BOOKING_MESSAGES.alreadyAccepted, { field: 'status' });
  const by = requireViewer(ctx).id;
  const { notified, isHeld: isAccepted } = await grantRequest(ctx, em, { row, place, conflictingIds, by });
  await recordAnswer(ctx, em, isAccepted ? 'accepted' : 'approved', row);
  return notified;
}

/** Accepts one of several functions, which are confirmed together once all are accepted. */
async function approveFunction(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow & { group: { id: number } },
): Promise<undefined> {
  const part = { id: row.id, groupId: row.group.id };
  await ctx.app.hooks.onFunctionApproved(ctx, em, part, (booking) => assertApprovable(ctx, row, booking));
  await recordAnswer(ctx, em, 'accepted', row);
}

/** Locks a request before an answer that ends it: with all functions of its group, if it has one. */
async function lockForEnd(em: EntityManager, row: BookingRow): Promise<{ booking: LockedBooking; hallIds: number[] }> {
  if (!row.group || !isOpen(row.status)) {
    await lockUnits(em, row.hallId);
    return { booking: await lockBooking(em, row.id), hallIds: [row.hallId] };
  }
  const { functions, hallIds } = await lockFunctions(em, row.group.id);
  const booking = functions.find(({ id }) => id === row.id);
  if (!booking) throw new DomainError('NOT_FOUND', 'Booking not found');
  return { booking, hallIds };
}

/**
 * Declines a request with a reason for the customer. One of several functions ends all of them.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business; FORBIDDEN for the viewer's own request; FINAL_STATUS
 * unless it is pending
 */
export async function declineBooking(
  ctx: RequestContext,
  id: number,
  input: DeclineBookingInput,
): Promise<BookingView> {
  const notified = await inTransaction(ctx.em, async (em) => {
    const row = await loadRequest(ctx, em, id);
    const { booking, hallIds } = await lockForEnd(em, row);
    getTransition(booking, BookingAction.DECLINE);
    await recordAnswer(ctx, em, 'declined', row);
    const cause = { action: BookingAction.DECLINE, by: requireViewer(ctx).id, note: input.reason };
    const declined = await cancelBookings(ctx, em, [id], cause);
    if (booking.groupId !== null) await ctx.app.hooks.onFunctionEnded(ctx, em, booking.groupId, GroupEnd.DECLINED);
    await serveWaitingLists(ctx, em, hallIds);
    return declined;
  });
  return presentNotified(ctx, notified, id);
}

/**
 * Cancels a confirmed booking, which frees its period; for admins. Audited.
 * @throws DomainError NOT_FOUND; CONFLICT while it is pending, FINAL_STATUS when it is already cancelled
 */
export async function cancelConfirmedBooking(
  ctx: RequestContext,
  id: number,
  input: CancelBookingInput,
): Promise<BookingView> {
  const notified = await inTransaction(ctx.em, async (em) => {
    const row = await loadBooking(ctx, em, id, canSee);
    await lockUnitsOfHalls(em, [...new Set([row.hallId, ...(await findOpenHallIds(em, id))])]);
    const booking = await lockBooking(em, id);
    getTransition(booking, BookingAction.STAFF_CANCEL);
    const record = await em.findOneOrFail(Booking, id);
    const before = auditedFacts(record);
    await release(em, id);
    const cancelled = await cancelBookings(ctx, em, [id], {
      action: BookingAction.STAFF_CANCEL,
      by: requireViewer(ctx).id,
      note: input.reason,
    });
    await serveWaitingLists(ctx, em, [row.hallId]);
    await em.refresh(record);
    const subject = auditSubject('booking', id, { naming: ['hallTitle'] });
    await recordChange(ctx, em, { action: 'booking.cancelled', ...subject, before, after: auditedFacts(record) });
    return cancelled;
  });
  return presentNotified(ctx, notified, id);
}

/**
 * The pending requests that approving this one would cancel, by start.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business
 */
export async function listConflicts(ctx: RequestContext, id: number): Promise<BookingView[]> {
  const row = await loadBooking(ctx, ctx.em, id, isOwnBusiness);
  if (!isOpen(row.status)) return [];
  const place = await toPlace(ctx, ctx.em, row, await findUnits(ctx.em, row.hallId));
  const rows = await findConflicts(ctx.em, place);
  return rows.map(createPresenter(ctx, rows));
}
