import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, Express, NextFunction, Request, RequestHandler, Response } from 'express';

/** Runs handlers one after the other, as a router would, without matching paths. */
export function chain(handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, done) => {
    let place = 0;
    const next = (error?: unknown): void => {
      const handler = error === undefined ? handlers[place] : undefined;
      place += 1;
      if (!handler) {
        done(error);
        return;
      }
      try {
        const running: unknown = handler(request, response, next);
        if (running instanceof Promise) running.catch(done);
      } catch (thrown) {
        done(thrown);
      }
    };
    next();
  };
}

/** Whether a path is a mount point or below it, as Express would see it. */
function isBelow(path: string, base: string): boolean {
  return (
    path.slice(0, base.length).toLowerCase() === base && (path.length === base.length || path[base.length] === '/')
  );
}

/** The path of a request; undefined for an address that can't be read. */
function readPath(request: Request): string | undefined {
  try {
    // Null for a scheme of its own, whatever the type says.
    const path: unknown = request.path;
    return typeof path === 'string' ? path : undefined;
  } catch {
    return undefined;
  }
}

/** What runs in front of Express. */
export interface EntryHandlers {
  /** For every request. */
  always: readonly RequestHandler[];
  /** For requests of the APIs: limits. */
  limits: readonly RequestHandler[];
  /** The fast path of a request of the APIs, if it may have one; it passes on what it doesn't run. */
  findFast: (request: Request) => RequestHandler | undefined;
  /** Paths of the APIs. */
  apis: readonly string[];
  onError: ErrorRequestHandler;
}

/**
 * Listens in front of Express: logging, headers and limits run for every request, then the fast path runs what it knows, and
 * Express routes the rest. Requests and responses have Express' methods from the start.
 */
export function createEntry(
  express: Express,
  { always, limits, findFast, apis, onError }: EntryHandlers,
): RequestListener {
  const runFast: RequestHandler = (request, response, next) => {
    const fast = findFast(request);
    if (!fast) next();
    else return fast(request, response, next);
  };
  const runPage = chain(always);
  const runApi = chain([...always, ...limits, runFast]);
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = Object.setPrototypeOf(incoming, express.request as object) as Request;
    const response = Object.setPrototypeOf(outgoing, express.response as object) as Response;
    request.res = response;
    response.req = request;
    request.originalUrl = request.url;
    const path = readPath(request);
    const route: NextFunction = (error?: unknown) => {
      if (error === undefined) express(request, response);
      else void onError(error, request, response, () => undefined);
    };
    // Express finds nothing at such an address.
    if (path === undefined) route();
    else if (apis.some((base) => isBelow(path, base))) void runApi(request, response, route);
    else void runPage(request, response, route);
  };
}
