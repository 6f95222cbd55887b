import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Express, Request } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { App, RequestContext } from '../context.js';
import { toNetworkKey } from '../http/address.js';
import { OpenCount } from '../http/open-count.js';
import { LIMITS } from '../rules/index.js';
import { extensionsOf, presentable } from './errors.js';
import type { News } from './live.js';
import { readSubscription, tooManySubscriptions, toGraphqlError } from './subscription-gate.js';

const PATH = '/graphql';
const CLOSE_TOKEN_ENDED = 4401;
/** RFC 6455's registry: a condition that passes, such as a database that is away. */
const CLOSE_TRY_AGAIN_LATER = 1013;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MINUTE_MS = 60_000;
const limits = LIMITS.live;

/** How the token of a connection is read: by the accounts, which this folder doesn't know. */
export interface Sessions {
  createContext(app: App, from: { token: string | undefined; address: string }): Promise<RequestContext>;
  /** When a session's token ends by itself. */
  tokenEndsAt(secret: string, token: string, now: Date): Date;
}

/** A server's live operations. */
interface LiveServer {
  app: App;
  sessions: Sessions;
}

/** What is known of a connection beside graphql-ws's own context. */
interface Extra extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  request: IncomingMessage;
}
type Connection = Context<{ authorization?: string }, Extra>;

/**
 * Live operations over WebSocket (graphql-ws) on the same server, held to the same gate as documents over HTTP. The token comes in
 * the connection's parameters; the connection closes when that token dies.
 * @param express whose trusted proxies tell a client's address
 * @returns a function that closes every connection
 */
export function serveSubscriptions(
  live: LiveServer,
  schema: GraphQLSchema,
  http: HttpServer,
  express: Express,
): () => Promise<void> {
  const { app, sessions } = live;
  const addressOf = addressReader(express);
  const subscriptions = new SubscriptionCount();
  const sockets = openSocketServer(app, http, addressOf);
  const contextFor = ({ connectionParams, extra }: Connection) =>
    sessions.createContext(app, { token: tokenOf(connectionParams), address: addressOf(extra.request) });
  const server = useServer<{ authorization?: string }, Extra>(
    {
      schema,
      connectionInitWaitTimeout: limits.initTimeoutMs,
      onConnect: (connection) => admit(live, connection, contextFor),
      onSubscribe: async (connection, id, payload) => {
        try {
          await app.limits.requestByAddress.take(toNetworkKey(addressOf(connection.extra.request)));
          const ctx = await contextFor(connection);
          const args = await readSubscription(schema, payload, ctx);
          subscriptions.take(connection, id, ctx);
          return args;
        } catch (error) {
          return [toGraphqlError(error)];
        }
      },
      onComplete: (connection, id) => subscriptions.release(connection, id),
      onClose: (connection) => subscriptions.releaseAll(connection),
      onError: (_connection, _id, _payload, errors) => errors.map((error) => presented(app, error)),
      onNext: (_connection, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map((error) => presented(app, error)) } : undefined,
    },
    sockets,
  );
  // After graphql-ws has added its own listener, which prints the whole error with what the stranger sent.
  sockets.on('connection', (socket) => {
    socket.removeAllListeners('error');
    socket.on('error', ({ name }) => {
      app.log.debug({ reason: name }, 'a live connection was broken');
      socket.terminate();
    });
  });
  return async () => {
    for (const client of sockets.clients) client.terminate();
    await server.dispose();
  };
}

/** Takes WebSocket connections within the limits of their network: requests a minute, connections at once, messages a minute. */
function openSocketServer(
  app: App,
  http: HttpServer,
  addressOf: (request: IncomingMessage) => string,
): WebSocketServer {
  const connections = new OpenCount(limits.connectionsPerAddress);
  const sockets = new WebSocketServer({
    server: http,
    path: PATH,
    maxPayload: limits.messageMaxBytes,
    verifyClient: ({ req }, answer) => {
      const refuse = () => answer(false, 429, 'Too Many Requests', { 'Retry-After': String(limits.retryAfterSeconds) });
      const network = toNetworkKey(addressOf(req));
      app.limits.requestByAddress.take(network).then(() => {
        if (!connections.take(network)) refuse();
        else {
          req.socket.once('close', () => connections.release(network));
          answer(true);
        }
      }, refuse);
    },
  });
  sockets.on('connection', limitMessages);
  sockets.on('error', (error) => app.log.error({ err: error }, 'the WebSocket server failed'));
  return sockets;
}

