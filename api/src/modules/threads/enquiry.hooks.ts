import type { Hooks } from '../../context.js';
import { ThreadSubject } from '../../domain/threads/messages.js';
import { tieEnteredBooking } from './enquiry-entry.service.js';
import { endEnquiry } from './enquiry.queries.js';
import { publishThread } from './thread.notifications.js';

/** What happens to an enquiry of which a booking comes: a customer's thread goes on as the booking's, and an entered one has it. */
export const enquiryHooks: Pick<Hooks, 'onBookingRequested' | 'onBookingEntered'> = {
  onBookingRequested: async (_ctx, em, booking) => {
    const hadEnquiry = await endEnquiry(em, booking);
    if (hadEnquiry) await publishThread(em, { about: ThreadSubject.BOOKING, id: booking.id });
  },
  onBookingEntered: (_ctx, em, booking) => tieEnteredBooking(em, booking),
};
