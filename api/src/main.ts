import './env/load.js';
import { systemContext } from './context.js';
import { startEmbedded } from './database/embedded.js';
import { processEnv, type Env } from './env.js';
import { assertListenAddress } from './env/listen-address.js';
import { describeStartError } from './env/start-error.js';
import { startJobs } from './jobs/runner.js';
import { ensureFirstAdmin } from './modules/accounts/first-admin.js';
import { CRONTAB, JOBS, LANES } from './modules/jobs.js';
import { startHeartbeat } from './modules/system/heartbeat.service.js';
import { createLog } from './http/request-log.js';
import { createServer, type Server } from './server.js';
import { Shutdown } from './env/shutdown.js';

/**
 * The deadlines of the shutdown steps other than open requests (SHUTDOWN_SECONDS). Whoever starts the server waits longer than
 * their sum before killing it (scripts/lib/processes.mjs, docker-compose.yml).
 */
const DEADLINES_MS = { jobs: 3_000, heartbeat: 500, connections: 1_500, database: 5_500, forced: 4_000 } as const;
/** The deadline for each way of stopping the embedded PostgreSQL. */
const DATABASE_STOP_MS = 1_500;

type Log = ReturnType<typeof createLog>;

/** Fills an empty platform with the demo if enabled. Returns the line that lists its accounts, if any. */
async function prepareDemo({ app }: Server, databaseUrl: string, signal: AbortSignal): Promise<string> {
  if (!app.env.demo) return '';
  const { demoAccountsLine, ensureDemo } = await import('./demo/fill.js');
  const onBegin = () => void process.stdout.write('Filling the demo town, once: this takes some twenty seconds ...\n');
  const isThere = await ensureDemo(app, { databaseUrl, now: app.clock.now(), onBegin, signal });
  return isThere ? `${demoAccountsLine()}\n` : '';
}

/** Starts the embedded PostgreSQL, which is restarted if it ends unexpectedly. Returns its URL. */
async function startDatabase(env: Env, log: Log, shutdown: Shutdown): Promise<string> {
  const embedded = await startEmbedded({ dataDir: env.dataDir, signal: shutdown.signal });
  const end = () => embedded.stop(DATABASE_STOP_MS);
  shutdown.add({ name: 'database', deadlineMs: DEADLINES_MS.database, end });
  shutdown.setForcedEnd({ deadlineMs: DEADLINES_MS.forced, end: () => embedded.stop(0) });
  embedded.watch(log);
  return embedded.url;
}

/** Starts everything. Returns the text to print. */
async function start(env: Env, log: Log, shutdown: Shutdown): Promise<string> {
  const { signal } = shutdown;
  await assertListenAddress(env.host);
  if (env.production && !env.mapTilesUrl)
    log.warn('maps show pins on a plot: MAP_TILES_URL names no provider of tiles');
  const databaseUrl = env.databaseUrl ?? (await startDatabase(env, log, shutdown));
  signal.throwIfAborted();
  const server = await createServer(env, { databaseUrl, log });
  shutdown.add({ name: 'connections', deadlineMs: DEADLINES_MS.connections, end: () => server.close() });
  signal.throwIfAborted();
  const demoAccounts = await prepareDemo(server, databaseUrl, signal);
  if (await ensureFirstAdmin(systemContext(server.app))) log.info('created the first admin from ADMIN_EMAIL');
  const heartbeat = await startHeartbeat(server.app);
  shutdown.add({ name: 'heartbeat', deadlineMs: DEADLINES_MS.heartbeat, end: heartbeat.stop });
  const jobWork = { jobs: JOBS, lanes: LANES, crontab: CRONTAB, onStart: heartbeat.setJobPools };
  const stopJobs = await startJobs(server.app, server.pool, jobWork);
  shutdown.add({ name: 'jobs', deadlineMs: DEADLINES_MS.jobs, end: stopJobs });
  signal.throwIfAborted();
  const drainMs = env.shutdownSeconds * 1000;
  shutdown.add({ name: 'requests', deadlineMs: drainMs + DEADLINES_MS.connections, end: () => server.drain(drainMs) });
  const { url } = await server.listen(env.port, env.host);
  return `Mehfil is ready at ${url}\n${demoAccounts}`;
}

function reportError(error: unknown, env?: Env): void {
  process.stderr.write(`${describeStartError(error, env)}\n`);
}

/** Notifies the parent process (scripts/start.mjs), if any, so that a later exit doesn't count as a failed start. */
function notifyReady(): void {
  if (process.connected) process.send?.('ready', () => undefined);
}

async function main(): Promise<void> {
  const env = processEnv();
  const log = createLog(env);
  const shutdown = new Shutdown(log, { startDeadlineMs: env.shutdownSeconds * 1000 });
  try {
    const message = await start(env, log, shutdown);
    if (!shutdown.signal.aborted) {
      shutdown.ready();
      process.stdout.write(message);
      notifyReady();
      return;
    }
  } catch (error) {
    if (!shutdown.signal.aborted) {
      reportError(error, env);
      await shutdown.end(1);
    }
  }
  await shutdown.end(0);
}

main().catch((error: unknown) => {
  reportError(error);
  process.exit(1);
});
