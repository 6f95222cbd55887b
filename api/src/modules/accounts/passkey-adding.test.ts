import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSKEY_LIMITS } from '../../domain/accounts/passkeys.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import {
  addTestPasskey,
  createTestPasskey,
  readEventKinds,
  readFactors,
  readMailKinds,
  sendTestPasskey,
  startTestPasskey,
  startTestSignIn,
  type Deviation,
} from '../../testing/passkey.js';
import { addTestApp } from '../../testing/second-factor.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ PUBLIC_URL: 'https://mehfil.test' });
});
afterAll(() => at.close());

const RENAME =
  'mutation Rename($id: Int!, $input: RenamePasskeyInput!) { renamePasskey(id: $id, input: $input) { name } }';
const REMOVE = 'mutation Remove($id: Int!) { removePasskey(id: $id) }';

async function withPasskey() {
  const person = await at.person(Role.USER);
  return { person, ...(await addTestPasskey(at, person)) };
}

describe('[issue: passkeys] adding a passkey', () => {
  it('gives recovery codes with the first second factor, records it and tells by mail', async () => {
    const { person, recoveryCodes, id } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    expect(await readFactors(person)).toEqual({
      passkeys: [{ id, name: 'Phone', lastUsedAt: null }],
      recoveryCodesLeft: 10,
    });
    expect(await readEventKinds(at, person.id)).toContain('PASSKEY_ADDED');
    expect(await readMailKinds(at, person.email)).toEqual(['passkey-added']);
    expect((await addTestPasskey(at, person, 'Laptop')).recoveryCodes).toEqual([]);
    expect((await addTestApp(at, person)).recoveryCodes).toEqual([]);
  });

  it('is mailed without anything that was entered until the address is confirmed', async () => {
    const read = async (email: string) => {
      const { em } = at.context();
      return em.execute<{ text: string }[]>('select text from outbox_mails where to_address = ?', [email]);
    };
    const person = await at.person(Role.USER, { name: 'Zubaida Khan' });
    await addTestPasskey(at, person, 'Old tablet');
    await at.context().em.execute('update users set email_confirmed_at = null where id = ?', [person.id]);
    await addTestPasskey(at, person, 'New tablet');
    const [confirmed, unconfirmed] = await read(person.email);
    expect(confirmed?.text).toContain('Dear Zubaida Khan,');
    expect(confirmed?.text).toContain('Passkey: Old tablet');
    expect(unconfirmed?.text).not.toMatch(/Zubaida|tablet/);
  });

  it('asks for a discoverable one that verifies its user, and names those that are there', async () => {
    const { person, passkey } = await withPasskey();
    expect(await startTestPasskey(person)).toMatchObject({
      rp: { id: 'mehfil.test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.credentialId }],
    });
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'https://mehfil.example' }],
    ['another relying party', { rpId: 'mehfil.example' }],
    ['a device that didn’t verify its user', { verified: false }],
    ['a use of a passkey', { type: 'webauthn.get' }],
    ['a challenge that nobody issued', { challenge: 'A'.repeat(43) }],
  ])('refuses the answer of %s', async (_whose, deviation) => {
    const person = await at.person(Role.USER);
    const input = createTestPasskey(at).register(await startTestPasskey(person), deviation);
    expect(await sendTestPasskey(person, input)).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] });
    expect((await readFactors(person)).passkeys).toEqual([]);
  });

  it('refuses a challenge of somebody else, one of another purpose, one that was used, and one that is late', async () => {
    const [person, other] = [await at.person(Role.USER), await at.person(Role.USER)];
    const passkey = createTestPasskey(at);
    const refused = { errors: [{ extensions: { code: 'CONFLICT' } }] };
    expect(await sendTestPasskey(person, passkey.register(await startTestPasskey(other)))).toMatchObject(refused);
    expect(
      await sendTestPasskey(person, passkey.register(await startTestSignIn(at), { rpId: 'mehfil.test' })),
    ).toMatchObject(refused);
    const input = passkey.register(await startTestPasskey(person));
    expect((await sendTestPasskey(person, input)).errors).toEqual([]);
    expect(await sendTestPasskey(person, input)).toMatchObject(refused);
    const late = createTestPasskey(at).register(await startTestPasskey(person));
    at.clock.advanceMinutes(5);
    expect(await sendTestPasskey(person, late)).toMatchObject(refused);
    expect((await readFactors(person)).passkeys).toHaveLength(1);
  });

  it('refuses one that an account has already, and more than are allowed', async () => {
    const { person, passkey } = await withPasskey();
    const other = await at.person(Role.USER);
    const again = await sendTestPasskey(other, passkey.register(await startTestPasskey(other)));
    expect(again.errors[0]?.message).toBe('This passkey was added before');
    for (let count = 1; count < PASSKEY_LIMITS.perAccount; count += 1) await addTestPasskey(at, person);
    const start = await person.graphql('mutation Start { startPasskey { options } }');
    expect(start.errors[0]?.message).toContain('at most 20 passkeys');
  });

  it('stores neither the challenge nor anything that signs', async () => {
    const person = await at.person(Role.USER);
    const { challenge } = await startTestPasskey(person);
    const stored = JSON.stringify(await at.context().em.execute('select * from passkey_challenges'));
    expect(stored).not.toContain(challenge);
  });
});

describe('[issue: passkeys] one’s own passkeys', () => {
  it('are renamed and removed; the recovery codes go with the last second factor', async () => {
    const { person, id } = await withPasskey();
    const app = await addTestApp(at, person);
    expect(app.recoveryCodes).toEqual([]);
    expect((await person.graphql(RENAME, { id, input: { name: 'Old phone' } })).data).toEqual({
      renamePasskey: { name: 'Old phone' },
    });
    expect((await person.graphql(REMOVE, { id })).data).toEqual({ removePasskey: true });
    expect(await readFactors(person)).toEqual({ passkeys: [], recoveryCodesLeft: 10 });
    expect(await readEventKinds(at, person.id)).toContain('PASSKEY_REMOVED');
    expect(await readMailKinds(at, person.email)).toContain('passkey-removed');
    const { id: last } = await addTestPasskey(at, person);
    await person.rest('DELETE', '/user/second-factor/authenticator');
    expect((await readFactors(person)).recoveryCodesLeft).toBe(10);
    await person.graphql(REMOVE, { id: last });
    expect(await readFactors(person)).toEqual({ passkeys: [], recoveryCodesLeft: 0 });
  });

  it('are nobody else’s', async () => {
    const { person, id } = await withPasskey();
    const other = await at.person(Role.USER);
    const unknown = { errors: [{ extensions: { code: 'NOT_FOUND' } }] };
    expect(await other.graphql(RENAME, { id, input: { name: 'Mine' } })).toMatchObject(unknown);
    expect(await other.graphql(REMOVE, { id })).toMatchObject(unknown);
    expect((await readFactors(person)).passkeys).toMatchObject([{ name: 'Phone' }]);
  });

  it('are in the download of one’s own data, without what identifies the device to us', async () => {
    const { person, passkey } = await withPasskey();
    const { data } = await person.graphql<{ exportAccountData: { content: string } }>(
      '{ exportAccountData { content } }',
    );
    const content = data?.exportAccountData.content ?? '';
    expect(JSON.parse(content)).toMatchObject({ passkeys: [{ name: 'Phone' }] });
    expect(content).not.toContain(passkey.credentialId);
  });
});
