import type { Jobs } from '../../jobs/queue.js';
import { endOverdueGroups } from './booking-group-end.service.js';

/** Jobs of groups for the queue. */
export const bookingGroupJobs: Jobs = {
  'end-overdue-groups': async (ctx) => {
    await endOverdueGroups(ctx);
  },
};

/** The schedule of the recurring job. */
export const BOOKING_GROUP_CRONTAB = '* * * * * end-overdue-groups';
