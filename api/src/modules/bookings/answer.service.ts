import type { EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext, type Viewer } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { lockUnits } from '../halls/hall-units.js';
import {
  BookingAction,
  BookingStatus,
  bookingTransition,
  CANCELLATION_LABELS,
  DomainError,
  type BookingTransition,
  type CancellationReason,
  type Period,
} from '../../rules/index.js';
import { factsOf as auditedFacts } from '../audit/audit.facts.js';
import { recordChange } from '../audit/audit.service.js';
import { release } from '../availability/ledger.js';
import { hallSettings } from '../availability/hall-settings.queries.js';
import { assertFree, cancelBookings, confirm, IMPOSSIBLE, impossibleValues } from './booking.changes.js';
import { Booking as BookingRecord } from './booking.entity.js';
import type { BookingNotesInput, CancelBookingInput, DeclineBookingInput } from './booking.inputs.js';
import { bookingById } from './booking.list.js';
import { tellOf } from './booking.news.js';
import { canSee, isOwnBusiness, isOwnCustomer, type BookingFacts } from './booking.policy.js';
import { factsOf, findBooking, selectBookings, presenterOf, type BookingRow } from './booking.queries.js';
import type { Booking } from './booking.types.js';

/** Loads a booking for somebody who wants to act on it. */
async function bookingFor(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  isTheirs: (viewer: Viewer, facts: BookingFacts) => boolean,
): Promise<BookingRow> {
  const row = await findBooking(em, id);
  const viewer = viewerOf(ctx);
  if (!row || !isTheirs(viewer, factsOf(row))) throw new DomainError('NOT_FOUND', 'Booking not found');
  return row;
}

function periodOf(row: BookingRow): Period {
  return { start: new Date(row.start_time), end: new Date(row.end_time) };
}

/** The buffer that the business keeps now; what is confirmed keeps it for good. */
async function bufferOf(em: EntityManager, hallId: number): Promise<number> {
  const hall = await hallSettings(em, hallId);
  if (!hall) throw new DomainError('CONFLICT', 'This hall was removed');
  return hall.settings.bufferTime;
}

/** A locked booking, as it stands at this moment. */
interface Locked {
  id: number;
  status: BookingStatus;
  cancellation_reason: CancellationReason | null;
}

async function lockBooking(em: EntityManager, id: number): Promise<Locked> {
  const rows = await em.execute<Locked[]>(
    'select id, status, cancellation_reason from bookings where id = ? for update',
    [id],
  );
  return lockedOne(rows, id);
}

function lockedOne(rows: readonly Locked[], id: number): Locked {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new DomainError('NOT_FOUND', 'Booking not found');
  return row;
}

/**
 * The transition, or a refusal that says why the booking is over.
 * @throws DomainError FINAL_STATUS, or CONFLICT where the booking is still pending
 */
function transitionOf(booking: Locked, action: BookingAction): BookingTransition {
  const { status, cancellation_reason: reason } = booking;
  if (reason === null) return bookingTransition(status, action);
  throw new DomainError('FINAL_STATUS', `This booking is already cancelled: ${CANCELLATION_LABELS[reason]}`, {
    field: 'status',
    details: { status, cancellationReason: reason },
  });
}

function refuseBegun(ctx: RequestContext, { start }: Period): void {
  if (start <= ctx.now()) {
    throw new DomainError('CONFLICT', 'This booking was to start already, so it can no longer be answered', {
      field: 'status',
    });
  }
}

/**
 * Approves a request: it takes its time in the ledger, and the pending ones that it makes impossible are cancelled.
 * @throws DomainError NOT_FOUND unless it is of the viewer's business; FINAL_STATUS unless it is pending; CONFLICT after its
 *   start; SLOT_TAKEN where the time is taken, with the taken hours
 */
export async function approveBooking(ctx: RequestContext, id: number): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    const row = await bookingFor(ctx, em, id, isOwnBusiness);
    const unitIds = await lockUnits(em, row.hall_id);
    const bufferMinutes = await bufferOf(em, row.hall_id);
    const period = periodOf(row);
    const place = { bookingId: id, unitIds, period, bufferMinutes };
    // One statement locks the booking and those it makes impossible in the order of their ids: no deadlock between two.
    const locked = await em.execute<Locked[]>(
      `select b.id, b.status, b.cancellation_reason from bookings b where b.id = ? or (${IMPOSSIBLE}) order by b.id for update`,
      [id, ...impossibleValues(place)],
    );
    transitionOf(lockedOne(locked, id), BookingAction.APPROVE);
    refuseBegun(ctx, period);
    await assertFree(ctx, em, { unitIds, period, bufferMinutes, timeZone: row.time_zone });
    await confirm(ctx, em, { ...place, by: viewerOf(ctx).id });
    await tellOf(ctx, em, [id], { kind: 'confirmed', instantly: false });
    const losers = locked.map((each) => each.id).filter((each) => each !== id);
    await cancelBookings(ctx, em, losers, { action: BookingAction.LOSE_SLOT, by: null });
  });
  return bookingById(ctx, id);
}

