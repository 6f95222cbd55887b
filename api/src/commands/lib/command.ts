import { resolve } from 'node:path';
import { startEmbedded } from '../../database/embedded.js';
import { OutdatedData } from '../../database/migrate.js';
import { EnvError, processEnv, type Env } from '../../env.js';
import { DomainError } from '../../domain/input/errors.js';
import { createLog } from '../../http/request-log.js';
import { createServer, type Server } from '../../server.js';

/** Output of a command: results on `out`, progress and problems on `err`. */
export interface Output {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** An error of the operator, shown as one line; other errors are shown with their stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Whose messages say what to do. */
const EXPECTED = [CommandError, DomainError, EnvError, OutdatedData];

const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Exit code after Ctrl-C. */
const INTERRUPTED = 130;

const TERMINAL: Output = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
};

/**
 * Resolves a path against the operator's working directory: npm runs commands in the project folder and passes the original one.
 */
export function resolveOperatorPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** Runs work with the configured database, or with the embedded one, joining it if a server already runs it. */
export async function withDatabase<T>(work: (env: Env, databaseUrl: string) => Promise<T>): Promise<T> {
  const env = processEnv();
  if (env.databaseUrl !== undefined) return work(env, env.databaseUrl);
  const embedded = await startEmbedded({ dataDir: env.dataDir });
  // Ctrl-C must not leave the embedded database running.
  const interrupt = () => void embedded.stop(0).finally(() => process.exit(INTERRUPTED));
  for (const signal of END_SIGNALS) process.once(signal, interrupt);
  try {
    return await work(env, embedded.url);
  } finally {
    for (const signal of END_SIGNALS) process.off(signal, interrupt);
    await embedded.stop();
  }
}

/** Runs work with the whole server except its HTTP port, for commands that use the services. */
export function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  return withDatabase(async (env, databaseUrl) => {
    const server = await createServer(env, { databaseUrl, log: createLog({ ...env, logLevel: 'error' }) });
    try {
      return await work(server);
    } finally {
      await server.close();
    }
  });
}

/** Runs a command and exits with its code; expected errors are printed as one line. */
export function runCommand(command: (args: string[], output: Output) => Promise<number>): void {
  command(process.argv.slice(2), TERMINAL).then(
    (code) => process.exit(code),
    (error: unknown) => {
      TERMINAL.err(toMessage(error));
      process.exit(1);
    },
  );
}

function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isArgumentError(error);
  return isExpected ? error.message : (error.stack ?? error.message);
}

/** `parseArgs` already explains invalid options well. */
function isArgumentError(error: Error): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
