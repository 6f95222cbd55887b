import {
  createServer as createHttpServer,
  type Server as HttpServer,
  type ServerOptions as HttpServerOptions,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import pg from 'pg';
import { pino, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { systemClock, type Clock } from './clock.js';
import type { App, RequestContext } from './context.js';
import { boundedConfig } from './database/connections.js';
import { migrate } from './database/migrate.js';
import { createOrm } from './database/orm.js';
import { VERSION, type Env } from './env.js';
import { createApollo } from './graphql/apollo.js';
import { contextError } from './graphql/errors.js';
import { Live } from './graphql/live.js';
import { serveSubscriptions } from './graphql/subscriptions.js';
import { limitAnswers } from './http/answer-size.js';
import { answerConditions } from './http/conditional.js';
import { CONNECTION_LIMITS, MAX_REQUESTS_PER_SOCKET } from './http/connections.js';
import { Drain } from './http/drain.js';
import { errorHandler } from './http/error-handler.js';
import { shedLoad, watchEventLoop, type EventLoop } from './http/event-loop.js';
import { notStored, securityHeaders } from './http/headers.js';
import { inFlightLimit } from './http/in-flight.js';
import { graphqlBody } from './http/json-body.js';
import { API_BASE_PATH } from './domain/requests/limits.js';
import { attemptLimits, requestLimit } from './http/limits.js';
import { readKnownDocuments } from './http/known-documents.js';
import { playground } from './http/playground.js';
import { requestContext } from './http/request-context.js';
import { graphqlUploads } from './http/uploads.js';
import { webApp } from './http/web-app.js';
import { QueueClient } from './jobs/queue-client.js';
import { followRates } from './modules/currency/currency.service.js';
import { Maintenance } from './modules/maintenance/maintenance.service.js';
import { pictureFiles, type DrawScene } from './modules/media/picture-files.js';
import { PAGES } from './modules/pages.js';
import { ROUTES, TAGS } from './modules/routes.js';
import { restRouter } from './rest/engine.js';
import { apiPage } from './rest/openapi/page.js';
import { apiDocument } from './rest/openapi/serve.js';
import { FILES_PATH } from './domain/media/pictures.js';
import { buildProductSchema } from './schema.js';
import { openFileStore } from './storage.js';

const SIDE_POOL_CONNECTIONS = 8;
/** How long open requests have where nobody says otherwise. */
const DRAIN_MS = 10_000;

/** The demo's drawings are loaded when the first one is asked for. */
const drawScene: DrawScene = async (name, width) => (await import('./demo/pictures.js')).drawScene(name, width);

/** A server that doesn't listen yet. */
export interface Server {
  readonly app: App;
  readonly express: Express;
  readonly http: HttpServer;
  /** For what needs plain connections: the job queue, counters of attempts. */
  readonly pool: pg.Pool;
  /** Listens; 0 picks a free port. */
  listen(port: number, host: string): Promise<{ url: string }>;
  /** Says that it stops, waits for the open requests, and stops listening. Safe to call twice. */
  drain(deadlineMs?: number): Promise<void>;
  /** Drains, then closes every connection to the database. Safe to call twice. */
  close(): Promise<void>;
}

/** What a caller may replace. */
export interface ServerOptions {
  databaseUrl: string;
  clock?: Clock;
  log?: Logger;
  /** Documents that clients may ask for by their hash; those of the web app's build by default. */
  knownDocuments?: ReadonlyMap<string, string>;
  /** Instead of `CONNECTION_LIMITS`. */
  connections?: HttpServerOptions;
  /** Tells when the server is overloaded. */
  eventLoop?: EventLoop;
}

/** Builds everything on a migrated database, without listening. */
export async function createServer(
  env: Env,
  {
    databaseUrl,
    clock = systemClock,
    log = createLog(env),
    knownDocuments = readKnownDocuments(),
    connections = {},
    eventLoop = watchEventLoop(),
  }: ServerOptions,
): Promise<Server> {
  const orm = createOrm({ databaseUrl, poolMax: env.databasePoolMax });
  await migrate(orm);
  const pool = sidePool(databaseUrl, log);
  const live = new Live(databaseUrl, log);
  await live.start();
  const app: App = {
    env,
    orm,
    clock,
    log,
    live,
    files: openFileStore(env),
    limits: attemptLimits(pool, env.limits),
    maintenance: new Maintenance(orm, live),
  };
  followRates(app);
  const schema = buildProductSchema();
  const apollo = createApollo(schema, { log, knownDocuments });
  await apollo.start();
  const draining = new Drain(log);
  const server = expressApp(app, schema, apollo, { draining, eventLoop });
  const http = createHttpServer({ ...CONNECTION_LIMITS, ...connections }, server);
  http.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  http.on('error', (error) => log.error({ err: error }, 'the server socket failed'));
  const closeSubscriptions = serveSubscriptions(app, schema, http, server);

  const drain = (deadlineMs = DRAIN_MS) => draining.run(http, deadlineMs, closeSubscriptions);
  let closing: Promise<void> | undefined;
  const end = async () => {
    eventLoop.close();
    await drain();
    await apollo.stop();
    // Each by itself: one that hangs on a database that is away keeps nobody else.
    await Promise.all([live.close(), pool.end(), orm.close(true)]);
  };
  return {
    app,
    express: server,
    http,
    pool,
    listen: (port, host) => listening(http, port, host),
    drain,
    close: () => (closing ??= end()),
  };
}

/** Connections beside the ORM's: for the job queue and the counters of attempts. */
function sidePool(databaseUrl: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...boundedConfig(databaseUrl, 'mehfil-side'),
    max: SIDE_POOL_CONNECTIONS,
    Client: QueueClient,
  });
  // The error alone: the driver hangs its whole client on it.
  const lost = ({ message }: Error) => log.warn({ reason: message }, 'a database connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Everything that answers requests, in order. */
function expressApp(
  app: App,
  schema: GraphQLSchema,
  apollo: ApolloServer<RequestContext>,
  { draining, eventLoop }: { draining: Drain; eventLoop: EventLoop },
): Express {
  const { env, log } = app;
  const contextOf = (request: Request) => requestContext(app, request);
  const server = express();
  server.disable('x-powered-by');
  server.set('trust proxy', env.trustedProxies.length > 0 ? env.trustedProxies : false);
  server.use(requestLog(log));
  server.use(securityHeaders(env));
  server.use(compression());
  server.use(draining.handler());
  // Pages and their files are cheap, and a page that has begun to load must not break.
  server.use(['/graphql', API_BASE_PATH, FILES_PATH], shedLoad(eventLoop));
  server.use(['/graphql', API_BASE_PATH], requestLimit(app.limits, env.limits.requestsPerMinute), inFlightLimit());
  server.use(playground());
  server.use(
    '/graphql',
    notStored,
    limitAnswers(),
    graphqlBody(schema, contextOf),
    graphqlUploads(schema, contextOf),
    expressMiddleware(apollo, {
      context: ({ req }) =>
        contextOf(req).catch((error: unknown) => {
          throw contextError(error, log);
        }),
    }),
  );
  server.use(API_BASE_PATH, answerConditions);
  server.use(API_BASE_PATH, apiDocument({ schema, rows: ROUTES, tags: TAGS, version: VERSION }));
  server.use(API_BASE_PATH, apiPage());
  server.use(API_BASE_PATH, limitAnswers(), restRouter(schema, ROUTES, contextOf));
  server.use(FILES_PATH, pictureFiles(app, drawScene));
  server.use(webApp(app, PAGES));
  server.use(errorHandler(log));
  return server;
}

/** Listens, and says under which address people reach it. */
function listening(http: HttpServer, port: number, host: string): Promise<{ url: string }> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      const { port: bound } = http.address() as AddressInfo;
      const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
      resolve({ url: `http://${name}:${bound}` });
    });
  });
}

/** The server's log: structured, with a request's id on every line, credentials left out. */
export function createLog(env: Env): Logger {
  return pino({ level: env.logLevel, base: { service: 'mehfil' } });
}

/** A request's path without its query; the secret of a calendar feed is left out. */
function pathForLog(url: string): string {
  return (url.split('?')[0] ?? '').replace(/^(\/api\/calendar\/).+/i, '$1…');
}

function requestLog(log: Logger) {
  return pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathForLog(request.url),
      }),
      res: (response: { statusCode: number }) => ({
        status: response.statusCode,
      }),
    },
  });
}
