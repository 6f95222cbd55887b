import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND_FACTOR_LIMITS } from '../../domain/accounts/second-factor.js';

const { digits, stepSeconds, window } = SECOND_FACTOR_LIMITS;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_PER_CHARACTER = 5;
const ISSUER = 'Mehfil';

/** Bytes as base32 (RFC 4648) without padding, as authenticator apps read a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${BITS_PER_CHARACTER}}`, 'g')) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(BITS_PER_CHARACTER, '0'), 2)]).join('');
}

/** The time step of an instant (RFC 6238). */
export function toStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / stepSeconds);
}

/** The code of a time step (RFC 4226 with SHA-1, which every app uses). */
export function createCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step whose code this is, if it is near the present and after the last used one. */
export function findStep(
  secret: Uint8Array,
  code: string,
  { at, after }: { at: Date; after: number | null },
): number | undefined {
  const present = toStep(at);
  const steps = Array.from({ length: 2 * window + 1 }, (_, index) => present - window + index);
  return steps.find(
    (step) =>
      (after === null || step > after) && timingSafeEqual(Buffer.from(createCode(secret, step)), Buffer.from(code)),
  );
}

/** The address that an app reads as a QR code. */
export function createAppUri(secret: Uint8Array, account: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${ISSUER}`;
}
