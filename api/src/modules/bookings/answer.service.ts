import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext, type Viewer } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { lockUnits } from '../halls/hall-units.js';
import {
  BookingAction,
  type BookingStatus,
  isOpen,
  bookingTransition,
  CANCELLATION_LABELS,
  type BookingTransition,
  type CancellationReason,
} from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import type { Period } from '../../domain/time/zone.js';
import { toSnapshot as auditedFacts } from '../audit/audit.snapshot.js';
import { recordChange } from '../audit/audit.service.js';
import { release } from '../availability/ledger.js';
import { hallSettings } from '../availability/hall-settings.queries.js';
import { assertFree, cancelBookings, confirmBooking, CONFLICTING, getConflictingValues } from './booking.changes.js';
import { Booking as BookingRecord } from './booking.entity.js';
import type { BookingNotesInput, CancelBookingInput, DeclineBookingInput } from './booking.inputs.js';
import { bookingById } from './booking.list.js';
import { notifyBookingChange } from './booking.notifications.js';
import { canSee, isOwnBusiness, isOwnCustomer, type BookingFacts } from './booking.policy.js';
import { factsOf, findBooking, selectBookings, presenterOf, type BookingRow } from './booking.queries.js';
import type { Booking } from './booking.types.js';

/** Loads a booking for an action of the viewer. */
async function loadBooking(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  isTheirs: (viewer: Viewer, facts: BookingFacts) => boolean,
): Promise<BookingRow> {
  const row = await findBooking(em, id);
  const viewer = requireViewer(ctx);
  if (!row || !isTheirs(viewer, factsOf(row))) throw new DomainError('NOT_FOUND', 'Booking not found');
  return row;
}

function toPeriod(row: BookingRow): Period {
  return { start: new Date(row.start_time), end: new Date(row.end_time) };
}

/** The current buffer of the business; confirmed bookings keep the one agreed. */
async function getBufferMinutes(em: EntityManager, hallId: number): Promise<number> {
  const hall = await hallSettings(em, hallId);
  if (!hall) throw new DomainError('CONFLICT', 'This hall was removed');
  return hall.settings.bufferTime;
}

/** A locked booking with its current status. */
interface LockedBooking {
  id: number;
  status: BookingStatus;
  cancellation_reason: CancellationReason | null;
}

async function lockBooking(em: EntityManager, id: number): Promise<LockedBooking> {
  const rows = await em.execute<LockedBooking[]>(
    'select id, status, cancellation_reason from bookings where id = ? for update',
    [id],
  );
  return requireLocked(rows, id);
}

function requireLocked(rows: readonly LockedBooking[], id: number): LockedBooking {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new DomainError('NOT_FOUND', 'Booking not found');
  return row;
}

/**
 * Returns the transition.
 * @throws DomainError FINAL_STATUS with the reason, or CONFLICT while the booking is pending
 */
function getTransition(booking: LockedBooking, action: BookingAction): BookingTransition {
  const { status, cancellation_reason: reason } = booking;
  if (reason === null) return bookingTransition(status, action);
  throw new DomainError('FINAL_STATUS', `This booking is already cancelled: ${CANCELLATION_LABELS[reason]}`, {
    field: 'status',
    details: { status, cancellationReason: reason },
  });
}

function assertNotStarted(ctx: RequestContext, { start }: Period): void {
  if (start <= ctx.now()) {
    throw new DomainError('CONFLICT', 'This booking was to start already, so it can no longer be answered', {
      field: 'status',
    });
  }
}

/**
 * Approves a request: adds it to the ledger and cancels conflicting pending requests.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business; FINAL_STATUS unless it is pending; CONFLICT after its
 * start; SLOT_TAKEN with the taken periods
 */
