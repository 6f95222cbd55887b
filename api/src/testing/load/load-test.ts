import { join } from 'node:path';
import { ref } from '@mikro-orm/core';
import pg from 'pg';
import { systemClock } from '../../clock.js';
import { startEmbedded, type Embedded } from '../../database/embedded.js';
import { migrate } from '../../database/migrate.js';
import { closeOrm, createOrm, type Orm } from '../../database/orm.js';
import { readEnv, type Env, type EnvSource } from '../../env.js';
import { AccountSession } from '../../modules/accounts/session.entity.js';
import { issueToken } from '../../modules/accounts/token.js';
import { User } from '../../modules/accounts/user.entity.js';
import { Business } from '../../modules/businesses/business.entity.js';
import { Role } from '../../domain/accounts/roles.js';
import { createTestFolder } from '../database.js';
import { givenBusiness, givenHall } from '../scene.js';
import { buildServer, pause, createServerProcess, type ServerProcess } from './servers.js';

/** The dimensions of the load. */
export interface LoadPlan {
  /** Total number of booking requests. */
  requests: number;
  /** Concurrent customers, each of whom sends one request at a time. */
  customers: number;
  halls: number;
  env?: EnvSource;
}

/** Two server processes on one database, with customers competing for the same evenings. */
export interface LoadTest {
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly env: Env;
  /** Token of the owner whose business confirms bookings instantly. */
  readonly ownerToken: string;
  databaseUrl(): string;
  /** Kills the database, like a power failure, and starts it again. */
  restartDatabase(): Promise<void>;
  /**
   * Runs the load: all customers request bookings and their owner approves them, each call retried with its key until answered.
   * @param events what to do after so many answered requests
   */
  run(events?: Readonly<Record<number, () => Promise<void>>>): Promise<Acknowledged>;
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  end(): Promise<void>;
}

/** What the servers have acknowledged. */
export interface Acknowledged {
  /** Bookings by idempotency key: every id in a response. */
  bookings: Map<string, Set<number>>;
  /** Bookings with an acknowledged approval. */
  approved: Set<number>;
  /** Responses that are neither a success nor an expected error. */
  surprises: string[];
  /** Calls that had to be retried. */
  repeats: number;
}

const SECRET = 'a secret that only this load test knows, long enough';
const HOUR_MS = 3_600_000;
/** Number of half-hour start times, far fewer than requests. */
const STARTS = 96;
const REPEAT_MS = 50;
const ANSWERED_WITHIN_MS = 120_000;
const RETRY_STATUSES = new Set([429, 500, 502, 503, 504]);

/** A seeded random number generator, so that every run is the same. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function insertUser(orm: Orm, name: string, role: Role): Promise<{ id: number; token: string }> {
  const em = orm.em.fork();
  const user = em.create(User, {
    email: `${name}@mail.test`,
    username: name,
    name,
    role,
    passwordHash: 'none',
    createdAt: systemClock.now(),
  });
  await em.flush();
  const now = systemClock.now();
  const times = { createdAt: now, lastUsedAt: now, signedInAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
  const session = em.create(AccountSession, { user: ref(user), ...times });
  await em.flush();
  return { id: user.id, token: issueToken(SECRET, user, session, now) };
}

async function insertScene(databaseUrl: string, { customers, halls }: LoadPlan) {
  const orm = createOrm({ databaseUrl, poolMax: 2 });
  try {
    await migrate(orm);
    const hallIds: number[] = [];
    const owners: string[] = [];
    for (const instantConfirmation of [true, false]) {
      const owner = await insertUser(orm, `owner_${String(instantConfirmation)}`, Role.BUSINESS);
      const em = orm.em.fork();
      const businessId = await givenBusiness(em, owner.id, { instantConfirmation });
      await em.nativeUpdate(Business, { id: businessId }, { timeZone: 'UTC' });
      await em.execute('insert into business_time_slots (business_id, buffer_time) values (?, 30)', [businessId]);
      for (let count = 0; count < halls / 2; count += 1) hallIds.push(await givenHall(orm.em.fork(), businessId));
      owners.push(owner.token);
    }
    const tokens: string[] = [];
    for (let count = 0; count < customers; count += 1) {
      tokens.push((await insertUser(orm, `customer_${count}`, Role.USER)).token);
    }
    return { hallIds, ownerToken: owners[1] ?? '', tokens };
  } finally {
    await closeOrm(orm);
  }
}

interface Answer {
  status: number;
  body: { id?: number; status?: string; code?: string };
}

/** Sends a call to one server, then to the other, until one answers. */
async function callUntilAnswered(
  servers: readonly ServerProcess[],
  first: number,
  { method, path, token, body }: { method: string; path: string; token: string; body: unknown },
  acknowledged: Acknowledged,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' };
  const deadline = performance.now() + ANSWERED_WITHIN_MS;
  let last = '';
  for (let attempt = 0; performance.now() < deadline; attempt += 1) {
    const url = `${servers[(first + attempt) % servers.length]?.url ?? ''}/api${path}`;
    try {
      const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
      const answer = { status: response.status, body: (await response.json()) as Answer['body'] };
      if (answer.status === 500) acknowledged.surprises.push(`500 ${method} ${path} ${JSON.stringify(answer.body)}`);
      if (!RETRY_STATUSES.has(answer.status)) return answer;
      last = `${answer.status} ${JSON.stringify(answer.body)}`;
    } catch (error) {
      // The connection was cut; the key makes it safe to retry.
      last = String(error instanceof Error ? (error.cause ?? error) : error);
    }
    acknowledged.repeats += 1;
    await pause(REPEAT_MS);
  }
  throw new Error(`Nobody answered ${method} ${path}; the last attempt: ${last}`);
}

