import type { Request, Response } from 'express';
import type { RenewalCookie } from '../context.js';
import type { Env } from '../env.js';
import { RENEWAL_COOKIE, RENEWAL_PATH } from '../domain/accounts/sessions.js';
import { DomainError } from '../domain/input/errors.js';
import { API_BASE_PATH } from '../domain/requests/limits.js';

const PATH = `${API_BASE_PATH}${RENEWAL_PATH}`;

/** Whether the request comes from a page of ours: of the public URL, or of the server that it was sent to. */
function isOwnOrigin(request: Request, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const sent = new URL(origin);
  return sent.origin === new URL(publicUrl).origin || (sent.host !== '' && sent.host === host);
}

function readCookie(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${RENEWAL_COOKIE}=`))?.slice(RENEWAL_COOKIE.length + 1);
}

/** The renewal cookie of a request and its response. It is read at one route only. */
export function createRenewalCookie(request: Request, response: Response, { publicUrl }: Env): RenewalCookie {
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    path: PATH,
  } as const;
  return {
    read() {
      if (request.method !== 'POST' || request.originalUrl.split('?')[0] !== PATH) return undefined;
      const token = readCookie(request.headers.cookie);
      if (token !== undefined && !isOwnOrigin(request, publicUrl)) {
        throw new DomainError('FORBIDDEN', 'Sessions are renewed by our own pages only.');
      }
      return token;
    },
    set: (token, expiresAt) => response.cookie(RENEWAL_COOKIE, token, { ...options, expires: expiresAt }),
    clear: () => response.clearCookie(RENEWAL_COOKIE, options),
  };
}
