import { useServer } from 'graphql-ws/use/ws';
import type { GraphQLSchema } from 'graphql';
import type { Server as HttpServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { App, RequestContext } from '../context.js';
import { createContext } from '../http/request-context.js';
import { extensionsOf, presentable } from './errors.js';
import type { News } from './live.js';
import { GraphQLError } from 'graphql';
import { tokenEndsAt } from '../modules/accounts/token.js';

const PATH = '/graphql';
const CLOSE_TOKEN_ENDED = 4401;
/** RFC 6455's registry: a condition that passes, such as a database that is away. */
const CLOSE_TRY_AGAIN_LATER = 1013;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MAX_MESSAGE_BYTES = 64 * 1024;

/**
 * Live operations over WebSocket (graphql-ws) on the same server. The token comes in the connection's parameters; the
 * connection closes when that token dies.
 * @returns a function that closes every connection
 */
export function serveSubscriptions(app: App, schema: GraphQLSchema, http: HttpServer): () => Promise<void> {
  const sockets = new WebSocketServer({
    server: http,
    path: PATH,
    maxPayload: MAX_MESSAGE_BYTES,
  });
  const server = useServer<
    { authorization?: string },
    { socket: WebSocket; request: { socket: { remoteAddress?: string } } }
  >(
    {
      schema,
      context: async ({ connectionParams, extra }) =>
        contextOf(app, connectionParams, extra.request.socket.remoteAddress),
      onConnect: async ({ connectionParams, extra }) => {
        const ctx = await contextOf(app, connectionParams, extra.request.socket.remoteAddress).catch(
          (error: unknown) => {
            app.log.warn({ err: error }, 'a live connection could not be opened');
            return undefined;
          },
        );
        if (!ctx) {
          // Any other code tells clients that there is no use in coming back.
          extra.socket.close(CLOSE_TRY_AGAIN_LATER, 'Please try again.');
          return false;
        }
        if (ctx.tokenProblem) return false;
        const token = tokenOf(connectionParams);
        if (token !== undefined) closeWithToken(app, extra.socket, token, ctx);
        return true;
      },
      onError: (_socket, _id, _payload, errors) => errors.map((error) => presented(app, error)),
      onNext: (_socket, _id, _payload, _args, result) =>
        result.errors
          ? {
              ...result,
              errors: result.errors.map((error) => presented(app, error)),
            }
          : undefined,
    },
    sockets,
  );
  // graphql-ws listens for the first error only, and an error without a listener ends the process.
  sockets.on('error', (error) => app.log.error({ err: error }, 'the WebSocket server failed'));
  sockets.on('connection', (socket) => {
    // The library's own listener prints the whole error, with what the stranger sent.
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

function tokenOf(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { authorization } = params ?? {};
  return typeof authorization === 'string' ? authorization.replace(/^Bearer +/i, '') || undefined : undefined;
}

function contextOf(
  app: App,
  params: Readonly<Record<string, unknown>> | undefined,
  address = 'unknown',
): Promise<RequestContext> {
  return createContext(app, { token: tokenOf(params), address });
}

function presented(app: App, error: unknown): GraphQLError {
  const refusal = presentable(error, app.log);
  return new GraphQLError(refusal.message, {
    extensions: extensionsOf(refusal),
  });
}

/** When a session's token or an API key ends by itself; null where never. */
function endOf(app: App, token: string, { viewer }: RequestContext): Date | null {
  return viewer?.key ? viewer.key.expiresAt : tokenEndsAt(app.env.jwtSecret, token, app.clock.now());
}

/** Whether a piece of news may have ended somebody's token: that of the account, or, for a key, that of its business. */
function mayEnd(news: News, viewer: RequestContext['viewer']): boolean {
  if (news.kind === 'reconnected') return true;
  if (news.kind === 'account') return news.id === viewer?.id;
  return news.kind === 'application' && news.id === viewer?.key?.businessId;
}

/** Closes the socket when its token runs out, or when the account's tokens were ended. */
function closeWithToken(app: App, socket: WebSocket, token: string, ctx: RequestContext): void {
  const close = () => socket.close(CLOSE_TOKEN_ENDED, 'Your session has ended. Please sign in again.');
  const end = endOf(app, token, ctx);
  const lasts = end === null ? undefined : end.getTime() - app.clock.now().getTime();
  const timer = lasts === undefined ? undefined : setTimeout(close, Math.min(lasts, LONGEST_TIMER_MS));
  const stop = app.live.listen((news) => {
    if (!mayEnd(news, ctx.viewer)) return;
    createContext(app, { token, address: ctx.address }).then(
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
