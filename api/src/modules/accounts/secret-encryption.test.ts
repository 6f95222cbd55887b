import { describe, expect, it } from '@jest/globals';
import { decryptSecret, encryptSecret, getKeyId } from './secret-encryption.js';

const OWNER = { serverSecret: 'a secret that only tests know', purpose: 'authenticator app', boundTo: 7 };
const SECRET = Buffer.from('12345678901234567890');

describe('[issue: second factor] a secret in the database', () => {
  it('is read back by its owner, and never written twice the same way', async () => {
    const stored = await encryptSecret(OWNER, SECRET);
    expect(await decryptSecret(OWNER, stored)).toEqual(SECRET);
    expect(Buffer.from(stored, 'base64url').includes(SECRET)).toBe(false);
    expect(await encryptSecret(OWNER, SECRET)).not.toBe(stored);
  });

  it.each([
    ['with another secret of the server', { serverSecret: 'another secret of a server' }],
    ['for another purpose', { purpose: 'webhook' }],
    ['for another account', { boundTo: 8 }],
  ])('is not read %s', async (_how, other) => {
    expect(await decryptSecret({ ...OWNER, ...other }, await encryptSecret(OWNER, SECRET))).toBeUndefined();
  });

  it('has a key that is told apart from that of another secret or purpose', () => {
    const { serverSecret, purpose } = OWNER;
    const keys = [
      { serverSecret, purpose },
      { serverSecret: 'another secret of a server', purpose },
      { serverSecret, purpose: 'webhook' },
    ];
    expect(keys.map(getKeyId)).toEqual(keys.map(() => expect.stringMatching(/^[0-9a-f]{8}$/)));
    expect(new Set(keys.map(getKeyId)).size).toBe(3);
    expect(getKeyId(OWNER)).toBe(getKeyId({ serverSecret, purpose }));
  });

  it('is not read when a bit of it has changed', async () => {
    const bytes = Buffer.from(await encryptSecret(OWNER, SECRET), 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(await decryptSecret(OWNER, bytes.toString('base64url'))).toBeUndefined();
  });
});
