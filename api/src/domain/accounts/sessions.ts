import { RETENTION } from '../personal-data/retention.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Lifetimes of sessions and their tokens (docs/decisions/0017-accounts.md). */
export const SESSION_LIMITS = {
  /** The token of a client that renews. */
  renewableTokenMs: 15 * MINUTE_MS,
  /** The token of a client that doesn't. */
  tokenMs: 12 * HOUR_MS,
  /** From the last renewal to the end of a session that nobody renews. */
  renewalMs: 30 * DAY_MS,
  /** From the sign-in to the end of a session, however often it is renewed. */
  lifetimeMs: 90 * DAY_MS,
  /** The last use is written at most so often. */
  useWrittenMs: 5 * MINUTE_MS,
  /** How long a device is remembered, and an ended session kept. */
  rememberedMs: RETENTION.sessions.days * DAY_MS,
  /** How long a sign-in is recent enough for sensitive operations; then the password is asked for again. */
  recentSignInMs: 15 * MINUTE_MS,
  renewalsPerHour: 120,
  listedMax: 100,
} as const;

/** The name of the cookie that renews a session. */
export const RENEWAL_COOKIE = 'mehfil_session';
/** The only path at which the cookie is sent and read, below the API. */
export const RENEWAL_PATH = '/user/auth/renew';

/** Why a session ended before it expired. */
export const SessionEnd = {
  SIGNED_OUT: 'SIGNED_OUT',
  ENDED: 'ENDED',
  RENEWAL_REUSED: 'RENEWAL_REUSED',
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  PASSWORD_RESET: 'PASSWORD_RESET',
  ROLE_CHANGED: 'ROLE_CHANGED',
  ACCOUNT_DELETED: 'ACCOUNT_DELETED',
  ACCOUNT_SUSPENDED: 'ACCOUNT_SUSPENDED',
} as const;
export type SessionEnd = keyof typeof SessionEnd;

/** When a session that is renewed now ends by itself. */
export function renewedUntil(createdAt: Date, now: Date): Date {
  const { renewalMs, lifetimeMs } = SESSION_LIMITS;
  return new Date(Math.min(now.getTime() + renewalMs, createdAt.getTime() + lifetimeMs));
}
