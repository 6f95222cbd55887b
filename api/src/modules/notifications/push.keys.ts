import { createECDH, hkdfSync } from 'node:crypto';
import type { Env } from '../../env.js';

const CURVE = 'prime256v1';
/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Sixteen more than the key has, so that every key is as likely. */
const SEED_BYTES = 48;

/** The key pair that signs requests to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  /** The uncompressed point: browsers subscribe for it. */
  publicKey: string;
  privateKey: string;
}

/** The server's key pair, derived from its secret (JWT_SECRET): the same on every server of an installation. */
export function derivePushKeys(serverSecret: string): PushKeys {
  const seed = Buffer.from(hkdfSync('sha256', serverSecret, '', 'mehfil push', SEED_BYTES));
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: privateKey.toString('base64url') };
}

/** The key for which browsers subscribe to the server's push notifications. */
export function getPushKey({ jwtSecret }: Pick<Env, 'jwtSecret'>): string {
  return derivePushKeys(jwtSecret).publicKey;
}
