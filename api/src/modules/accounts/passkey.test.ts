import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import {
  addTestPasskey,
  createTestPasskey,
  readEventKinds,
  readFactors,
  readMailKinds,
  startTestPasskey,
  startTestSignIn,
  type Deviation,
  type Options,
  type TestPasskey,
} from '../../testing/passkey.js';
import { passkeyJobs } from './passkey.jobs.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ PUBLIC_URL: 'https://mehfil.test', LOGIN_ATTEMPTS_PER_ADDRESS: '0' });
});
afterAll(() => at.close());

const REMOVE = 'mutation Remove($id: Int!) { removePasskey(id: $id) }';
const CONFIRM = 'mutation Start { startPasskeyConfirmation { options } }';
const AGAIN = 'mutation Again($passkey: PasskeyAnswerInput) { reauthenticate(passkey: $passkey) { token } }';
const DELETE = 'mutation Delete($passkey: PasskeyAnswerInput) { deleteAccount(passkey: $passkey) }';

type Door = 'signInWithPasskey' | 'staffSignInWithPasskey';

/** Signs in: the code of the refusal, or `answered` with the token. */
async function send(passkey: ReturnType<TestPasskey['answer']>, door: Door = 'signInWithPasskey') {
  const { data, errors } = await at.visitor.graphql<Record<Door, { token: string; user: { id: number } }>>(
    `mutation SignIn($input: PasskeySignInInput!) { ${door}(input: $input) { token user { id } } }`,
    { input: { passkey } },
  );
  const [error] = errors;
  return { code: error?.extensions.code ?? 'answered', message: error?.message, session: data?.[door] };
}

async function signIn(passkey: TestPasskey, deviation?: Deviation, door?: Door) {
  return send(passkey.answer(await startTestSignIn(at), deviation), door);
}

async function withPasskey(role = Role.USER) {
  const person = await at.person(role);
  return { person, ...(await addTestPasskey(at, person)) };
}

const REFUSED = 'This passkey could not be used. Please try again, or use your password.';