/** Sets up an embedded database, two servers, accounts and halls. */
export async function startLoadTest(plan: LoadPlan): Promise<LoadTest> {
  buildServer();
  const dataDir = createTestFolder();
  let embedded: Embedded = await startEmbedded({ dataDir });
  const { hallIds, ownerToken, tokens } = await insertScene(embedded.url, plan);
  const source: EnvSource = {
    NODE_ENV: 'test',
    DEMO: 'off',
    JWT_SECRET: SECRET,
    DATABASE_URL: embedded.url,
    DATA_DIR: join(dataDir, 'data'),
    ENV_FILE: join(dataDir, 'none.env'),
    REQUESTS_PER_MINUTE: '0',
    ACCOUNT_LIMITS: 'off',
    ...plan.env,
  };
  const servers = [await createServerProcess(source), await createServerProcess(source)] as const;
  for (const server of servers) await server.start();
  const firstDay = Math.ceil(systemClock.now().getTime() / (24 * HOUR_MS)) * 24 * HOUR_MS + 24 * HOUR_MS;

  const createRequest = (next: () => number) => {
    const start = firstDay + Math.floor(next() * STARTS) * (HOUR_MS / 2);
    return {
      hallId: hallIds[Math.floor(next() * hallIds.length)],
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + (2 + Math.floor(next() * 4)) * HOUR_MS).toISOString(),
      guestCount: 100,
      customerName: 'A customer',
      customerPhone: '+92 300 7654321',
      customerEmail: 'customer@mail.test',
    };
  };

  let rounds = 0;
  return {
    servers,
    env: readEnv(source),
    ownerToken,
    databaseUrl: () => embedded.url,
    async restartDatabase() {
      process.kill(embedded.pid, 'SIGKILL');
      // The servers expect it at the same address.
      embedded = await startEmbedded({ dataDir, port: Number(new URL(embedded.url).port) });
    },
    async run(events = {}) {
      rounds += 1;
      const round = rounds;
      const acknowledged: Acknowledged = { bookings: new Map(), approved: new Set(), surprises: [], repeats: 0 };
      let asked = 0;
      let answered = 0;
      const running: Promise<void>[] = [];
      const customer = async (token: string, place: number) => {
        const next = createRandom(place + 1);
        while (asked < plan.requests) {
          asked += 1;
          const key = `request-${round}-${asked}`;
          const body = { ...createRequest(next), clientMutationId: key };
          const made = await callUntilAnswered(
            servers,
            place,
            { method: 'POST', path: '/user/bookings', token, body },
            acknowledged,
          );
          const { id, status } = made.body;
          if (made.status === 201 && id !== undefined) {
            acknowledged.bookings.set(key, (acknowledged.bookings.get(key) ?? new Set()).add(id));
            if (status === 'pending' && next() < 0.5) await approve(id, place);
            else if (next() < 0.2) await repeat(key, token, body, place);
          } else if (made.status !== 409) acknowledged.surprises.push(`${made.status} ${JSON.stringify(made.body)}`);
          answered += 1;
          const event = events[answered];
          if (event) running.push(event());
        }
      };
      const approve = async (id: number, place: number) => {
        const call = { method: 'PUT', path: `/business/bookings/${id}/status`, token: ownerToken };
        const answer = await callUntilAnswered(
          servers,
          place + 1,
          { ...call, body: { status: 'confirmed' } },
          acknowledged,
        );
        if (answer.status === 200) acknowledged.approved.add(id);
        else if (answer.status !== 409) acknowledged.surprises.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      };
      /** Sends the same request twice. */
      const repeat = async (key: string, token: string, body: unknown, place: number) => {
        const again = await callUntilAnswered(
          servers,
          place + 1,
          { method: 'POST', path: '/user/bookings', token, body },
          acknowledged,
        );
        if (again.body.id !== undefined) acknowledged.bookings.get(key)?.add(again.body.id);
      };
      await Promise.all(tokens.map(customer));
      await Promise.all(running);
      return acknowledged;
    },
    async query<Row extends pg.QueryResultRow>(sql: string) {
      const client = new pg.Client({ connectionString: embedded.url });
      await client.connect();
      try {
        return (await client.query<Row>(sql)).rows;
      } finally {
        await client.end();
      }
    },
    async end() {
      for (const server of servers) await server.kill();
      await embedded.stop();
    },
  };
}

/** Pairs of confirmed bookings of a hall that are closer than their buffers. */
export const OVERLAPS = `
  select a.id, b.id as other from bookings a join bookings b on a.id < b.id and a.hall_id = b.hall_id
   where a.status = 'confirmed' and b.status = 'confirmed'
     and a.start_time < b.end_time + make_interval(mins => b.buffer_minutes)
     and b.start_time < a.end_time + make_interval(mins => a.buffer_minutes)`;
