import type { Env } from '../../env.js';
import { decryptSecret, encryptSecret, getKeyId } from '../accounts/secret-encryption.js';

/** Names the key of CNICs among those derived from the server's secret. */
const PURPOSE = 'cnic';
/** The form of the stored text; another one gets another number. */
const FORM = '1';

type Secret = Pick<Env, 'jwtSecret'>;

function toOwner({ jwtSecret }: Secret, bookingId: number) {
  return { serverSecret: jwtSecret, purpose: PURPOSE, boundTo: bookingId };
}

/** Encrypts the CNIC of a booking (docs/decisions/0098-cnic.md). @returns form, id of the key, and encrypted text, separated by dots */
export async function encryptCnic(env: Secret, bookingId: number, cnic: string): Promise<string> {
  const owner = toOwner(env, bookingId);
  return [FORM, getKeyId(owner), await encryptSecret(owner, Buffer.from(cnic))].join('.');
}

/** Decrypts the CNIC of a booking; null when it was encrypted with another secret of the server, or for another booking. */
export async function decryptCnic(env: Secret, bookingId: number, stored: string): Promise<string | null> {
  const owner = toOwner(env, bookingId);
  const [form, keyId, encrypted = ''] = stored.split('.');
  if (form !== FORM || keyId !== getKeyId(owner)) return null;
  const bytes = await decryptSecret(owner, encrypted);
  return bytes?.toString() ?? null;
}
