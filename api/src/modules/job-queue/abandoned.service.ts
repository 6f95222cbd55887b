import type { RequestContext } from '../../context.js';
import type { Jobs } from '../../jobs/queue.js';
import { unlockAbandonedJobs } from './job.queries.js';

/** Four missed heartbeats (heartbeat.service.ts) mean that the server is gone. */
const SERVER_GONE_AFTER_MS = 120_000;

/** Unlocks jobs and queues of servers that are gone. The worker itself would wait four hours. */
export function releaseAbandonedJobs(ctx: RequestContext): Promise<void> {
  return unlockAbandonedJobs(ctx.em, {
    seconds: SERVER_GONE_AFTER_MS / 1000,
    since: new Date(ctx.now().getTime() - SERVER_GONE_AFTER_MS),
  });
}

/** Jobs of the queue itself. */
export const queueJobs: Jobs = { 'free-abandoned-jobs': releaseAbandonedJobs };

/** Every minute. */
export const QUEUE_CRONTAB = '* * * * * free-abandoned-jobs';
