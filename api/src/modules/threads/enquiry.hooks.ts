import type { Hooks } from '../../context.js';
import { endEnquiry } from './enquiry.queries.js';

/** What happens to an enquiry when its customer requests a booking: its thread goes on as the booking's. */
export const enquiryHooks: Pick<Hooks, 'onBookingRequested'> = {
  onBookingRequested: (_ctx, em, booking) => endEnquiry(em, booking),
};