describe('[issue: passkeys] signing in by a passkey', () => {
  it('makes a session of its account, records the use, and tells of a new device like any other sign-in', async () => {
    const { person, passkey, id } = await withPasskey();
    await at.context().em.execute("update sessions set device = 'Safari on iOS' where user_id = ?", [person.id]);
    const { session } = await signIn(passkey);
    expect(session?.user.id).toBe(person.id);
    const there = at.withToken(session?.token);
    expect((await there.rest('GET', '/user/profile')).status).toBe(200);
    expect((await readFactors(there)).passkeys[0]).toMatchObject({ id, lastUsedAt: at.clock.now().toISOString() });
    expect(await readEventKinds(at, person.id)).toEqual(expect.arrayContaining(['PASSKEY_USED', 'SIGN_IN']));
    expect(await readMailKinds(at, person.email)).toContain('new-device');
    // It is a whole sign-in: what asks for a recent one is open.
    expect((await there.rest('POST', '/user/second-factor/recovery-codes')).status).toBe(200);
  });

  it.each<[string, Deviation]>([
    ['another site', { origin: 'https://mehfil.example' }],
    ['another relying party', { rpId: 'mehfil.example' }],
    ['a device that didn’t verify its user', { verified: false }],
    ['a registration', { type: 'webauthn.create' }],
    ['a challenge that nobody issued', { challenge: 'A'.repeat(43) }],
    ['another account', { userHandle: Buffer.from('999999').toString('base64url') }],
  ])('refuses the answer of %s, as if the passkey were unknown', async (_whose, deviation) => {
    const { person, passkey } = await withPasskey();
    expect(await signIn(passkey, deviation)).toMatchObject({ code: 'UNAUTHENTICATED', message: REFUSED });
    expect(await readEventKinds(at, person.id)).toContain('PASSKEY_FAILED');
    expect(await signIn(createTestPasskey(at))).toMatchObject({ code: 'UNAUTHENTICATED', message: REFUSED });
  });

  it('accepts an answer once, of two at once too', async () => {
    const { passkey } = await withPasskey();
    const answer = passkey.answer(await startTestSignIn(at));
    expect((await Promise.all([send(answer), send(answer)])).map(({ code }) => code).sort()).toEqual([
      'UNAUTHENTICATED',
      'answered',
    ]);
    expect((await send(answer)).code).toBe('UNAUTHENTICATED');
  });

  it('uses a challenge up by a wrong answer too', async () => {
    const { passkey } = await withPasskey();
    const options = await startTestSignIn(at);
    expect((await send(passkey.answer(options, { verified: false }))).code).toBe('UNAUTHENTICATED');
    expect((await send(passkey.answer(options))).code).toBe('UNAUTHENTICATED');
  });

  it('refuses a signature of another passkey, a late answer, and the challenge of a confirmation', async () => {
    const { person, passkey } = await withPasskey();
    const stranger = createTestPasskey(at).answer(await startTestSignIn(at));
    const forged = { ...stranger, credentialId: passkey.credentialId, userHandle: passkey.userHandle };
    expect((await send(forged)).code).toBe('UNAUTHENTICATED');
    const late = passkey.answer(await startTestSignIn(at));
    at.clock.advanceMinutes(5);
    expect((await send(late)).code).toBe('UNAUTHENTICATED');
    const { data } = await person.graphql<{ startPasskeyConfirmation: { options: Options } }>(CONFIRM);
    const options = data?.startPasskeyConfirmation.options ?? { challenge: '' };
    expect((await send(passkey.answer(options))).code).toBe('UNAUTHENTICATED');
  });

  it('refuses a counter that goes back or stands still, records it and tells the account', async () => {
    const { person, passkey } = await withPasskey();
    passkey.counter = 7;
    expect((await signIn(passkey)).code).toBe('answered');
    for (const counter of [8, 3, 0]) {
      expect(await signIn(passkey, { counter })).toMatchObject({ code: 'UNAUTHENTICATED', message: REFUSED });
    }
    expect((await readEventKinds(at, person.id)).filter((kind) => kind === 'PASSKEY_COPIED')).toHaveLength(3);
    expect(await readMailKinds(at, person.email)).toContain('passkey-copied');
    passkey.counter = 20;
    expect((await signIn(passkey)).code).toBe('answered');
  });

  it('takes a passkey that doesn’t count as it is', async () => {
    const { passkey } = await withPasskey();
    expect([(await signIn(passkey)).code, (await signIn(passkey)).code]).toEqual(['answered', 'answered']);
  });

  it('refuses one that was removed, and that of a deleted account', async () => {
    const { person, passkey, id } = await withPasskey();
    expect((await person.graphql(REMOVE, { id })).errors).toEqual([]);
    expect(await signIn(passkey)).toMatchObject({ code: 'UNAUTHENTICATED', message: REFUSED });
    const gone = await withPasskey();
    await gone.person.rest('DELETE', '/user/account', { password: TEST_PASSWORD, code: gone.recoveryCodes[0] });
    expect(await signIn(gone.passkey)).toMatchObject({ code: 'UNAUTHENTICATED', message: REFUSED });
    expect(await at.context().em.execute('select 1 from passkeys where user_id = ?', [gone.person.id])).toEqual([]);
  });

  it('tells whoever is suspended', async () => {
    const { person, passkey } = await withPasskey();
    const admin = await at.person(Role.ADMIN);
    await admin.rest('PUT', `/admin/users/${person.id}/suspend`, { reason: 'Spam' });
    expect((await signIn(passkey)).code).toBe('ACCOUNT_SUSPENDED');
  });

  it('lets staff alone in at the door of the panel', async () => {
    const moderator = await withPasskey(Role.MODERATOR);
    expect((await signIn(moderator.passkey, {}, 'staffSignInWithPasskey')).code).toBe('answered');
    const { passkey } = await withPasskey(Role.BUSINESS);
    expect(await signIn(passkey, {}, 'staffSignInWithPasskey')).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: REFUSED,
    });
  });

  it('counts what is refused like wrong passwords, and clears the count once it succeeds', async () => {
    const few = await startHarness({ PUBLIC_URL: 'https://mehfil.test', LOGIN_ATTEMPTS_PER_ACCOUNT: '2' });
    const before = at;
    at = few;
    const { person, passkey } = await withPasskey();
    expect((await signIn(passkey, { verified: false })).code).toBe('UNAUTHENTICATED');
    expect((await signIn(passkey)).code).toBe('answered');
    for (const code of ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS'])
      expect((await signIn(passkey, { verified: false })).code).toBe(code);
    const typed = { emailOrUsername: person.email, password: TEST_PASSWORD };
    expect((await few.visitor.rest('POST', '/user/auth/login', typed)).status).toBe(429);
    expect(await readEventKinds(at, person.id)).toContain('LOCKED_OUT');
    at = before;
    await few.close();
  });
});

