import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import {
  BookingChangeStatus,
  CHANGE_MESSAGES,
  changeExpiry,
  findChangeRefusal,
  OPEN_CHANGE,
  priceDifference,
  subtractPeriod,
} from '../../domain/bookings/changes.js';
import { BookingSource, isEntered } from '../../domain/bookings/entry.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { isGranted } from '../../domain/bookings/holds.js';
import { occupies } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import type { Period } from '../../domain/time/zone.js';
import { holdBeside } from '../availability/change.ledger.js';
import { findTakenByUnits } from '../availability/ledger.js';
import { findUnits, lockUnitsOfHalls } from '../halls/hall-units.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import { BookingChange } from './booking-change.entity.js';
import type { ChangeBookingInput, RequestBookingChangeInput } from './booking-change.inputs.js';
import { canSeeChange, findSide } from '../bookings/open-change.policy.js';
import { countChanges, findChanges } from './booking-change.queries.js';
import { presentChange } from '../bookings/open-change.queries.js';
import type { BookingChangeQuote } from './booking-change-quote.types.js';
import { toStoredTerms } from '../bookings/open-change.terms.js';
import type { BookingChangeView, BookingTerms } from '../bookings/open-change.types.js';
import { assertFree } from '../bookings/booking.changes.js';
import { describeTaken } from '../bookings/booking.clashes.js';
import { notifyOfChange } from './booking-change.notifications.js';
import { lockBooking } from '../bookings/booking-locks.queries.js';
import { presentNotified, touchBooking, type NotifiedBookings } from '../bookings/booking.notifications.js';
import { canSee } from '../bookings/booking.policy.js';
import { createPresenter, findBooking, findConflicts, type BookingRow } from '../bookings/booking.queries.js';
import type { BookingView } from '../bookings/booking.types.js';
import { findChangeDiscountRefusal, findDiscountWait } from './booking-change.discount.js';
import { endOverdue } from './booking-change-end.service.js';
import { makeChange } from './booking-change.changes.js';
import { offerChange, type ChangeOffer } from './booking-change.offer.js';
import { recordChangeAction } from './booking-change.audit.js';
import { countMail } from '../bookings/booking-entry.service.js';

/** The side of the viewer, who must be on the expected one. */
function isOn(side: BookingSource): (...facts: Parameters<typeof findSide>) => boolean {
  return (viewer, booking) => findSide(viewer, booking) === side;
}

/** @throws DomainError CONFLICT unless the side can change the booking now */
function assertChangeable(row: BookingRow, side: BookingSource, now: Date): void {
  const refusal = findChangeRefusal(row, side, now);
  if (refusal !== null) throw new DomainError('CONFLICT', refusal, { field: 'status' });
}

/**
 * What a change would make of a booking, and cost.
 * @throws DomainError as {@link changeBooking}, but never SLOT_TAKEN
 */
async function quoteChange(
  ctx: RequestContext,
  id: number,
  input: ChangeBookingInput,
  side: BookingSource,
): Promise<BookingChangeQuote> {
  const { em } = ctx;
  const now = ctx.now();
  const row = await loadBooking(ctx, em, id, isOn(side));
  assertChangeable(row, side, now);
  const { before, after, isMoved, cityRules } = await offerChange(em, { row, side, input }, now);
  const refusal = side === BookingSource.OWNER ? await findChangeDiscountRefusal(ctx, em, { before, after }) : null;
  const unitIds = await findUnits(em, after.hallId);
  const period = toPeriod(after);
  const { bufferMinutes, timeZone } = after;
  const taken = isMoved
    ? await findTakenByUnits(em, unitIds, { period: occupiedPeriod(period, bufferMinutes), now, except: id })
    : [];
  const asksConflicts = side === BookingSource.OWNER && isMoved && isGranted(row);
  const conflicts = asksConflicts
    ? await findConflicts(em, { bookingId: id, unitIds, period, bufferMinutes, now })
    : [];
  return {
    ...{ before, after, cityRules },
    difference: priceDifference(before, after),
    isAvailable: taken.length === 0,
    clash: await describeTaken(ctx, em, taken, { ...period, bufferMinutes, timeZone }),
    isImmediate: isEntered(row.source) && refusal === null,
    conflicts: conflicts.map(createPresenter(ctx, conflicts)),
  };
}

/** {@link quoteChange} for the business. */
export function quoteBookingChange(
  ctx: RequestContext,
  id: number,
  input: ChangeBookingInput,
): Promise<BookingChangeQuote> {
  return quoteChange(ctx, id, input, BookingSource.OWNER);
}

/** {@link quoteChange} for the customer. */
export function quoteRequestedChange(
  ctx: RequestContext,
  id: number,
  input: RequestBookingChangeInput,
): Promise<BookingChangeQuote> {
  return quoteChange(ctx, id, input, BookingSource.CUSTOMER);
}

