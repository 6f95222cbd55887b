import type { Jobs } from '../../jobs/queue.js';
import { deletePastExceptions } from './schedule-exceptions.queries.js';

/** Jobs of the schedule, for the queue. */
export const scheduleJobs: Jobs = { 'delete-past-exceptions': (ctx) => deletePastExceptions(ctx.em, ctx.now()) };

/** Daily. */
export const SCHEDULE_CRONTAB = '33 3 * * * delete-past-exceptions';
