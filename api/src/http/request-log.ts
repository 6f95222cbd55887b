import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from '../env.js';
import { getScope } from '../telemetry/scope.js';

declare module 'http' {
  interface IncomingMessage {
    /** Names the request in the log, in errors and to the client. */
    id: string;
  }
}

/**
 * The server's log: structured, with the request id on every line and without credentials. Where traces are sent, lines name
 * theirs.
 * @param destination defaults to standard output
 */
export function createLog({ logLevel }: Pick<Env, 'logLevel'>, destination?: DestinationStream): Logger {
  const mixin = () => {
    const traceId = getScope()?.span?.traceId;
    return traceId === undefined ? {} : { traceId };
  };
  const options = { level: logLevel, base: { service: 'mehfil' }, mixin };
  return destination ? pino(options, destination) : pino(options);
}

/** The path of a URL for the log, without query and without the secret of a calendar feed or a shared list. */
export function toLoggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/^(\/api\/calendar\/|\/api\/public\/saved-lists\/|\/lists\/).+/i, '$1…');
}

/** The client's id of a request if it is a plain word, or a new one. */
function chooseId(given: unknown): string {
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Gives each request an id, and logs it when it ends: as an error if it failed on our side. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const { method, url } = request;
    const id = chooseId(request.headers['x-request-id']);
    request.id = id;
    response.setHeader('X-Request-Id', id);
    // Without a listener it would end the process.
    let err: Error | undefined;
    response.on('error', (error) => (err = error));
    response.once('close', () => {
      const { statusCode: status, writableEnded } = response;
      const hasFailed = err !== undefined || status >= 500;
      if (!hasFailed && !log.isLevelEnabled('debug')) return;
      const line = {
        req: { id, method, path: toLoggedPath(url) },
        res: { status },
        ...(err ? { err } : {}),
        responseTime: Math.round(performance.now() - startedAt),
      };
      if (hasFailed) log.error(line, 'request errored');
      else log.debug(line, writableEnded ? 'request completed' : 'request aborted');
    });
    next();
  };
}