/**
 * Changes what the business entered itself at once, and proposes a change of a customer's booking, which the customer accepts or
 * refuses (docs/decisions/0027-bookings.md).
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business, or the hall doesn't; INVALID_INPUT naming every
 * invalid field; PRICE_CHANGED with the new price; SLOT_TAKEN with the taken periods; CONFLICT for a booking that can't be changed
 * any more, while another change is open, and for a change that changes nothing; TOO_MANY_REQUESTS
 */
export function changeBooking(ctx: RequestContext, id: number, input: ChangeBookingInput): Promise<BookingView> {
  return change(ctx, id, input, BookingSource.OWNER);
}

/**
 * Asks for a change of one of the viewer's bookings, which the business accepts or refuses.
 * @throws DomainError NOT_FOUND unless it is the viewer's, or the hall isn't of the same business; else as {@link changeBooking}
 */
export function requestBookingChange(
  ctx: RequestContext,
  id: number,
  input: RequestBookingChangeInput,
): Promise<BookingView> {
  return change(ctx, id, input, BookingSource.CUSTOMER);
}

async function change(
  ctx: RequestContext,
  id: number,
  input: ChangeBookingInput,
  side: BookingSource,
): Promise<BookingView> {
  const notified = await inTransaction(ctx.em, async (em) => {
    const seen = await loadBooking(ctx, em, id, isOn(side));
    assertChangeable(seen, side, ctx.now());
    const { row, units } = await lockForChange(em, seen, input.hallId ?? seen.hallId);
    const hallIds = [...units.keys()];
    await serveWaitingLists(ctx, em, hallIds);
    assertChangeable(row, side, ctx.now());
    await assertNoneOpen(ctx, em, row, side);
    const offer = await offerChange(em, { row, side, input }, ctx.now());
    const waitsUntil = side === BookingSource.OWNER ? await findDiscountWait(ctx, em, offer) : null;
    const unitIds = units.get(offer.after.hallId) ?? [];
    await countProposal(ctx, row, side);
    if (isEntered(row.source) && !waitsUntil) {
      const changed = await changeAtOnce(ctx, em, { row, offer, unitIds });
      await serveWaitingLists(ctx, em, hallIds);
      return changed;
    }
    const proposal = { row, offer, unitIds, side, waitsUntil, keptUnitIds: units.get(row.hallId) ?? [] };
    return propose(ctx, em, proposal);
  });
  return presentNotified(ctx, notified, id);
}

/**
 * Locks the units of a booking's hall and of another one, in the order of their ids, then the booking.
 * @returns the booking as it is now, and the units of each hall
 * @throws DomainError CONFLICT if it was moved to another hall meanwhile; NOT_FOUND for an unknown hall
 */
async function lockForChange(
  em: EntityManager,
  seen: BookingRow,
  hallId: number,
): Promise<{ row: BookingRow; units: Map<number, number[]> }> {
  const units = await lockUnitsOfHalls(em, [...new Set([seen.hallId, hallId])]);
  if (!units.has(hallId)) throw new DomainError('NOT_FOUND', 'Hall not found');
  await lockBooking(em, seen.id);
  const row = await findBooking(em, seen.id);
  if (row?.hallId !== seen.hallId) throw new DomainError('CONFLICT', CHANGE_MESSAGES.meanwhile);
  return { row, units };
}

/** @throws DomainError CONFLICT while another change waits for an answer, and after too many of them */
async function assertNoneOpen(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  side: BookingSource,
): Promise<void> {
  if (row.openChange && !(await endOverdue(ctx, em, row))) {
    // Customers don't see a change whose discount waits: no answer of theirs is missing.
    const isUnseen = side === BookingSource.CUSTOMER && row.openChange.waitsForDiscount;
    throw new DomainError('CONFLICT', isUnseen ? CHANGE_MESSAGES.inWork : CHANGE_MESSAGES.alreadyOpen);
  }
  if ((await countChanges(em, row.id)) >= BOOKING_LIMITS.changesMax) {
    throw new DomainError('CONFLICT', CHANGE_MESSAGES.tooMany);
  }
}

/** Counts what is mailed in our name. @throws DomainError TOO_MANY_REQUESTS */
async function countProposal(ctx: RequestContext, row: BookingRow, side: BookingSource): Promise<void> {
  if (side === BookingSource.OWNER) return countMail(ctx, row.customerEmail);
  if (!ctx.isDemo) await ctx.app.limits.bookingRequestByAccount.take(String(requireViewer(ctx).id));
}

/** A change that passed every check. The caller holds the locks. */
interface AgreedChange {
  row: BookingRow;
  offer: ChangeOffer;
  /** Of the new hall. */
  unitIds: readonly number[];
}

