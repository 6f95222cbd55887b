import type { Jobs } from '../../jobs/queue.js';
import { expireBookingChanges } from './booking-change-end.service.js';

/** Jobs of changes for the queue. */
export const bookingChangeJobs: Jobs = {
  'expire-booking-changes': async (ctx) => {
    await expireBookingChanges(ctx);
  },
};

/** The schedule of the recurring job. */
export const BOOKING_CHANGE_CRONTAB = '* * * * * expire-booking-changes';
