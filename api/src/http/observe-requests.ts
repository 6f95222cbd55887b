import type { Request, RequestHandler } from 'express';
import { FILES_PATH } from '../domain/media/pictures.js';
import { API_BASE_PATH } from '../domain/requests/limits.js';
import type { Metrics } from '../telemetry/metrics.js';
import { getAcceptedLanguage } from './language.js';
import { runInScope, type Door, type Scope } from '../telemetry/scope.js';
import type { Tracing } from '../telemetry/span.js';

type TrustsProxy = (address: string, hop: number) => boolean;

/** The interface by its address alone, for requests that reach no operation. */
function getDoor(path: string): Door {
  const isBelow = (base: string) => path === base || path.startsWith(`${base}/`);
  if (isBelow(API_BASE_PATH)) return 'rest';
  if (isBelow('/graphql')) return 'graphql';
  return isBelow(FILES_PATH) || isBelow('/assets') ? 'file' : 'page';
}

/** The name of a request's span: by its operation, so that receivers can compare requests; `POST` alone tells nothing. */
function nameSpan(method: string, { door, operation }: { door: Door; operation: string }): string {
  if (operation === 'other') return door === 'graphql' ? `${method} /graphql` : method;
  // A row of the REST table begins with its method.
  return door === 'rest' ? operation : `${method} ${operation}`;
}

/** The trace that a trusted proxy has begun, if any: clients don't decide what is traced. */
function getParent(request: Request) {
  const { traceparent } = request.headers;
  const trusts = request.app.get('trust proxy fn') as TrustsProxy;
  if (typeof traceparent !== 'string' || !trusts(request.socket.remoteAddress ?? '', 0)) return undefined;
  return { traceparent };
}

/**
 * Runs each request in a scope of its own, counts it and traces it. Mount it after the request's id is set.
 * @param toPath the path of an address as it may be shown: without query and secrets
 */
export function observeRequests(metrics: Metrics, tracing: Tracing, toPath: (url: string) => string): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const { method } = request;
    const scope: Scope = { requestId: request.id, getLanguage: () => getAcceptedLanguage(request) };
    const span = tracing.start(method, { kind: 'server', parent: getParent(request) });
    scope.span = span;
    if (span) response.setHeader('X-Trace-Id', span.traceId);
    const door = getDoor(request.path);
    const path = toPath(request.originalUrl);
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const labels = { door: scope.door ?? door, operation: scope.operation ?? 'other' };
      metrics.countRequest({ ...labels, status }, (performance.now() - startedAt) / 1000);
      span?.rename(nameSpan(method, labels));
      // At an address that isn't there the path is whatever somebody typed.
      const isUnknown = status === 404 && labels.operation === 'other';
      span?.set({
        'http.request.method': method,
        ...(isUnknown ? {} : { 'url.path': path }),
        'http.response.status_code': status,
        'mehfil.operation': labels.operation,
      });
      span?.end(status >= 500 || !writableFinished ? { name: String(status) } : undefined);
    });
    runInScope(scope, () => next());
  };
}
