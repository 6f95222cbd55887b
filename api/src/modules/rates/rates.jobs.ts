import type { Jobs } from '../../jobs/queue.js';
import { deletePastRates } from './rates.queries.js';

/** Jobs of rates, for the queue. */
export const rateJobs: Jobs = { 'delete-past-rates': (ctx) => deletePastRates(ctx.em, ctx.now()) };

/** Daily. */
export const RATE_CRONTAB = '38 3 * * * delete-past-rates';
