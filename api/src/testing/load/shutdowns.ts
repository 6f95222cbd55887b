import { readdirSync, readFileSync } from 'node:fs';
import { createTestFolder } from '../database.js';
import { findChildren, isAlive } from '../processes.js';
import { until } from '../until.js';
import { buildServer, pause, createServerProcess, type ServerProcess } from './servers.js';

/** The ways of ending a server under load. */
const WAYS = ['signal', 'two signals', 'frozen database', 'killed database'] as const;
const CLIENTS = 8;
/** Signals in quicker succession count as one (api/src/env/shutdown.ts). */
const NEXT_SIGNAL_MS = 600;

/** How a server ended. */
export interface Ending {
  way: (typeof WAYS)[number];
  ms: number;
  /** PostgreSQL processes that outlived it. */
  left: number[];
}

/** Sends requests without pause until the server is gone. */
async function sendLoad(url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    await answer?.body?.cancel().catch(() => undefined);
    if (!answer) await pause(5);
  }
}

/** The PostgreSQL servers on a data folder, including restarted ones. */
function findDatabases(dataDir: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`-D\0${dataDir}`) ? [Number(name)] : [];
    } catch {
      // No such process, or it has ended meanwhile.
      return [];
    }
  });
}

/** One round: how, and after which time. */
interface Round {
  dataDir: string;
  way: Ending['way'];
  afterMs: number;
}

async function endOnce(server: ServerProcess, { dataDir, way, afterMs }: Round): Promise<Ending> {
  await server.start();
  const databases = findDatabases(dataDir);
  if (databases.length === 0) throw new Error('The server runs no database of its own');
  const processes = databases.flatMap((pid) => [pid, ...findChildren(pid)]);
  let isOver = false;
  const clients = Promise.all(Array.from({ length: CLIENTS }, () => sendLoad(server.url, () => isOver)));
  await pause(afterMs);
  if (way === 'frozen database') for (const pid of databases) process.kill(pid, 'SIGSTOP');
  if (way === 'killed database') for (const pid of databases) process.kill(pid, 'SIGKILL');
  const ending = server.terminate();
  if (way === 'two signals') {
    await Promise.race([pause(NEXT_SIGNAL_MS), ending]);
    await server.terminate();
  }
  const { ms } = await ending;
  // Backends of a killed database exit on their own, a moment later.
  await until(() => !processes.some(isAlive)).catch(() => undefined);
  isOver = true;
  await clients;
  return { way, ms, left: [...processes.filter(isAlive), ...findDatabases(dataDir)] };
}

/** Starts a server with its embedded database and ends it under load, repeatedly, at different moments. */
export async function endRepeatedly(rounds: number): Promise<Ending[]> {
  buildServer();
  const dataDir = createTestFolder();
  const server = await createServerProcess({ DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '0', SHUTDOWN_SECONDS: '5' });
  const endings: Ending[] = [];
  for (let round = 0; round < rounds; round += 1) {
    endings.push(
      await endOnce(server, { dataDir, way: WAYS[round % WAYS.length] ?? 'signal', afterMs: (round * 37) % 300 }),
    );
  }
  return endings;
}
