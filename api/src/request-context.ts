import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { App, RequestContext, Viewer } from './context.js';
import { viewerOfToken } from './modules/accounts/token.js';
import { isApiKey, viewerOfKey } from './modules/integrations/api-key.access.js';
import { DomainError } from './rules/index.js';
import { takeOfKey } from './http/limits.js';

const contexts = new WeakMap<IncomingMessage, Promise<RequestContext>>();

/**
 * The Bearer token of a request, a session's or an API key, if it carries one. What is no token (`a b`) is a bad one: it makes
 * nobody a visitor. Cookies never decide.
 */
function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S.*)$/i.exec(header ?? '')?.[1];
}

/** The context of a request; built once, however often it is asked for. */
export function requestContext(app: App, request: Request): Promise<RequestContext> {
  let ctx = contexts.get(request);
  if (!ctx) {
    ctx = createContext(app, {
      token: bearerToken(request.headers.authorization),
      requestId: request.id as string,
      address: request.ip ?? 'unknown',
      response: request.res,
    });
    contexts.set(request, ctx);
  }
  return ctx;
}

interface Asking {
  token: string | undefined;
  requestId?: string;
  address: string;
  /** The answer, where there is one, for what it tells of limits. */
  response?: Response | undefined;
}

/** Builds a context from what a request or a live connection brought along. */
export async function createContext(
  app: App,
  { token, requestId = randomUUID(), address, response }: Asking,
): Promise<RequestContext> {
  const em = app.orm.em.fork();
  const now = () => app.clock.now();
  let viewer: Viewer | null = null;
  let tokenProblem: DomainError | null = null;
  if (token !== undefined) {
    try {
      viewer = isApiKey(token)
        ? await viewerOfKey(
            { em, now, take: (key) => takeOfKey(app.limits, app.env.limits.requestsPerKey, { key, response }) },
            token,
          )
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
