import { expect } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { systemContext } from '../../context.js';
import { readEnv } from '../../env.js';
import { register } from '../../modules/accounts/account.service.js';
import { Role } from '../../domain/accounts/roles.js';
import { createServer, type Server } from '../../server.js';
import { createTestFolder } from '../database.js';
import { NEVER_OVERLOADED } from '../harness.js';
import { findChildren } from '../processes.js';
import { until } from '../until.js';
import { startEmbedded, type Embedded } from '../../database/embedded.js';

const PASSWORD = 'correct horse battery';

/** Few connections, so that they can be used up. */
const SETTINGS = { fsync: 'off', max_connections: '40' };

let dataDir: string;
let database: Embedded;
let server: Server;
let url: string;
let token: string;
/** Unexpected errors in the server's log. */
const surprises: string[] = [];
const noteSurprise = (line: string) => {
  if (line.includes('unexpected error')) surprises.push(line);
};

interface Answer {
  status: number;
  retryAfter: string | null;
  code: unknown;
  ms: number;
}

async function ask(
  path: string,
  { body, signedIn = false }: { body?: unknown; signedIn?: boolean } = {},
): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signedIn ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const ms = performance.now() - startedAt;
  const answered = (await response.json()) as { code?: unknown; errors?: { extensions: { code: unknown } }[] };
  const code = answered.code ?? answered.errors?.[0]?.extensions.code;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), code, ms };
}

const graphql = (query: string, signedIn = false) => ask('/graphql', { body: { query }, signedIn });
const signIn = () => ask('/api/user/auth/login', { body: { emailOrUsername: 'a@mail.test', password: PASSWORD } });

/** Concurrent requests of each kind, more than the pools hold, and successive changes. */
function askEverything(): Promise<Answer>[] {
  const change = (name: string) =>
    `${name}: signIn(input: { emailOrUsername: "a@mail.test", password: "wrong" }) { token }`;
  return [
    graphql(`mutation { ${change('a')} ${change('b')} ${change('c')} }`),
    ...Array.from({ length: 8 }, () => [
      ask('/api/health'),
      ask('/api/public/halls/1/complete-info'),
      ask('/api/user/profile', { signedIn: true }),
      graphql('{ halls { nodes { id } } }'),
      graphql('{ viewer { id } }', true),
      signIn(),
    ]).flat(),
  ];
}

function signalDatabase(signal: NodeJS.Signals): void {
  for (const pid of [database.pid, ...findChildren(database.pid)]) process.kill(pid, signal);
}

/** How long until the server responds normally again. */
async function msUntilBack(): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const [health, session] = await Promise.all([ask('/api/health'), signIn()]);
    if (health.status === 200 && session.status === 200) return performance.now() - startedAt;
  }
}

const UNAVAILABLE = { status: 503, code: 'UNAVAILABLE', retryAfter: expect.stringMatching(/^[1-9]\d*$/) };

/** The longest that a request may take during an outage, and the server to be back after it. */
export interface OutageLimits {
  answeredWithinMs: number;
  backWithinMs: number;
}

/** Starts a server in this process, and a database that can be frozen, stopped and killed below it. */
export async function openOutages(): Promise<void> {
  dataDir = createTestFolder();
  database = await startEmbedded({ dataDir, settings: SETTINGS });
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    JWT_SECRET: 'a secret that only this test knows, long enough',
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '0',
  });
  server = await createServer(env, {
    databaseUrl: database.url,
    eventLoop: NEVER_OVERLOADED,
    log: pino({ level: 'error' }, { write: noteSurprise }),
  });
  ({ url } = await server.listen(0, '127.0.0.1'));
  const person = { email: 'a@mail.test', username: 'somebody', name: 'Somebody', password: PASSWORD };
  ({ token } = await register(systemContext(server.app), { ...person, role: Role.USER }));
}

/** Ends what `openOutages` started. */
export async function closeOutages(): Promise<void> {
  await server.close();
  await database.stop();
}

/** Starts the stopped database at the address that the server knows. */
async function startAgain(): Promise<void> {
  database = await startEmbedded({ dataDir, port: Number(new URL(database.url).port), settings: SETTINGS });
}

/** Asks everything during an outage, ends it, and waits until the server is back. */
async function expectOutage(end: () => Promise<void> | void, limits: OutageLimits): Promise<void> {
  const asked = Promise.all(askEverything());
  const alive = await fetch(`${url}/livez`);
  const answers = await asked.finally(end);
  expect(alive.status).toBe(200);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(limits.answeredWithinMs);
  for (const answer of answers) expect(answer).toMatchObject(UNAVAILABLE);
  expect(await msUntilBack()).toBeLessThan(limits.backWithinMs);
}

/** Every process of the database stands still, and goes on. */
async function freezeDatabase(limits: OutageLimits): Promise<void> {
  // Open connections freeze as well.
  await Promise.all(askEverything());
  signalDatabase('SIGSTOP');
  await expectOutage(() => signalDatabase('SIGCONT'), limits);
}

/** The database is killed like by a power failure, and started again by its watch. */
async function killDatabase({ backWithinMs }: OutageLimits): Promise<void> {
  database.watch({ warn: () => undefined, error: () => undefined });
  const killed = database.pid;
  process.kill(killed, 'SIGKILL');
  // Requests get 503, or succeed because the database is back.
  await Promise.all(askEverything());
  expect(surprises).toEqual([]);
  expect(await msUntilBack()).toBeLessThan(backWithinMs);
  // The database answers a moment before the one who started it knows its process.
  await until(() => database.pid !== killed);
}

/** The database is stopped by its operator, away for a while, and started. */
async function stopDatabase(limits: OutageLimits): Promise<void> {
  await Promise.all(askEverything());
  await database.stop();
  await expectOutage(startAgain, limits);
  expect(surprises).toEqual([]);
}

/** Its operator restarts the database while requests arrive. */
async function restartDatabase({ answeredWithinMs, backWithinMs }: OutageLimits): Promise<void> {
  const asked = Promise.all(askEverything());
  await database.stop();
  await startAgain();
  for (const answer of await asked) {
    expect(answer.ms).toBeLessThan(answeredWithinMs);
    if (answer.status >= 500) expect(answer).toMatchObject(UNAVAILABLE);
  }
  expect(surprises).toEqual([]);
  expect(await msUntilBack()).toBeLessThan(backWithinMs);
}

/** Others hold every connection that the database has; those of the server were lost, so that it needs new ones. */
async function exhaustConnections(limits: OutageLimits): Promise<void> {
  const connect = async () => {
    const other = new pg.Client({ connectionString: database.url });
    other.on('error', () => undefined);
    await other.connect();
    return other;
  };
  const others = [await connect()];
  await others[0]?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  for (let other; (other = await connect().catch(() => undefined));) others.push(other);
  const release = async () => {
    for (const other of others) await other.end();
  };
  await expectOutage(release, limits);
}

/** Every outage: what happens to the database, and how it is made and checked. */
export const OUTAGES = [
  ['frozen: every answer is 503, and everything works again once it goes on', freezeDatabase],
  ['out of connections: every answer is 503, and everything works again once there are some', exhaustConnections],
  ['stopped: every answer is 503, and everything works again once it is started', stopDatabase],
  ['restarted below requests: none fails but by 503', restartDatabase],
  ['killed: it is started again by itself, and the server is back', killDatabase],
] as const;
