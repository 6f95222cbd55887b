import type { RequestContext } from '../../context.js';
import { JOB_DEADLINE_MS } from '../../jobs/deadline.js';
import type { Jobs } from '../../jobs/queue.js';
import { unlockAbandonedJobs, unlockLostJobs } from './job.queries.js';

/** Four missed heartbeats (heartbeat.service.ts) mean that the server is gone. */
const SERVER_GONE_AFTER_MS = 120_000;
/** No job runs longer than its deadline; what remains is for reporting its end. */
const LOST_AFTER_MS = JOB_DEADLINE_MS + 120_000;

/** Unlocks the jobs of servers that are gone, and those that nobody runs. The worker itself would wait four hours. */
export async function releaseAbandonedJobs(ctx: RequestContext): Promise<void> {
  await unlockLostJobs(ctx.em, LOST_AFTER_MS / 1000);
  await unlockAbandonedJobs(ctx.em, {
    seconds: SERVER_GONE_AFTER_MS / 1000,
    since: new Date(ctx.now().getTime() - SERVER_GONE_AFTER_MS),
  });
}

/** Jobs of the queue itself. */
export const queueJobs: Jobs = { 'free-abandoned-jobs': releaseAbandonedJobs };

/** Every minute. */
export const QUEUE_CRONTAB = '* * * * * free-abandoned-jobs';
