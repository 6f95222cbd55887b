import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { App, RequestContext, Viewer } from './context.js';
import { authenticateToken } from './modules/accounts/token.js';
import { isApiKey, authenticateApiKey } from './modules/integrations/api-key.access.js';
import { DomainError } from './domain/input/errors.js';
import { takeForKey } from './http/limits.js';

const contexts = new WeakMap<IncomingMessage, Promise<RequestContext>>();

/**
 * The Bearer token of a request, a session token or an API key, if any. A malformed one (`a b`) is an invalid token, not a
 * missing one. Cookies are never used.
 */
function getBearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S.*)$/i.exec(header ?? '')?.[1];
}

/** The context of a request; created once per request. */
export function requestContext(app: App, request: Request): Promise<RequestContext> {
  let ctx = contexts.get(request);
  if (!ctx) {
    ctx = createContext(app, {
      token: getBearerToken(request.headers.authorization),
      requestId: request.id as string,
      address: request.ip ?? 'unknown',
      response: request.res,
      isDisconnected: () => request.socket.destroyed,
    });
    contexts.set(request, ctx);
  }
  return ctx;
}

interface ContextSource {
  token: string | undefined;
  requestId?: string;
  address: string;
  /** The response, if any, which reports limits. */
  response?: Response | undefined;
  isDisconnected: () => boolean;
}

/** Creates a context for a request or a live connection. */
export async function createContext(
  app: App,
  { token, requestId = randomUUID(), address, response, isDisconnected }: ContextSource,
): Promise<RequestContext> {
  const em = app.orm.em.fork();
  const now = () => app.clock.now();
  let viewer: Viewer | null = null;
  let tokenProblem: DomainError | null = null;
  if (token !== undefined) {
    try {
      viewer = isApiKey(token)
        ? await authenticateApiKey(
            { em, now, take: (key) => takeForKey(app.limits, app.env.limits.requestsPerKey, { key, response }) },
            token,
          )
        : await authenticateToken(em, app.env.jwtSecret, token, now());
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      tokenProblem = error;
    }
  }
  return {
    app,
    em,
    viewer,
    tokenProblem,
    requestId,
    address,
    isDemo: false,
    isDisconnected,
    now,
  };
}
