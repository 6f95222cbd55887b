import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '../../clock.js';
import { startEmbedded, type Embedded } from '../../database/embedded.js';
import { migrate } from '../../database/migrate.js';
import { createOrm, type Orm } from '../../database/orm.js';
import { readEnv, type Env, type EnvSource } from '../../env.js';
import { issueToken } from '../../modules/accounts/token.js';
import { User } from '../../modules/accounts/user.entity.js';
import { Business } from '../../modules/businesses/business.entity.js';
import { Role } from '../../domain/accounts/roles.js';
import { createTestFolder } from '../database.js';
import { givenBusiness, givenHall } from '../factories.js';
import { buildServer, pause, serverProcess, type ServerProcess } from './servers.js';

/** How much of everything. */
export interface StormPlan {
  /** Requests for bookings, all in all. */
  requests: number;
  /** Customers at once, each of whom waits for an answer before the next request. */
  customers: number;
  halls: number;
  env?: EnvSource;
}

/** Two server processes on one database, with customers who want the same evenings. */
export interface Storm {
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly env: Env;
  /** Of a business that confirms its bookings itself. */
  readonly ownerToken: string;
  databaseUrl(): string;
  /** Ends the database as a power cut would, and starts it again. */
  restartDatabase(): Promise<void>;
  /**
   * All customers ask for bookings and their owner approves them, each call repeated with its key until it is answered.
   * @param events what happens when so many requests were answered
   */
  rage(events?: Readonly<Record<number, () => Promise<void>>>): Promise<Acknowledged>;
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  end(): Promise<void>;
}

/** What the servers have promised. */
export interface Acknowledged {
  /** Bookings by the key they were asked for with: every id that was answered. */
  bookings: Map<string, Set<number>>;
  /** Bookings that an approval was answered for. */
  approved: Set<number>;
  /** Answers that are neither a success nor a refusal. */
  surprises: string[];
  /** Calls that had to be repeated. */
  repeats: number;
}

const SECRET = 'a secret that only this storm knows, long enough';
const HOUR_MS = 3_600_000;
/** Wishes begin at one of so many half hours: far fewer than there are wishes. */
const STARTS = 96;
const REPEAT_MS = 50;
const ANSWERED_WITHIN_MS = 120_000;
const AGAIN = new Set([429, 500, 502, 503, 504]);

/** Whom people ask next, and for when: the same at every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function givenUser(orm: Orm, name: string, role: Role): Promise<{ id: number; token: string }> {
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
  return { id: user.id, token: issueToken(SECRET, user, systemClock.now()) };
}

async function givenScene(databaseUrl: string, { customers, halls }: StormPlan) {
  const orm = createOrm({ databaseUrl, poolMax: 2 });
  try {
    await migrate(orm);
    const hallIds: number[] = [];
    const owners: string[] = [];
    for (const instantConfirmation of [true, false]) {
      const owner = await givenUser(orm, `owner_${String(instantConfirmation)}`, Role.BUSINESS);
      const em = orm.em.fork();
      const businessId = await givenBusiness(em, owner.id, { instantConfirmation });
      await em.nativeUpdate(Business, { id: businessId }, { timeZone: 'UTC' });
      await em.execute('insert into business_time_slots (business_id, buffer_time) values (?, 30)', [businessId]);
      for (let count = 0; count < halls / 2; count += 1) hallIds.push(await givenHall(orm.em.fork(), businessId));
      owners.push(owner.token);
    }
    const tokens: string[] = [];
    for (let count = 0; count < customers; count += 1) {
      tokens.push((await givenUser(orm, `customer_${count}`, Role.USER)).token);
    }
    return { hallIds, ownerToken: owners[1] ?? '', tokens };
  } finally {
    await orm.close(true);
  }
}

interface Answer {
  status: number;
  body: { id?: number; status?: string; code?: string };
}

/** Sends a call to one server, and again to the other one, until somebody answers. */
async function insist(
  servers: readonly ServerProcess[],
  first: number,
  { method, path, token, body }: { method: string; path: string; token: string; body: unknown },
  told: Acknowledged,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' };
  const deadline = performance.now() + ANSWERED_WITHIN_MS;
  let last = '';
  for (let attempt = 0; performance.now() < deadline; attempt += 1) {
    const url = `${servers[(first + attempt) % servers.length]?.url ?? ''}/api${path}`;
    try {
      const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
      const answer = { status: response.status, body: (await response.json()) as Answer['body'] };
      if (answer.status === 500) told.surprises.push(`500 ${method} ${path} ${JSON.stringify(answer.body)}`);
      if (!AGAIN.has(answer.status)) return answer;
      last = `${answer.status} ${JSON.stringify(answer.body)}`;
    } catch (error) {
      // The connection was cut: whether the call was heard is what the key is for.
      last = String(error instanceof Error ? (error.cause ?? error) : error);
    }
    told.repeats += 1;
    await pause(REPEAT_MS);
  }
  throw new Error(`Nobody answered ${method} ${path}; the last attempt: ${last}`);
}

