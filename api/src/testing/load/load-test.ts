import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '../../env/clock.js';
import { startEmbedded, type Embedded } from '../../database/embedded.js';
import { seededRandom } from '../../domain/testing.js';
import { readEnv, type Env, type EnvSource } from '../../env.js';
import { createTestFolder } from '../database.js';
import { createAcknowledged, type Acknowledged } from './acknowledged.js';
import { LoadCustomer } from './customer.js';
import { insertScene, type LoadHall } from './scene.js';
import { buildServer, createServerProcess, type ServerProcess } from './servers.js';

/** The dimensions of the load. */
export interface LoadPlan {
  /** Total number of turns of customers: requests, entries that are moved, several functions at once. */
  requests: number;
  /** Concurrent customers, each of whom sends one call at a time. */
  customers: number;
  /** Halls, spread over three businesses. */
  halls: number;
  /** For how many days bookings are requested, two by default: far fewer evenings than requests. */
  days?: number;
  env?: EnvSource;
  /** Settings of the database. */
  settings?: Record<string, string>;
  /** Starts what the servers need besides the database that is filled by then. Returns their variables for it. */
  prepare?: (databaseUrl: string, dataDir: string) => Promise<EnvSource>;
}

/** Two server processes on one database, with customers competing for the same evenings. */
export interface LoadTest {
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly env: Env;
  /** Token of an owner, of the second hall. */
  readonly ownerToken: string;
  readonly halls: readonly LoadHall[];
  /** Tokens of the customers. */
  readonly customers: readonly string[];
  databaseUrl(): string;
  /** Kills the database, like a power failure, and starts it again. @param meanwhile what to do while it is away */
  restartDatabase(meanwhile?: () => Promise<void>): Promise<void>;
  /**
   * Runs the load: customers take turns, and owners answer them; each call is retried with its key until answered.
   * @param events what to do after so many turns
   * @param acknowledged of earlier runs, to be added to
   */
  run(events?: Readonly<Record<number, () => Promise<void>>>, acknowledged?: Acknowledged): Promise<Acknowledged>;
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  end(): Promise<void>;
}

const SECRET = 'a secret that only this load test knows, long enough';
const DAY_MS = 86_400_000;
const DAYS = 2;

/** Sets up an embedded database, two servers, accounts and halls. */
export async function startLoadTest(plan: LoadPlan): Promise<LoadTest> {
  buildServer();
  const dataDir = createTestFolder();
  const { settings = {} } = plan;
  let embedded: Embedded = await startEmbedded({ dataDir, settings });
  const { halls, payingHalls, customers } = await insertScene(embedded.url, SECRET, plan);
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
    ...(await plan.prepare?.(embedded.url, dataDir)),
  };
  const servers = [await createServerProcess(source), await createServerProcess(source)] as const;
  for (const server of servers) await server.start();
  const firstDay = Math.ceil(systemClock.now().getTime() / DAY_MS) * DAY_MS + DAY_MS;

  const query = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: embedded.url });
    // A database that is killed ends connections by themselves.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  let rounds = 0;
  return {
    servers,
    env: readEnv(source),
    ownerToken: halls[1]?.ownerToken ?? '',
    halls,
    customers,
    databaseUrl: () => embedded.url,
    async restartDatabase(meanwhile) {
      process.kill(embedded.pid, 'SIGKILL');
      await meanwhile?.();
      // The servers expect it at the same address.
      embedded = await startEmbedded({ dataDir, settings, port: Number(new URL(embedded.url).port) });
    },
    async run(events = {}, acknowledged = createAcknowledged()) {
      rounds += 1;
      const crowd = { servers, halls, payingHalls, firstDay, days: plan.days ?? DAYS, acknowledged, query };
      let begun = 0;
      let over = 0;
      const running: Promise<void>[] = [];
      const takeTurns = async (token: string, place: number) => {
        const customer = new LoadCustomer(crowd, token, place, seededRandom(rounds * 1_000 + place));
        while (begun < plan.requests) {
          begun += 1;
          await customer.takeTurn(`turn-${rounds}-${begun}`);
          over += 1;
          const event = events[over];
          if (event) running.push(event());
        }
      };
      await Promise.all(customers.map(takeTurns));
      await Promise.all(running);
      return acknowledged;
    },
    query,
    async end() {
      for (const server of servers) await server.kill();
      await embedded.stop();
    },
  };
}
