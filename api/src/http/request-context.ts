import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { App, RequestContext, Viewer } from '../context.js';
import { viewerOfToken } from '../modules/accounts/token.js';
import { isApiKey, viewerOfKey } from '../modules/integrations/api-key.access.js';
import { DomainError } from '../rules/index.js';

const contexts = new WeakMap<IncomingMessage, Promise<RequestContext>>();

/** The Bearer token of a request, a session's or an API key, if it carries one. Cookies never decide. */
function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

/** The context of a request; built once, however often it is asked for. */
export function requestContext(app: App, request: Request): Promise<RequestContext> {
  let ctx = contexts.get(request);
  if (!ctx) {
    ctx = createContext(app, {
      token: bearerToken(request.headers.authorization),
      requestId: request.id as string,
      address: request.ip ?? 'unknown',
    });
    contexts.set(request, ctx);
  }
  return ctx;
}

/** Builds a context from what a request or a live connection brought along. */
export async function createContext(
  app: App,
  { token, requestId = randomUUID(), address }: { token: string | undefined; requestId?: string; address: string },
): Promise<RequestContext> {
  const em = app.orm.em.fork();
  const now = () => app.clock.now();
  let viewer: Viewer | null = null;
  let tokenProblem: DomainError | null = null;
  if (token !== undefined) {
    try {
      viewer = isApiKey(token)
        ? await viewerOfKey({ app, em, now }, token)
        : await viewerOfToken(em, app.env.jwtSecret, token, now());
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
    now,
  };
}
