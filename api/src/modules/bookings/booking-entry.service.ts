import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { findUnits, lockUnits } from '../halls/hall-units.js';
import { occupiedPeriod } from '../../domain/availability/availability.js';
import { agreePrice, checkEntryPeriod, ENTRY_MESSAGES, isOpenToCallOff, isOver } from '../../domain/bookings/entry.js';
import type { Price } from '../../domain/bookings/price.js';
import { createDiscountHold } from '../../domain/bookings/holds.js';
import { BookingAction } from '../../domain/bookings/transitions.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { fromHundredths } from '../../domain/money/money.js';
import { normalizeEmail } from '../../domain/text/text.js';
import { assertKeyScope } from '../../graphql/key-scope.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { findTakenByHall, hold, release } from '../availability/ledger.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import { findDiscountRefusal } from '../businesses/member-discount.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { getTransition, loadBooking, recordAnswer } from './booking-answer.service.js';
import { assertFree, cancelBookings, confirmBooking } from './booking.changes.js';
import { describeTaken } from './booking.clashes.js';
import type { CalculatePriceInput, CancelBookingInput, EnterBookingInput } from './booking.inputs.js';
import { getBooking } from './booking-list.service.js';
import { lockBooking, lockConflicts, type BookingPlace } from './booking-locks.queries.js';
import { notifyBookingChange, presentNotified, type NotifiedBookings } from './booking.notifications.js';
import { markHeld } from './booking-hold.service.js';
import { isOwnEntry } from './booking.policy.js';
import { createPresenter, findConflicts } from './booking.queries.js';
import type { BookingView, EntryQuote } from './booking.types.js';
import { insertBooking, type Agreement } from './new-booking.changes.js';
import { assertSamePrice, createOffer, toChoices, toQuote } from './booking.offer.js';
import { findHallTerms, type HallTerms } from './hall-terms.queries.js';

function assertOwnHall({ businessId }: HallTerms, business: Business): void {
  if (businessId !== business.id) throw new DomainError('NOT_FOUND', 'Hall not found');
}

/**
 * The current price of an entry, and the pending requests that confirming it would cancel.
 * @throws DomainError NOT_FOUND unless the hall is public and of the viewer's business; INVALID_INPUT naming every invalid field
 */
export async function quoteBookingEntry(ctx: RequestContext, input: CalculatePriceInput): Promise<EntryQuote> {
  const business = await requireTradingBusiness(ctx);
  const terms = await findHallTerms(
    ctx.em,
    { hallId: input.hallId, now: ctx.now(), menuId: input.menu?.menuId },
    toChoices(input),
  );
  assertOwnHall(terms, business);
  const offer = createOffer(input, terms, ctx.now(), checkEntryPeriod);
  const { period } = offer;
  const { bufferTime: bufferMinutes } = terms.settings;
  const taken = await findTakenByHall(
    ctx.em,
    { hallId: input.hallId, customerId: undefined },
    occupiedPeriod(period, bufferMinutes),
    ctx.now(),
  );
  const unitIds = await findUnits(ctx.em, input.hallId);
  const conflicts = await findConflicts(ctx.em, { bookingId: 0, unitIds, period, bufferMinutes, now: ctx.now() });
  const present = createPresenter(ctx, conflicts);
  const { timeZone } = terms.settings;
  return {
    ...toQuote(terms, offer, taken.length === 0),
    clash: await describeTaken(ctx, ctx.em, taken, { ...period, bufferMinutes, timeZone }),
    conflicts: conflicts.map(present),
  };
}

/**
 * Enters a booking for a guest without an account, confirmed or as a pending request (docs/decisions/0027-bookings.md). A
 * member's that gives more discount than it may waits for the owner (docs/decisions/0050-discounts-wait.md).
 * @throws DomainError FORBIDDEN for the enquiry of a key without its scope; NOT_FOUND unless the hall is public, and it and the enquiry are of the viewer's business; INVALID_INPUT naming
 * every invalid field; PRICE_CHANGED with the new price; SLOT_TAKEN with the taken periods; CONFLICT for an enquiry that is lost, or has a booking;
 * IDEMPOTENCY_MISMATCH; TOO_MANY_REQUESTS
 */
export async function enterBooking(ctx: RequestContext, input: EnterBookingInput): Promise<BookingView> {
  // Who may not write about enquiries may not end one.
  if (input.enquiryId) assertKeyScope(ctx, ApiKeyScope.MESSAGES);
  const { id, created } = await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, { operation: 'enterBooking', key: input.clientMutationId, request: input }, () =>
      createEntry(ctx, em, input),
    ),
  );
  return created ?? getBooking(ctx, id);
}