describe('[issue: passkeys] a passkey as the second factor', () => {
  it('makes a sign-in by password ask for it, or for a recovery code', async () => {
    const { person, passkey, recoveryCodes } = await withPasskey();
    const login = (code?: string) =>
      at.visitor.rest('POST', '/user/auth/login', {
        ...{ emailOrUsername: person.email, password: TEST_PASSWORD },
        ...(code === undefined ? {} : { code }),
      });
    expect(await login()).toMatchObject({
      status: 401,
      body: {
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Please use your passkey, or enter a recovery code.',
        details: { methods: ['PASSKEY', 'RECOVERY_CODE'] },
      },
    });
    expect((await login('123456')).body).toMatchObject({ code: 'INVALID_SECOND_FACTOR' });
    expect((await login(recoveryCodes[0])).status).toBe(200);
    expect((await signIn(passkey)).code).toBe('answered');
  });

  it('counts where a role must have one', async () => {
    const strict = await startHarness({ PUBLIC_URL: 'https://mehfil.test', REQUIRE_SECOND_FACTOR: 'staff' });
    const admin = await strict.person(Role.ADMIN);
    expect((await admin.rest('GET', '/admin/users')).status).toBe(403);
    const { id } = await addTestPasskey(strict, admin);
    expect((await admin.rest('GET', '/admin/users')).status).toBe(200);
    await admin.graphql(REMOVE, { id });
    expect((await admin.rest('GET', '/admin/users')).status).toBe(403);
    await strict.close();
  });

  it('goes with the others when an admin removes them', async () => {
    const { person, passkey } = await withPasskey();
    const admin = await at.person(Role.ADMIN);
    const query = `{ person(id: ${person.id}) { hasSecondFactor } people { nodes { id hasSecondFactor } } }`;
    const tell = async () => {
      const { data } = await admin.graphql<{ person: object; people: { nodes: { id: number }[] } }>(query);
      return [data?.person, data?.people.nodes.find(({ id }) => id === person.id)];
    };
    expect(await tell()).toMatchObject([{ hasSecondFactor: true }, { hasSecondFactor: true }]);
    expect((await admin.rest('DELETE', `/admin/users/${person.id}/second-factor`)).status).toBe(204);
    expect(await tell()).toMatchObject([{ hasSecondFactor: false }, { hasSecondFactor: false }]);
    expect((await signIn(passkey)).code).toBe('UNAUTHENTICATED');
    expect(await readFactors(person)).toEqual({ passkeys: [], recoveryCodesLeft: 0 });
  });
});

describe('[issue: passkeys] confirming who one is', () => {
  async function confirm(person: Person, passkey: TestPasskey, deviation?: Deviation, document = AGAIN) {
    const { data } = await person.graphql<{ startPasskeyConfirmation: { options: Options } }>(CONFIRM);
    const options = data?.startPasskeyConfirmation.options ?? { challenge: '' };
    return person.graphql<{ reauthenticate: { token: string } }>(document, {
      passkey: passkey.answer(options, deviation),
    });
  }

  it('takes one of the account’s passkeys in place of password and code', async () => {
    const { person, passkey, id } = await withPasskey();
    at.clock.advanceMinutes(16);
    expect(await person.graphql(REMOVE, { id })).toMatchObject({
      errors: [{ extensions: { code: 'REAUTHENTICATION_REQUIRED' } }],
    });
    const { data } = await confirm(person, passkey);
    expect((await at.withToken(data?.reauthenticate.token).graphql(REMOVE, { id })).errors).toEqual([]);
  });

  it('refuses somebody else’s passkey, somebody else’s challenge, and those of other purposes', async () => {
    const [first, second] = [await withPasskey(), await withPasskey()];
    const refused = { errors: [{ extensions: { code: 'INVALID_SECOND_FACTOR', field: 'passkey' } }] };
    expect(await confirm(first.person, second.passkey)).toMatchObject(refused);
    const { data } = await second.person.graphql<{ startPasskeyConfirmation: { options: Options } }>(CONFIRM);
    const others = data?.startPasskeyConfirmation.options ?? { challenge: '' };
    expect(await first.person.graphql(AGAIN, { passkey: first.passkey.answer(others) })).toMatchObject(refused);
    const open = await startTestSignIn(at);
    expect(await first.person.graphql(AGAIN, { passkey: first.passkey.answer(open) })).toMatchObject(refused);
    const { challenge } = await startTestPasskey(first.person);
    const registration = first.passkey.answer({ challenge, rpId: 'mehfil.test' });
    expect(await first.person.graphql(AGAIN, { passkey: registration })).toMatchObject(refused);
    expect(await confirm(first.person, first.passkey, { verified: false })).toMatchObject(refused);
    expect(await readEventKinds(at, first.person.id)).toContain('PASSKEY_FAILED');
  });

  it('needs a passkey, or the password', async () => {
    const person = await at.person(Role.USER);
    expect(await person.graphql(CONFIRM)).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] });
    expect(await person.graphql(AGAIN, {})).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_INPUT', field: 'password' } }],
    });
  });

  it('deletes the account too', async () => {
    const { person, passkey } = await withPasskey();
    expect((await confirm(person, passkey, {}, DELETE)).data).toEqual({ deleteAccount: true });
  });
});

describe('[issue: passkeys] challenges', () => {
  it('that nobody answered are deleted once their time is over', async () => {
    await startTestSignIn(at);
    const count = async () => (await at.context().em.execute('select 1 from passkey_challenges')).length;
    const run = () => passkeyJobs['delete-old-passkey-challenges']?.(at.context(), {}, new AbortController().signal);
    at.clock.advanceMinutes(4);
    await startTestSignIn(at);
    await run();
    expect(await count()).toBeGreaterThan(1);
    at.clock.advanceMinutes(1);
    await run();
    expect(await count()).toBe(1);
    at.clock.advanceMinutes(4);
    await run();
    expect(await count()).toBe(0);
  });
});
