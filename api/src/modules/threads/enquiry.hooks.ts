import type { Hooks } from '../../context.js';
import { ThreadSubject } from '../../domain/threads/messages.js';
import { tieEnteredBooking } from './enquiry-entry.service.js';
import { assertOfferWritable } from './enquiry-offer.service.js';
import { endEnquiry, endOfferedEnquiry, findEnquiryOfOffer } from './enquiry.queries.js';
import { publishThread } from './thread.notifications.js';

/**
 * What happens to an enquiry of which a booking comes: a customer's thread goes on as the booking's, also of an offer that they
 * accept, and an entered one has it.
 */
export const enquiryHooks: Pick<
  Hooks,
  'onBookingRequested' | 'onBookingEntered' | 'onOfferChanged' | 'onOfferReplaced'
> = {
  onBookingRequested: async (_ctx, em, booking) => {
    const hadEnquiry = await endEnquiry(em, booking);
    if (hadEnquiry) await publishThread(em, { about: ThreadSubject.BOOKING, id: booking.id });
  },
  onBookingEntered: (_ctx, em, booking) => tieEnteredBooking(em, booking),
  onOfferChanged: async (_ctx, em, bookingId, isAccepted) => {
    const enquiryId = await findEnquiryOfOffer(em, bookingId);
    if (enquiryId === undefined) return;
    if (!isAccepted) return publishThread(em, { about: ThreadSubject.ENQUIRY, id: enquiryId });
    if (await endOfferedEnquiry(em, enquiryId, bookingId))
      await publishThread(em, { about: ThreadSubject.BOOKING, id: bookingId });
  },
  onOfferReplaced: assertOfferWritable,
};
