import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger as WorkerLogger, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { systemContext, type App } from '../context.js';
import { runInScope } from '../telemetry/scope.js';
import { withinDeadline } from './deadline.js';
import type { JobPayload, Jobs } from './queue.js';

/** Concurrent jobs, not counting lanes. */
const WORKERS = 4;
const POLL_MS = 2_000;
const RESTART_MS = 2_000;
/** How long running jobs may continue after the server stops. */
const GRACE_MS = 2_000;

/** A job's payload, with the time for which a recurring job was scheduled, as ISO 8601, in `scheduledAt`. */
function toPayload(payload: unknown): JobPayload {
  const { _cron: schedule, ...given } = (payload ?? {}) as { _cron?: { ts: string } } & JobPayload;
  return schedule ? { ...given, scheduledAt: schedule.ts } : given;
}

function createTaskList(app: App, jobs: Jobs, stopped?: AbortSignal): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload, helpers) => {
        const requestId = `job-${helpers.job.id}`;
        const work = (signal: AbortSignal) => job(systemContext(app, { requestId }), toPayload(payload), signal);
        return runJob(app, name, requestId, () => withinDeadline(work, stopped));
      },
    ]),
  );
}

/** Runs a job in a scope and, where traces are sent, in a trace of its own. */
async function runJob(app: App, name: string, requestId: string, work: () => Promise<void>): Promise<void> {
  const span = app.tracing.start(`job ${name}`, { kind: 'consumer', attributes: { 'mehfil.request_id': requestId } });
  try {
    await runInScope({ requestId, span }, work);
    span?.end();
  } catch (error) {
    span?.end(error);
    throw error;
  }
}

function createWorkerLog(app: App): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning')
      app.log[level === 'error' ? 'error' : 'warn']({ from: 'jobs' }, message);
    else app.log.debug({ from: 'jobs' }, message);
  });
}

/** Jobs with dedicated workers: they wait for other people's servers and must not delay other jobs. */
export interface Lane {
  jobs: readonly string[];
  workers: number;
}

/** The jobs that a process runs. */
export interface Work {
  jobs: Jobs;
  lanes?: readonly Lane[];
  crontab: string;
  /** Receives the workers' lock names, at each start of a worker. */
  onStart: (pools: readonly string[]) => void;
}

interface LaneWork {
  jobs: Jobs;
  workers: number;
  crontab: string;
  onStart: (pool: string) => void;
}

/**
 * Runs the jobs of the queue in this process; any number of processes share the queue. A worker that ends unexpectedly is
 * restarted. If one can't be started, those already started are stopped.
 * @returns a function that stops the workers; call it before closing the pool
 */
export async function startJobs(
  app: App,
  pool: pg.Pool,
  { jobs, lanes = [], crontab, onStart }: Work,
): Promise<() => Promise<void>> {
  const pools = new Map<number, string>();
  const stops: (() => Promise<void>)[] = [];
  const start = async (names: readonly string[], workers: number, schedule: string) => {
    const lane = stops.length;
    const laneJobs = Object.fromEntries(Object.entries(jobs).filter(([name]) => names.includes(name)));
    const onLaneStart = (name: string) => {
      pools.set(lane, name);
      onStart([...pools.values()]);
    };
    stops.push(await startLane(app, pool, { jobs: laneJobs, workers, crontab: schedule, onStart: onLaneStart }));
  };
  const dedicatedJobs = lanes.flatMap((lane) => lane.jobs);
  const others = Object.keys(jobs).filter((name) => !dedicatedJobs.includes(name));
  const stopAll = async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
  try {
    await start(others, WORKERS, crontab);
    for (const lane of lanes) await start(lane.jobs, lane.workers, '');
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

async function startLane(app: App, pool: pg.Pool, lane: LaneWork): Promise<() => Promise<void>> {
  const { jobs, workers, crontab, onStart } = lane;
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => onStart(workerPool.id));
  const stopping = new AbortController();
  const startRunner = () =>
    run({
      pgPool: pool,
      taskList: createTaskList(app, jobs, stopping.signal),
      crontab,
      concurrency: workers,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: createWorkerLog(app),
      events,
    });
  let runner = await startRunner();
  const keepRunning = async () => {
    let reason: unknown = await runner.promise.catch((error: unknown) => error);
    while (!stopping.signal.aborted) {
      app.log.error({ err: reason }, 'the job queue stopped unexpectedly and is restarted');
      const isStopped = await setTimeout(RESTART_MS, false, { signal: stopping.signal }).catch(() => true);
      if (isStopped) return;
      // If the restart fails, the ended runner is still current and the loop retries.
      runner = await startRunner().catch(() => runner);
      reason = await runner.promise.catch((error: unknown) => error);
    }
  };
  const running = keepRunning();
  return async () => {
    stopping.abort();
    // A runner that has ended has nothing to stop.
    const stopped = runner.stop().catch(() => undefined);
    const isLate = await Promise.race([stopped, setTimeout(GRACE_MS, true, { ref: false })]);
    // Jobs still running are released, so that another server can restart them.
    if (isLate) await runner.kill('the server is shutting down');
    else await running;
  };
}

/**
 * Runs the due jobs, and those that they add, then returns: for tests and commands. Uses a single connection, because the worker
 * asks for the next job without awaiting the report of the last (`completeJob` in graphile-worker's worker.js), and that report
 * releases the job's named queue. On two connections the query could overtake the report, find the queue locked and end the run.
 */
export async function runDueJobs(app: App, pool: pg.Pool, jobs: Jobs): Promise<void> {
  const singleConnectionPool = new pg.Pool({ ...pool.options, max: 1 });
  const lost = ({ message }: Error) => app.log.warn({ reason: message }, 'a database connection was lost');
  singleConnectionPool.on('error', lost).on('connect', (client) => client.on('error', lost));
  try {
    await runOnce({
      pgPool: singleConnectionPool,
      taskList: createTaskList(app, jobs),
      concurrency: 1,
      noHandleSignals: true,
      logger: createWorkerLog(app),
    });
  } finally {
    await singleConnectionPool.end();
  }
}
