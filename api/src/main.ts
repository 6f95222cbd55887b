import { systemContext } from './context.js';
import { startEmbedded } from './database/embedded.js';
import { EnvError, processEnv } from './env.js';
import { startJobs } from './jobs/runner.js';
import { ensureFirstAdmin } from './modules/accounts/first-admin.js';
import { CRONTAB, JOBS } from './modules/jobs.js';
import { startHeartbeat } from './modules/system/heartbeat.service.js';
import { createLog, createServer } from './server.js';

async function main(): Promise<void> {
  const env = processEnv();
  const log = createLog(env);
  const embedded = env.databaseUrl === undefined ? await startEmbedded({ dataDir: env.dataDir }) : undefined;
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
  const server = await createServer(env, { databaseUrl, log });
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
  process.stdout.write(`Mehfil is ready at ${url}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof EnvError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
