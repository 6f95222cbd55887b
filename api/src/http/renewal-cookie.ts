import type { Request, Response } from 'express';
import type { RenewalCookie } from '../context.js';
import type { Env } from '../env.js';
import { RENEWAL_COOKIE, RENEWAL_PATH } from '../domain/accounts/sessions.js';
import { DomainError } from '../domain/input/errors.js';
import { API_BASE_PATH } from '../domain/requests/limits.js';
import { readCookie } from './cookies.js';
import { isOwnOrigin } from './own-origin.js';

const PATH = `${API_BASE_PATH}${RENEWAL_PATH}`;

/**
 * The cookie's name. Behind HTTPS the prefix makes browsers refuse one that was set without it, such as by another service of the
 * network (RFC 6265bis).
 */
function getName(isSecure: boolean): string {
  return isSecure ? `__Secure-${RENEWAL_COOKIE}` : RENEWAL_COOKIE;
}

/** The renewal cookie of a request and its response. It is read at one route only. */
export function createRenewalCookie(request: Request, response: Response, { publicUrl }: Env): RenewalCookie {
  const secure = publicUrl.startsWith('https:');
  const name = getName(secure);
  const options = { httpOnly: true, sameSite: 'strict', secure, path: PATH } as const;
  return {
    read() {
      if (request.method !== 'POST' || request.originalUrl.split('?')[0] !== PATH) return undefined;
      const { cookie } = request.headers;
      // Sessions from before the prefix go on: their next cookie has it.
      const token = readCookie(cookie, name) ?? readCookie(cookie, RENEWAL_COOKIE);
      if (token !== undefined && !isOwnOrigin(request.headers, publicUrl)) {
        throw new DomainError('FORBIDDEN', 'Sessions are renewed by our own pages only.');
      }
      return token;
    },
    set: (token, expiresAt) => response.cookie(name, token, { ...options, expires: expiresAt }),
    clear: () => response.clearCookie(name, options),
  };
}
