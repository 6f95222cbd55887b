import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../database/free-port.js';
import { PROJECT_ROOT, type EnvSource } from '../../env.js';

const READY_MS = 60_000;
const STEP_MS = 50;

/** A server process as in production, on a port that stays the same over restarts. */
export interface ServerProcess {
  readonly url: string;
  /** The id of the current process. */
  pid(): number;
  /** Starts it, and resolves once it is ready. */
  start(): Promise<void>;
  /** Its log since the start, up to LOG_LEVEL (fatal by default). */
  output(): string;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
  /** Waits for its end; returns the exit code. */
  ended(): Promise<number | null>;
  /** Terminates it; returns the exit code and the duration. */
  terminate(): Promise<{ code: number | null; ms: number }>;
}

/** Builds the server unless it is already built. */
export function buildServer(): void {
  const script = `const { build } = await import(${JSON.stringify(join(PROJECT_ROOT, 'scripts/lib/build.mjs'))}); await build(['api']);`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: PROJECT_ROOT, stdio: 'ignore' });
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * A server process on a database, not started yet.
 * @param wrapper a program that becomes the server's, with its arguments
 */
export async function createServerProcess(env: EnvSource, wrapper: readonly string[] = []): Promise<ServerProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  const ended = async () => {
    if (child && !hasEnded()) await once(child, 'exit');
  };
  const run = () => {
    const [program, ...args] = [...wrapper, process.execPath, join(PROJECT_ROOT, 'api/dist/main.js')];
    const started = spawn(program, args, {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DEMO: 'off', LOG_LEVEL: 'fatal', ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.stdout.on('data', (chunk) => (output += String(chunk)));
    return started;
  };
  return {
    url,
    pid: () => child?.pid ?? 0,
    output: () => output,
    async ended() {
      await ended();
      return child?.exitCode ?? null;
    },
    async start() {
      output = '';
      const deadline = performance.now() + READY_MS;
      while (!(await isReady(url))) {
        if (performance.now() > deadline) throw new Error('A server did not start');
        // Without a database the process exits and has to be restarted.
        if (hasEnded()) child = run();
        await pause(STEP_MS);
      }
    },
    async kill() {
      child?.kill('SIGKILL');
      await ended();
    },
    async terminate() {
      const asked = performance.now();
      child?.kill('SIGTERM');
      await ended();
      return { code: child?.exitCode ?? null, ms: performance.now() - asked };
    },
  };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}
