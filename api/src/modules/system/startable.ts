import { once } from 'node:events';
import { createServer } from 'node:net';
import type { RequestContext } from '../../context.js';
import { BoundedClient, boundedConfig } from '../../database/connections.js';
import { assertEnvFileUsable, EnvError, type Env } from '../../env.js';
import { invalidInput } from '../../domain/input/errors.js';

const LISTENING_MS = 3_000;

type Values = ReadonlyMap<string, string>;

/**
 * Refuses an environment file that the server could not start with: values that can't be read, a database that doesn't answer, an
 * address or a port that can't be listened on. The last two are tried where they change.
 * @param field what of the request is named in the refusal
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

/** Listens for a moment. The port that this server has is not tried: the next start finds it free. */
async function assertListenable(ctx: RequestContext, field: string, { host, port }: Env): Promise<void> {
  const probe = createServer();
  probe.on('error', (error) => ctx.app.log.debug({ err: error }, 'probe of an address to listen on failed'));
  try {
    probe.listen(port === ctx.app.env.port ? 0 : port, host);
    // A name that nobody knows is looked for at length.
    await once(probe, 'listening', { signal: AbortSignal.timeout(LISTENING_MS) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // One that was given up may begin yet.
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
    // The driver's words may hold the address; they stay out of the answer.
    throw invalidInput([{ field, message: 'Database connection failed. Please check your database credentials.' }]);
  } finally {
    await client
      .end()
      .catch((error: unknown) => ctx.app.log.debug({ err: error }, 'probe of a database address ended'));
  }
}
