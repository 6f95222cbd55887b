import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { assertAllowedInCity } from '../../domain/availability/availability.js';
import {
  BookingChangeAction,
  BookingChangeStatus,
  CHANGE_MESSAGES,
  changeExpiry,
  endChange,
  isMoved,
  mayEndChange,
  type ChangeEnder,
} from '../../domain/bookings/changes.js';
import { BookingSource, DISCOUNT_MESSAGES, isEntered, isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { BookingChangeKind } from '../../domain/bookings/offers.js';
import { isPaymentMissing } from '../../domain/bookings/holds.js';
import { BookingAction, occupies } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { rememberPhone } from '../accounts/account.service.js';
import { findHallSettings } from '../availability/hall-settings.queries.js';
import { extendHeldBeside } from '../availability/change.ledger.js';
import { releaseHolds } from '../availability/ledger.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { canSeeChange, toChangeEnder } from '../bookings/open-change.policy.js';
import { findChange, findDueChanges, passToCustomer, writeEnd } from './booking-change.queries.js';
import type { ChangeRow } from '../bookings/open-change.queries.js';
import { fromStoredTerms } from '../bookings/open-change.terms.js';
import type { BookingTerms } from '../bookings/open-change.types.js';
import { notifyOfChange } from './booking-change.notifications.js';
import { confirmChanged, lapse } from '../bookings/booking-acceptance.service.js';
import { lockBooking } from '../bookings/booking-locks.queries.js';
import { presentNotified, touchBooking, type NotifiedBookings } from '../bookings/booking.notifications.js';
import { findBooking, type BookingRow } from '../bookings/booking.queries.js';
import { recordChangeAcceptance } from '../bookings/terms-acceptance.changes.js';
import type { BookingView } from '../bookings/booking.types.js';
import { assertChangedDiscount, toDiscountNews } from './booking-change.discount.js';
import type { ChangeDiscount } from './booking-change-discount.mails.js';
import { cancelBookings } from '../bookings/booking.changes.js';
import { makeChange } from './booking-change.changes.js';
import { takeUp } from './booking-offer.acceptance.js';
import type { AcceptBookingChangeInput } from './booking-change.inputs.js';
import { assertOfferable, grantOffered, takeOfferedTime, type OfferWords } from './booking-change.grant.js';
import { recordChangeAction } from './booking-change.audit.js';

/** A change that its side or the clock ends, with its booking, both read under the locks. */
interface EndingChange {
  row: BookingRow;
  change: ChangeRow;
  before: BookingTerms;
  after: BookingTerms;
  /** The units of the new hall; empty once it is deleted. */
  unitIds: readonly number[];
}

function toEnding(row: BookingRow, change: ChangeRow, unitIds: readonly number[]): EndingChange {
  const [before, after] = [fromStoredTerms(change.oldTerms), fromStoredTerms(change.newTerms)];
  return { row, change, before, after, unitIds };
}

/** A change with what its status depends on. */
function toState({ status, expiresAt }: ChangeRow) {
  return { status, expiresAt: new Date(expiresAt) };
}

function isOffer({ kind }: Pick<ChangeRow, 'kind'>): boolean {
  return kind === BookingChangeKind.OFFER;
}

/** What an offer has besides its change; null for other changes. */
function toAnswer({ note, validUntil }: ChangeRow): OfferWords | null {
  return validUntil === null ? null : { note, validUntil: new Date(validUntil) };
}

/** @throws DomainError FORBIDDEN for the side that can't end it so, and for members where the owner has to allow its discount */
function assertMayEnd(ender: ChangeEnder, change: ChangeRow, action: BookingChangeAction): void {
  if (mayEndChange(ender, change, action)) return;
  const isOwners = change.waitsForDiscount && !ender.isOwner;
  const message = isOwners ? DISCOUNT_MESSAGES.owners : CHANGE_MESSAGES.otherSide;
  throw new DomainError('FORBIDDEN', message);
}

/**
 * Loads a change for an action of the viewer's side, under the locks of the units of both halls and of the booking.
 * @throws DomainError NOT_FOUND unless its booking is the viewer's or belongs to the viewer's business; FORBIDDEN for the side
 * that can't end it so; FINAL_STATUS unless it is open
 */
async function lockEnding(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  action: BookingChangeAction,
): Promise<EndingChange & { side: BookingSource; hallIds: readonly number[] }> {
  const found = await findChange(em, id);
  const seen = found && (await findBooking(em, found.bookingId));
  const ender = seen && toChangeEnder(requireViewer(ctx), seen);
  if (!found || !seen || !ender || !canSeeChange(requireViewer(ctx), seen, found)) {
    throw new DomainError('NOT_FOUND', 'Change not found');
  }
  assertMayEnd(ender, found, action);
  const newHallId = found.newTerms.hallId;
  const units = await lockUnitsOfHalls(em, [...new Set([seen.hallId, newHallId])]);
  await lockBooking(em, seen.id);
  const [row, change] = [await findBooking(em, seen.id), await findChange(em, id)];
  if (!row || !change) throw new DomainError('NOT_FOUND', 'Change not found');
  assertMayEnd(ender, change, action);
  endChange(toState(change), action, ctx.now());
  const hallIds = [...units.keys()];
  await serveWaitingLists(ctx, em, hallIds);
  return { ...toEnding(row, change, units.get(newHallId) ?? []), side: ender.side, hallIds };
}

/** Frees what a change held beside its confirmed booking. A request's own hold stays. */
async function releaseBeside(em: EntityManager, { id, status }: BookingRow, now: Date): Promise<void> {
  if (occupies(status)) await releaseHolds(em, [id], now);
}

/**
 * Refuses to accept a move that a rule of the hall's city refuses, set since it was proposed.
 * @throws DomainError CONFLICT naming the rule and its source
 */
async function assertMoveAllowedInCity(
  ctx: RequestContext,
  em: EntityManager,
  { row, after }: Pick<EndingChange, 'row' | 'after'>,
): Promise<void> {
  if (isEntered(row.source) || !isMoved(row, after)) return;
  const hall = await findHallSettings(em, after.hallId, ctx.now());
  const period = { start: after.startTime, end: after.endTime };
  if (hall) assertAllowedInCity(period, hall.settings);
}

/**
 * Accepts a change, which is made at once. One of a customer's booking whose discount the owner allows so waits for the customer
 * then. Accepting an offer approves its request. Accepting also confirms an accepted request whose first part it makes paid. One
 * whose first payment is missing by then lapses instead.
 * @param words what the customer says with it, of an offer to an enquiry
 * @throws DomainError INVALID_INPUT for such an offer without the current terms of the business, or a phone number; NOT_FOUND,
 * FORBIDDEN for the side that proposed it, FINAL_STATUS unless it is open; CONFLICT if its hall was deleted, or a rule of its city
 * refuses it; SLOT_TAKEN for a request, which held no time
 */
export async function acceptBookingChange(
  ctx: RequestContext,
  id: number,
  words: AcceptBookingChangeInput = {},
): Promise<BookingView> {
  const { notified, bookingId } = await inTransaction(ctx.em, async (em) => {
    const { row, change, before, after, unitIds, side, hallIds } = await lockEnding(
      ctx,
      em,
      id,
      BookingChangeAction.ACCEPT,
    );
    const now = ctx.now();
    if (isOffer(change)) assertOfferable(row, now);
    if (isPaymentMissing(row, now)) return { notified: await lapse(ctx, em, row.id, hallIds), bookingId: row.id };
    if (unitIds.length === 0) throw new DomainError('CONFLICT', CHANGE_MESSAGES.hallGone);
    await assertMoveAllowedInCity(ctx, em, { row, after });
    const news = await toDiscountNews(ctx, em, change, 'approved');
    if (change.waitsForDiscount && !isEntered(row.source)) {
      return { notified: await askCustomer(ctx, em, { row, change, before, after }, news), bookingId: row.id };
    }
    if (side === BookingSource.OWNER) await assertChangedDiscount(ctx, em, { before, after });
    await writeEnd(em, id, { status: BookingChangeStatus.ACCEPTED, by: requireViewer(ctx).id, now });
    if (isOffer(change)) await takeOfferedTime(em, row, after, now);
    await makeChange(ctx, em, { row, terms: after, priceReason: change.priceReason, unitIds });
    if (isUnacceptedOffer(row)) await takeUp(ctx, em, row, words);
    else await recordChangeAcceptance(ctx, em, row, side);
    await serveWaitingLists(ctx, em, hallIds);
    if (side === BookingSource.OWNER) await recordChangeAction(ctx, em, 'changed', row, { before, after });
    const event = {
      kind: 'changed',
      before,
      after,
      by: side,
      changeId: id,
      answer: toAnswer(change),
      ...news,
    } as const;
    const changed = await notifyOfChange(ctx, em, row.id, event);
    const granted = isOffer(change)
      ? await grantOffered(ctx, em, { id: row.id, unitIds, by: change.proposerId })
      : await confirmChanged(ctx, em, row.id);
    return { notified: granted.bookings.length > 0 ? granted : changed, bookingId: row.id };
  });
  const booking = presentNotified(ctx, notified, bookingId);
  if (booking.isOffered && words.customerPhone) await rememberPhone(ctx, words.customerPhone, booking);
  return booking;
}

/** Proposes a change to the customer once the owner allows its discount. */
async function askCustomer(
  ctx: RequestContext,
  em: EntityManager,
  { row, change, before, after }: Omit<EndingChange, 'unitIds'>,
  news: { discount?: ChangeDiscount },
): Promise<NotifiedBookings> {
  const now = ctx.now();
  const answer = toAnswer(change);
  const until = answer?.validUntil ?? changeExpiry(row.startTime, after.startTime);
  await passToCustomer(em, change, until);
  // A request's own hold keeps its time.
  if (occupies(row.status)) await extendHeldBeside(em, row.id, { until, now });
  await touchBooking(em, row.id, now);
  await recordChangeAction(ctx, em, answer ? 'offer-approved' : 'change-approved', row, { before, after });
  const event = {
    kind: 'change-proposed',
    before,
    after,
    by: BookingSource.OWNER,
    changeId: change.id,
    answer,
  } as const;
  return notifyOfChange(ctx, em, row.id, { ...event, ...news });
}

/**
 * Refuses a change: the booking stays as it was.
 * @param note why, for the other side
 * @throws DomainError as {@link acceptBookingChange}, but never SLOT_TAKEN
 */
export function refuseBookingChange(ctx: RequestContext, id: number, note: string | null): Promise<BookingView> {
  return endWithout(ctx, id, BookingChangeAction.REFUSE, note);
}

/** Withdraws a change that the viewer's side proposed. @throws DomainError NOT_FOUND, FORBIDDEN for the other side, FINAL_STATUS */
export function withdrawBookingChange(ctx: RequestContext, id: number): Promise<BookingView> {
  return endWithout(ctx, id, BookingChangeAction.WITHDRAW);
}

/** How an offer to an enquiry ends without its customer, whom it leaves with nothing. */
const OFFER_ENDINGS = {
  REFUSE: BookingAction.REFUSE_OFFER,
  WITHDRAW: BookingAction.WITHDRAW_OFFER,
  EXPIRE: BookingAction.EXPIRE_OFFER,
} as const;

/** Cancels the booking of an offer to an enquiry, of which nothing is left once the offer has ended. */
async function endOffered(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  action: (typeof OFFER_ENDINGS)[keyof typeof OFFER_ENDINGS],
): Promise<void> {
  if (!isUnacceptedOffer(row)) return;
  const by = action === BookingAction.EXPIRE_OFFER ? null : requireViewer(ctx).id;
  await cancelBookings(ctx, em, [row.id], { action, by });
}

const ENDS = {
  REFUSE: { event: 'change-refused', status: BookingChangeStatus.REFUSED },
  WITHDRAW: { event: 'change-withdrawn', status: BookingChangeStatus.WITHDRAWN },
} as const;

async function endWithout(
  ctx: RequestContext,
  id: number,
  action: keyof typeof ENDS,
  note: string | null = null,
): Promise<BookingView> {
  const { event: kind, status } = ENDS[action];
  const { notified, bookingId } = await inTransaction(ctx.em, async (em) => {
    const { row, change, before, after, side, hallIds } = await lockEnding(ctx, em, id, action);
    const now = ctx.now();
    await writeEnd(em, id, { status, by: requireViewer(ctx).id, now, note });
    await endOffered(ctx, em, row, OFFER_ENDINGS[action]);
    await releaseBeside(em, row, now);
    await serveWaitingLists(ctx, em, hallIds);
    await touchBooking(em, row.id, now);
    const audited = isOffer(change) && action === BookingChangeAction.WITHDRAW ? 'offer-withdrawn' : kind;
    if (side === BookingSource.OWNER) await recordChangeAction(ctx, em, audited, row, { before, after });
    const news = await toDiscountNews(ctx, em, change, 'declined');
    const event = { kind, before, after, by: side, changeId: id, answer: toAnswer(change), refusal: note } as const;
    const told = await notifyOfChange(ctx, em, row.id, { ...event, ...news });
    return { notified: told, bookingId: row.id };
  });
  return presentNotified(ctx, notified, bookingId);
}

/**
 * Ends the offer whose place another one takes. If it waited for its discount, the member who made it is told. The caller holds the
 * booking's lock.
 * @returns the booking without it
 */
export async function replaceOffer(ctx: RequestContext, em: EntityManager, row: BookingRow): Promise<BookingRow> {
  const change = row.openChange;
  const now = ctx.now();
  if (!change || !isOffer(change) || new Date(change.expiresAt) <= now) return row;
  await writeEnd(em, change.id, { status: BookingChangeStatus.WITHDRAWN, by: requireViewer(ctx).id, now });
  if (change.waitsForDiscount) {
    const { before, after } = toEnding(row, change, []);
    const news = await toDiscountNews(ctx, em, change, 'declined');
    const event = { kind: 'change-withdrawn', before, after, by: BookingSource.OWNER, changeId: change.id } as const;
    await notifyOfChange(ctx, em, row.id, { ...event, answer: toAnswer(change), ...news });
  }
  return { ...row, openChange: null };
}

/**
 * Ends a booking's open change if it is overdue, and tells the side that had proposed it. The caller holds the booking's lock; what
 * the change held is over by the clock.
 * @returns whether it was overdue
 */
export async function endOverdue(ctx: RequestContext, em: EntityManager, row: BookingRow): Promise<boolean> {
  const change = row.openChange;
  const now = ctx.now();
  if (!change || new Date(change.expiresAt) > now) return false;
  await writeEnd(em, change.id, { status: BookingChangeStatus.EXPIRED, by: null, now });
  await endOffered(ctx, em, row, OFFER_ENDINGS.EXPIRE);
  await touchBooking(em, row.id, now);
  const { before, after } = toEnding(row, change, []);
  const news = await toDiscountNews(ctx, em, change, 'expired');
  const event = {
    kind: 'change-expired',
    before,
    after,
    by: change.proposedBy,
    changeId: change.id,
    answer: toAnswer(change),
  } as const;
  await notifyOfChange(ctx, em, row.id, { ...event, ...news });
  return true;
}

/** Changes per round of the job. */
const BATCH = 50;

/**
 * Ends the changes that nobody answered in time. Any number of servers may run it concurrently.
 * @returns how many expired
 */
export async function expireBookingChanges(ctx: RequestContext): Promise<number> {
  let expired = 0;
  for (;;) {
    const due = await findDueChanges(ctx.em, ctx.now(), BATCH);
    for (const { bookingId } of due) {
      const isExpired = await inTransaction(ctx.em, async (em) => {
        await lockBooking(em, bookingId);
        const row = await findBooking(em, bookingId);
        return row !== undefined && (await endOverdue(ctx, em, row));
      });
      if (isExpired) expired += 1;
    }
    if (due.length < BATCH) return expired;
  }
}
