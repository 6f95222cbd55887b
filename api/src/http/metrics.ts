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

/** Whether a host name means this machine itself, as a name that only leads here doesn't. */
function isThisMachine(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || (isIP(name) !== 0 && isLoopback(name));
}

function isDirectFromThisMachine(request: Request): boolean {
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    isThisMachine(request.hostname) &&
    !PROXY_HEADERS.some((header) => header in request.headers)
  );
}

const hash = (text: string) => createHash('sha256').update(text).digest();

function mayRead(request: Request, { token, publicUrl }: MetricsAccess): boolean {
  // A server with a public address has a proxy in front of it, which may say nothing of itself.
  if (token === undefined) return isThisMachine(new URL(publicUrl).hostname) && isDirectFromThisMachine(request);
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return timingSafeEqual(hash(given), hash(token));
}

/** Who may read the metrics. */
interface MetricsAccess {
  token: string | undefined;
  publicUrl: string;
}

/**
 * Serves the metrics to whoever has the token, or, where none is configured, to this machine, unless it has a public address. For all others the address doesn't
 * exist (docs/decisions/0020-observability.md).
 */
export function serveMetrics(metrics: Metrics, access: MetricsAccess): RequestHandler {
  return async (request, response, next) => {
    if (request.path !== PATH || (request.method !== 'GET' && request.method !== 'HEAD') || !mayRead(request, access)) {
      next();
      return;
    }
    const text = await metrics.render();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', metrics.contentType);
    response.send(text);
  };
}
