import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf, isAlive, isGone } from '../../database/embedded-process.js';
import { createTestFolder } from '../database.js';
import { buildServer, pause, serverProcess, type ServerProcess } from './servers.js';

/** How a server that is under load is told to end. */
const WAYS = ['signal', 'two signals', 'frozen database', 'killed database'] as const;
const CLIENTS = 8;
/** Signals that come closer are taken for the same one (api/src/shutdown.ts). */
const NEXT_SIGNAL_MS = 600;
/** How long what is left of a database may take to end. */
const LEFT_MS = 5_000;

/** What became of one server. */
export interface Ending {
  way: (typeof WAYS)[number];
  ms: number;
  /** Processes of PostgreSQL that outlived it. */
  left: number[];
}

/** Asks without a pause until the server is gone. */
async function load(url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    await answer?.body?.cancel().catch(() => undefined);
    if (!answer) await pause(5);
  }
}

/** The servers of PostgreSQL on a data folder, also those that were started again. */
function databasesOn(dataDir: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`-D\0${dataDir}`) ? [Number(name)] : [];
    } catch {
      // No process, or one that has ended meanwhile.
      return [];
    }
  });
}

/** One round: at which moment, and how. */
interface Round {
  dataDir: string;
  way: Ending['way'];
  afterMs: number;
}

async function endOnce(server: ServerProcess, { dataDir, way, afterMs }: Round): Promise<Ending> {
  await server.start();
  const databases = databasesOn(dataDir);
  if (databases.length === 0) throw new Error('The server runs no database of its own');
  const processes = databases.flatMap((pid) => [pid, ...childrenOf(pid)]);
  let isOver = false;
  const clients = Promise.all(Array.from({ length: CLIENTS }, () => load(server.url, () => isOver)));
  await pause(afterMs);
  if (way === 'frozen database') for (const pid of databases) process.kill(pid, 'SIGSTOP');
  if (way === 'killed database') for (const pid of databases) process.kill(pid, 'SIGKILL');
  const ending = server.terminate();
  if (way === 'two signals') {
    await Promise.race([pause(NEXT_SIGNAL_MS), ending]);
    await server.terminate();
  }
  const { ms } = await ending;
  // The processes of a database that was killed notice it themselves, a moment later.
  await Promise.all(processes.map((pid) => isGone(pid, LEFT_MS)));
  isOver = true;
  await clients;
  return { way, ms, left: [...processes.filter(isAlive), ...databasesOn(dataDir)] };
}

/** Starts a server with its embedded database and ends it under load, again and again, each time at another moment. */
export async function endRepeatedly(rounds: number): Promise<Ending[]> {
  buildServer();
  const dataDir = createTestFolder();
  const server = await serverProcess({ DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '0', SHUTDOWN_SECONDS: '5' });
  const endings: Ending[] = [];
  for (let round = 0; round < rounds; round += 1) {
    endings.push(
      await endOnce(server, { dataDir, way: WAYS[round % WAYS.length] ?? 'signal', afterMs: (round * 37) % 300 }),
    );
  }
  return endings;
}
