import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Express, Request } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { App, RequestContext } from '../context.js';
import { toNetworkKey } from '../http/address.js';
import { OpenCount } from '../http/open-count.js';
import { isOwnOrigin } from '../http/own-origin.js';
import type { ErrorCode } from '../domain/input/errors.js';
import { LIVE_LIMITS } from '../domain/requests/limits.js';
import { toExtensions, toPresentableError } from './errors.js';
import type { DocumentTurns } from './document-turns.js';
import type { LiveEvent } from './live.js';
import { readSubscription, subscriptionLimitError, toGraphqlError } from './subscription-gate.js';

const PATH = '/graphql';
const CLOSE_TOKEN_ENDED = 4401;
/** Try Again Later, from the registry of RFC 6455: a temporary condition such as a database outage. */
const CLOSE_TRY_AGAIN_LATER = 1013;
const TIMER_MAX_MS = 2 ** 31 - 1;
const MINUTE_MS = 60_000;
const limits = LIVE_LIMITS;

/** What the context of a connection is created from. */
interface LiveSource {
  token: string | undefined;
  address: string;
  isDisconnected: () => boolean;
}

/** How tokens of connections are read; passed in, because this folder knows no module. */
export interface Sessions {
  createContext(app: App, from: LiveSource): Promise<RequestContext>;
  /** When a session token expires. */
  getTokenExpiry(secret: string, token: string, now: Date): Date;
}

/** What live operations need of the server. */
interface LiveServer {
  app: App;
  sessions: Sessions;
  turns: DocumentTurns;
}

/** What we keep about a connection beside the context of graphql-ws. */
interface Extra extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  request: IncomingMessage;
}
type Connection = Context<{ authorization?: string }, Extra>;

/**
 * Serves subscriptions over WebSocket (graphql-ws) on the same server, with the same gate as documents over HTTP. The token comes
 * with the connection's parameters; the connection is closed when the token becomes invalid.
 * @param express whose trusted proxies determine a client's address
 * @returns a function that closes every connection
 */
