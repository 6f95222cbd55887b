import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const PART_BYTES = 32;
const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;

/**
 * A renewal token: 256 random bits that name the session, so that a used token is recognized, and 256 that change with every
 * renewal. Only hashes are stored.
 */
export interface RenewalToken {
  token: string;
  familyHash: string;
  renewalHash: string;
}

// A plain hash is enough for a random value.
function hash(part: string): string {
  return createHash('sha256').update(part).digest('hex');
}

function randomPart(): string {
  return randomBytes(PART_BYTES).toString('base64url');
}

function toRenewalToken(family: string, current: string): RenewalToken {
  return { token: `${family}.${current}`, familyHash: hash(family), renewalHash: hash(current) };
}

/** Creates the first token of a session. */
export function createRenewalToken(): RenewalToken {
  return toRenewalToken(randomPart(), randomPart());
}

/** Reads a token that a client sent; undefined when it can't be one. */
export function readRenewalToken(token: string): RenewalToken | undefined {
  const [, family, current] = TOKEN.exec(token) ?? [];
  return family === undefined || current === undefined ? undefined : toRenewalToken(family, current);
}

/** Creates the next token of the same session. */
export function rotateRenewalToken({ token }: RenewalToken): RenewalToken {
  return toRenewalToken(token.split('.')[0] ?? '', randomPart());
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}