async function createEntry(ctx: RequestContext, em: EntityManager, input: EnterBookingInput): Promise<BookingView> {
  const business = await requireTradingBusiness(ctx, em);
  const viewerId = requireViewer(ctx).id;
  const hall = { hallId: input.hallId, now: ctx.now(), menuId: input.menu?.menuId };
  assertOwnHall(await findHallTerms(em, hall, []), business);
  const unitIds = await lockUnits(em, input.hallId);
  await serveWaitingLists(ctx, em, [input.hallId]);
  const terms = await findHallTerms(em, hall, toChoices(input), viewerId);
  const offer = createOffer(input, terms, ctx.now(), checkEntryPeriod);
  const { period } = offer;
  if (!input.isConfirmed && period.start <= ctx.now()) {
    throw invalidInput([{ field: 'isConfirmed', message: ENTRY_MESSAGES.begun }]);
  }
  assertSamePrice(input.totalAmount, offer.price, terms);
  const { timeZone, bufferTime: bufferMinutes } = terms.settings;
  await assertFree(ctx, em, { unitIds, period, bufferMinutes, timeZone });
  // Nobody is mailed about what is over.
  if (!isOver({ endTime: period.end }, ctx.now())) await countMail(ctx, input.customerEmail);
  const { price, agreement } = toAgreement(input, offer.price, terms);
  const totals = { quoted: offer.price.totalPrice, total: price.totalPrice, currency: terms.currency };
  const refusal = await findDiscountRefusal(ctx, em, totals);
  const wait = refusal && createDiscountHold(period.start, ctx.now());
  if (refusal && !wait) throw refusal;
  const entry = { ...input, customerEmail: input.customerEmail ?? '', user: null, enteredBy: viewerId, agreement };
  const bookingId = await insertBooking(ctx, em, entry, terms, { ...offer, price });
  const { enquiryId } = input;
  if (enquiryId) await ctx.app.hooks.onBookingEntered(ctx, em, { id: bookingId, businessId: business.id, enquiryId });
  const place = { bookingId, unitIds, period, bufferMinutes, now: ctx.now() };
  if (wait) {
    await hold(em, { ...place, period: occupiedPeriod(period, bufferMinutes) }, wait.until);
    await markHeld(em, bookingId, wait);
  }
  const notified = await (input.isConfirmed && !wait
    ? confirmEntry(ctx, em, place)
    : notifyBookingChange(ctx, em, [bookingId], { kind: 'requested' }));
  await recordEntry(ctx, em, notified);
  return presentNotified(ctx, notified, bookingId);
}

/** The price that was agreed, if it isn't the quoted one. */
export function toAgreement(
  { agreedPrice, priceReason }: Pick<EnterBookingInput, 'agreedPrice' | 'priceReason'>,
  quoted: Price,
  terms: HallTerms,
): { price: Price; agreement?: Agreement } {
  if (typeof agreedPrice !== 'number' || !priceReason || agreedPrice === quoted.totalPrice) return { price: quoted };
  const { price, adjustmentAmount } = agreePrice(quoted, agreedPrice, terms.taxPercentage);
  return { price, agreement: { adjustmentAmount, quotedPrice: quoted.totalPrice, priceReason } };
}

/** Confirms an entry, and cancels pending requests that conflict with it. */
async function confirmEntry(ctx: RequestContext, em: EntityManager, place: BookingPlace): Promise<NotifiedBookings> {
  await confirmBooking(ctx, em, { ...place, by: requireViewer(ctx).id });
  const conflictingIds = await lockConflicts(em, place);
  const notified = await notifyBookingChange(ctx, em, [place.bookingId], { kind: 'confirmed', instantly: false });
  await cancelBookings(ctx, em, conflictingIds, { action: BookingAction.LOSE_SLOT, by: null });
  return notified;
}

/** Counts a mail to a guest, which is sent in our name. @throws DomainError TOO_MANY_REQUESTS */
export async function countMail(ctx: RequestContext, recipient: string | null | undefined): Promise<void> {
  if (ctx.isDemo || !recipient) return;
  await ctx.app.limits.entryMailByAccount.take(String(requireViewer(ctx).id));
  await ctx.app.limits.requestByRecipient.take(normalizeEmail(recipient));
}

/** Records who entered it, and a price that was agreed; the guest's contact is no part of it. */
async function recordEntry(ctx: RequestContext, em: EntityManager, { bookings: [row] }: NotifiedBookings) {
  if (!row) return;
  const { id, businessId, hallTitle, startTime, status, currency, totalPrice, quotedPrice } = row;
  const prices = {
    totalPrice: fromHundredths(totalPrice),
    quotedPrice: quotedPrice === null ? null : fromHundredths(quotedPrice),
  };
  const after = createSnapshot({ hallTitle, startTime, status, currency, ...prices });
  const subject = auditSubject('booking', id, { businessId });
  await recordBusinessAction(ctx, em, { action: 'booking.entered', ...subject, before: null, after });
}

/**
 * Calls off a confirmed entry with a reason, which frees its period.
 * @throws DomainError NOT_FOUND unless the viewer's business entered it; CONFLICT while it is pending or once it is over, unless it was over when
 * it was entered; FINAL_STATUS when it is already cancelled
 */
export async function callOffBooking(ctx: RequestContext, id: number, input: CancelBookingInput): Promise<BookingView> {
  const notified = await inTransaction(ctx.em, async (em) => {
    const row = await loadBooking(ctx, em, id, isOwnEntry);
    await lockUnits(em, row.hallId);
    getTransition(await lockBooking(em, id), BookingAction.CALL_OFF);
    if (!isOpenToCallOff(row, ctx.now())) throw new DomainError('CONFLICT', ENTRY_MESSAGES.over, { field: 'status' });
    await release(em, id);
    await recordAnswer(ctx, em, 'called-off', row);
    const by = requireViewer(ctx).id;
    const cancelled = await cancelBookings(ctx, em, [id], { action: BookingAction.CALL_OFF, by, note: input.reason });
    await serveWaitingLists(ctx, em, [row.hallId]);
    return cancelled;
  });
  return presentNotified(ctx, notified, id);
}
