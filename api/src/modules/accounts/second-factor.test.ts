import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue } from '../../testing/scene.js';
import { addTestApp, startTestApp, type TestApp } from '../../testing/second-factor.js';

const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token } }';
const STAFF_SIGN_IN = 'mutation SignIn($input: SignInInput!) { staffSignIn(input: $input) { token } }';
const REAUTHENTICATE = 'mutation Again($input: ReauthenticateInput!) { reauthenticate(input: $input) { token } }';

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ TRUSTED_PROXIES: 'loopback', ACCOUNT_LIMITS: 'off', LOGIN_ATTEMPTS_PER_ADDRESS: '0' });
});
afterAll(() => at.close());

/** A response of REST or GraphQL: its status or code, the methods that it names, and the token. */
interface Answer {
  code: string;
  methods?: unknown;
  token: string | undefined;
}

type Door = (email: string, code?: string, from?: string) => Promise<Answer>;

function overRest(path: string): Door {
  return async (emailOrUsername, code, from = '203.0.113.9') => {
    const input = { emailOrUsername, password: TEST_PASSWORD, ...(code === undefined ? {} : { code }) };
    const headers = { 'x-forwarded-for': from };
    const { status, body } = await at.visitor.rest<{ code?: string; token?: string; details?: { methods?: unknown } }>(
      ...(['POST', path, input, headers] as const),
    );
    if (status === 200) return { code: 'answered', token: body.token };
    expect(status).toBe(body.code === 'TOO_MANY_REQUESTS' ? 429 : 401);
    return { code: body.code ?? '', methods: body.details?.methods, token: undefined };
  };
}

function overGraphql(query: string): Door {
  return async (emailOrUsername, code) => {
    const input = { emailOrUsername, password: TEST_PASSWORD, ...(code === undefined ? {} : { code }) };
    const { data, errors } = await at.visitor.graphql<Record<string, { token: string }>>(query, { input });
    const extensions = errors[0]?.extensions;
    const token = data?.signIn?.token ?? data?.staffSignIn?.token;
    return { code: extensions?.code ?? 'answered', methods: extensions?.details?.methods, token };
  };
}

const restSignIn = overRest('/user/auth/login');

const kinds = async (userId: number) =>
  (
    await at
      .context()
      .em.execute<{ kind: string }[]>(
        'select upper(kind) as kind from security_events where account_id = ? order by id',
        [userId],
      )
  ).map(({ kind }) => kind);
const mails = async (email: string) =>
  (
    await at
      .context()
      .em.execute<{ kind: string }[]>('select kind from outbox_mails where to_address = ? order by id', [email])
  ).map(({ kind }) => kind);
const sessions = async (userId: number) =>
  (await at.context().em.execute('select 1 from sessions where user_id = ?', [userId])).length;

async function withApp(role = Role.USER): Promise<{ person: Person; app: TestApp }> {
  const person = await at.person(role);
  const app = await addTestApp(at, person);
  // Past the steps of the code that confirmed it.
  at.clock.advanceMinutes(1);
  return { person, app };
}

