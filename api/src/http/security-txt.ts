import type { RequestHandler } from 'express';
import type { App } from '../context.js';

/** Where researchers look for whom to tell (RFC 9116). */
const PATH = '/.well-known/security.txt';
const YEAR_MS = 365 * 86_400_000;

/** The contact for reports of vulnerabilities; it is renewed with every request, so that it never expires. */
export function securityTxt({ env, clock }: Pick<App, 'env' | 'clock'>): RequestHandler {
  return (request, response, next) => {
    if (request.path !== PATH || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    const expires = new Date(clock.now().getTime() + YEAR_MS - 1);
    expires.setUTCHours(0, 0, 0, 0);
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response
      .type('text/plain')
      .send(
        [
          `Contact: mailto:${env.support.email}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${env.publicUrl}${PATH}`,
          '',
        ].join('\n'),
      );
  };
}
