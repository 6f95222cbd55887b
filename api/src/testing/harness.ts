import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { ManualClock } from '../clock.js';
import { systemContext, type App, type RequestContext, type Viewer } from '../context.js';
import { readEnv, type EnvSource } from '../env.js';
import type { EventLoop } from '../http/event-loop.js';
import { register, signIn } from '../modules/accounts/account.service.js';
import { User } from '../modules/accounts/user.entity.js';
import { Role } from '../domain/accounts/roles.js';
import { createServer, type Server, type ServerOptions } from '../server.js';
import { contract } from './contract.js';
import { createTestDatabase } from './database.js';

/** The moment at which every test begins unless it moves the clock: a Monday noon in Lahore. */
export const TEST_NOW = new Date('2027-03-01T07:00:00.000Z');
/** The password of every account that a test makes. */
export const TEST_PASSWORD = 'correct horse battery';

/** An answer over GraphQL. */
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

/** An answer over REST. */
export interface RestAnswer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** A person (or nobody) at the public door. What REST answers them is held against the OpenAPI document. */
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

/** The whole application on a database of its own, listening on a free port. */
export interface Harness {
  readonly server: Server;
  readonly app: App;
  readonly clock: ManualClock;
  readonly url: string;
  /** Nobody. */
  readonly visitor: Person;
  /** A new account of a role, signed in. */
  person(role: Role, overrides?: Partial<{ email: string; username: string; name: string }>): Promise<Person>;
  /** The same account with another token (or none). */
  withToken(token: string | undefined): Person;
  /** A context for calling services directly, to set a scene. */
  context(viewer?: Viewer | null): RequestContext;
  close(): Promise<void>;
}

const QUIET: EnvSource = {
  NODE_ENV: 'test',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  JWT_SECRET: 'a secret that only tests know, long enough',
};

/** A busy machine must not make a test's server shed its load. */
const CALM: EventLoop = { isOverloaded: () => false, close: () => undefined };

/** What a test may replace beside the environment. */
interface HarnessOptions extends Pick<ServerOptions, 'connections' | 'eventLoop' | 'knownDocuments' | 'log'> {
  /** What the server is told it was started with, beside its environment file. */
  outside?: EnvSource;
}

/** Starts the application for a test file, silent unless a log is given; close it in `afterAll`. */
export async function startHarness(
  env: EnvSource = {},
  { log, outside, connections, eventLoop = CALM, knownDocuments = new Map() }: HarnessOptions = {},
): Promise<Harness> {
  const [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'mehfil-test-'))]);
  const clock = new ManualClock(TEST_NOW);
  const configuration = readEnv(
    {
      ...QUIET,
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
    context,
    visitor: personAt(url, 0, '', undefined),
    withToken: (token) => personAt(url, 0, '', token),
    async person(role, overrides = {}) {
      count += 1;
      const name = overrides.name ?? `Person ${count}`;
      const username = overrides.username ?? `person_${count}`;
      const email = overrides.email ?? `${username}@mail.test`;
      const registered = role === Role.BUSINESS ? Role.BUSINESS : Role.USER;
      let session = await register(context(), {
        email,
        username,
        name,
        password: TEST_PASSWORD,
        role: registered,
      });
      if (role !== registered) session = await promoted(server, session.user.id, role, email);
      return personAt(url, session.user.id, email, session.token);
    },
    async close() {
      await server.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Staff are never registered: the row is raised, then signs in. */
async function promoted(server: Server, id: number, role: Role, emailOrUsername: string) {
  const ctx = systemContext(server.app);
  await ctx.em.nativeUpdate(User, { id }, { role });
  return signIn(systemContext(server.app), {
    emailOrUsername,
    password: TEST_PASSWORD,
  });
}

function personAt(url: string, id: number, email: string, token: string | undefined): Person {
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
      contract().checkShape({ method, path, status, headers: answered, body: sent });
      return { status, body: sent as Body, headers: answered };
    },
  };
}
