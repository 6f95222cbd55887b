import { useServer } from 'graphql-ws/use/ws';
import type { GraphQLSchema } from 'graphql';
import type { Server as HttpServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { App, RequestContext } from '../context.js';
import { createContext } from '../http/request-context.js';
import { extensionsOf, presentable } from './errors.js';
import { GraphQLError } from 'graphql';
import { tokenEndsAt } from '../modules/accounts/token.js';

const PATH = '/graphql';
const CLOSE_TOKEN_ENDED = 4401;
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
        const ctx = await contextOf(app, connectionParams, extra.request.socket.remoteAddress);
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

/** Closes the socket when its token runs out, or when the account's tokens were ended. */
function closeWithToken(app: App, socket: WebSocket, token: string, ctx: RequestContext): void {
  const close = () => socket.close(CLOSE_TOKEN_ENDED, 'Your session has ended. Please sign in again.');
  const lasts = tokenEndsAt(app.env.jwtSecret, token, app.clock.now()).getTime() - app.clock.now().getTime();
  const timer = setTimeout(close, Math.min(lasts, LONGEST_TIMER_MS));
  const stop = app.live.listen((news) => {
    if (news.kind !== 'reconnected' && !(news.kind === 'account' && news.id === ctx.viewer?.id)) return;
    createContext(app, { token, address: ctx.address }).then(
      (renewed) => {
        if (renewed.tokenProblem) close();
      },
      (error: unknown) => app.log.warn({ err: error }, 'a live connection’s token could not be checked'),
    );
  });
  socket.once('close', () => {
    clearTimeout(timer);
    stop();
  });
}
