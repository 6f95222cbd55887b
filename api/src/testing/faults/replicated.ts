import { join } from 'node:path';
import { expect } from '@jest/globals';
import pg from 'pg';
import { createTestFolder } from '../database.js';
import { createAcknowledged, type Acknowledged } from '../load/acknowledged.js';
import { expectAllDone, expectConsistent } from '../load/invariants.js';
import { startLoadTest, type LoadPlan, type LoadTest } from '../load/load-test.js';
import type { ServerProcess } from '../load/servers.js';
import { until } from '../until.js';
import { createStandby, REPLICATED, type Standby } from './standby.js';

/** Two server processes on a primary and a replica. */
export interface Replicated {
  loadTest: LoadTest;
  standby: Standby;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Starts a primary with data, its replica and two servers, and waits until both use the replica. */
export async function startReplicated(plan: LoadPlan): Promise<Replicated> {
  let standby: Standby | undefined;
  const loadTest = await startLoadTest({
    ...plan,
    settings: REPLICATED,
    prepare: async (databaseUrl, dataDir) => {
      standby = await createStandby(databaseUrl, dataDir, join(createTestFolder(), 'replica'));
      await standby.start();
      return { DATABASE_REPLICA_URLS: standby.url };
    },
  });
  if (!standby) throw new Error('The replica was not made.');
  const replicated = { loadTest, standby };
  await untilHealth(replicated, { status: 'ok', database: true, replicas: 1 });
  return replicated;
}

/** Ends everything. */
export async function endReplicated({ loadTest, standby }: Replicated): Promise<void> {
  await loadTest.end();
  await standby.stop();
}

/** Calls a server. */
export async function ask(
  server: ServerProcess,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Waits until both servers report a state. */
async function untilHealth({ loadTest }: Replicated, expected: Record<string, unknown>): Promise<void> {
  for (const server of loadTest.servers)
    await until(async () => {
      const { body } = await ask(server, '/health');
      return Object.entries(expected).every(([name, value]) => body[name] === value);
    });
}

/** How many open reads a server has answered from where. */
export async function countReads({ url }: ServerProcess, target: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^mehfil_open_reads_total\\{target="${target}"\\} (\\d+)`, 'm').exec(text)?.[1]);
}

/** Runs one statement on a database. */
export async function query<Row extends pg.QueryResultRow>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What visitors read of a hall and its neighbors: every way that the replica serves over REST. */
export const toOpenPaths = (hallId: number): string[] => [
  '/public/halls?limit=12',
  '/public/halls?location=Lahore&minCapacity=100',
  `/public/halls/${hallId}/complete-info`,
  `/public/halls/${hallId}/optional-services`,
  `/public/halls/${hallId}/amenities`,
  `/public/halls/${hallId}/reviews`,
  `/public/halls/${hallId}/next-free-dates`,
  `/public/halls/${hallId}/shared-space`,
  '/public/blog/posts',
];

/** How many visitors read at once, so that some read in the moment in which a server hasn't noticed yet. */
const VISITORS = 4;

/** Visitors who read all the time, behind a balancer that passes on what a killed server leaves. */
class Visitors {
  /** Answers other than a success. */
  readonly failures: string[] = [];
  reads = 0;
  private isEnding = false;
  private readonly running: Promise<unknown>;

  constructor({ loadTest: { servers, halls } }: Replicated) {
    const paths = toOpenPaths(halls[0]?.id ?? 0);
    const visit = async (first: number) => {
      for (let turn = first; !this.isEnding; turn += 1)
        await this.read(servers, paths[turn % paths.length] ?? '', turn);
    };
    this.running = Promise.all(Array.from({ length: VISITORS }, (_, place) => visit(place)));
  }

  /** Ends after the reads under way. */
  async end(): Promise<void> {
    this.isEnding = true;
    await this.running;
  }

  private async read(servers: readonly ServerProcess[], path: string, turn: number): Promise<void> {
    for (let attempt = 0; attempt < servers.length; attempt += 1) {
      const server = servers[(turn + attempt) % servers.length];
      const answer = server && (await ask(server, path).catch(() => undefined));
      if (!answer) continue;
      this.reads += 1;
      if (answer.status !== 200) this.failures.push(`${answer.status} ${path} ${JSON.stringify(answer.body)}`);
      return;
    }
    this.failures.push(`nobody answered ${path}`);
  }
}

/** The replica is killed and started again: until then everything is read from the primary. */
async function killReplica(replicated: Replicated): Promise<void> {
  await replicated.standby.kill();
  await untilHealth(replicated, { database: true, replicas: 0 });
  await replicated.standby.start();
  await untilHealth(replicated, { database: true, replicas: 1 });
}

/** The primary is killed and started again: until then visitors read, and writes are refused. */
async function killPrimary(replicated: Replicated): Promise<void> {
  const { servers } = replicated.loadTest;
  await replicated.loadTest.restartDatabase(async () => {
    await untilHealth(replicated, { status: 'read-only', database: false, replicas: 1 });
    for (const server of servers) {
      expect((await ask(server, '/public/halls')).status).toBe(200);
      const credentials = { emailOrUsername: 'nobody@mail.test', password: 'correct horse battery' };
      const refused = await ask(server, '/user/auth/login', { method: 'POST', body: credentials });
      expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    }
  });
  await untilHealth(replicated, { status: 'ok', database: true, replicas: 1 });
}

const killServer = (place: 0 | 1) => async (replicated: Replicated) => {
  const server = replicated.loadTest.servers[place];
  await server.kill();
  await server.start();
  await untilHealth(replicated, { status: 'ok', replicas: 1 });
};

const KILLS = [killReplica, killPrimary, killServer(0), killServer(1)];

/** What a replica has replayed, compared with where the primary is in its log. */
const POSITION = "select (pg_current_wal_insert_lsn() - '0/0')::float8 as position";
const REPLAYED = "select (pg_last_wal_replay_lsn() - '0/0')::float8 as position";

/** The replica as a database to check, once it has replayed what the primary has now. */
async function caughtUp({ loadTest, standby }: Replicated) {
  const [primary] = await loadTest.query<{ position: number }>(POSITION);
  await until(async () => {
    const [replica] = await query<{ position: number }>(standby.url, REPLAYED);
    return (replica?.position ?? 0) >= (primary?.position ?? Infinity);
  });
  return { query: <Row extends pg.QueryResultRow>(sql: string) => query<Row>(standby.url, sql) };
}

/** How many changes were acknowledged. */
function countAcknowledged({ bookings, groups, approved, ended, moved }: Acknowledged): number {
  return bookings.size + groups.size + approved.size + ended.size + moved.size;
}

/**
 * Kills replica, primary and each server in turns, while customers book and visitors read. After each kill it looks whether all
 * that was ever acknowledged, before and meanwhile, is there, once, on the primary and, when that has caught up, on the replica;
 * at the end, whether no read failed.
 * @param plan its requests are those around each kill
 * @param rounds how often each is killed
 */
export async function killEachInTurn(replicated: Replicated, plan: LoadPlan, rounds: number): Promise<void> {
  const { loadTest } = replicated;
  const visitors = new Visitors(replicated);
  const acknowledged = createAcknowledged();
  const kills = Array.from({ length: rounds }, () => KILLS).flat();
  try {
    for (const kill of kills) {
      let meanwhile = 0;
      const killUnderLoad = async () => {
        const before = countAcknowledged(acknowledged);
        expect(before).toBeGreaterThan(0);
        await kill(replicated);
        meanwhile = countAcknowledged(acknowledged) - before;
      };
      await loadTest.run({ [Math.floor(plan.requests / 3)]: killUnderLoad }, acknowledged);
      // Without the primary nothing can be written; without any of the others everything can.
      if (kill !== killPrimary) expect(meanwhile).toBeGreaterThan(0);
      await expectConsistent(loadTest, acknowledged);
      await expectConsistent(await caughtUp(replicated), acknowledged);
    }
  } finally {
    await visitors.end();
  }
  expectAllDone(acknowledged);
  expect(visitors.failures.slice(0, 5)).toEqual([]);
  expect(visitors.reads).toBeGreaterThan(kills.length);
}
