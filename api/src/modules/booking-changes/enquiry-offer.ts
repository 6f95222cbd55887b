import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { cityRuleRefusals, occupiedPeriod, PERIOD_MESSAGES } from '../../domain/availability/availability.js';
import { agreeChangedPrice, priceDifference } from '../../domain/bookings/changes.js';
import { checkMovedPeriod } from '../../domain/bookings/entry.js';
import { BOOKING_MESSAGES } from '../../domain/bookings/inputs.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { getPeriod } from '../../domain/time/zone.js';
import { findTakenByUnits } from '../availability/ledger.js';
import { describeTaken } from '../bookings/booking.clashes.js';
import type { NotifiedBookings } from '../bookings/booking.notifications.js';
import { assertSamePrice, createOffer, type Offer } from '../bookings/booking.offer.js';
import { createPresenter, findBooking, findConflicts } from '../bookings/booking.queries.js';
import { findHallTerms, type HallTerms } from '../bookings/hall-terms.queries.js';
import { insertBooking } from '../bookings/new-booking.changes.js';
import { findDiscountRefusal } from '../businesses/member-discount.js';
import { findUnits } from '../halls/hall-units.js';
import type { BookingChangeQuote } from './booking-change-quote.types.js';
import type { OfferEnquiryInput } from './booking-change.inputs.js';
import { toTerms, type ChangeOffer } from './booking-change.offer.js';
import { proposeOffer } from './booking-offer.proposals.js';

/** An enquiry that an offer answers, and who asked. */
export interface AskedStay {
  businessId: number;
  hallId: number;
  day: string | null;
  guestCount: number | null;
  occasion: Occasion | null;
  userId: number;
  customerName: string;
}

/** An offer to an enquiry as the terms of its hall price it. */
interface PricedOffer extends ChangeOffer {
  terms: HallTerms;
  offer: Offer;
}

/** How many guests it is for. @throws DomainError INVALID_INPUT on guestCount where neither side said it */
function toGuests(input: OfferEnquiryInput, asked: AskedStay): number {
  const guests = input.guestCount ?? asked.guestCount;
  if (guests === null) throw invalidInput([{ field: 'guestCount', message: BOOKING_MESSAGES.guestsRequired }]);
  return guests;
}

/** What is offered, at its hall's prices. Notice and opening hours don't bind owners, rules of the city do. */
function offerStay(input: OfferEnquiryInput, asked: AskedStay, terms: HallTerms, now: Date): Offer {
  const { shiftId, startTime, endTime, date, menu, childCount } = input;
  const details = {
    ...{ shiftId: shiftId ?? null, startTime: startTime ?? null, endTime: endTime ?? null, menu, childCount },
    date: date ?? (shiftId && !startTime ? asked.day : null),
    guestCount: toGuests(input, asked),
    optionalServiceIds: [],
    optionalServices: input.optionalServices ?? [],
  };
  return createOffer(details, terms, now, (period, settings, at) => [
    ...checkMovedPeriod(period, settings, at),
    ...cityRuleRefusals(period, settings),
    ...(period.start <= at ? [{ field: 'startTime', message: PERIOD_MESSAGES.inPast }] : []),
  ]);
}

/**
 * What an offer to an enquiry is, and costs, by the current terms of its hall.
 * @param isBooked whether it is stored next: hall, business and customer are locked
 * @throws DomainError NOT_FOUND unless the hall is public and of the same business; INVALID_INPUT naming every invalid field, and for
 * a member who gives more discount than it may; PRICE_CHANGED with the new price
 */