describe.each<[string, Door, Role]>([
  ['REST', restSignIn, Role.USER],
  ['REST for staff', overRest('/user/auth/admin-login'), Role.ADMIN],
  ['GraphQL', overGraphql(SIGN_IN), Role.BUSINESS],
  ['GraphQL for staff', overGraphql(STAFF_SIGN_IN), Role.MODERATOR],
])('[issue: second factor] a sign-in over %s', (_name, signIn, role) => {
  it('asks for the code of an authenticator app, names the methods and makes no session', async () => {
    const { person } = await withApp(role);
    const before = await sessions(person.id);
    expect(await signIn(person.email)).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      methods: ['AUTHENTICATOR', 'RECOVERY_CODE'],
    });
    expect(await sessions(person.id)).toBe(before);
  });

  it('accepts a code once, and neither it nor an earlier one again', async () => {
    const { person, app } = await withApp(role);
    expect((await signIn(person.email, app.code())).token).toBeDefined();
    expect((await signIn(person.email, app.code())).code).toBe('INVALID_SECOND_FACTOR');
    expect((await signIn(person.email, app.code(-1))).code).toBe('INVALID_SECOND_FACTOR');
    at.clock.advanceMinutes(1);
    expect((await signIn(person.email, app.code())).token).toBeDefined();
  });

  it('accepts each recovery code once, as typed, and tells the account', async () => {
    const { person, app } = await withApp(role);
    const [first = '', second = ''] = app.recoveryCodes;
    expect((await signIn(person.email, first)).token).toBeDefined();
    expect((await signIn(person.email, first)).code).toBe('INVALID_SECOND_FACTOR');
    expect((await signIn(person.email, second.replaceAll('-', ' ').toLowerCase())).token).toBeDefined();
    expect(await mails(person.email)).toEqual(expect.arrayContaining(['recovery-code-used', 'recovery-code-used']));
    const { body } = await person.rest('GET', '/user/second-factor');
    expect(body).toMatchObject({ recoveryCodesLeft: 8, isRequired: false });
  });

  it('records a wrong code', async () => {
    const { person } = await withApp(role);
    expect((await signIn(person.email, '000000')).code).toBe('INVALID_SECOND_FACTOR');
    expect(await kinds(person.id)).toContain('SECOND_FACTOR_FAILED');
  });

  it('takes a code along where none is set up', async () => {
    const { email } = await at.person(role);
    expect((await signIn(email, '123456')).token).toBeDefined();
  });
});

describe('[issue: second factor] guesses of codes', () => {
  it('count like wrong passwords, and a right password alone doesn’t clear the count', async () => {
    const { person, app } = await withApp();
    for (let time = 0; time < 10; time += 1) {
      expect((await restSignIn(person.email)).code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await restSignIn(person.email, '000000')).code).toBe('INVALID_SECOND_FACTOR');
    }
    expect((await restSignIn(person.email, app.code())).code).toBe('TOO_MANY_REQUESTS');
    expect(await kinds(person.id)).toContain('LOCKED_OUT');
    expect((await restSignIn(person.email, app.code(), '203.0.113.10')).token).toBeDefined();
  });

  it('don’t add up from many addresses, with ACCOUNT_LIMITS=off too', async () => {
    const { person, app } = await withApp();
    for (let time = 0; time < 30; time += 1) {
      expect((await restSignIn(person.email, '000000', `198.51.100.${time}`)).code).toBe('INVALID_SECOND_FACTOR');
    }
    expect((await restSignIn(person.email, app.code(), '198.51.100.99')).code).toBe('TOO_MANY_REQUESTS');
  });

  it('at once get one session from one code', async () => {
    const { person, app } = await withApp();
    const code = app.code();
    const answers = await Promise.all(Array.from({ length: 5 }, () => restSignIn(person.email, code)));
    expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(1);
  });
});

