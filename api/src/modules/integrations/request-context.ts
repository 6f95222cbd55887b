import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import type { App, RenewalCookie, RequestContext, Viewer, WriteMark } from '../../context.js';
import { authenticateToken } from '../accounts/token.js';
import { isApiKey, authenticateApiKey } from './api-key.access.js';
import { DomainError } from '../../domain/input/errors.js';
import { getClient } from '../../http/address.js';
import { takeForKey } from '../../http/limits.js';
import { readPlace } from '../../http/place.js';
import { createRenewalCookie } from '../../http/renewal-cookie.js';
import { createWriteMark } from '../../http/write-mark.js';

const contexts = new WeakMap<IncomingMessage, Promise<RequestContext>>();

/**
 * The Bearer token of a request, a session token or an API key, if any. A malformed one (`a b`) is an invalid token, not a
 * missing one. A cookie never identifies a viewer.
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
      requestId: request.id,
      address: getClient(request).address,
      place: readPlace(request, app.env.placeHeaders),
      timeZone: request.get('x-time-zone') ?? null,
      userAgent: request.headers['user-agent'],
      response: request.res,
      renewalCookie: request.res && createRenewalCookie(request, request.res, app.env),
      writeMark: app.replicas && request.res && createWriteMark(request, request.res, app.env.publicUrl),
      markReplayed: () => request.res?.setHeader('Idempotent-Replayed', 'true'),
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
  place?: string | null;
  timeZone?: string | null;
  userAgent?: string | undefined;
  /** The response, if any, which reports limits. */
  response?: Response | undefined;
  renewalCookie?: RenewalCookie | undefined;
  writeMark?: WriteMark | undefined;
  markReplayed?: (() => void) | undefined;
  isDisconnected: () => boolean;
}

/** Creates a context for a request or a live connection. */
export async function createContext(
  app: App,
  { token, requestId = randomUUID(), place = null, timeZone = null, response, ...client }: ContextSource,
): Promise<RequestContext> {
  const { address, userAgent } = client;
  const now = () => app.clock.now();
  let forked: EntityManager | undefined;
  // Lazily: what needs no database needs no EntityManager.
  const getEm = () => (forked ??= app.orm.em.fork());
  let viewer: Viewer | null = null;
  let tokenProblem: DomainError | null = null;
  if (token !== undefined) {
    try {
      viewer = isApiKey(token)
        ? await authenticateApiKey(
            {
              app,
              em: getEm(),
              now,
              address,
              userAgent,
              take: (key) => takeForKey(app.limits, app.env.limits.requestsPerKey, { key, response }),
            },
            token,
          )
        : await authenticateToken({ em: getEm(), now, address }, app.env, token);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      tokenProblem = error;
    }
  }
  return {
    app,
    get em() {
      return getEm();
    },
    reads: app.reads,
    viewer,
    tokenProblem,
    requestId,
    place,
    timeZone,
    ...client,
    isDemo: false,
    now,
  };
}
