import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { DomainError } from '../../domain/input/errors.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { ENQUIRY_MESSAGES, EnquirySource } from '../../domain/threads/enquiries.js';
import { MessageSide, THREAD_MESSAGES, ThreadSubject } from '../../domain/threads/messages.js';
import { assertKeyScope } from '../../graphql/key-scope.js';
import type { BookingChangeQuote } from '../booking-changes/booking-change-quote.types.js';
import type { OfferEnquiryInput } from '../booking-changes/booking-change.inputs.js';
import {
  makeEnquiryOffer,
  priceEnquiryOffer,
  quoteEnquiryOffer,
  type AskedStay,
} from '../booking-changes/enquiry-offer.js';
import { getBooking } from '../bookings/booking-list.service.js';
import { presentNotified, type NotifiedBookings } from '../bookings/booking.notifications.js';
import type { BookingView } from '../bookings/booking.types.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import { lockUnitsOfHalls } from '../halls/hall-units.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { serveWaitingLists } from '../waiting-list/offer.service.js';
import { findAsked, setOffer } from './enquiry-offer.queries.js';
import { findEnquiryOfOffer } from './enquiry.queries.js';
import { lockThread } from './thread.changes.js';
import { publishThread } from './thread.notifications.js';
import { toSide, type TalkFacts } from './thread.policy.js';
import { assertWritable, openThread } from './thread.service.js';
import { loadEnquiry } from './thread.subjects.js';

/**
 * Loads an enquiry that gets an offer of the viewer's business.
 * @throws DomainError FORBIDDEN unless that trades; NOT_FOUND unless it is at one of its halls, and not the viewer's own; CONFLICT
 * where it was entered by hand, is lost, or has an offer that waits
 */
async function loadAsked(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  isChanged: boolean,
): Promise<{ asked: AskedStay; facts: TalkFacts }> {
  await requireTradingBusiness(ctx, em);
  const facts = await loadEnquiry(ctx, em, id, isChanged);
  const found = await findAsked(em, id);
  if (!found || toSide(requireViewer(ctx), facts) !== MessageSide.BUSINESS) {
    throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound);
  }
  const { source, lostAt, hasOffer, userId, customerName, ...asked } = found;
  if (source !== EnquirySource.APP || userId === null || customerName === null) {
    throw new DomainError('CONFLICT', OFFER_MESSAGES.enquiryEntered);
  }
  if (lostAt) throw new DomainError('CONFLICT', ENQUIRY_MESSAGES.lost);
  if (hasOffer) throw new DomainError('CONFLICT', OFFER_MESSAGES.enquiryOffered);
  return { asked: { ...asked, userId, customerName }, facts };
}

/**
 * What an offer to an enquiry would be, and cost.
 * @throws DomainError as {@link offerEnquiry}, but never SLOT_TAKEN
 */
export async function quoteOfferForEnquiry(
  ctx: RequestContext,
  id: number,
  input: OfferEnquiryInput,
): Promise<BookingChangeQuote> {
  assertKeyScope(ctx, ApiKeyScope.MESSAGES);
  const { asked } = await loadAsked(ctx, ctx.em, id, false);
  return quoteEnquiryOffer(ctx, await priceEnquiryOffer(ctx, ctx.em, { input, asked }, false), asked.userId);
}

async function createOffer(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  input: OfferEnquiryInput,
): Promise<{ id: number; notified: NotifiedBookings }> {
  const seen = await loadAsked(ctx, em, id, false);
  const hallId = input.hallId ?? seen.asked.hallId;
  // Halls before enquiries, as when the offer is accepted.
  const unitIds = (await lockUnitsOfHalls(em, [hallId])).get(hallId);
  if (!unitIds) throw new DomainError('NOT_FOUND', 'Hall not found');
  await serveWaitingLists(ctx, em, [hallId]);
  const { asked, facts } = await loadAsked(ctx, em, id, true);
  const subject = { about: ThreadSubject.ENQUIRY, id };
  const thread = await lockThread(em, subject, ctx.now());
  await assertWritable(em, subject, { facts, viewer: requireViewer(ctx), side: MessageSide.BUSINESS, thread });
  const priced = await priceEnquiryOffer(ctx, em, { input, asked }, true);
  const onStored = (bookingId: number) => setOffer(em, id, bookingId, ctx.now());
  const made = await makeEnquiryOffer(ctx, em, priced, { asked, input, unitIds, onStored });
  await publishThread(em, subject);
  return made;
}

/**
 * Answers an enquiry with an offer: accepting it requests and books what it says (docs/decisions/0079-offers.md).
 * @throws DomainError FORBIDDEN unless the viewer's business trades, and for a key without the scope of messages; NOT_FOUND unless the
 * enquiry and the hall are of it; CONFLICT for an enquiry that was entered by hand, is lost, or has an offer that waits, and where
 * nobody can write in its conversation; INVALID_INPUT naming every invalid field; PRICE_CHANGED; SLOT_TAKEN with the taken periods;
 * IDEMPOTENCY_MISMATCH; TOO_MANY_REQUESTS
 */
export async function offerEnquiry(ctx: RequestContext, id: number, input: OfferEnquiryInput): Promise<BookingView> {
  // Who may not write about enquiries may not answer one.
  assertKeyScope(ctx, ApiKeyScope.MESSAGES);
  const once = { operation: 'offerEnquiry', key: input.clientMutationId, request: { enquiryId: id, ...input } };
  const { id: bookingId, created } = await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, once, () => createOffer(ctx, em, id, input)),
  );
  return created ? presentNotified(ctx, created.notified, bookingId) : getBooking(ctx, bookingId);
}

/**
 * Refuses another offer in the place of one where nobody can write in its conversation: that of its enquiry, or its own once the
 * customer has requested something else there. The caller has locked its booking.
 * @throws DomainError CONFLICT
 */
export async function assertOfferWritable(ctx: RequestContext, em: EntityManager, bookingId: number): Promise<void> {
  const enquiryId = await findEnquiryOfOffer(em, bookingId);
  const subject =
    enquiryId === undefined
      ? { about: ThreadSubject.BOOKING, id: bookingId }
      : { about: ThreadSubject.ENQUIRY, id: enquiryId };
  const opened = await openThread(ctx, em, subject, true);
  await assertWritable(em, subject, { ...opened, thread: await lockThread(em, subject, ctx.now()) });
}