describe('[issue: second factor] setting up an authenticator app', () => {
  it('counts once a code of it was entered; records it, tells by mail, and shows ten codes', async () => {
    const person = await at.person(Role.USER);
    const code = await startTestApp(at, person);
    expect((await restSignIn(person.email)).token).toBeDefined();
    const confirm = (typed: string) =>
      person.rest<{ codes: string[] }>('POST', '/user/second-factor/authenticator/confirm', { code: typed });
    expect(await confirm('000000')).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'code' } });
    const { status, body } = await confirm(code());
    expect(status).toBe(200);
    expect(body.codes).toHaveLength(10);
    expect(body.codes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/);
    expect(await confirm(code())).toMatchObject({ status: 409 });
    // Its first code has been used.
    expect((await restSignIn(person.email, code())).code).toBe('INVALID_SECOND_FACTOR');
    expect(await kinds(person.id)).toContain('AUTHENTICATOR_ADDED');
    expect(await mails(person.email)).toContain('authenticator-added');
  });

  it('starts anew until then, and is refused afterwards', async () => {
    const person = await at.person(Role.USER);
    const first = await startTestApp(at, person);
    const second = await startTestApp(at, person);
    const confirm = (code: string) => person.rest('POST', '/user/second-factor/authenticator/confirm', { code });
    expect((await confirm(first())).status).toBe(422);
    expect((await confirm(second())).status).toBe(200);
    expect(await person.rest('POST', '/user/second-factor/authenticator')).toMatchObject({ status: 409 });
  });

  it('keeps neither the key nor a code readable in the database', async () => {
    const { app } = await withApp();
    const { em } = at.context();
    const stored = JSON.stringify([
      await em.execute('select * from authenticator_apps'),
      await em.execute('select * from recovery_codes'),
    ]);
    for (const code of app.recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(stored).not.toMatch(/[A-Z2-7]{32}/);
  });
});

describe('[issue: second factor] recovery codes', () => {
  it('are replaced on demand, which ends the earlier ones', async () => {
    const { person, app } = await withApp();
    const renewed = await person.rest<{ codes: string[] }>('POST', '/user/second-factor/recovery-codes');
    expect(renewed.body.codes).toHaveLength(10);
    expect((await restSignIn(person.email, app.recoveryCodes[0])).code).toBe('INVALID_SECOND_FACTOR');
    expect((await restSignIn(person.email, renewed.body.codes[0])).token).toBeDefined();
    expect(await kinds(person.id)).toContain('RECOVERY_CODES_RENEWED');
    expect(await mails(person.email)).toContain('recovery-codes-renewed');
  });

  it('are refused without a second factor', async () => {
    const person = await at.person(Role.USER);
    expect(await person.rest('POST', '/user/second-factor/recovery-codes')).toMatchObject({ status: 409 });
  });

  it('go with the last second factor', async () => {
    const { person } = await withApp();
    expect((await person.rest('DELETE', '/user/second-factor/authenticator')).status).toBe(204);
    expect((await restSignIn(person.email)).token).toBeDefined();
    const { body } = await person.rest('GET', '/user/second-factor');
    expect(body).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 });
    expect((await person.rest('DELETE', '/user/second-factor/authenticator')).status).toBe(404);
    expect(await kinds(person.id)).toContain('AUTHENTICATOR_REMOVED');
    expect(await mails(person.email)).toContain('authenticator-removed');
  });
});

describe('[issue: second factor] an admin', () => {
  it('removes what an account has lost, which is recorded and mailed; not one’s own, nor where there is none', async () => {
    const { person } = await withApp();
    const admin = await at.person(Role.ADMIN);
    const remove = (id: number) => admin.rest('DELETE', `/admin/users/${id}/second-factor`);
    expect((await remove(person.id)).status).toBe(204);
    expect((await restSignIn(person.email)).token).toBeDefined();
    expect((await remove(person.id)).status).toBe(409);
    expect((await remove(admin.id)).status).toBe(403);
    expect(await kinds(person.id)).toContain('SECOND_FACTORS_REMOVED');
    expect(await mails(person.email)).toContain('second-factors-removed');
    const { body } = await person.rest('GET', '/user/second-factor');
    expect(body).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 });
  });
});

describe('[issue: second factor] every change', () => {
  it.each([
    ['POST', '/user/second-factor/authenticator', undefined],
    ['POST', '/user/second-factor/authenticator/confirm', { code: '000000' }],
    ['DELETE', '/user/second-factor/authenticator', undefined],
    ['POST', '/user/second-factor/recovery-codes', undefined],
  ] as const)('asks for a recent sign-in: %s %s', async (method, path, body) => {
    const person = await at.person(Role.USER);
    at.clock.advanceMinutes(16);
    expect(await person.rest(method, path, body)).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
  });
});