export async function approveBooking(ctx: RequestContext, id: number): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    const row = await loadBooking(ctx, em, id, isOwnBusiness);
    const unitIds = await lockUnits(em, row.hall_id);
    const bufferMinutes = await getBufferMinutes(em, row.hall_id);
    const period = toPeriod(row);
    const place = { bookingId: id, unitIds, period, bufferMinutes };
    // One statement locks the booking and conflicting requests in id order, to avoid deadlocks.
    const locked = await em.execute<LockedBooking[]>(
      `select b.id, b.status, b.cancellation_reason from bookings b where b.id = ? or (${CONFLICTING}) order by b.id for update`,
      [id, ...getConflictingValues(place)],
    );
    getTransition(requireLocked(locked, id), BookingAction.APPROVE);
    assertNotStarted(ctx, period);
    await assertFree(ctx, em, { unitIds, period, bufferMinutes, timeZone: row.time_zone });
    await confirmBooking(ctx, em, { ...place, by: requireViewer(ctx).id });
    await notifyBookingChange(ctx, em, [id], { kind: 'confirmed', instantly: false });
    const conflictingIds = locked.map((each) => each.id).filter((each) => each !== id);
    await cancelBookings(ctx, em, conflictingIds, { action: BookingAction.LOSE_SLOT, by: null });
  });
  return bookingById(ctx, id);
}

/**
 * Declines a request with a reason for the customer.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business; FINAL_STATUS unless it is pending
 */
export async function declineBooking(ctx: RequestContext, id: number, input: DeclineBookingInput): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    await loadBooking(ctx, em, id, isOwnBusiness);
    getTransition(await lockBooking(em, id), BookingAction.DECLINE);
    await cancelBookings(ctx, em, [id], {
      action: BookingAction.DECLINE,
      by: requireViewer(ctx).id,
      note: input.reason,
    });
  });
  return bookingById(ctx, id);
}

/**
 * Updates the owner's private notes on a booking, in any status, without a new revision or notifications.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business
 */
export async function setBookingNotes(ctx: RequestContext, id: number, input: BookingNotesInput): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    await loadBooking(ctx, em, id, isOwnBusiness);
    await em.nativeUpdate(BookingRecord, id, { notes: input.notes ?? null });
  });
  return bookingById(ctx, id);
}

/**
 * Withdraws one of the viewer's requests.
 * @throws DomainError NOT_FOUND unless it is the viewer's; FINAL_STATUS unless it is pending
 */
export async function withdrawBooking(ctx: RequestContext, id: number): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    await loadBooking(ctx, em, id, isOwnCustomer);
    getTransition(await lockBooking(em, id), BookingAction.WITHDRAW);
    await cancelBookings(ctx, em, [id], { action: BookingAction.WITHDRAW, by: requireViewer(ctx).id });
  });
  return bookingById(ctx, id);
}

/**
 * Cancels a confirmed booking, which frees its period; for admins. Audited.
 * @throws DomainError NOT_FOUND; CONFLICT while it is pending, FINAL_STATUS when it is already cancelled
 */
export async function cancelConfirmedBooking(
  ctx: RequestContext,
  id: number,
  input: CancelBookingInput,
): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    const row = await loadBooking(ctx, em, id, canSee);
    await lockUnits(em, row.hall_id);
    const booking = await lockBooking(em, id);
    getTransition(booking, BookingAction.STAFF_CANCEL);
    const record = await em.findOneOrFail(BookingRecord, id);
    const before = auditedFacts(record);
    await release(em, id);
    await cancelBookings(ctx, em, [id], {
      action: BookingAction.STAFF_CANCEL,
      by: requireViewer(ctx).id,
      note: input.reason,
    });
    await em.refresh(record);
    const subject = { subjectType: 'booking', subjectId: id, naming: ['hallTitle'] };
    await recordChange(ctx, em, { action: 'booking.cancelled', ...subject, before, after: auditedFacts(record) });
  });
  return bookingById(ctx, id);
}

/**
 * The pending requests that approving this one would cancel, by start.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business
 */
export async function listConflicts(ctx: RequestContext, id: number): Promise<Booking[]> {
  const row = await loadBooking(ctx, ctx.em, id, isOwnBusiness);
  if (!isOpen(row.status)) return [];
  const units = await ctx.em.execute<{ unit_id: number }[]>('select unit_id from hall_unit_links where hall_id = ?', [
    row.hall_id,
  ]);
  const bufferMinutes = await getBufferMinutes(ctx.em, row.hall_id);
  const place = { bookingId: id, unitIds: units.map((unit) => unit.unit_id), period: toPeriod(row), bufferMinutes };
  const rows = await selectBookings(
    ctx.em,
    `where ${CONFLICTING} order by b.start_time, b.id`,
    getConflictingValues(place),
  );
  return rows.map(presenterOf(ctx, rows));
}