/** Sets the scene: an embedded database of its own, two servers, people and halls. */
export async function beginStorm(plan: StormPlan): Promise<Storm> {
  buildServer();
  const dataDir = createTestFolder();
  let embedded: Embedded = await startEmbedded({ dataDir });
  const { hallIds, ownerToken, tokens } = await givenScene(embedded.url, plan);
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
  const servers = [await serverProcess(source), await serverProcess(source)] as const;
  for (const server of servers) await server.start();
  const firstDay = Math.ceil(systemClock.now().getTime() / (24 * HOUR_MS)) * 24 * HOUR_MS + 24 * HOUR_MS;

  const wishOf = (next: () => number) => {
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
      // The servers look for it where it was.
      embedded = await startEmbedded({ dataDir, port: Number(new URL(embedded.url).port) });
    },
    async rage(events = {}) {
      rounds += 1;
      const round = rounds;
      const told: Acknowledged = { bookings: new Map(), approved: new Set(), surprises: [], repeats: 0 };
      let asked = 0;
      let answered = 0;
      const happening: Promise<void>[] = [];
      const customer = async (token: string, place: number) => {
        const next = chance(place + 1);
        while (asked < plan.requests) {
          asked += 1;
          const key = `wish-${round}-${asked}`;
          const body = { ...wishOf(next), clientMutationId: key };
          const made = await insist(servers, place, { method: 'POST', path: '/user/bookings', token, body }, told);
          const { id, status } = made.body;
          if (made.status === 201 && id !== undefined) {
            told.bookings.set(key, (told.bookings.get(key) ?? new Set()).add(id));
            if (status === 'pending' && next() < 0.5) await approve(id, place);
            else if (next() < 0.2) await repeat(key, token, body, place);
          } else if (made.status !== 409) told.surprises.push(`${made.status} ${JSON.stringify(made.body)}`);
          answered += 1;
          const event = events[answered];
          if (event) happening.push(event());
        }
      };
      const approve = async (id: number, place: number) => {
        const call = { method: 'PUT', path: `/business/bookings/${id}/status`, token: ownerToken };
        const answer = await insist(servers, place + 1, { ...call, body: { status: 'confirmed' } }, told);
        if (answer.status === 200) told.approved.add(id);
        else if (answer.status !== 409) told.surprises.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      };
      /** Somebody presses twice. */
      const repeat = async (key: string, token: string, body: unknown, place: number) => {
        const again = await insist(servers, place + 1, { method: 'POST', path: '/user/bookings', token, body }, told);
        if (again.body.id !== undefined) told.bookings.get(key)?.add(again.body.id);
      };
      await Promise.all(tokens.map(customer));
      await Promise.all(happening);
      return told;
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

/** Pairs of confirmed bookings of one hall that come closer than their buffers allow. */
export const OVERLAPS = `
  select a.id, b.id as other from bookings a join bookings b on a.id < b.id and a.hall_id = b.hall_id
   where a.status = 'confirmed' and b.status = 'confirmed'
     and a.start_time < b.end_time + make_interval(mins => b.buffer_minutes)
     and b.start_time < a.end_time + make_interval(mins => a.buffer_minutes)`;