describe('[issue: second factor] reauthenticating', () => {
  const again = (person: Person, input: Record<string, unknown>) =>
    person.graphql<{ reauthenticate: { token: string } }>(REAUTHENTICATE, { input });

  it('asks for the code too', async () => {
    const { person, app } = await withApp();
    expect(await again(person, { password: TEST_PASSWORD })).toMatchObject({
      errors: [{ extensions: { code: 'SECOND_FACTOR_REQUIRED' } }],
    });
    expect(await again(person, { password: TEST_PASSWORD, code: '000000' })).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_SECOND_FACTOR', field: 'code' } }],
    });
    expect(await again(person, { password: 'a wrong password', code: app.code() })).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_INPUT', field: 'password' } }],
    });
    const { data } = await again(person, { password: TEST_PASSWORD, code: app.code() });
    expect(data?.reauthenticate.token).toBeDefined();
  });
});

describe('[issue: second factor] a change of the password', () => {
  it('leaves the sign-in as old as it was: no code was asked for', async () => {
    const { person } = await withApp();
    at.clock.advanceMinutes(16);
    const { body } = await person.rest<{ token: string }>('PUT', '/user/change-password', {
      ...{ currentPassword: TEST_PASSWORD, newPassword: 'another right password' },
      confirmPassword: 'another right password',
    });
    expect(await at.withToken(body.token).rest('DELETE', '/user/second-factor/authenticator')).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
  });
});

describe('[issue: second factor] where a role must have one', () => {
  let strict: Harness;

  beforeAll(async () => {
    strict = await startHarness({ REQUIRE_SECOND_FACTOR: 'staff-and-owners' });
  });
  afterAll(() => strict.close());

  it.each([
    [Role.BUSINESS, '/business/api-keys', 404],
    [Role.MODERATOR, '/moderator/businesses', 200],
    [Role.ADMIN, '/admin/users', 200],
  ])('a %s signs in, but does what the role allows only once it is set up', async (role, path, done) => {
    const person = await strict.person(role);
    expect(await person.rest('GET', path)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_NOT_SET_UP' } });
    expect((await person.rest('GET', '/user/profile')).status).toBe(200);
    expect((await person.rest('GET', '/user/second-factor')).body).toMatchObject({ isRequired: true });
    const lacks = async () => (await person.graphql('{ viewer { lacksSecondFactor } }')).data?.viewer;
    expect(await lacks()).toEqual({ lacksSecondFactor: true });
    await addTestApp(strict, person);
    expect(await lacks()).toEqual({ lacksSecondFactor: false });
    expect((await person.rest('GET', path)).status).toBe(done);
    await person.rest('DELETE', '/user/second-factor/authenticator');
    expect(await person.rest('GET', path)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_NOT_SET_UP' } });
  });

  it('staff without one see no more of others than a customer', async () => {
    const venue = await openVenue(strict);
    const customer = await strict.person(Role.USER);
    const id = await givenBooking(strict.context().em, { userId: customer.id, hallId: venue.hallId });
    const moderator = await strict.person(Role.MODERATOR);
    const read = async () => (await moderator.graphql(`{ booking(id: ${id}) { id } }`)).errors[0]?.extensions.code;
    expect(await read()).toMatch(/NOT_FOUND|FORBIDDEN/);
    await addTestApp(strict, moderator);
    expect(await read()).toBeUndefined();
  });

  it('customers need none, nor owners where the setting names staff', async () => {
    const customer = await strict.person(Role.USER);
    expect((await customer.rest('GET', '/user/second-factor')).body).toMatchObject({ isRequired: false });
    const staffOnly = await startHarness({ REQUIRE_SECOND_FACTOR: 'staff' });
    const owner = await staffOnly.person(Role.BUSINESS);
    expect((await owner.rest('GET', '/business/api-keys')).status).toBe(404);
    await staffOnly.close();
  });
});
