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

/** What runs in front of Express. */
export interface EntryHandlers {
  /** For every request. */
  always: readonly RequestHandler[];
  /** For requests of the APIs: limits. */
  limits: readonly RequestHandler[];
  /** The fast path of a request of the APIs, if it may have one; it passes on what it doesn't answer. */
  findFast: (request: Request) => RequestHandler | undefined;
  /** Paths of the APIs. */
  apis: readonly string[];
  onError: ErrorRequestHandler;
}

/**
 * Listens in front of Express: logging, headers and limits run for every request, then the fast path answers what it knows, and
 * Express routes the rest. Requests and responses have Express' methods from the start.
 */
export function createEntry(
  express: Express,
  { always, limits, findFast, apis, onError }: EntryHandlers,
): RequestListener {
  const runAlways = chain(always);
  const runLimits = chain(limits);
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = Object.setPrototypeOf(incoming, express.request as object) as Request;
    const response = Object.setPrototypeOf(outgoing, express.response as object) as Response;
    request.res = response;
    response.req = request;
    request.originalUrl = request.url;
    const route: NextFunction = (error?: unknown) => {
      if (error === undefined) express(request, response);
      else void onError(error, request, response, () => undefined);
    };
    runAlways(request, response, (error?: unknown) => {
      const { path } = request;
      if (error !== undefined || !apis.some((base) => isBelow(path, base))) {
        route(error);
        return;
      }
      runLimits(request, response, (refusal?: unknown) => {
        const fast = refusal === undefined ? findFast(request) : undefined;
        if (fast) chain([fast])(request, response, route);
        else route(refusal);
      });
    });
  };
}
