import { systemContext } from './context.js';
import { startEmbedded } from './database/embedded.js';
import { EnvError, processEnv, type Env } from './env.js';
import { startJobs } from './jobs/runner.js';
import { ensureFirstAdmin } from './modules/accounts/first-admin.js';
import { CRONTAB, JOBS, LANES } from './modules/jobs.js';
import { startHeartbeat } from './modules/system/heartbeat.service.js';
import { createLog, createServer, type Server } from './server.js';

/** What was started, in order: it is put away in the reverse order, also when a later start fails. */
type Started = (() => Promise<unknown>)[];

/** Fills the demo where it is wanted and the platform is empty. Answers the line that names its accounts, if there are any. */
async function prepareDemo({ app }: Server, databaseUrl: string, signal: AbortSignal): Promise<string> {
  if (!app.env.demo) return '';
  const { demoAccountsLine, ensureDemo } = await import('./demo/fill.js');
  const onBegin = () => void process.stdout.write('Filling the demo town, once: this takes some twenty seconds ...\n');
  const isThere = await ensureDemo(app, { databaseUrl, now: app.clock.now(), onBegin, signal });
  return isThere ? `${demoAccountsLine()}\n` : '';
}

/** Starts everything. Answers what to tell whoever started it. */
async function start(
  env: Env,
  log: ReturnType<typeof createLog>,
  started: Started,
  signal: AbortSignal,
): Promise<string> {
  const embedded = env.databaseUrl === undefined ? await startEmbedded({ dataDir: env.dataDir }) : undefined;
  if (embedded) started.push(() => embedded.stop());
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
  const server = await createServer(env, { databaseUrl, log });
  started.push(() => withDeadline(server, env));
  const demoAccounts = await prepareDemo(server, databaseUrl, signal);
  if (await ensureFirstAdmin(systemContext(server.app))) log.info('the first admin was made from ADMIN_EMAIL');
  const heartbeat = await startHeartbeat(server.app);
  started.push(heartbeat.stop);
  started.push(
    await startJobs(server.app, server.pool, {
      jobs: JOBS,
      lanes: LANES,
      crontab: CRONTAB,
      onBegin: heartbeat.worksAs,
    }),
  );
  const { url } = await server.listen(env.port, env.host);
  return `Mehfil is ready at ${url}\n${demoAccounts}`;
}

/** Closes the server; requests that are still open when the time is up are cut off. */
async function withDeadline(server: Server, env: Env): Promise<void> {
  const deadline = setTimeout(() => {
    server.app.log.error('open requests did not end in time');
    server.http.closeAllConnections();
  }, env.shutdownSeconds * 1000);
  await server.close();
  clearTimeout(deadline);
}

async function putAway(started: Started): Promise<void> {
  for (const stop of started.splice(0).reverse()) await stop();
}

async function main(): Promise<void> {
  const env = processEnv();
  const log = createLog(env);
  const started: Started = [];
  const told = new AbortController();
  let ready = false;
  const stop = (signal: NodeJS.Signals) => {
    if (told.signal.aborted) return;
    told.abort();
    // Told before everything stands: what is being started is put away in order, below.
    if (!ready) return;
    log.info({ signal }, 'stopping');
    putAway(started).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  try {
    const words = await start(env, log, started, told.signal);
    if (!told.signal.aborted) {
      ready = true;
      process.stdout.write(words);
      return;
    }
  } catch (error) {
    await putAway(started);
    if (!told.signal.aborted) throw error;
  }
  await putAway(started);
  process.exit(0);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof EnvError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
