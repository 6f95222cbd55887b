import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { Env } from '../env.js';

function getOrigins(address: string): string[] {
  const plain = address.replace(/\{\w+\}/g, 'a');
  return URL.canParse(plain) ? [new URL(plain).origin] : [];
}

/**
 * The policy of the GraphQL playground only: its editor creates style elements and runs its language service in workers. The page
 * shows no user content except what the server returns to staff, as text.
 */
export const PLAYGROUND_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
].join('; ');

/** The headers that helmet sets, once: they are the same for every response. */
function findConstantHeaders(protect: ReturnType<typeof helmet>): (readonly [string, string])[] {
  const headers = new Map<string, string>();
  const setHeader = (name: string, value: string) => headers.set(name, value);
  const removeHeader = (name: string) => headers.delete(name);
  protect({} as IncomingMessage, { setHeader, removeHeader } as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error as Error;
  });
  return [...headers];
}

/** Security headers for every response: a strict policy without exceptions, no framing, no referrer beyond the origin. */
export function securityHeaders(env: Env): RequestHandler {
  const tls = env.publicUrl.startsWith('https:');
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...env.geoUrls.flatMap(getOrigins)],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Documents that staff read beside their facts, which the page itself has loaded.
        frameSrc: ['blob:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...getOrigins(env.mapTilesUrl)],
        manifestSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        ...(tls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: tls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const headers = findConstantHeaders(protect);
  return (_request, response, next) => {
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)');
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** Responses that must be fetched anew each time: neither browsers nor proxies store them. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
