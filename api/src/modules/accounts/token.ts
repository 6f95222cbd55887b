import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../context.js';
import { DomainError } from '../../domain/input/errors.js';
import { User } from './user.entity.js';

const ISSUER = 'mehfil';
const AUDIENCE = 'mehfil';
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

interface Claims {
  sub: string;
  ver: number;
  iat: number;
  exp: number;
}

/** Signs a token for an account. It is invalidated with the account's token version: password or role change, deletion. */
export function issueToken(secret: string, user: User, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return jwt.sign({ ver: user.tokenVersion, iat: issuedAt, exp: issuedAt + LIFETIME_SECONDS }, secret, {
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
    clockTimestamp: Math.floor(now.getTime() / 1000),
    maxAge: LIFETIME_SECONDS,
  });
  // The library verifies expiry only if it is present.
  const isComplete =
    typeof claims !== 'string' &&
    /^[1-9]\d{0,8}$/.test(claims.sub ?? '') &&
    [claims.ver, claims.iat, claims.exp].every((claim) => Number.isSafeInteger(claim));
  if (!isComplete) throw new jwt.JsonWebTokenError('unknown claims');
  return claims as Claims;
}

/** When a token expires. */
export function getTokenExpiry(secret: string, token: string, now: Date): Date {
  return new Date(readClaims(secret, token, now).exp * 1000);
}

/**
 * Authenticates a token, reading the account anew.
 * @throws DomainError UNAUTHENTICATED when it is not ours, has expired, or was revoked
 */
export async function authenticateToken(em: EntityManager, secret: string, token: string, now: Date): Promise<Viewer> {
  const ended = new DomainError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
  let claims: Claims;
  try {
    claims = readClaims(secret, token, now);
  } catch {
    // Any error: the library parses the claims before verifying the signature, so strangers control what fails there.
    throw ended;
  }
  const user = await em.findOne(User, {
    id: Number(claims.sub),
    tokenVersion: claims.ver,
    deletedAt: null,
  });
  if (!user) throw ended;
  return {
    id: user.id,
    role: user.role,
    name: user.name,
    signedInAt: new Date(claims.iat * 1000),
  };
}
