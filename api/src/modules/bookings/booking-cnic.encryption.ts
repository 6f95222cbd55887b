import type { Env } from '../../env.js';
import { decryptSecret, encryptSecret, getKeyId } from '../accounts/secret-encryption.js';

/** Names the key of CNICs among those derived from the server's secret. */
const PURPOSE = 'cnic';
/** The form of the stored text; another one gets another number. */
const FORM = '1';

/** What keys are derived from. */
export type CnicSecrets = Pick<Env, 'jwtSecret' | 'jwtSecretBefore'>;

/** How texts begin that were encrypted with a secret of the server. */
function toPrefix(serverSecret: string): string {
  return `${FORM}.${getKeyId({ serverSecret, purpose: PURPOSE })}.`;
}

/** How texts begin that needn't be encrypted anew. */
export function getCurrentPrefix({ jwtSecret }: CnicSecrets): string {
  return toPrefix(jwtSecret);
}

/** Encrypts the CNIC of a booking (docs/decisions/0098-cnic.md). @returns form, id of the key, and encrypted text, separated by dots */
export async function encryptCnic({ jwtSecret }: CnicSecrets, bookingId: number, cnic: string): Promise<string> {
  const owner = { serverSecret: jwtSecret, purpose: PURPOSE, boundTo: bookingId };
  return toPrefix(jwtSecret) + (await encryptSecret(owner, Buffer.from(cnic)));
}

/** Decrypts the CNIC of a booking; null when it was encrypted with a secret that the server doesn't know, or for another booking. */
export async function decryptCnic(secrets: CnicSecrets, bookingId: number, stored: string): Promise<string | null> {
  const known = [secrets.jwtSecret, secrets.jwtSecretBefore].filter((secret) => secret !== undefined);
  const serverSecret = known.find((secret) => stored.startsWith(toPrefix(secret)));
  if (serverSecret === undefined) return null;
  const owner = { serverSecret, purpose: PURPOSE, boundTo: bookingId };
  const bytes = await decryptSecret(owner, stored.slice(toPrefix(serverSecret).length));
  return bytes?.toString() ?? null;
}
