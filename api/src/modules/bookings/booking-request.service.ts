import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { toDomainError } from '../../database/constraints.js';
import { inTransaction } from '../../database/transaction.js';
import { rememberPhone } from '../accounts/account.service.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { BookingAction } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { normalizeEmail } from '../../domain/text/text.js';
import { findTakenByHall } from '../availability/ledger.js';
import { assertFree, cancelBookings, confirmBooking } from './booking.changes.js';
import { lockConflicts, type BookingPlace } from './booking-locks.queries.js';
import type { CalculatePriceInput, RequestBookingInput } from './booking.inputs.js';
import { getBooking } from './booking-list.service.js';
import { notifyBookingChange, presentNotified, type NotifiedBookings } from './booking.notifications.js';
import { holdTime } from './booking-hold.service.js';
import type { BookingView, PriceQuote } from './booking.types.js';
import { insertBooking } from './new-booking.changes.js';
import { assertSamePrice, createOffer, toChoices, toQuote } from './booking.offer.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { takeOffers } from '../waiting-list/waiting-list.ledger.js';
import { assertTermsAccepted } from './terms-acceptance.changes.js';
import { findHallTerms, type HallTerms } from './hall-terms.queries.js';

/**
 * Calculates the current price (docs/coverage.md: customer §7 calculate-price; docs/decisions/0002-money-and-time.md).
 * @throws DomainError NOT_FOUND for a hall that isn't public; INVALID_INPUT naming every invalid field
 */
export async function calculatePrice(ctx: RequestContext, input: CalculatePriceInput): Promise<PriceQuote> {
  const terms = await findHallTerms(
    ctx.em,
    { hallId: input.hallId, now: ctx.now(), menuId: input.menu?.menuId },
    toChoices(input),
  );
  const offer = createOffer(input, terms, ctx.now());
  const requested = occupiedPeriod(offer.period, terms.settings.bufferTime);
  const taken = await findTakenByHall(
    ctx.em,
    { hallId: input.hallId, customerId: requireViewer(ctx).id },
    requested,
    ctx.now(),
  );
  return toQuote(terms, offer, taken.length === 0);
}

/**
 * Requests a booking: validated and priced with the hall's current data, and stored with a copy of everything agreed. It is
 * pending, or confirmed if the business has instant confirmation. An account without a phone number remembers the one given.
 * @throws DomainError NOT_FOUND for a hall that isn't public; INVALID_INPUT naming every invalid field; PRICE_CHANGED with the
 * new price; SLOT_TAKEN with the taken periods; IDEMPOTENCY_MISMATCH; TOO_MANY_REQUESTS
 */
export async function requestBooking(ctx: RequestContext, input: RequestBookingInput): Promise<BookingView> {
  // The hash of a request is stored, and a CNIC can be guessed from one.
  const { cnic: _private, ...request } = input;
  const once = { operation: 'requestBooking', key: input.clientMutationId, request };
  const { id, created } = await countOutcome(ctx, () =>
    inTransaction(ctx.em, (em) => createOnce(ctx, em, once, () => createBooking(ctx, em, input))),
  );
  if (created) await rememberPhone(ctx, input.customerPhone, created);
  return created ?? getBooking(ctx, id);
}

/** Counts bookings and refusals for the metrics; a repeated request counts once. */
export async function countOutcome<Outcome extends { created?: unknown }>(
  { app: { metrics } }: RequestContext,
  request: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const outcome = await request();
    if (outcome.created) metrics.countBookingRequest();
    return outcome;
  } catch (error) {
    const refusal = error instanceof DomainError ? error : toDomainError(error);
    if (refusal) metrics.countBookingRequest(refusal.code);
    throw error;
  }
}

async function createBooking(ctx: RequestContext, em: EntityManager, input: RequestBookingInput): Promise<BookingView> {
  const [{ hallId }, { id: customerId }, now] = [input, requireViewer(ctx), ctx.now()];
  const unitIds = await lockUnitsOrFail(em, hallId);
  const hasList = await serveWaitingLists(ctx, em, [hallId]);
  const terms = await findHallTerms(em, { hallId, now, menuId: input.menu?.menuId }, toChoices(input), customerId);
  const offer = createOffer(input, terms, now);
  assertSamePrice(input.totalAmount, offer.price, terms);
  assertTermsAccepted(terms, 'acceptedTermsId', input.acceptedTermsId ? [input.acceptedTermsId] : []);
  const { timeZone, bufferTime: bufferMinutes } = terms.settings;
  const { period } = offer;
  await assertFree(ctx, em, { unitIds, period, bufferMinutes, timeZone, customer: { hallId, customerId } });
  await countRequest(ctx, input.customerEmail, terms.customerEmailKey);
  const isOffered = hasList && (await takeOffers(em, { customerId, hallId, period }, now));
  const bookingId = await insertBooking(ctx, em, { ...input, user: customerId }, terms, offer);
  const place = { bookingId, unitIds, period, bufferMinutes, now };
  const notified = await (terms.instantConfirmation
    ? confirmInstantly(ctx, em, place)
    : holdRequest(ctx, em, { ...place, isOffered }, terms));
  return presentNotified(ctx, notified, bookingId);
}

/** Holds the time of a request as its business says, and tells everyone about it. */
async function holdRequest(
  ctx: RequestContext,
  em: EntityManager,
  place: BookingPlace & { isOffered: boolean },
  { hallId, businessId, holdHours: hours }: HallTerms,
): Promise<NotifiedBookings> {
  await holdTime(em, { ...place, hallId, businessId, customerId: requireViewer(ctx).id, hours });
  return notifyBookingChange(ctx, em, [place.bookingId], { kind: 'requested' });
}

/** Confirms a request at once, and cancels pending requests that conflict with it. */
async function confirmInstantly(
  ctx: RequestContext,
  em: EntityManager,
  place: BookingPlace,
): Promise<NotifiedBookings> {
  await confirmBooking(ctx, em, { ...place, by: null });
  const conflictingIds = await lockConflicts(em, place);
  const notified = await notifyBookingChange(ctx, em, [place.bookingId], { kind: 'confirmed', instantly: true });
  await cancelBookings(ctx, em, conflictingIds, { action: BookingAction.LOSE_SLOT, by: null });
  return notified;
}

/**
 * Counts an otherwise valid request: it sends mails in our name, possibly to an address that isn't the customer's.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function countRequest(ctx: RequestContext, recipient: string, ownEmailKey: string | null): Promise<void> {
  if (ctx.isDemo) return;
  const { bookingRequestByAccount, requestForOthersByAccount, requestByRecipient } = ctx.app.limits;
  const account = String(requireViewer(ctx).id);
  await bookingRequestByAccount.take(account);
  if (normalizeEmail(recipient) === ownEmailKey) return;
  await requestForOthersByAccount.take(account);
  await requestByRecipient.take(normalizeEmail(recipient));
}

/** Locks the units of a hall; whether it is public, its terms say. @throws DomainError NOT_FOUND */
async function lockUnitsOrFail(em: EntityManager, hallId: number): Promise<number[]> {
  const unitIds = (await lockUnitsOfHalls(em, [hallId])).get(hallId);
  if (!unitIds) throw new DomainError('NOT_FOUND', 'Hall not found');
  return unitIds;
}
