import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../database/free-port.js';
import { PROJECT_ROOT, type EnvSource } from '../../env.js';

const READY_MS = 60_000;
const STEP_MS = 50;

/** A server process of its own, as it runs in production, on a port that it keeps over restarts. */
export interface ServerProcess {
  readonly url: string;
  /** Of the process that runs now. */
  pid(): number;
  /** Starts it, and comes back once it is ready. */
  start(): Promise<void>;
  /** What it has logged since it was started, up to the level of LOG_LEVEL (fatal by default). */
  output(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Waits for its end; answers its exit code. */
  ended(): Promise<number | null>;
  /** Asks it to end; answers its exit code and how long it took. */
  terminate(): Promise<{ code: number | null; ms: number }>;
}

/** Builds what the processes run, where it isn't built yet. */
export function buildServer(): void {
  const script = `const { build } = await import(${JSON.stringify(join(PROJECT_ROOT, 'scripts/lib/build.mjs'))}); await build(['api']);`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: PROJECT_ROOT, stdio: 'ignore' });
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A server on a database, not started yet. */
export async function serverProcess(env: EnvSource): Promise<ServerProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  const ended = async () => {
    if (child && !hasEnded()) await once(child, 'exit');
  };
  const run = () => {
    const started = spawn(process.execPath, [join(PROJECT_ROOT, 'api/dist/main.js')], {
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
        // One that finds no database ends, and whoever runs it starts it again.
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
