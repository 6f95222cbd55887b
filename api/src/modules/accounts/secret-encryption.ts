import { hkdfSync, randomBytes, webcrypto } from 'node:crypto';

const CIPHER = 'AES-GCM';
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BITS = 128;
const { subtle } = webcrypto;

interface SecretOwner {
  /** The server's secret (JWT_SECRET), from which the key is derived. */
  serverSecret: string;
  purpose: string;
  /** The account or booking; a secret of one can't be read as another's. */
  boundTo: number;
}

function deriveBytes(serverSecret: string, name: string, length: number): ArrayBuffer {
  return hkdfSync('sha256', serverSecret, '', `mehfil ${name}`, length);
}

function deriveKey({ serverSecret, purpose }: SecretOwner): Promise<webcrypto.CryptoKey> {
  const bytes = deriveBytes(serverSecret, purpose, KEY_BYTES);
  return subtle.importKey('raw', bytes, CIPHER, false, ['encrypt', 'decrypt']);
}

function toParameters({ boundTo }: SecretOwner, nonce: Uint8Array<ArrayBuffer>): webcrypto.AeadParams {
  return { name: CIPHER, iv: nonce, additionalData: Buffer.from(String(boundTo)), tagLength: TAG_BITS };
}

/** Encrypts a secret for the database, with AES-256-GCM. @returns nonce, ciphertext and tag in base64url */
export async function encryptSecret(owner: SecretOwner, secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const encrypted = await subtle.encrypt(toParameters(owner, nonce), await deriveKey(owner), secret);
  return Buffer.concat([nonce, Buffer.from(encrypted)]).toString('base64url');
}

/** Tells the keys of a purpose apart where they change; says nothing about them. @returns hexadecimal digits */
export function getKeyId({ serverSecret, purpose }: Omit<SecretOwner, 'boundTo'>): string {
  return Buffer.from(deriveBytes(serverSecret, `${purpose} key id`, KEY_ID_BYTES)).toString('hex');
}

/** Decrypts a secret; undefined when it was encrypted with another server secret, or for another record. */
export async function decryptSecret(owner: SecretOwner, stored: string): Promise<Buffer | undefined> {
  const bytes = Buffer.from(stored, 'base64url');
  const parameters = toParameters(owner, bytes.subarray(0, NONCE_BYTES));
  try {
    return Buffer.from(await subtle.decrypt(parameters, await deriveKey(owner), bytes.subarray(NONCE_BYTES)));
  } catch (error) {
    // The tag doesn't match.
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}
