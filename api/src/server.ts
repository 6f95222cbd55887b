import {
  createServer as createHttpServer,
  type Server as HttpServer,
  type ServerOptions as HttpServerOptions,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import pg from 'pg';
import type { Logger } from 'pino';
import { systemClock, type Clock } from './env/clock.js';
import type { App, RequestContext } from './context.js';
import { boundedConfig } from './database/connections.js';
import { migrate } from './database/migrate.js';
import { closeOrm, createOrm } from './database/orm.js';
import { Replicas, type ReplicaOptions } from './database/replicas.js';
import { VERSION, type Env } from './env.js';
import { createApollo } from './graphql/apollo.js';
import { DocumentTurns } from './graphql/document-turns.js';
import { toContextError } from './graphql/errors.js';
import { fastPath } from './graphql/fast-path.js';
import { KnownOperations } from './graphql/known-operations.js';
import { Live } from './graphql/live.js';
import { serveSubscriptions } from './graphql/subscriptions.js';
import { limitResponseSize } from './http/answer-size.js';
import { allowConditionalRequests } from './http/conditional.js';
import { CONNECTION_LIMITS, MAX_REQUESTS_PER_SOCKET } from './http/connections.js';
import { Drain } from './http/drain.js';
import { requestDeadline } from './http/deadline.js';
import { chain, createEntry, type EntryHandlers } from './http/entry.js';
import { errorHandler, nothingHere } from './http/error-handler.js';
import { shedLoad, watchEventLoop, type EventLoop } from './http/event-loop.js';
import { noStore, securityHeaders } from './http/headers.js';
import { inFlightLimit } from './http/in-flight.js';
import { graphqlBody } from './http/json-body.js';
import { API_BASE_PATH } from './domain/requests/limits.js';
import { createAttemptLimits, requestLimit } from './http/limits.js';
import { readKnownDocuments } from './http/known-documents.js';
import { serveMetrics } from './http/metrics.js';
import { observeRequests } from './http/observe-requests.js';
import { allowMethods } from './http/methods.js';
import { playground } from './http/playground.js';
import { graphqlUploads } from './http/uploads.js';
import { createLog, requestLog, toLoggedPath } from './http/request-log.js';
import { securityTxt } from './http/security-txt.js';
import { webApp } from './http/web-app.js';
import { QueueClient } from './jobs/queue-client.js';
import { getTokenExpiry } from './modules/accounts/token.js';
import { personalDataHooks } from './modules/personal-data/erasure.hooks.js';
import { watchRates } from './modules/currency/currency.service.js';
import { Maintenance } from './modules/maintenance/maintenance.service.js';
import { pictureFiles, type ReadScene } from './modules/media/picture-files.js';
import { PAGES } from './modules/pages.js';
import { findFigures } from './modules/system/figures.queries.js';
import { ROUTES, TAGS } from './modules/routes.js';
import { createContext, requestContext } from './modules/integrations/request-context.js';
import { fastRoutes, prepareRoutes, restRouter, type GetContext, type PreparedRoute } from './rest/engine.js';
import { apiPage } from './rest/openapi/page.js';
import { apiDocument } from './rest/openapi/serve.js';
import { FILES_PATH } from './domain/media/pictures.js';
import { getProductSchema } from './schema.js';
import { openFileStore } from './files/storage.js';
import { Metrics } from './telemetry/metrics.js';
import { createStatementObserver, observeStatements, type StatementObserver } from './telemetry/statements.js';
import { openTracing } from './telemetry/tracing.js';

const SIDE_POOL_CONNECTIONS = 8;
/** Default time for open requests to finish. */
const DRAIN_MS = 10_000;

/** The demo is loaded when its first picture is asked for. */
const readScene: ReadScene = async (file) => (await import('./demo/pictures.js')).readPicture(file);

/** A server that isn't listening yet. */
export interface Server {
  readonly app: App;
  readonly express: Express;
  readonly http: HttpServer;
  /** Plain connections, for the job queue and the attempt counters. */
  readonly pool: pg.Pool;
  /** Starts listening; port 0 picks a free one. */
  listen(port: number, host: string): Promise<{ url: string }>;
  /** Refuses new requests, waits for the open ones, and stops listening. Safe to call twice. */
  drain(deadlineMs?: number): Promise<void>;
  /** Drains, then closes every database connection. Safe to call twice. */
  close(): Promise<void>;
}

/** What callers may override. */
export interface ServerOptions {
  databaseUrl: string;
  clock?: Clock;
  log?: Logger;
  /** Persisted documents by hash; defaults to those of the web build. */
  knownDocuments?: ReadonlyMap<string, string>;
  /** Overrides `CONNECTION_LIMITS`. */
  connections?: HttpServerOptions;
  /** Overrides `REQUEST_LIMITS.deadlineMs`. */
  deadlineMs?: number | undefined;
  /** Reports overload. */
  eventLoop?: EventLoop;
}

/** Builds the server and migrates the database, without listening. What was opened for one that can't be built is closed again. */
export async function createServer(env: Env, options: ServerOptions): Promise<Server> {
  const opened: Opened = [];
  try {
    return await buildServer(env, options, opened);
  } catch (error) {
    await closeAll(opened).catch(() => undefined);
    throw error;
  }
}

/** How to close what was opened. */
type Opened = (() => unknown)[];

/** In parallel: one that hangs on an unreachable database must not block the others. */
async function closeAll(opened: Opened): Promise<void> {
  await Promise.all(opened.map((close) => close()));
}

async function buildServer(
  env: Env,
  {
    databaseUrl,
    clock = systemClock,
    log = createLog(env),
    knownDocuments = readKnownDocuments(env.webDir),
    connections = {},
    deadlineMs,
    eventLoop = watchEventLoop(),
  }: ServerOptions,
  opened: Opened,
): Promise<Server> {
  const { orm, pool, metrics, tracing, replicas, live } = await openDatabase(env, { databaseUrl, log, clock, opened });
  const app: App = {
    env,
    orm,
    reads: orm.em.fork(),
    replicas,
    clock,
    log,
    live,
    files: openFileStore(env),
    limits: createAttemptLimits(pool, env.limits),
    maintenance: new Maintenance(orm, live, replicas),
    hooks: personalDataHooks,
    metrics,
    tracing,
  };
  watchRates(app);
  const schema = getProductSchema();
  const turns = new DocumentTurns();
  const apollo = createApollo(schema, { log, knownDocuments, turns });
  await apollo.start();
  const draining = new Drain(log);
  const { server, http } = createHttp(app, schema, apollo, {
    ...{ draining, eventLoop, connections, deadlineMs },
    operations: new KnownOperations(schema, knownDocuments),
  });
  const sessions = { createContext, getTokenExpiry };
  const closeSubscriptions = serveSubscriptions({ app, sessions, turns }, schema, http, server);

  const drain = (deadlineMs = DRAIN_MS) => draining.run(http, deadlineMs, closeSubscriptions);
  let closing: Promise<void> | undefined;
  const end = async () => {
    eventLoop.close();
    await drain();
    await apollo.stop();
    await closeAll(opened);
  };
  return {
    app,
    express: server,
    http,
    pool,
    listen: (port, host) => listen(http, port, host),
    drain,
    close: () => (closing ??= end()),
  };
}

/** Builds the HTTP server: the front, and Express behind it. */
function createHttp(
  app: App,
  schema: GraphQLSchema,
  apollo: ApolloServer<RequestContext>,
  {
    connections,
    ...given
  }: Pick<ServerParts, 'draining' | 'eventLoop' | 'operations' | 'deadlineMs'> & { connections: HttpServerOptions },
): { server: Express; http: HttpServer } {
  const parts: ServerParts = {
    ...given,
    routes: prepareRoutes(schema, ROUTES),
    getContext: (request) => requestContext(app, request),
  };
  const server = createExpressApp(app, schema, apollo, parts);
  const entry = createEntry(server, createFront(app, schema, parts));
  const http = createHttpServer({ ...CONNECTION_LIMITS, ...connections }, entry);
  http.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  watchHttp(http, { eventLoop: parts.eventLoop, log: app.log });
  app.metrics.connectRequests(() => parts.draining.openRequests);
  return { server, http };
}

/** Migrates the database, opens its pools and those of its replicas, observed, and listens to its events. */
async function openDatabase(
  env: Env,
  { databaseUrl, log, clock, opened }: { databaseUrl: string; log: Logger; clock: Clock; opened: Opened },
) {
  const metrics = new Metrics();
  const tracing = await openTracing(env.traceEndpoint, log);
  opened.push(() => tracing.close());
  const observe = createStatementObserver({ log, metrics, tracing, slowMs: env.slowStatementMs });
  const pools: Record<string, pg.Pool> = {};
  const onPoolCreated = (created: pg.Pool) => void (pools.orm = created);
  const orm = createOrm({ databaseUrl, poolMax: env.databasePoolMax, observe, onPoolCreated });
  opened.push(() => closeOrm(orm));
  await migrate(orm);
  const pool = createSidePool(databaseUrl, log, observe);
  opened.push(() => pool.end());
  pools.side = pool;
  const replicas = openReplicas(env, databaseUrl, {
    primary: orm,
    log,
    observe,
    onPoolCreated: (name, created) => void (pools[name] = created),
    countRead: (target) => metrics.countOpenRead(target),
  });
  opened.push(() => replicas?.close());
  metrics.connect({
    pools: () => pools,
    figures: () => findFigures(orm.em.fork(), clock.now()),
    replicas: () => replicas?.figures() ?? [],
  });
  const live = new Live(databaseUrl, log, replicas && (() => replicas.catchUp()));
  opened.push(() => live.close());
  await live.start();
  return { orm, pool, metrics, tracing, replicas, live };
}

/** The replicas of DATABASE_REPLICA_URLS, already being checked; undefined without any. */
function openReplicas(
  { databaseReplicaUrls: urls, databasePoolMax: poolMax }: Env,
  primaryUrl: string,
  parts: Omit<ReplicaOptions, 'primaryUrl' | 'urls' | 'poolMax'>,
): Replicas | undefined {
  if (urls.length === 0) return undefined;
  const replicas = new Replicas({ ...parts, primaryUrl, urls, poolMax });
  replicas.start();
  return replicas;
}

/** Measures the event loop from listening on, and logs what fails. */
function watchHttp(http: HttpServer, { eventLoop, log }: { eventLoop: EventLoop; log: Logger }): void {
  http.once('listening', () => {
    eventLoop.start();
    // Until then an error is the one of `listen`.
    http.on('error', (error) => log.error({ err: error }, 'the server socket failed'));
  });
}

/** Connections besides the ORM's: for the job queue and the attempt counters. */
function createSidePool(databaseUrl: string, log: Logger, observe: StatementObserver): pg.Pool {
  const pool = new pg.Pool({
    ...boundedConfig(databaseUrl, 'mehfil-side'),
    max: SIDE_POOL_CONNECTIONS,
    Client: class extends QueueClient {
      constructor(config?: string | pg.ClientConfig) {
        super(config);
        observeStatements(this, observe);
      }
    },
  });
  // Only the message: the driver attaches its whole client to the error.
  const lost = ({ message }: Error) => log.warn({ reason: message }, 'a database connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** What runs in front of Express: what every request needs, and the fast path. */
function createFront(
  app: App,
  schema: GraphQLSchema,
  { draining, deadlineMs, eventLoop, operations, routes, getContext }: ServerParts,
): EntryHandlers {
  const { env, log, limits } = app;
  const findRoute = fastRoutes(schema, routes, getContext);
  const runOperation = chain([noStore, graphqlBody(schema, getContext), fastPath(operations, getContext)]);
  const isOperation = ({ method, path }: Request) => method === 'POST' && path === '/graphql';
  return {
    always: [
      requestLog(log),
      requestDeadline(log, { ms: deadlineMs }),
      observeRequests(app.metrics, app.tracing, toLoggedPath),
      securityHeaders(env),
      draining.handler(),
    ],
    apis: ['/graphql', API_BASE_PATH],
    limits: [shedLoad(eventLoop), requestLimit(limits, env.limits.requestsPerMinute), inFlightLimit()],
    findFast: (request) => {
      if (!env.fastPath) return undefined;
      return isOperation(request) ? runOperation : findRoute(request);
    },
    onError: errorHandler(log),
  };
}

/** What the handlers are made of. */
interface ServerParts {
  draining: Drain;
  deadlineMs: number | undefined;
  eventLoop: EventLoop;
  operations: KnownOperations;
  routes: readonly PreparedRoute[];
  getContext: GetContext;
}

/** The Express app with all handlers behind the front, in order. */
function createExpressApp(
  app: App,
  schema: GraphQLSchema,
  apollo: ApolloServer<RequestContext>,
  { routes, eventLoop, getContext }: ServerParts,
): Express {
  const { env, log } = app;
  const server = express();
  server.disable('x-powered-by');
  server.set('trust proxy', env.trustedProxies.length > 0 ? env.trustedProxies : false);
  server.use(compression());
  server.use(serveMetrics(app.metrics, { token: env.metricsToken, publicUrl: env.publicUrl }));
  // Pages and their files are cheap, and a page that is loading must not break.
  server.use(FILES_PATH, shedLoad(eventLoop));
  server.use(securityTxt(app));
  // First: a router answers OPTIONS by itself for an address of which it knows one method, as the playground does.
  server.use('/graphql', noStore, allowMethods(['GET', 'POST']));
  server.use(playground(env.webDir));
  server.use(
    '/graphql',
    limitResponseSize(),
    graphqlBody(schema, getContext),
    graphqlUploads(schema, getContext),
    expressMiddleware(apollo, {
      context: ({ req }) =>
        getContext(req).catch((error: unknown) => {
          throw toContextError(error, log);
        }),
    }),
  );
  server.use(API_BASE_PATH, allowConditionalRequests);
  server.use(
    API_BASE_PATH,
    apiDocument({ schema, rows: ROUTES, tags: TAGS, version: VERSION, supportEmail: env.support.email }),
  );
  server.use(API_BASE_PATH, apiPage());
  server.use(API_BASE_PATH, limitResponseSize(), restRouter(schema, routes, getContext));
  server.use(FILES_PATH, pictureFiles(app, readScene));
  server.use(webApp(app, PAGES, env.webDir));
  server.use(nothingHere);
  server.use(errorHandler(log));
  return server;
}

/** Starts listening, and returns the URL under which people reach the server. */
function listen(http: HttpServer, port: number, host: string): Promise<{ url: string }> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      const { port: bound } = http.address() as AddressInfo;
      const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
      resolve({ url: `http://${name}:${bound}` });
    });
  });
}
