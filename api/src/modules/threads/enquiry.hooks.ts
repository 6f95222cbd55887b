import type { Hooks } from '../../context.js';
import { ThreadSubject } from '../../domain/threads/messages.js';
import { endEnquiry } from './enquiry.queries.js';
import { publishThread } from './thread.notifications.js';

/** What happens to an enquiry when its customer requests a booking: its thread goes on as the booking's. */
export const enquiryHooks: Pick<Hooks, 'onBookingRequested'> = {
  onBookingRequested: async (_ctx, em, booking) => {
    const hadEnquiry = await endEnquiry(em, booking);
    if (hadEnquiry) await publishThread(em, { about: ThreadSubject.BOOKING, id: booking.id });
  },
};
