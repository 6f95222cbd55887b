import { createSecretKey, type KeyObject } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import jwt from 'jsonwebtoken';
import type { RequestContext, Viewer } from '../../context.js';
import { grantRights } from '../../domain/accounts/rights.js';
import type { Database } from '../../database/tables.js';
import type { Env } from '../../env.js';
import { SESSION_LIMITS } from '../../domain/accounts/sessions.js';
import { DomainError } from '../../domain/input/errors.js';
import { shortenAddress } from '../../http/address.js';
import { lacksSecondFactor } from './second-factor.queries.js';
import type { AccountSession } from './session.entity.js';
import { findSignedIn } from './session.queries.js';
import { createSuspensionError } from './suspension.js';
import { User } from './user.entity.js';

const ISSUER = 'mehfil';
const AUDIENCE = 'mehfil';

interface Claims {
  sub: string;
  sid: number;
  ver: number;
  /** When the password was last entered. */
  auth_time: number;
  iat: number;
  exp: number;
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/**
 * Signs a token for a session. It is invalidated with the session, and with the account's token version: password or role change,
 * deletion.
 */
export function issueToken(secret: string, user: User, session: AccountSession, now: Date): string {
  const lifetimeMs = session.familyHash === null ? SESSION_LIMITS.tokenMs : SESSION_LIMITS.renewableTokenMs;
  const expiresAt = Math.min(now.getTime() + lifetimeMs, session.expiresAt.getTime());
  const claims = {
    sid: session.id,
    ver: user.tokenVersion,
    auth_time: toSeconds(session.signedInAt),
    iat: toSeconds(now),
    exp: Math.floor(expiresAt / 1000),
  };
  return jwt.sign(claims, secret, {
    algorithm: 'HS256',
    issuer: ISSUER,
    audience: AUDIENCE,
    subject: String(user.id),
  });
}

/** Caches the key of each secret: deriving it takes longer than verifying a token, which every request does. */
const keys = new Map<string, KeyObject>();

function getKey(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret));
  keys.set(secret, key);
  return key;
}

function readClaims(secret: string, token: string, now: Date): Claims {
  const claims = jwt.verify(token, getKey(secret), {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: AUDIENCE,
    clockTimestamp: toSeconds(now),
    maxAge: SESSION_LIMITS.tokenMs / 1000,
  });
  // The library verifies expiry only if it is present.
  const isComplete =
    typeof claims !== 'string' &&
    /^[1-9]\d{0,8}$/.test(claims.sub ?? '') &&
    [claims.sid, claims.ver, claims.auth_time, claims.iat, claims.exp].every((claim) => Number.isSafeInteger(claim));
  if (!isComplete) throw new jwt.JsonWebTokenError('unknown claims');
  return claims as unknown as Claims;
}

/** When a token expires. */
export function getTokenExpiry(secret: string, token: string, now: Date): Date {
  return new Date(readClaims(secret, token, now).exp * 1000);
}

/** What authenticating a token needs of the request. */
type TokenRequest = Pick<RequestContext, 'em' | 'now' | 'address'>;

/** What authenticating a token needs of the environment. */
type TokenEnv = Pick<Env, 'jwtSecret' | 'requireSecondFactor'>;

/**
 * Authenticates a token, reading its session, account and membership of a team anew in one statement; the second factor in others, where the role must
 * have one.
 * @throws DomainError UNAUTHENTICATED when it is not ours, has expired, or was revoked; ACCOUNT_SUSPENDED
 */
export async function authenticateToken(request: TokenRequest, env: TokenEnv, token: string): Promise<Viewer> {
  const { em, now } = request;
  const ended = new DomainError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
  let claims: Claims;
  try {
    claims = readClaims(env.jwtSecret, token, now());
  } catch {
    // Any error: the library parses the claims before verifying the signature, so strangers control what fails there.
    throw ended;
  }
  const [id, sessionId] = [Number(claims.sub), claims.sid];
  const found = await findSignedIn(em, { sessionId, userId: id, tokenVersion: claims.ver }, now());
  if (!found) throw (await isSuspended(em, id, claims.ver)) ? createSuspensionError() : ended;
  await recordUse(request, sessionId, found.lastUsedAt);
  const { name, lacksPhone } = found;
  const viewer = {
    id,
    name,
    lacksPhone: Boolean(lacksPhone),
    signedInAt: new Date(claims.auth_time * 1000),
    sessionId,
  };
  const rights = await grantRights(found, (role) => lacksSecondFactor(em, env.requireSecondFactor, { id, role }));
  return { ...viewer, ...rights };
}

async function isSuspended(em: EntityManager, id: number, tokenVersion: number): Promise<boolean> {
  return (await em.count(User, { id, tokenVersion, deletedAt: null, suspendedAt: { $ne: null } })) > 0;
}

async function recordUse({ em, now, address }: TokenRequest, id: number, lastUsedAt: Date): Promise<void> {
  const before = new Date(now().getTime() - SESSION_LIMITS.useWrittenMs);
  if (lastUsedAt > before) return;
  await em
    .getKysely<Database>()
    .updateTable('sessions')
    .set({ last_used_at: now(), address: shortenAddress(address) })
    .where('id', '=', id)
    // Of several requests at once, one writes.
    .where('last_used_at', '<=', before)
    .execute();
}
