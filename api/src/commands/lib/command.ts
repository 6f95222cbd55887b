import { resolve } from 'node:path';
import { startEmbedded } from '../../database/embedded.js';
import { EnvError, processEnv, type Env } from '../../env.js';
import { DomainError } from '../../domain/input/errors.js';
import { createLog, createServer, type Server } from '../../server.js';

/** Where a command writes: its results to `out`, progress and problems to `err`. */
export interface Output {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** What an operator did wrong, said in one line; everything else is a surprise, shown with its stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The exit code of a program that was ended by Ctrl-C. */
const INTERRUPTED = 130;

const TERMINAL: Output = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
};

/** A path as the operator wrote it: npm runs commands in the project's folder and tells where the operator stood. */
export function operatorPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** The database of the environment: the given one, or the embedded one, which is joined where a server already runs it. */
export async function withDatabase<T>(work: (env: Env, databaseUrl: string) => Promise<T>): Promise<T> {
  const env = processEnv();
  if (env.databaseUrl !== undefined) return work(env, env.databaseUrl);
  const embedded = await startEmbedded({ dataDir: env.dataDir });
  // Ctrl-C ends a command at once, but not without the database that was started for it.
  const interrupt = () => void embedded.kill().finally(() => process.exit(INTERRUPTED));
  for (const signal of END_SIGNALS) process.once(signal, interrupt);
  try {
    return await work(env, embedded.url);
  } finally {
    for (const signal of END_SIGNALS) process.off(signal, interrupt);
    await embedded.stop();
  }
}

/** Everything of the server but its door: for commands that act through the services. */
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

/** Runs a command to its end and leaves with its code; a refusal is told in one line. */
export function runCommand(command: (args: string[], output: Output) => Promise<number>): void {
  command(process.argv.slice(2), TERMINAL).then(
    (code) => process.exit(code),
    (error: unknown) => {
      TERMINAL.err(messageOf(error));
      process.exit(1);
    },
  );
}

function messageOf(error: unknown): string {
  const isExpected = error instanceof CommandError || error instanceof DomainError || error instanceof EnvError;
  if (isExpected || isArgumentError(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** `parseArgs` says well what is wrong with an option. */
function isArgumentError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
