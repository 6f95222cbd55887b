import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { ManualClock } from '../env/clock.js';
import { systemContext, type App, type RequestContext, type Viewer } from '../context.js';
import { readEnv, type EnvSource } from '../env.js';
import type { EventLoop } from '../http/event-loop.js';
import { register, signIn } from '../modules/accounts/account.service.js';
import { User } from '../modules/accounts/user.entity.js';
import { Role } from '../domain/accounts/roles.js';
import { createServer, type Server, type ServerOptions } from '../server.js';
import { getContract } from './contract.js';
import { createTestDatabase } from './database.js';

/** The current time of every test until it moves the clock: a Monday noon in Lahore. */
export const TEST_NOW = new Date('2027-03-01T07:00:00.000Z');
/** The password of all test accounts. */
export const TEST_PASSWORD = 'correct horse battery';

/** A GraphQL response. */
export interface GraphqlAnswer<Data> {
  status: number;
  data: Data | null;
  errors: {
    message: string;
    path?: (string | number)[];
    extensions: {
      code: string;
      field?: string;
      details?: Record<string, unknown>;
    };
  }[];
  headers: Headers;
}

/** A REST response. */
export interface RestAnswer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** A client, signed in or not. REST responses are checked against the OpenAPI document. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string | undefined;
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphqlAnswer<Data>>;
  rest<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<RestAnswer<Body>>;
}

/** The whole application with its own database, listening on a free port. */
export interface Harness {
  readonly server: Server;
  readonly app: App;
  readonly clock: ManualClock;
  readonly url: string;
  /** Its database, for server processes beside it. */
  readonly databaseUrl: string;
  /** A client without an account. */
  readonly visitor: Person;
  /** Creates an account with a role and signs it in. */
  person(role: Role, overrides?: Partial<{ email: string; username: string; name: string }>): Promise<Person>;
  /** The same account with another token (or none). */
  withToken(token: string | undefined): Person;
  /** A context for calling services directly, to set up data. */
  context(viewer?: Viewer | null): RequestContext;
  close(): Promise<void>;
}

const DEFAULT_ENV: EnvSource = {
  NODE_ENV: 'test',
  DEMO: 'off',
  MAP_TILES_URL: 'none',
  LOG_LEVEL: 'silent',
  JWT_SECRET: 'a secret that only tests know, long enough',
};

/** Never overloaded: a busy machine must not make a test's server shed load. */
export const NEVER_OVERLOADED: EventLoop = {
  start: () => undefined,
  isOverloaded: () => false,
  close: () => undefined,
};

/** What a test may override besides the environment. */
interface HarnessOptions extends Pick<
  ServerOptions,
  'connections' | 'deadlineMs' | 'eventLoop' | 'knownDocuments' | 'log'
> {
  /** Variables that the server takes as its process environment, apart from the file. */
  outside?: EnvSource;
}

/** Starts the application for a test file, silent unless a log is given; close it in `afterAll`. */
export async function startHarness(
  env: EnvSource = {},
  {
    log,
    outside,
    connections,
    deadlineMs,
    eventLoop = NEVER_OVERLOADED,
    knownDocuments = new Map(),
  }: HarnessOptions = {},
): Promise<Harness> {
  const [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'mehfil-test-'))]);
  const clock = new ManualClock(TEST_NOW);
  const configuration = readEnv(
    {
      ...DEFAULT_ENV,
      DATA_DIR: dataDir,
      ENV_FILE: join(dataDir, '.env'),
      REQUESTS_PER_MINUTE: '0',
      REGISTRATIONS_PER_ADDRESS: '0',
      ACCOUNT_LIMITS: 'off',
      ...env,
    },
    { outside },
  );
  const server = await createServer(configuration, {
    databaseUrl: database.url,
    clock,
    eventLoop,
    log: log ?? pino({ level: configuration.logLevel }),
    knownDocuments,
    connections,
    deadlineMs,
  });
  const { url } = await server.listen(0, '127.0.0.1');
  // On a busy machine a connection must not end between two calls.
  server.http.keepAliveTimeout = 60_000;
  let count = 0;

  const context = (viewer: Viewer | null = null) => systemContext(server.app, { viewer });
  return {
    server,
    app: server.app,
    clock,
    url,
    databaseUrl: database.url,
    context,
    visitor: clientAt(url, 0, '', undefined),
    withToken: (token) => clientAt(url, 0, '', token),
    async person(role, overrides = {}) {
      count += 1;
      const name = overrides.name ?? `Person ${count}`;
      const username = overrides.username ?? `person_${count}`;
      const email = overrides.email ?? `${username}@mail.test`;
      const registered = role === Role.BUSINESS ? Role.BUSINESS : Role.USER;
      // As in the demo: with a confirmed address, and without a mail.
      let session = await register(systemContext(server.app, { isDemo: true }), {
        email,
        username,
        name,
        password: TEST_PASSWORD,
        role: registered,
      });
      if (role !== registered) session = await promote(server, session.user.id, role, email);
      return clientAt(url, session.user.id, email, session.token);
    },
    async close() {
      await server.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Staff can't register: the row is promoted, then signs in. */
async function promote(server: Server, id: number, role: Role, emailOrUsername: string) {
  const ctx = systemContext(server.app);
  await ctx.em.nativeUpdate(User, { id }, { role });
  return signIn(systemContext(server.app), {
    emailOrUsername,
    password: TEST_PASSWORD,
  });
}

/** The client of an account at a server. */
export function clientAt(url: string, id: number, email: string, token: string | undefined): Person {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    id,
    email,
    token,
    async graphql<Data>(query: string, variables: Record<string, unknown> = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as Partial<GraphqlAnswer<Data>>;
      return {
        status: response.status,
        data: data ?? null,
        errors: errors ?? [],
        headers: response.headers,
      };
    },
    async rest<Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...authorization,
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await response.text();
      const { status, headers: answered } = response;
      const sent: unknown = text === '' ? null : JSON.parse(text);
      getContract().checkShape({ method, path, status, headers: answered, body: sent });
      return { status, body: sent as Body, headers: answered };
    },
  };
}
