import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import {
  BookingChangeStatus,
  CHANGE_MESSAGES,
  changeExpiry,
  OPEN_CHANGE,
  subtractPeriod,
} from '../../domain/bookings/changes.js';
import { BookingSource, isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { BookingChangeKind } from '../../domain/bookings/offers.js';
import { occupies } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { getPeriod, type Period } from '../../domain/time/zone.js';
import { holdBeside } from '../availability/change.ledger.js';
import { findContact } from '../accounts/contact.queries.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { findNextRefusal } from '../bookings/open-change.policy.js';
import { toStoredTerms } from '../bookings/open-change.terms.js';
import { toSlotCustomer } from '../bookings/booking-acceptance.service.js';
import { assertFree } from '../bookings/booking.changes.js';
import { countMail } from '../bookings/booking-entry.service.js';
import { lockBooking } from '../bookings/booking-locks.queries.js';
import { touchBooking, type NotifiedBookings } from '../bookings/booking.notifications.js';
import { findBooking, type BookingRow } from '../bookings/booking.queries.js';
import { recordChangeAction, recordCustomerChange } from './booking-change.audit.js';
import { makeChange } from './booking-change.changes.js';
import { endOverdue } from './booking-change-end.service.js';
import { BookingChange } from './booking-change.entity.js';
import { notifyOfChange } from './booking-change.notifications.js';
import type { OfferWords } from './booking-change.grant.js';
import type { ChangeOffer } from './booking-change.offer.js';

/**
 * Locks the units of a booking's hall and of another one, in the order of their ids, then the booking.
 * @returns the booking as it is now, and the units of each hall
 * @throws DomainError CONFLICT if it was moved to another hall meanwhile; NOT_FOUND for an unknown hall
 */
export async function lockForChange(
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

/**
 * Ends a change that is overdue, before another one. The caller holds the locks.
 * @throws DomainError CONFLICT while another change waits for an answer, and after too many of them
 */
export async function assertNoneOpen(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  side: BookingSource,
): Promise<void> {
  await endOverdue(ctx, em, row);
  const refusal = findNextRefusal(row, side, ctx.now());
  if (refusal !== null) throw new DomainError('CONFLICT', refusal);
}

/** To whom mails about a booking go: an offer to an enquiry has no contact before it is accepted. */
async function findMailed(em: EntityManager, row: BookingRow): Promise<string | null> {
  if (!isUnacceptedOffer(row) || row.userId === null) return row.customerEmail;
  return (await findContact(em, row.userId)).email;
}

/** Counts what is mailed in our name. @throws DomainError TOO_MANY_REQUESTS */
export async function countProposal(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  side: BookingSource,
): Promise<void> {
  if (side === BookingSource.OWNER) return countMail(ctx, await findMailed(em, row));
  if (!ctx.isDemo) await ctx.app.limits.bookingRequestByAccount.take(String(requireViewer(ctx).id));
}

/** A change that passed every check. The caller holds the locks. */
interface AgreedChange {
  row: BookingRow;
  offer: ChangeOffer;
  /** Of the new hall. */
  unitIds: readonly number[];
}

/** Makes a change of the business's own entry, and tells its guest. */
export async function changeAtOnce(
  ctx: RequestContext,
  em: EntityManager,
  { row, offer, unitIds }: AgreedChange,
): Promise<NotifiedBookings> {
  const { after: terms, priceReason } = offer;
  const stored = { row, offer, side: BookingSource.OWNER, waitsUntil: null, answer: null };
  const changeId = await insertChange(ctx, em, { ...stored, status: BookingChangeStatus.ACCEPTED });
  await makeChange(ctx, em, { row, terms, priceReason, unitIds });
  await recordChangeAction(ctx, em, 'changed', row, offer);
  return notifyOfChange(ctx, em, row.id, { kind: 'changed', ...offer, by: BookingSource.OWNER, changeId });
}

/** Sets the number of guests as the customer says, without an answer, and tells the business. */
export async function setAtOnce(
  ctx: RequestContext,
  em: EntityManager,
  { row, offer, agreedGuests }: Pick<AgreedChange, 'row' | 'offer'> & { agreedGuests: number },
): Promise<NotifiedBookings> {
  const { after: terms, priceReason } = offer;
  const by = BookingSource.CUSTOMER;
  const stored = { row, offer, side: by, waitsUntil: null, answer: null };
  const changeId = await insertChange(ctx, em, { ...stored, status: BookingChangeStatus.ACCEPTED });
  await makeChange(ctx, em, { row, terms, priceReason, unitIds: [], agreedGuests });
  await recordCustomerChange(ctx, em, row, offer);
  return notifyOfChange(ctx, em, row.id, { kind: 'changed', ...offer, by, changeId, isFinalGuests: true });
}

/** A change to propose. */
export interface ProposedChange extends AgreedChange {
  /** Where it is an offer. */
  answer: OfferWords | null;
  side: BookingSource;
  /** Until when it waits for the owner to allow its discount; null where it doesn't. */
  waitsUntil: Date | null;
  /** The units of the booking's hall. */
  keptUnitIds: readonly number[];
}

/** Stores a proposal, holds its time beside the booking's, and tells who answers: the other side, or first the owner. */
export async function propose(
  ctx: RequestContext,
  em: EntityManager,
  { row, offer, unitIds, side, waitsUntil, keptUnitIds, answer }: ProposedChange,
): Promise<NotifiedBookings> {
  const { after } = offer;
  const now = ctx.now();
  // Accepting an offer takes the time, whether or not it is another one.
  if (offer.isMoved || answer) {
    const { timeZone, bufferMinutes } = after;
    const customer = answer ? toSlotCustomer(row, after.hallId) : undefined;
    const place = { unitIds, period: getPeriod(after), bufferMinutes, timeZone, bookingId: row.id };
    await assertFree(ctx, em, { ...place, ...(customer && { customer }) });
  }
  const changeId = await insertChange(ctx, em, { row, offer, side, status: OPEN_CHANGE, waitsUntil, answer });
  if (offer.isMoved && occupies(row.status)) {
    const parts = toParts(offer, unitIds, keptUnitIds);
    const until = waitsUntil ?? changeExpiry(row.startTime, after.startTime);
    await holdBeside(em, { bookingId: row.id, parts, until, now });
  }
  await touchBooking(em, row.id, now);
  if (side === BookingSource.OWNER)
    await recordChangeAction(ctx, em, answer ? 'offered' : 'change-proposed', row, offer);
  const asked = waitsUntil && {
    discount: { verdict: 'asked', proposer: requireViewer(ctx).name, until: waitsUntil } as const,
  };
  return notifyOfChange(ctx, em, row.id, { kind: 'change-proposed', ...offer, ...asked, by: side, changeId, answer });
}

/** What a change takes on each unit beyond what its booking has there already. */
function toParts({ before, after }: ChangeOffer, unitIds: readonly number[], keptUnitIds: readonly number[]) {
  const [taken, wanted] = [before, after].map((terms) => occupiedPeriod(getPeriod(terms), terms.bufferMinutes)) as [
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
    answer,
  }: Omit<ProposedChange, 'unitIds' | 'keptUnitIds'> & { status: BookingChangeStatus },
): Promise<number> {
  const { before, after, priceReason } = offer;
  const now = ctx.now();
  return em.insert(BookingChange, {
    booking: row.id,
    hall: after.hallId,
    kind: answer ? BookingChangeKind.OFFER : BookingChangeKind.CHANGE,
    proposedBy: side,
    proposer: requireViewer(ctx).id,
    status,
    startTime: after.startTime,
    endTime: after.endTime,
    oldTerms: toStoredTerms(before),
    newTerms: toStoredTerms(after),
    priceReason,
    note: answer?.note ?? null,
    validUntil: answer?.validUntil ?? null,
    waitsForDiscount: waitsUntil !== null,
    expiresAt: waitsUntil ?? answer?.validUntil ?? changeExpiry(before.startTime, after.startTime),
    endedAt: status === OPEN_CHANGE ? null : now,
    createdAt: now,
  });
}
