import { Logger as WorkerLogger, run, runOnce, type Runner, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { systemContext, type App } from '../context.js';
import type { JobPayload, Jobs } from './queue.js';

/** Webhooks take four of these at most (their queues): mails and bookings never wait for a slow receiver. */
const CONCURRENCY = 6;
const POLL_MS = 2_000;
/** After how many runs in a row that did nothing the rest waits for the next time. */
const IDLE_RUNS = 5;

function taskList(app: App, jobs: Jobs): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload, helpers) => {
        await job(systemContext(app, { requestId: `job-${helpers.job.id}` }), (payload ?? {}) as JobPayload);
      },
    ]),
  );
}

function workerLog(app: App): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning')
      app.log[level === 'error' ? 'error' : 'warn']({ from: 'jobs' }, message);
    else app.log.debug({ from: 'jobs' }, message);
  });
}

/** Runs the jobs of the queue in this process; any number of processes share it. Stop it before the pool is closed. */
export function startJobs(app: App, pool: Pool, jobs: Jobs, crontab: string): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: taskList(app, jobs),
    crontab,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: workerLog(app),
  });
}

/** Runs what is due now, then returns: for tests and commands. */
export async function runDueJobs(app: App, pool: Pool, jobs: Jobs): Promise<void> {
  const options = { pgPool: pool, taskList: taskList(app, jobs), noHandleSignals: true, logger: workerLog(app) };
  // A run may end before its queue is seen to be free again: what is due is tried until several runs do nothing.
  for (let idle = 0, due = await countDue(pool); due > 0 && idle < IDLE_RUNS;) {
    await runOnce(options);
    const left = await countDue(pool);
    idle = left < due ? 0 : idle + 1;
    due = left;
  }
}

async function countDue(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ due: number }>(
    `select count(*)::int as due from graphile_worker.jobs
      where run_at <= now() and locked_at is null and attempts < max_attempts`,
  );
  return rows[0]?.due ?? 0;
}
