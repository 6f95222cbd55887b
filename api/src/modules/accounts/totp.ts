import { Secret, TOTP } from 'otpauth';
import { SECOND_FACTOR_LIMITS } from '../../domain/accounts/second-factor.js';

const { digits, stepSeconds: period, window } = SECOND_FACTOR_LIMITS;
const ISSUER = 'Mehfil';

function toSecret(bytes: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}

/** Bytes as base32 (RFC 4648) without padding, as authenticator apps read a secret. */
export function toBase32(bytes: Uint8Array): string {
  return toSecret(bytes).base32;
}

/** The time step of an instant (RFC 6238). */
export function toStep(at: Date): number {
  return TOTP.counter({ period, timestamp: at.getTime() });
}

/** The code of a time step. */
export function createCode(secret: Uint8Array, step: number): string {
  return TOTP.generate({ secret: toSecret(secret), digits, period, timestamp: step * period * 1000 });
}

/** The time step whose code this is, if it is near the current one and after the last used one. */
export function findStep(
  secret: Uint8Array,
  code: string,
  { at, after }: { at: Date; after: number | null },
): number | undefined {
  const timestamp = at.getTime();
  const distance = TOTP.validate({ token: code, secret: toSecret(secret), digits, period, timestamp, window });
  const step = distance === null ? undefined : toStep(at) + distance;
  return step === undefined || (after !== null && step <= after) ? undefined : step;
}

/** The address that an app reads as a QR code. */
export function createAppUri(secret: Uint8Array, account: string): string {
  return new TOTP({ issuer: ISSUER, label: account, secret: toSecret(secret), digits, period }).toString();
}
