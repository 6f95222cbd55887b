import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger as WorkerLogger, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { systemContext, type App } from '../context.js';
import { withinDeadline } from './deadline.js';
import type { JobPayload, Jobs } from './queue.js';

/** Jobs that run at once, those of lanes of their own not counted. */
const WORKERS = 4;
const POLL_MS = 2_000;
const BEGIN_AGAIN_MS = 2_000;
/** How long running jobs have to end once the server stops. */
const GRACE_MS = 2_000;

function taskList(app: App, jobs: Jobs, stopped?: AbortSignal): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload, helpers) =>
        withinDeadline(
          (signal) =>
            job(systemContext(app, { requestId: `job-${helpers.job.id}` }), (payload ?? {}) as JobPayload, signal),
          stopped,
        ),
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

/** Jobs that have workers of their own, since they wait for servers of others: they delay nothing else. */
export interface Lane {
  jobs: readonly string[];
  workers: number;
}

/** What a process has in its queue. */
export interface Work {
  jobs: Jobs;
  lanes?: readonly Lane[];
  crontab: string;
  /** Told the names under which the workers lock jobs, at each beginning. */
  onBegin: (pools: readonly string[]) => void;
}

interface LaneWork {
  jobs: Jobs;
  workers: number;
  crontab: string;
  onBegin: (pool: string) => void;
}

/**
 * Runs the jobs of the queue in this process; any number of processes share it. A worker that ends by itself is begun again.
 * @returns what stops it; to be called before the pool is closed
 */
export async function startJobs(
  app: App,
  pool: pg.Pool,
  { jobs, lanes = [], crontab, onBegin }: Work,
): Promise<() => Promise<void>> {
  const pools = new Map<number, string>();
  const stops: (() => Promise<void>)[] = [];
  const start = async (names: readonly string[], workers: number, schedule: string) => {
    const lane = stops.length;
    const some = Object.fromEntries(Object.entries(jobs).filter(([name]) => names.includes(name)));
    const begunAs = (name: string) => {
      pools.set(lane, name);
      onBegin([...pools.values()]);
    };
    stops.push(await startLane(app, pool, { jobs: some, workers, crontab: schedule, onBegin: begunAs }));
  };
  const apart = lanes.flatMap((lane) => lane.jobs);
  const others = Object.keys(jobs).filter((name) => !apart.includes(name));
  await start(others, WORKERS, crontab);
  for (const lane of lanes) await start(lane.jobs, lane.workers, '');
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function startLane(app: App, pool: pg.Pool, lane: LaneWork): Promise<() => Promise<void>> {
  const { jobs, workers, crontab, onBegin } = lane;
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => onBegin(workerPool.id));
  const told = new AbortController();
  const begin = () =>
    run({
      pgPool: pool,
      taskList: taskList(app, jobs, told.signal),
      crontab,
      concurrency: workers,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: workerLog(app),
      events,
    });
  let runner = await begin();
  const keepRunning = async () => {
    let reason: unknown = await runner.promise.catch((error: unknown) => error);
    while (!told.signal.aborted) {
      app.log.error({ err: reason }, 'the job queue ended and is begun again');
      const isStopped = await setTimeout(BEGIN_AGAIN_MS, false, { signal: told.signal }).catch(() => true);
      if (isStopped) return;
      // Where that fails too, the one that has ended is still here, and it goes round again.
      runner = await begin().catch(() => runner);
      reason = await runner.promise.catch((error: unknown) => error);
    }
  };
  const kept = keepRunning();
  return async () => {
    told.abort();
    // One that has ended by itself has nothing to stop.
    const stopped = runner.stop().catch(() => undefined);
    const isLate = await Promise.race([stopped, setTimeout(GRACE_MS, true, { ref: false })]);
    // Jobs that go on are given back, so that another server can begin them again.
    if (isLate) await runner.kill('the server stops');
    else await kept;
  };
}

/**
 * Runs what is due now, and what that adds, then returns: for tests and commands. One connection does all the worker asks.
 * The worker doesn't wait until a job is reported done (`completeJob` in graphile-worker's worker.js) before it asks for the
 * next one, but the report is what frees the job's named queue: on two connections the question may come first, find the queue
 * taken and end the run. On one, the report does.
 */
export async function runDueJobs(app: App, pool: pg.Pool, jobs: Jobs): Promise<void> {
  const inTurn = new pg.Pool({ ...pool.options, max: 1 });
  const lost = ({ message }: Error) => app.log.warn({ reason: message }, 'a database connection was lost');
  inTurn.on('error', lost).on('connect', (client) => client.on('error', lost));
  try {
    await runOnce({
      pgPool: inTurn,
      taskList: taskList(app, jobs),
      concurrency: 1,
      noHandleSignals: true,
      logger: workerLog(app),
    });
  } finally {
    await inTurn.end();
  }
}
