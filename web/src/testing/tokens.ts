import { pageClock } from '../lib/clock';

const MINUTE_MS = 60_000;

/** A token as the page reads it: of an account, for so many minutes from now. `serial` tells two apart. */
export function testToken({ id, minutes = 15, serial = 0 }: { id: number; minutes?: number; serial?: number }): string {
  const now = Math.floor(pageClock() / 1000);
  const claims = { sub: String(id), iat: now, exp: now + (minutes * MINUTE_MS) / 1000, serial };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}
