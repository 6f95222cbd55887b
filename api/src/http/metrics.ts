import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Metrics } from '../telemetry/metrics.js';

const PATH = '/metrics';
/** A request with one of these came through a proxy, which may stand on this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Whether a request names this machine itself, as a page with a name that leads here doesn't. */
function namesThisMachine(request: Request): boolean {
  const name = request.hostname.replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || (isIP(name) !== 0 && isLoopback(name));
}

function isDirectFromThisMachine(request: Request): boolean {
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    namesThisMachine(request) &&
    !PROXY_HEADERS.some((header) => header in request.headers)
  );
}

const hash = (text: string) => createHash('sha256').update(text).digest();

function mayRead(request: Request, token: string | undefined): boolean {
  if (token === undefined) return isDirectFromThisMachine(request);
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return timingSafeEqual(hash(given), hash(token));
}

/**
 * Serves the metrics to whoever has the token, or, where none is configured, to this machine. For all others the address doesn't
 * exist (docs/decisions/0020-observability.md).
 */
export function serveMetrics(metrics: Metrics, token: string | undefined): RequestHandler {
  return async (request, response, next) => {
    if (request.path !== PATH || (request.method !== 'GET' && request.method !== 'HEAD') || !mayRead(request, token)) {
      next();
      return;
    }
    const text = await metrics.render();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', metrics.contentType);
    response.send(text);
  };
}
