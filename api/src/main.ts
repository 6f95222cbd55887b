import { systemContext } from './context.js';
import { startEmbedded } from './database/embedded.js';
import { EnvError, processEnv } from './env.js';
import { startJobs } from './jobs/runner.js';
import { ensureFirstAdmin } from './modules/accounts/first-admin.js';
import { CRONTAB, JOBS } from './modules/jobs.js';
import { startHeartbeat } from './modules/system/heartbeat.service.js';
import { createLog, createServer, type Server } from './server.js';

/** Fills the demo where it is wanted and the platform is empty. Answers the line that names its accounts, if there are any. */
async function prepareDemo({ app }: Server, databaseUrl: string, signal: AbortSignal): Promise<string> {
  if (!app.env.demo) return '';
  const { demoAccountsLine, ensureDemo } = await import('./demo/fill.js');
  const onBegin = () => void process.stdout.write('Filling the demo town, once: this takes some twenty seconds ...\n');
  const isThere = await ensureDemo(app, { databaseUrl, now: app.clock.now(), onBegin, signal });
  return isThere ? `${demoAccountsLine()}\n` : '';
}

async function main(): Promise<void> {
  // Told to stop before there is anything to stop: what is being started is put away in order.
  const early = new AbortController();
  const endEarly = () => early.abort();
  process.once('SIGTERM', endEarly);
  process.once('SIGINT', endEarly);
  const env = processEnv();
  const log = createLog(env);
  const embedded = env.databaseUrl === undefined ? await startEmbedded({ dataDir: env.dataDir }) : undefined;
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
  const server = await createServer(env, { databaseUrl, log });
  const demoAccounts = await prepareDemo(server, databaseUrl, early.signal).catch(async (error: unknown) => {
    await server.close();
    await embedded?.stop();
    if (early.signal.aborted) process.exit(0);
    throw error;
  });
  if (await ensureFirstAdmin(systemContext(server.app))) log.info('the first admin was made from ADMIN_EMAIL');
  const endHeartbeat = await startHeartbeat(server.app);
  const jobs = await startJobs(server.app, server.pool, JOBS, CRONTAB);
  const { url } = await server.listen(env.port, env.host);

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const deadline = setTimeout(() => {
      log.error('open requests did not end in time');
      server.http.closeAllConnections();
    }, env.shutdownSeconds * 1000);
    deadline.unref();
    jobs
      .stop()
      .then(endHeartbeat)
      .then(() => server.close())
      .then(() => embedded?.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (early.signal.aborted) stop('SIGTERM');
  process.stdout.write(`Mehfil is ready at ${url}\n${demoAccounts}`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof EnvError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