export function serveSubscriptions(
  live: LiveServer,
  schema: GraphQLSchema,
  http: HttpServer,
  express: Express,
): () => Promise<void> {
  const { app, sessions, turns } = live;
  const readAddress = addressReader(express);
  const subscriptions = new SubscriptionCount();
  const sockets = openSocketServer(app, http, readAddress);
  const contextFor = ({ connectionParams, extra }: Connection) =>
    sessions.createContext(app, {
      token: getToken(connectionParams),
      address: readAddress(extra.request),
      isDisconnected: () => extra.socket.readyState !== extra.socket.OPEN,
    });
  const server = useServer<{ authorization?: string }, Extra>(
    {
      schema,
      connectionInitWaitTimeout: limits.initTimeoutMs,
      onConnect: (connection) => admit(live, connection, contextFor),
      onSubscribe: async (connection, id, payload) => {
        try {
          await app.limits.requestByAddress.take(toNetworkKey(readAddress(connection.extra.request)));
          const ctx = await contextFor(connection);
          await turns.take(ctx);
          const args = await readSubscription(schema, payload, ctx);
          subscriptions.take(connection, id, ctx);
          return args;
        } catch (error) {
          return [toGraphqlError(error)];
        }
      },
      onComplete: (connection, id) => subscriptions.release(connection, id),
      onClose: (connection) => subscriptions.releaseAll(connection),
      onError: (_connection, _id, _payload, errors) => errors.map((error) => toGraphqlRefusal(app, error)),
      onNext: (_connection, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map((error) => toGraphqlRefusal(app, error)) } : undefined,
    },
    sockets,
  );
  // Runs after the listener of graphql-ws, which prints the whole error, client input included.
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

/** Accepts WebSocket connections within their network's limits: requests per minute, open connections, messages per minute. */
function openSocketServer(
  app: App,
  http: HttpServer,
  getAddress: (request: IncomingMessage) => string,
): WebSocketServer {
  const connections = new OpenCount(limits.connectionsPerAddress);
  const sockets = new WebSocketServer({
    // Not `server`: errors of listening would be this server's, too.
    noServer: true,
    path: PATH,
    maxPayload: limits.messageMaxBytes,
    verifyClient: ({ req }, answer) => {
      const refuse = () => answer(false, 429, 'Too Many Requests', { 'Retry-After': String(limits.retryAfterSeconds) });
      // Programs send no origin; browsers tell whose page it is.
      if (req.headers.origin !== undefined && !isOwnOrigin(req.headers, app.env.publicUrl)) {
        answer(false, 403, 'Forbidden');
        return;
      }
      const network = toNetworkKey(getAddress(req));
      app.limits.requestByAddress.take(network).then(() => {
        if (!connections.take(network)) refuse();
        else {
          req.socket.once('close', () => connections.release(network));
          answer(true);
        }
      }, refuse);
    },
  });
  const broke = (error: Error) => app.log.debug({ err: error }, 'a connection broke before it was a WebSocket');
  http.on('upgrade', (request, socket, head) => {
    request.on('error', broke);
    socket.on('error', broke);
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
  sockets.on('connection', limitMessages);
  sockets.on('error', (error) => app.log.error({ err: error }, 'the WebSocket server failed'));
  return sockets;
}

/** Whether to accept a connection: not with an invalid token. Closes it later, when its token expires or is revoked. */
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
    // Any other code tells clients not to reconnect.
    connection.extra.socket.close(CLOSE_TRY_AGAIN_LATER, 'Please try again.');
    return false;
  }
  if (ctx.tokenProblem) return false;
  const token = getToken(connection.connectionParams);
  if (token !== undefined) closeWhenTokenEnds(live, connection.extra.socket, token, ctx);
  return true;
}

/** Returns a client's address the way Express does for requests: from trusted proxies only. */
function addressReader(express: Express): (request: IncomingMessage) => string {
  return (request) => (Object.create(express.request, toDescriptors(request)) as Request).ip ?? 'unknown';
}

// The properties that Express reads for the address; the request itself stays unchanged.
function toDescriptors({ headers, socket }: IncomingMessage): PropertyDescriptorMap {
  return { headers: { value: headers }, socket: { value: socket }, connection: { value: socket } };
}

/** Closes connections that send too many messages. */
function limitMessages(socket: WebSocket): void {
  let count = 0;
  const timer = setInterval(() => (count = 0), MINUTE_MS).unref();
  socket.on('message', () => {
    count += 1;
    if (count > limits.messagesPerMinute) socket.terminate();
  });
  socket.once('close', () => clearInterval(timer));
}

/** Counts open subscriptions by connection and by account. */
class SubscriptionCount {
  private readonly accounts = new OpenCount(limits.subscriptionsPerAccount);
  private readonly holders = new WeakMap<Connection, Map<string, string>>();

  /** @throws DomainError TOO_MANY_REQUESTS */
  take(connection: Connection, id: string, { viewer }: RequestContext): void {
    const { subscriptionsPerConnection, subscriptionsPerAccount } = limits;
    // Includes the new one.
    if (Object.keys(connection.subscriptions).length > subscriptionsPerConnection)
      throw subscriptionLimitError('A connection', subscriptionsPerConnection);
    if (!viewer) return;
    const account = String(viewer.id);
    if (!this.accounts.take(account)) throw subscriptionLimitError('An account', subscriptionsPerAccount);
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

function getToken(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { authorization } = params ?? {};
  return typeof authorization === 'string' ? authorization.replace(/^Bearer +/i, '') || undefined : undefined;
}

function toGraphqlRefusal(app: App, error: unknown): GraphQLError {
  const refusal = toPresentableError(error, app.log);
  return new GraphQLError(refusal.message, {
    extensions: toExtensions(refusal),
  });
}

/** When a session token or an API key expires; null for never. */
function getCredentialExpiry({ app, sessions }: LiveServer, token: string, { viewer }: RequestContext): Date | null {
  return viewer?.key ? viewer.key.expiresAt : sessions.getTokenExpiry(app.env.jwtSecret, token, app.clock.now());
}

/** Whether an event may have invalidated the viewer's token: that of the account or, for a key, that of its business. */
function mayInvalidateToken(event: LiveEvent, viewer: RequestContext['viewer']): boolean {
  if (event.kind === 'reconnected') return true;
  if (event.kind === 'account') return event.id === viewer?.id;
  return event.kind === 'application' && event.id === viewer?.key?.businessId;
}

/** What of a viewer decides which operations are open to it. */
function describeRights({ viewer }: RequestContext): string {
  if (!viewer) return '';
  const { role, withheldRole, membership, withheldMembership } = viewer;
  const teams = [membership, withheldMembership].map((each) => each && [each.businessId, each.role]);
  return JSON.stringify([role, withheldRole, teams]);
}

const ENDED: ReadonlySet<unknown> = new Set<ErrorCode>(['UNAUTHENTICATED', 'ACCOUNT_SUSPENDED']);

/** Closes the socket when its token expires or is revoked, and for a reconnection when it gives other rights than before. */
function closeWhenTokenEnds(live: LiveServer, socket: WebSocket, token: string, ctx: RequestContext): void {
  const { app, sessions } = live;
  const close = () => socket.close(CLOSE_TOKEN_ENDED, 'Your session has ended. Please sign in again.');
  const end = getCredentialExpiry(live, token, ctx);
  const lasts = end === null ? undefined : end.getTime() - app.clock.now().getTime();
  const timer = lasts === undefined ? undefined : setTimeout(close, Math.min(lasts, TIMER_MAX_MS));
  const stop = app.live.listen((event) => {
    if (!mayInvalidateToken(event, ctx.viewer)) return;
    sessions.createContext(app, { token, address: ctx.address, isDisconnected: ctx.isDisconnected }).then(
      (renewed) => {
        if (ENDED.has(renewed.tokenProblem?.code)) close();
        else if (!renewed.tokenProblem && describeRights(renewed) !== describeRights(ctx))
          socket.close(CLOSE_TRY_AGAIN_LATER, 'Your rights have changed.');
      },
      (error: unknown) => app.log.warn({ err: error }, 'a live connection’s token could not be checked'),
    );
  });
  socket.once('close', () => {
    clearTimeout(timer);
    stop();
  });
}
