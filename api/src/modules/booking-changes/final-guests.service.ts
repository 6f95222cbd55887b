import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { repriceGuests } from '../../domain/bookings/agreed-rates.js';
import { CHANGE_MESSAGES, priceDifference } from '../../domain/bookings/changes.js';
import { BookingSource } from '../../domain/bookings/entry.js';
import { FINAL_GUESTS_MESSAGES, findFinalGuestsRefusal, findGuestRange } from '../../domain/bookings/final-guests.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { confirmChanged } from '../bookings/booking-acceptance.service.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import { presentNotified } from '../bookings/booking.notifications.js';
import { assertSamePrice } from '../bookings/booking.offer.js';
import { findServices } from '../bookings/booked-services.queries.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import type { BookingView } from '../bookings/booking.types.js';
import { findHallKinds } from '../bookings/hall-terms.queries.js';
import { findNextRefusal, findSide } from '../bookings/open-change.policy.js';
import { toCurrentTerms } from '../bookings/open-change.terms.js';
import { endOverdue } from './booking-change-end.service.js';
import type { BookingChangeQuote } from './booking-change-quote.types.js';
import type { FinalGuestsInput } from './booking-change.inputs.js';
import type { ChangeOffer } from './booking-change.offer.js';
import { countProposal, lockForChange, setAtOnce } from './booking-change.proposals.js';

const isCustomer = (...facts: Parameters<typeof findSide>) => findSide(...facts) === BookingSource.CUSTOMER;

/** @throws DomainError CONFLICT unless the customer may set the number of guests now */
function assertSettable(row: BookingRow, now: Date): void {
  const refusal = findFinalGuestsRefusal(row, now);
  if (refusal !== null) throw new DomainError('CONFLICT', refusal, { field: 'status' });
}

/** @throws DomainError CONFLICT while a change waits for an answer, and after too many numbers of guests */
function assertNext(row: BookingRow, now: Date): void {
  const refusal = findNextRefusal(row, BookingSource.CUSTOMER, now, 'finalGuests');
  if (refusal !== null) throw new DomainError('CONFLICT', refusal);
}

/**
 * What another number of guests makes of a booking, by the rates that were agreed.
 * @throws DomainError INVALID_INPUT for a number outside of its range; CONFLICT for the one that it has; PRICE_CHANGED with the new price
 */
async function offerGuests(em: EntityManager, row: BookingRow, input: FinalGuestsInput): Promise<ChangeOffer> {
  const { guestCount, totalAmount } = input;
  const range = findGuestRange(row);
  if (range && (guestCount < range.min || guestCount > range.max)) {
    const message = FINAL_GUESTS_MESSAGES.between(range.min, range.max);
    throw invalidInput([{ field: 'guestCount', message }]);
  }
  if (guestCount === row.guestCount) {
    throw new DomainError('CONFLICT', CHANGE_MESSAGES.nothing, { field: 'guestCount' });
  }
  const services = (await findServices(em, [row.id])).get(row.id) ?? { fixed: [], optional: [] };
  const before = toCurrentTerms(row, services);
  const after = { ...before, ...repriceGuests(before, await findHallKinds(em, row.hallId), guestCount) };
  assertSamePrice(totalAmount, after, row);
  const priceReason = after.quotedPrice === null ? null : row.priceReason;
  return { before, after, priceReason, isMoved: false, cityRules: [] };
}

/**
 * What the final number of guests would make of one of the viewer's bookings, and what it would cost.
 * @throws DomainError as {@link setFinalGuests}
 */
export async function quoteFinalGuests(
  ctx: RequestContext,
  id: number,
  input: FinalGuestsInput,
): Promise<BookingChangeQuote> {
  const row = await loadBooking(ctx, ctx.em, id, isCustomer);
  assertSettable(row, ctx.now());
  assertNext(row, ctx.now());
  const { before, after, cityRules } = await offerGuests(ctx.em, row, input);
  const difference = priceDifference(before, after);
  return {
    ...{ before, after, difference, cityRules },
    isAvailable: true,
    clash: null,
    isImmediate: true,
    conflicts: [],
  };
}

/**
 * Sets the final number of guests of one of the viewer's bookings without asking (docs/decisions/0088-final-guests.md).
 * @throws DomainError NOT_FOUND unless it is the viewer's; INVALID_INPUT for a number outside of its range; PRICE_CHANGED with the new
 * price; CONFLICT after its day, for a booking that can't be changed any more, while a change is open, and for the number that it has;
 * TOO_MANY_REQUESTS
 */
export async function setFinalGuests(ctx: RequestContext, id: number, input: FinalGuestsInput): Promise<BookingView> {
  const notified = await inTransaction(ctx.em, async (em) => {
    const seen = await loadBooking(ctx, em, id, isCustomer);
    const { row } = await lockForChange(em, seen, seen.hallId);
    assertSettable(row, ctx.now());
    await endOverdue(ctx, em, row);
    assertNext(row, ctx.now());
    const offer = await offerGuests(em, row, input);
    await countProposal(ctx, em, row, BookingSource.CUSTOMER);
    const agreedGuests = row.agreedGuests ?? row.guestCount;
    const changed = await setAtOnce(ctx, em, { row, offer, agreedGuests });
    // Fewer guests may make the first part paid.
    const granted = await confirmChanged(ctx, em, id);
    return granted.bookings.length > 0 ? granted : changed;
  });
  return presentNotified(ctx, notified, id);
}