/** Whether a connection may stay: not with a dead token. One whose token dies later is closed then. */
async function admit(
  live: LiveServer,
  connection: Connection,
  contextFor: (connection: Connection) => Promise<RequestContext>,
): Promise<boolean> {
  const ctx = await contextFor(connection).catch((error: unknown) => {
    live.app.log.warn({ err: error }, 'a live connection could not be opened');
    return undefined;
  });
  if (!ctx) {
    // Any other code tells clients that there is no use in coming back.
    connection.extra.socket.close(CLOSE_TRY_AGAIN_LATER, 'Please try again.');
    return false;
  }
  if (ctx.tokenProblem) return false;
  const token = tokenOf(connection.connectionParams);
  if (token !== undefined) closeWithToken(live, connection.extra.socket, token, ctx);
  return true;
}

/** Tells a client's address as Express does for requests: from trusted proxies only. */
function addressReader(express: Express): (request: IncomingMessage) => string {
  return (request) => (Object.create(express.request, toDescriptors(request)) as Request).ip ?? 'unknown';
}

// What Express reads to tell an address; the request itself stays as it is.
function toDescriptors({ headers, socket }: IncomingMessage): PropertyDescriptorMap {
  return { headers: { value: headers }, socket: { value: socket }, connection: { value: socket } };
}

/** Ends connections that send more messages than anybody needs to. */
function limitMessages(socket: WebSocket): void {
  let count = 0;
  const timer = setInterval(() => (count = 0), MINUTE_MS).unref();
  socket.on('message', () => {
    count += 1;
    if (count > limits.messagesPerMinute) socket.terminate();
  });
  socket.once('close', () => clearInterval(timer));
}

/** The subscriptions that are open, by connection and by account. */
class SubscriptionCount {
  private readonly accounts = new OpenCount(limits.subscriptionsPerAccount);
  private readonly holders = new WeakMap<Connection, Map<string, string>>();

  /** @throws DomainError TOO_MANY_REQUESTS */
  take(connection: Connection, id: string, { viewer }: RequestContext): void {
    const { subscriptionsPerConnection, subscriptionsPerAccount } = limits;
    // The one that is asked for is among them.
    if (Object.keys(connection.subscriptions).length > subscriptionsPerConnection)
      throw tooManySubscriptions('A connection', subscriptionsPerConnection);
    if (!viewer) return;
    const account = String(viewer.id);
    if (!this.accounts.take(account)) throw tooManySubscriptions('An account', subscriptionsPerAccount);
    const held = this.holders.get(connection) ?? new Map<string, string>();
    this.holders.set(connection, held.set(id, account));
  }

  release(connection: Connection, id: string): void {
    const held = this.holders.get(connection);
    const account = held?.get(id);
    if (account === undefined) return;
    held?.delete(id);
    this.accounts.release(account);
  }

  releaseAll(connection: Connection): void {
    for (const id of [...(this.holders.get(connection)?.keys() ?? [])]) this.release(connection, id);
  }
}

function tokenOf(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { authorization } = params ?? {};
  return typeof authorization === 'string' ? authorization.replace(/^Bearer +/i, '') || undefined : undefined;
}

function presented(app: App, error: unknown): GraphQLError {
  const refusal = presentable(error, app.log);
  return new GraphQLError(refusal.message, {
    extensions: extensionsOf(refusal),
  });
}

/** When a session's token or an API key ends by itself; null where never. */
function endOf({ app, sessions }: LiveServer, token: string, { viewer }: RequestContext): Date | null {
  return viewer?.key ? viewer.key.expiresAt : sessions.tokenEndsAt(app.env.jwtSecret, token, app.clock.now());
}

/** Whether a piece of news may have ended somebody's token: that of the account, or, for a key, that of its business. */
function mayEnd(news: News, viewer: RequestContext['viewer']): boolean {
  if (news.kind === 'reconnected') return true;
  if (news.kind === 'account') return news.id === viewer?.id;
  return news.kind === 'application' && news.id === viewer?.key?.businessId;
}

/** Closes the socket when its token runs out, or when the account's tokens were ended. */
function closeWithToken(live: LiveServer, socket: WebSocket, token: string, ctx: RequestContext): void {
  const { app, sessions } = live;
  const close = () => socket.close(CLOSE_TOKEN_ENDED, 'Your session has ended. Please sign in again.');
  const end = endOf(live, token, ctx);
  const lasts = end === null ? undefined : end.getTime() - app.clock.now().getTime();
  const timer = lasts === undefined ? undefined : setTimeout(close, Math.min(lasts, LONGEST_TIMER_MS));
  const stop = app.live.listen((news) => {
    if (!mayEnd(news, ctx.viewer)) return;
    sessions.createContext(app, { token, address: ctx.address }).then(
      (renewed) => {
        if (renewed.tokenProblem?.code === 'UNAUTHENTICATED') close();
      },
      (error: unknown) => app.log.warn({ err: error }, 'a live connection’s token could not be checked'),
    );
  });
  socket.once('close', () => {
    clearTimeout(timer);
    stop();
  });
}
