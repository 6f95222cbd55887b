import { randomUUID } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Env } from '../env.js';
import { getScope } from '../telemetry/scope.js';

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

/** The path of a URL for the log, without query and without the secret of a calendar feed. */
export function toLoggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/^(\/api\/calendar\/).+/i, '$1…');
}

/** Logs requests, and gives each an id: the client's if it is a plain word. */
export function requestLog(log: Logger) {
  return pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: toLoggedPath(request.url),
      }),
      res: (response: { statusCode: number }) => ({
        status: response.statusCode,
      }),
    },
  });
}
