import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { systemContext } from '../../context.js';
import { readEnv } from '../../env.js';
import { register } from '../../modules/accounts/account.service.js';
import { Role } from '../../domain/accounts/roles.js';
import { createServer, type Server } from '../../server.js';
import { createTestFolder } from '../database.js';
import { NEVER_OVERLOADED } from '../harness.js';
import { until } from '../until.js';
import { startEmbedded, type Embedded } from '../../database/embedded.js';
import { findChildren } from '../../database/embedded-process.js';

const PASSWORD = 'correct horse battery';

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

/** Declares the tests of a database that is frozen, and of one that is killed, under a server in this process. */
export function describeOutages({ answeredWithinMs, backWithinMs }: OutageLimits): void {
  beforeAll(async () => {
    const dataDir = createTestFolder();
    database = await startEmbedded({ dataDir, settings: { fsync: 'off' } });
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
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await database.stop();
  }, 60_000);

  describe('[security Keeps working] a database that does not answer', () => {
    it('frozen: every answer is 503 and everything works again once it goes on', async () => {
      // Open connections freeze as well.
      await Promise.all(askEverything());
      signalDatabase('SIGSTOP');
      const answers = await Promise.all(askEverything()).finally(() => signalDatabase('SIGCONT'));
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(answeredWithinMs);
      for (const answer of answers) expect(answer).toMatchObject(UNAVAILABLE);
      expect(await msUntilBack()).toBeLessThan(backWithinMs);
    }, 60_000);

    it('killed: it is started again by itself, and the server is back', async () => {
      database.watch({ warn: () => undefined, error: () => undefined });
      const killed = database.pid;
      process.kill(killed, 'SIGKILL');
      // Requests get 503, or succeed because the database is back.
      await Promise.all(askEverything());
      expect(surprises).toEqual([]);
      expect(await msUntilBack()).toBeLessThan(backWithinMs);
      // The database answers a moment before the one who started it knows its process.
      await until(() => database.pid !== killed);
    }, 60_000);
  });
}
