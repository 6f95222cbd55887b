import type { Request, Response } from 'express';
import type { WriteMark } from '../context.js';
import { readCookie } from './cookies.js';

const COOKIE = 'mehfil_written';

const getName = (secure: boolean) => (secure ? `__Host-${COOKIE}` : COOKIE);
const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * The position of the last write of the browser that sends a request.
 * @param publicUrl PUBLIC_URL
 */
export function readWriteMark(request: Request, publicUrl: string): number | undefined {
  const value = readCookie(request.headers.cookie, getName(isSecure(publicUrl)));
  return value !== undefined && /^\d{1,16}$/.test(value) ? Number(value) : undefined;
}

/**
 * The position in the database's log of a browser's last write, as a cookie of it: what it reads next has to be there
 * (docs/decisions/0045-replicas.md).
 * @param publicUrl PUBLIC_URL
 */
export function createWriteMark(request: Request, response: Response, publicUrl: string): WriteMark {
  const secure = isSecure(publicUrl);
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  return {
    read: () => readWriteMark(request, publicUrl),
    set: (position) => void response.cookie(getName(secure), String(position), options),
  };
}