/**
 * Declines a request; the customer reads the reason.
 * @throws DomainError NOT_FOUND unless it is of the viewer's business; FINAL_STATUS unless it is pending
 */
export async function declineBooking(ctx: RequestContext, id: number, input: DeclineBookingInput): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    await bookingFor(ctx, em, id, isOwnBusiness);
    transitionOf(await lockBooking(em, id), BookingAction.DECLINE);
    await cancelBookings(ctx, em, [id], { action: BookingAction.DECLINE, by: viewerOf(ctx).id, note: input.reason });
  });
  return bookingById(ctx, id);
}

/**
 * Writes the owner's private notes on a booking, in every status. Nobody is told: no revision, no news.
 * @throws DomainError NOT_FOUND unless it is of the viewer's business
 */
export async function setBookingNotes(ctx: RequestContext, id: number, input: BookingNotesInput): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    await bookingFor(ctx, em, id, isOwnBusiness);
    await em.nativeUpdate(BookingRecord, id, { notes: input.notes ?? null });
  });
  return bookingById(ctx, id);
}

/**
 * Takes an own request back.
 * @throws DomainError NOT_FOUND unless it is the viewer's own; FINAL_STATUS unless it is pending
 */
export async function withdrawBooking(ctx: RequestContext, id: number): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    await bookingFor(ctx, em, id, isOwnCustomer);
    transitionOf(await lockBooking(em, id), BookingAction.WITHDRAW);
    await cancelBookings(ctx, em, [id], { action: BookingAction.WITHDRAW, by: viewerOf(ctx).id });
  });
  return bookingById(ctx, id);
}

/**
 * Cancels a confirmed booking, which frees its time; an admin's, kept in the audit log.
 * @throws DomainError NOT_FOUND; CONFLICT while it is pending, FINAL_STATUS when it is cancelled already
 */
export async function cancelConfirmedBooking(
  ctx: RequestContext,
  id: number,
  input: CancelBookingInput,
): Promise<Booking> {
  await inTransaction(ctx.em, async (em) => {
    const row = await bookingFor(ctx, em, id, canSee);
    await lockUnits(em, row.hall_id);
    const booking = await lockBooking(em, id);
    transitionOf(booking, BookingAction.STAFF_CANCEL);
    const record = await em.findOneOrFail(BookingRecord, id);
    const before = auditedFacts(record);
    await release(em, id);
    await cancelBookings(ctx, em, [id], {
      action: BookingAction.STAFF_CANCEL,
      by: viewerOf(ctx).id,
      note: input.reason,
    });
    await em.refresh(record);
    const subject = { subjectType: 'booking', subjectId: id, naming: ['hallTitle'] };
    await recordChange(ctx, em, { action: 'booking.cancelled', ...subject, before, after: auditedFacts(record) });
  });
  return bookingById(ctx, id);
}

/**
 * The pending requests that approving this one would cancel, in order of time.
 * @throws DomainError NOT_FOUND unless it is of the viewer's business
 */
export async function bookingConflicts(ctx: RequestContext, id: number): Promise<Booking[]> {
  const row = await bookingFor(ctx, ctx.em, id, isOwnBusiness);
  if (row.status !== BookingStatus.PENDING) return [];
  const units = await ctx.em.execute<{ unit_id: number }[]>('select unit_id from hall_unit_links where hall_id = ?', [
    row.hall_id,
  ]);
  const bufferMinutes = await bufferOf(ctx.em, row.hall_id);
  const place = { bookingId: id, unitIds: units.map((unit) => unit.unit_id), period: periodOf(row), bufferMinutes };
  const rows = await selectBookings(ctx.em, `where ${IMPOSSIBLE} order by b.start_time, b.id`, impossibleValues(place));
  return rows.map(presenterOf(ctx, rows));
}
