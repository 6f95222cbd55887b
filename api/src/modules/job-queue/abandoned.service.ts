import type { RequestContext } from '../../context.js';
import type { Jobs } from '../../jobs/queue.js';
import { freeJobs } from './job.queries.js';

/** Four beats missed (heartbeat.service.ts): the server is gone. */
const GONE_AFTER_MS = 120_000;

/**
 * Sets free what servers had locked that are gone: it runs again, and the queues go on. The worker itself would wait four hours.
 */
export function freeAbandonedJobs(ctx: RequestContext): Promise<void> {
  return freeJobs(ctx.em, { seconds: GONE_AFTER_MS / 1000, since: new Date(ctx.now().getTime() - GONE_AFTER_MS) });
}

/** The queue's own jobs. */
export const queueJobs: Jobs = { 'free-abandoned-jobs': freeAbandonedJobs };

/** Every minute. */
export const QUEUE_CRONTAB = '* * * * * free-abandoned-jobs';