export async function priceEnquiryOffer(
  ctx: RequestContext,
  em: EntityManager,
  { input, asked }: { input: OfferEnquiryInput; asked: AskedStay },
  isBooked: boolean,
): Promise<PricedOffer> {
  const hall = { hallId: input.hallId ?? asked.hallId, now: ctx.now(), menuId: input.menu?.menuId };
  const terms = await findHallTerms(em, hall, input.optionalServices ?? [], isBooked ? asked.userId : undefined);
  if (terms.businessId !== asked.businessId) throw new DomainError('NOT_FOUND', 'Hall not found');
  const atHallPrice = offerStay(input, asked, terms, ctx.now());
  const extras = input.extras ?? [];
  const stated = { stated: input.agreedPrice ?? null, kept: null, extras };
  const { price, adjustmentAmount, quotedPrice } = agreeChangedPrice(atHallPrice.price, stated, terms.taxPercentage);
  assertSamePrice(input.totalAmount, price, terms);
  const total = price.totalPrice;
  const refusal = await findDiscountRefusal(ctx, em, { quoted: quotedPrice ?? total, total, currency: terms.currency });
  if (refusal) throw refusal;
  const offer = { ...atHallPrice, price };
  const agreed = { bufferMinutes: terms.settings.bufferTime, extras, adjustmentAmount, quotedPrice };
  const { terms: after, cityRules } = toTerms(terms, offer, agreed);
  const priceReason = quotedPrice === null ? null : (input.priceReason ?? null);
  return { ...{ terms, offer, after, before: after, priceReason, cityRules }, isMoved: false };
}

/** An offer to an enquiry before it is made, with the requests that accepting it would cancel. */
export async function quoteEnquiryOffer(
  ctx: RequestContext,
  { before, after, cityRules }: PricedOffer,
  customerId: number,
): Promise<BookingChangeQuote> {
  const { em } = ctx;
  const { hallId, bufferMinutes, timeZone } = after;
  const [unitIds, period, now] = [await findUnits(em, hallId), getPeriod(after), ctx.now()];
  const customer = { hallId, customerId };
  const taken = await findTakenByUnits(em, unitIds, { period: occupiedPeriod(period, bufferMinutes), now, customer });
  const conflicts = await findConflicts(em, { bookingId: 0, unitIds, period, bufferMinutes, now });
  return {
    ...{ before, after, cityRules, isImmediate: false },
    difference: priceDifference(before, after),
    isAvailable: taken.length === 0,
    clash: await describeTaken(ctx, em, taken, { ...period, bufferMinutes, timeZone }),
    conflicts: conflicts.map(createPresenter(ctx, conflicts)),
  };
}

/** An offer to an enquiry that is stored. */
interface NewEnquiryOffer {
  asked: AskedStay;
  input: OfferEnquiryInput;
  unitIds: readonly number[];
  /** Ties its booking to the enquiry, before anybody is told. */
  onStored: (bookingId: number) => Promise<void>;
}

/**
 * Stores an offer to an enquiry as a booking of its customer, which they haven't requested, and tells them. The caller has locked the
 * units of its hall, and the enquiry.
 * @throws DomainError INVALID_INPUT on validUntil; SLOT_TAKEN with the taken periods; TOO_MANY_REQUESTS
 */
export async function makeEnquiryOffer(
  ctx: RequestContext,
  em: EntityManager,
  { terms, offer, ...change }: PricedOffer,
  { asked, input, unitIds, onStored }: NewEnquiryOffer,
): Promise<{ id: number; notified: NotifiedBookings }> {
  const { after, priceReason } = change;
  const { guestCount, extras, adjustmentAmount, quotedPrice } = after;
  const booking = {
    ...{ user: asked.userId, isOffered: true, guestCount, occasion: asked.occasion, extras },
    // Enquiries show no contact: it comes with the customer's yes.
    ...{ customerName: asked.customerName, customerPhone: '', customerEmail: '', specialRequests: null },
    agreement: { adjustmentAmount, quotedPrice, priceReason },
  };
  const id = await insertBooking(ctx, em, booking, terms, offer);
  await onStored(id);
  const row = await findBooking(em, id);
  if (!row) throw new Error('The offer was not inserted.');
  const notified = await proposeOffer(ctx, em, { row, offer: change, unitIds, keptUnitIds: unitIds }, input);
  return { id, notified };
}