function toPeriod({ startTime, endTime }: BookingTerms): Period {
  return { start: startTime, end: endTime };
}

/** Makes a change of the business's own entry, and tells its guest. */
async function changeAtOnce(
  ctx: RequestContext,
  em: EntityManager,
  { row, offer, unitIds }: AgreedChange,
): Promise<NotifiedBookings> {
  const { after: terms, priceReason } = offer;
  const stored = { row, offer, side: BookingSource.OWNER, status: BookingChangeStatus.ACCEPTED, waitsUntil: null };
  const changeId = await insertChange(ctx, em, stored);
  await makeChange(ctx, em, { row, terms, priceReason, unitIds });
  await recordChangeAction(ctx, em, 'changed', row, offer);
  return notifyOfChange(ctx, em, row.id, { kind: 'changed', ...offer, by: BookingSource.OWNER, changeId });
}

/** A change to propose. */
interface ProposedChange extends AgreedChange {
  side: BookingSource;
  /** Until when it waits for the owner to allow its discount; null where it doesn't. */
  waitsUntil: Date | null;
  /** The units of the booking's hall. */
  keptUnitIds: readonly number[];
}

/** Stores a proposal, holds its time beside the booking's, and tells who answers: the other side, or first the owner. */
async function propose(
  ctx: RequestContext,
  em: EntityManager,
  { row, offer, unitIds, side, waitsUntil, keptUnitIds }: ProposedChange,
): Promise<NotifiedBookings> {
  const { after } = offer;
  const now = ctx.now();
  if (offer.isMoved) {
    const { timeZone, bufferMinutes } = after;
    await assertFree(ctx, em, { unitIds, period: toPeriod(after), bufferMinutes, timeZone, bookingId: row.id });
  }
  const changeId = await insertChange(ctx, em, { row, offer, side, status: OPEN_CHANGE, waitsUntil });
  if (offer.isMoved && occupies(row.status)) {
    const parts = toParts(offer, unitIds, keptUnitIds);
    const until = waitsUntil ?? changeExpiry(row.startTime, after.startTime);
    await holdBeside(em, { bookingId: row.id, parts, until, now });
  }
  await touchBooking(em, row.id, now);
  if (side === BookingSource.OWNER) await recordChangeAction(ctx, em, 'change-proposed', row, offer);
  const asked = waitsUntil && {
    discount: { verdict: 'asked', proposer: requireViewer(ctx).name, until: waitsUntil } as const,
  };
  return notifyOfChange(ctx, em, row.id, { kind: 'change-proposed', ...offer, ...asked, by: side, changeId });
}

/** What a change takes on each unit beyond what its booking has there already. */
function toParts({ before, after }: ChangeOffer, unitIds: readonly number[], keptUnitIds: readonly number[]) {
  const [taken, wanted] = [before, after].map((terms) => occupiedPeriod(toPeriod(terms), terms.bufferMinutes)) as [
    Period,
    Period,
  ];
  return unitIds.flatMap((unitId) => {
    const periods = keptUnitIds.includes(unitId) ? subtractPeriod(wanted, taken) : [wanted];
    return periods.map((period) => ({ unitId, period }));
  });
}

/** Stores a change. @returns its id */
function insertChange(
  ctx: RequestContext,
  em: EntityManager,
  {
    row,
    offer,
    side,
    status,
    waitsUntil,
  }: Omit<ProposedChange, 'unitIds' | 'keptUnitIds'> & { status: BookingChangeStatus },
): Promise<number> {
  const { before, after, priceReason } = offer;
  const now = ctx.now();
  return em.insert(BookingChange, {
    booking: row.id,
    hall: after.hallId,
    proposedBy: side,
    proposer: requireViewer(ctx).id,
    status,
    startTime: after.startTime,
    endTime: after.endTime,
    oldTerms: toStoredTerms(before),
    newTerms: toStoredTerms(after),
    priceReason,
    waitsForDiscount: waitsUntil !== null,
    expiresAt: waitsUntil ?? changeExpiry(before.startTime, after.startTime),
    endedAt: status === OPEN_CHANGE ? null : now,
    createdAt: now,
  });
}

/**
 * The changes of a booking, the latest first; at most 50.
 * @throws DomainError NOT_FOUND unless it is the viewer's, belongs to the viewer's business, or the viewer is staff
 */
export async function listBookingChanges(ctx: RequestContext, id: number): Promise<BookingChangeView[]> {
  const row = await loadBooking(ctx, ctx.em, id, canSee);
  const changes = await findChanges(ctx.em, id);
  const viewer = requireViewer(ctx);
  return changes
    .filter((each) => canSeeChange(viewer, row, each))
    .map((each) => presentChange(each, row, viewer, ctx.now()));
}
