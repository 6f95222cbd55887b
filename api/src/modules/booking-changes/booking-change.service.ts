import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { findChangeRefusal, priceDifference } from '../../domain/bookings/changes.js';
import { BookingSource, isEntered, isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { isGranted } from '../../domain/bookings/holds.js';
import { DomainError } from '../../domain/input/errors.js';
import { getPeriod } from '../../domain/time/zone.js';
import { findTakenByUnits } from '../availability/ledger.js';
import { findUnits } from '../halls/hall-units.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import type { ChangeBookingInput, MakeOfferInput, RequestBookingChangeInput } from './booking-change.inputs.js';
import { canSeeChange, findSide } from '../bookings/open-change.policy.js';
import { findChanges } from './booking-change.queries.js';
import { presentChange } from '../bookings/open-change.queries.js';
import type { BookingChangeQuote } from './booking-change-quote.types.js';
import type { BookingChangeView } from '../bookings/open-change.types.js';
import { describeTaken } from '../bookings/booking.clashes.js';
import { getBooking } from '../bookings/booking-list.service.js';
import { presentNotified, type NotifiedBookings } from '../bookings/booking.notifications.js';
import { canSee } from '../bookings/booking.policy.js';
import { createPresenter, findConflicts, type BookingRow } from '../bookings/booking.queries.js';
import type { BookingView } from '../bookings/booking.types.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { toSlotCustomer } from '../bookings/booking-acceptance.service.js';
import { replaceOffer } from './booking-change-end.service.js';
import { assertChangedDiscount, findChangeDiscountRefusal, findDiscountWait } from './booking-change.discount.js';
import { assertOfferable, assertReplaceable } from './booking-change.grant.js';
import { offerChange, type WantedChange } from './booking-change.offer.js';
import { assertNoneOpen, changeAtOnce, countProposal, lockForChange, propose } from './booking-change.proposals.js';
import { proposeOffer } from './booking-offer.proposals.js';

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
  const row = await loadBooking(ctx, ctx.em, id, isOn(side));
  assertChangeable(row, side, ctx.now());
  return quoteWanted(ctx, { row, side, input });
}

/** What a change that may be made, or offered, would make of its booking. */
async function quoteWanted(ctx: RequestContext, wanted: WantedChange): Promise<BookingChangeQuote> {
  const { em } = ctx;
  const { row, side, isOffer = false } = wanted;
  const now = ctx.now();
  const { before, after, isMoved, cityRules } = await offerChange(em, wanted, now);
  const refusal = side === BookingSource.OWNER ? await findChangeDiscountRefusal(ctx, em, { before, after }) : null;
  const unitIds = await findUnits(em, after.hallId);
  const period = getPeriod(after);
  const { bufferMinutes, timeZone } = after;
  // Accepting an offer takes the time, whether or not it is another one.
  const customer = isOffer ? toSlotCustomer(row, after.hallId) : undefined;
  const asked = { period: occupiedPeriod(period, bufferMinutes), now, except: row.id, customer };
  const taken = isMoved || isOffer ? await findTakenByUnits(em, unitIds, asked) : [];
  const asksConflicts = isOffer || (side === BookingSource.OWNER && isMoved && isGranted(row));
  const conflicts = asksConflicts
    ? await findConflicts(em, { bookingId: row.id, unitIds, period, bufferMinutes, now })
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
 * What an offer would make of a request, and cost.
 * @throws DomainError as {@link makeOffer}, but never SLOT_TAKEN
 */
export async function quoteOffer(ctx: RequestContext, id: number, input: MakeOfferInput): Promise<BookingChangeQuote> {
  const row = await loadBooking(ctx, ctx.em, id, isOn(BookingSource.OWNER));
  assertOfferable(row, ctx.now());
  assertReplaceable(ctx, row);
  return quoteWanted(ctx, { row, side: BookingSource.OWNER, input, isOffer: true });
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
  const operation = side === BookingSource.OWNER ? 'changeBooking' : 'requestBookingChange';
  return changeOnce(ctx, { operation, id, input }, async (em) => {
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
    await countProposal(ctx, em, row, side);
    if (isEntered(row.source) && !waitsUntil) {
      const changed = await changeAtOnce(ctx, em, { row, offer, unitIds });
      await serveWaitingLists(ctx, em, hallIds);
      return changed;
    }
    const proposal = { row, offer, unitIds, side, waitsUntil, keptUnitIds: units.get(row.hallId) ?? [] };
    return propose(ctx, em, { ...proposal, answer: null });
  });
}

/** A change of a booking that its client may retry. */
interface RepeatedChange {
  /** The mutation's name. */
  operation: string;
  /** The booking. */
  id: number;
  input: ChangeBookingInput;
}

/** Makes a change once per key, in a transaction; a repeated request returns its booking as it is now. */
async function changeOnce(
  ctx: RequestContext,
  { operation, id, input }: RepeatedChange,
  make: (em: EntityManager) => Promise<NotifiedBookings>,
): Promise<BookingView> {
  const once = { operation, key: input.clientMutationId, request: { bookingId: id, ...input } };
  const { created } = await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, once, async () => ({ id, notified: await make(em) })),
  );
  return created ? presentNotified(ctx, created.notified, id) : getBooking(ctx, id);
}

/**
 * Answers a customer's request with an offer: accepting it accepts the request (docs/decisions/0079-offers.md). It takes the place of
 * the offer that waits for an answer. One whose discount a member may not give waits for the owner first.
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business, or the hall doesn't; INVALID_INPUT naming every invalid
 * field; PRICE_CHANGED with the new price; SLOT_TAKEN with the taken periods; CONFLICT for what isn't an open request, while a
 * change waits for an answer, and once an offer to an enquiry is over, or nobody can write in its conversation; FORBIDDEN for a key
 * that replaces one without the scope of messages; TOO_MANY_REQUESTS
 */
export async function makeOffer(ctx: RequestContext, id: number, input: MakeOfferInput): Promise<BookingView> {
  const side = BookingSource.OWNER;
  return changeOnce(ctx, { operation: 'makeOffer', id, input }, async (em) => {
    const seen = await loadBooking(ctx, em, id, isOn(side));
    assertOfferable(seen, ctx.now());
    const { row, units } = await lockForChange(em, seen, input.hallId ?? seen.hallId);
    await serveWaitingLists(ctx, em, [...units.keys()]);
    assertOfferable(row, ctx.now());
    assertReplaceable(ctx, row);
    if (isUnacceptedOffer(row)) await ctx.app.hooks.onOfferReplaced(ctx, em, row.id);
    await assertNoneOpen(ctx, em, await replaceOffer(ctx, em, row), side);
    const offer = await offerChange(em, { row, side, input, isOffer: true }, ctx.now());
    if (isUnacceptedOffer(row)) await assertChangedDiscount(ctx, em, offer);
    const [unitIds, keptUnitIds] = [units.get(offer.after.hallId) ?? [], units.get(row.hallId) ?? []];
    return proposeOffer(ctx, em, { row, offer, unitIds, keptUnitIds }, input);
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
