import { once } from 'node:events';
import { createServer } from 'node:net';
import type { RequestContext } from '../../context.js';
import { BoundedClient, boundedConfig } from '../../database/connections.js';
import { assertEnvFileUsable, EnvError, type Env } from '../../env.js';
import { invalidInput } from '../../domain/input/errors.js';

const LISTEN_TIMEOUT_MS = 3_000;

type Values = ReadonlyMap<string, string>;

/**
 * Refuses an environment file that the server could not start with: invalid values, an unreachable database, or an address or
 * port that it can't listen on. The last two are only tested if they change.
 * @param field the input field that errors refer to
 * @throws DomainError INVALID_INPUT with the reason
 */
export async function assertStartable(
  ctx: RequestContext,
  field: string,
  before: Values,
  after: Values,
): Promise<void> {
  const next = toEnv(ctx, field, after);
  const isChanged = (name: string) => (after.get(name) ?? '') !== (before.get(name) ?? '');
  if (isChanged('HOST') || isChanged('PORT')) await assertListenable(ctx, field, next);
  if (next.databaseUrl !== undefined && isChanged('DATABASE_URL')) await assertDatabase(ctx, field, next.databaseUrl);
}

function toEnv(ctx: RequestContext, field: string, file: Values): Env {
  try {
    return assertEnvFileUsable(ctx.app.env.outside, file);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    throw invalidInput([{ field, message: error.problems.join('; ') }]);
  }
}

/** Listens briefly. The server's current port isn't tested: the next start finds it free. */
async function assertListenable(ctx: RequestContext, field: string, { host, port }: Env): Promise<void> {
  const probe = createServer();
  probe.on('error', (error) => ctx.app.log.debug({ err: error }, 'probe of an address to listen on failed'));
  try {
    probe.listen(port === ctx.app.env.port ? 0 : port, host);
    // Resolving an unknown host name can take long.
    await once(probe, 'listening', { signal: AbortSignal.timeout(LISTEN_TIMEOUT_MS) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A probe that timed out may still start listening.
    probe.once('listening', () => probe.close());
    throw invalidInput([
      { field, message: `The server can’t listen on ${host}, port ${port} (${code ?? 'no answer'})` },
    ]);
  } finally {
    probe.close();
  }
}

async function assertDatabase(ctx: RequestContext, field: string, url: string): Promise<void> {
  const client = new BoundedClient({ ...boundedConfig(url, 'mehfil-probe') });
  try {
    await client.connect();
    await client.query('select 1');
  } catch {
    // The driver's message may contain the URL, so it is only logged.
    throw invalidInput([{ field, message: 'Database connection failed. Please check your database credentials.' }]);
  } finally {
    await client
      .end()
      .catch((error: unknown) => ctx.app.log.debug({ err: error }, 'probe of a database address ended'));
  }
}
