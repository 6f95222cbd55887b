import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_MESSAGES } from '../../domain/accounts/inputs.js';
import { TERMS_VERSION } from '../../domain/accounts/terms.js';
import { LOCALE_MESSAGE } from '../../domain/accounts/locales.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { User } from './user.entity.js';

let at: Harness;
let customer: Person;

const REGISTER =
  'mutation Register($input: RegisterInput!) { register(input: $input) { token user { id email username name role } } }';
const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token user { id role } } }';
const VIEWER = 'query Viewer { viewer { id email } }';

const person = (name: string) => ({
  email: `${name}@mail.test`,
  username: name,
  password: TEST_PASSWORD,
  name: 'Ayesha Khan',
});

beforeAll(async () => {
  at = await startHarness({ LOGIN_ATTEMPTS_PER_ACCOUNT: '3' });
  customer = await at.person(Role.USER, { username: 'customer_one' });
});
afterAll(() => at.close());

describe('[customer §7 POST /api/user/auth/register] creating an account', () => {
  it('returns user and token over GraphQL', async () => {
    const { data, errors } = await at.visitor.graphql<{
      register: { token: string; user: object };
    }>(REGISTER, { input: person('fatima') });
    expect(errors).toEqual([]);
    expect(data?.register.user).toMatchObject({
      email: 'fatima@mail.test',
      username: 'fatima',
      name: 'Ayesha Khan',
      role: 'USER',
    });
    const seen = await at.withToken(data?.register.token).graphql<{ viewer: { email: string } }>(VIEWER);
    expect(seen.data?.viewer.email).toBe('fatima@mail.test');
  });

  it('returns the same over REST, with the role in lower case', async () => {
    const { status, body } = await at.visitor.rest('POST', '/user/auth/register', {
      ...person('bilal'),
      role: 'business',
      extra: 'ignored',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      user: { username: 'bilal', role: 'business' },
      token: expect.any(String),
    });
  });

  it.each(['admin', 'moderator', 'owner'])('refuses the role %s instead of lowering it', async (role) => {
    const { status, body } = await at.visitor.rest('POST', '/user/auth/register', { ...person(`as_${role}`), role });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field: 'role' },
    });
    expect(await at.context().em.count(User, { username: `as_${role}` })).toBe(0);
  });

  it.each([
    ['email', 'EMAIL', person('other_1').username, ACCOUNT_MESSAGES.emailTaken],
    ['username', 'x@mail.test', 'CUSTOMER_one', ACCOUNT_MESSAGES.usernameTaken],
  ])('refuses a taken %s whatever its case', async (field, email, username, message) => {
    const input = {
      ...person(username),
      email: email === 'EMAIL' ? customer.email.toUpperCase() : email,
    };
    const { status, body } = await at.visitor.rest('POST', '/user/auth/register', input);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_TAKEN', field, error: message, message },
    });
  });

  it('reports every invalid field at once, with the specification’s messages, over REST and GraphQL', async () => {
    const wrong = {
      email: 'not an address',
      username: 'a b',
      password: 'short',
      name: 'A',
    };
    const expected = [
      { field: 'name', message: 'Name must be at least 2 characters' },
      { field: 'username', message: ACCOUNT_MESSAGES.usernameTooShort },
      { field: 'email', message: ACCOUNT_MESSAGES.emailInvalid },
      { field: 'password', message: 'Password must be at least 8 characters' },
    ];
    const graphql = await at.visitor.graphql(REGISTER, { input: wrong });
    expect(graphql.errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'name',
      details: { fields: expected },
    });
    const rest = await at.visitor.rest('POST', '/user/auth/register', wrong);
    expect({ status: rest.status, body: rest.body }).toMatchObject({
      status: 422,
      body: { details: { fields: expected } },
    });
  });

  it('names the missing fields', async () => {
    const { status, body } = await at.visitor.rest('POST', '/user/auth/register', {});
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'name',
      message: 'Name is required',
    });
  });
});

describe('[customer §7 POST /api/user/auth/login] signing in', () => {
  it.each([
    ['e-mail address', () => customer.email],
    ['user name', () => 'customer_one'],
    ['user name in another case', () => ' Customer_ONE '],
  ])('works with the %s', async (_what, emailOrUsername) => {
    const { data } = await at.visitor.graphql<{
      signIn: { user: { id: number } };
    }>(SIGN_IN, {
      input: { emailOrUsername: emailOrUsername(), password: TEST_PASSWORD },
    });
    expect(data?.signIn.user.id).toBe(customer.id);
  });

  it('gives the same response for a wrong password and an unknown account', async () => {
    const wrong = await at.visitor.rest('POST', '/user/auth/login', {
      emailOrUsername: customer.email,
      password: 'wrong password',
    });
    const unknown = await at.visitor.rest('POST', '/user/auth/login', {
      emailOrUsername: 'nobody@mail.test',
      password: 'wrong password',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toMatchObject({ error: ACCOUNT_MESSAGES.loginFailed });
  });

  it('is limited per account, also where the account does not exist', async () => {
    const attempt = () =>
      at.visitor.rest('POST', '/user/auth/login', {
        emailOrUsername: 'guessed',
        password: 'wrong password',
      });
    for (const status of [401, 401, 401, 429]) expect((await attempt()).status).toBe(status);
    expect((await attempt()).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('[product: people and access] tokens', () => {
  it('an invalid token gets 401 except where any token is allowed', async () => {
    const stranger = at.withToken('not.a.token');
    expect((await stranger.rest('GET', '/user/profile')).status).toBe(401);
    expect((await stranger.graphql(VIEWER)).status).toBe(401);
    expect((await stranger.rest('GET', '/health')).status).toBe(200);
    expect((await stranger.rest('GET', '/public/maintenance/status')).status).toBe(200);
    const signedIn = await stranger.rest('POST', '/user/auth/login', {
      emailOrUsername: customer.email,
      password: TEST_PASSWORD,
    });
    expect(signedIn.status).toBe(200);
  });

  it('ends with a password change, whose response has a new one', async () => {
    const changing = await at.person(Role.USER);
    const body = {
      currentPassword: TEST_PASSWORD,
      newPassword: 'another password',
      confirmPassword: 'another password',
    };
    const { status, body: session } = await changing.rest<{ token: string }>('PUT', '/user/change-password', body);
    expect(status).toBe(200);
    expect((await changing.rest('GET', '/user/profile')).status).toBe(401);
    expect((await at.withToken(session.token).rest('GET', '/user/profile')).status).toBe(200);
  });

  it('ends after twelve hours, for a client that doesn’t renew', async () => {
    const { body } = await at.visitor.rest<{ token: string }>('POST', '/user/auth/login', {
      emailOrUsername: 'customer_one',
      password: TEST_PASSWORD,
    });
    const begin = at.clock.now();
    at.clock.advanceMinutes(12 * 60 - 1);
    expect((await at.withToken(body.token).rest('GET', '/user/profile')).status).toBe(200);
    at.clock.advanceMinutes(2);
    expect((await at.withToken(body.token).rest('GET', '/user/profile')).status).toBe(401);
    at.clock.set(begin);
  });
});

describe('[business §8 Account] the viewer’s account', () => {
  it('[customer §7 GET /api/user/profile] returns the viewer’s profile', async () => {
    const someone = await at.person(Role.USER);
    const { status, body } = await someone.rest('GET', '/user/profile');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: someone.id, email: someone.email, role: 'user' },
    });
    expect(Object.keys(body).filter((name) => /password|token/i.test(name))).toEqual([]);
  });

  it('changes the given fields and leaves the rest', async () => {
    const someone = await at.person(Role.USER);
    const { status, body } = await someone.rest('PUT', '/user/settings', {
      name: '  New Name ',
      phone: '+92 300 1234567',
      role: 'admin',
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        name: 'New Name',
        phone: '+92 300 1234567',
        role: 'user',
        email: someone.email,
      },
    });
  });

  it('refuses a phone number of another account in any spelling; what stays as it is isn’t checked again', async () => {
    const [first, second] = [await at.person(Role.USER), await at.person(Role.USER)];
    const set = (someone: Person, phone: string) => someone.rest('PUT', '/user/settings', { phone });
    expect((await set(first, '0301 2345678')).status).toBe(200);
    const body = { code: 'ALREADY_TAKEN', field: 'phone', message: ACCOUNT_MESSAGES.phoneTaken };
    for (const phone of ['0301-2345678', '+92 301 2345678', '0092 (0)301 2345678'])
      expect(await set(second, phone)).toMatchObject({ status: 409, body });
    expect((await set(first, '0301 2345678')).status).toBe(200);
    expect((await set(second, '+971 50 234 5678')).status).toBe(200);
  });

  it('reads a national phone number by the zone of the device, and without one as Pakistani', async () => {
    const someone = await at.person(Role.USER);
    const set = async (phone: string, headers: Record<string, string>) => {
      expect((await someone.rest('PUT', '/user/settings', { phone }, headers)).status).toBe(200);
      const rows = await at
        .context()
        .em.execute<{ number: string }[]>('select phone_e164 as number from users where id = ?', [someone.id]);
      return rows[0]?.number;
    };
    expect(await set('050 765 4321', { 'x-time-zone': 'Asia/Dubai' })).toBe('+971507654321');
    expect(await set('0302 7654321', { 'x-time-zone': 'nowhere' })).toBe('+923027654321');
    expect(await set('0303 7654321', {})).toBe('+923037654321');
  });

  it('keeps the language that was chosen, and names one that the product doesn’t speak', async () => {
    const someone = await at.person(Role.USER);
    expect((await someone.rest('GET', '/user/profile')).body).toMatchObject({ locale: null });
    expect((await someone.rest('PUT', '/user/settings', { locale: 'ur' })).body).toMatchObject({ locale: 'ur' });
    for (const locale of ['fr', '', null])
      expect(await someone.rest('PUT', '/user/settings', { locale })).toMatchObject({
        status: 422,
        body: { field: 'locale', message: LOCALE_MESSAGE },
      });
    expect((await someone.rest('GET', '/user/profile')).body).toMatchObject({ locale: 'ur' });
  });

  it.each([['username', { username: 'customer_one' }, ACCOUNT_MESSAGES.usernameTaken]])(
    'reports that the %s is taken',
    async (field, input, message) => {
      const someone = await at.person(Role.USER);
      const { status, body } = await someone.rest('PUT', '/user/settings', input);
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { code: 'ALREADY_TAKEN', field, message },
      });
    },
  );

  it('names the current password when it is wrong', async () => {
    const someone = await at.person(Role.USER);
    const { status, body } = await someone.rest('PUT', '/user/change-password', {
      currentPassword: 'not the one',
      newPassword: 'another password',
      confirmPassword: 'another password',
    });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        field: 'currentPassword',
        message: ACCOUNT_MESSAGES.currentPasswordIncorrect,
      },
    });
  });

  it('is asked for new terms until it has accepted the present version, and no other', async () => {
    const person = await at.person(Role.USER);
    const { em } = at.context();
    await em.execute(`update users set terms_version = '2020-01-01' where id = ?`, [person.id]);
    const read = async () =>
      (await person.graphql<{ viewer: { termsAccepted: boolean } }>('{ viewer { termsAccepted } }')).data?.viewer;
    const accept = (version: string) =>
      person.graphql(`mutation { acceptTerms(version: "${version}") { termsAccepted } }`);
    expect(await read()).toEqual({ termsAccepted: false });
    const refused = await accept('2020-01-01');
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'version' });
    expect((await accept(TERMS_VERSION)).data).toEqual({ acceptTerms: { termsAccepted: true } });
    expect(await read()).toEqual({ termsAccepted: true });
    const [row] = await em.execute<object[]>('select terms_version, terms_accepted_at from users where id = ?', [
      person.id,
    ]);
    expect(row).toMatchObject({ terms_version: TERMS_VERSION });
  });

  it('requires a sign-in', async () => {
    expect((await at.visitor.rest('GET', '/user/profile')).body).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await at.visitor.rest('PUT', '/user/settings', { name: 'Me' })).status).toBe(401);
  });
});

describe('[business §7 POST /api/user/auth/admin-login] staff sign-in', () => {
  it.each([Role.MODERATOR, Role.ADMIN])('accepts a %s', async (role) => {
    const staff = await at.person(role);
    const { status, body } = await at.visitor.rest('POST', '/user/auth/admin-login', {
      emailOrUsername: staff.email,
      password: TEST_PASSWORD,
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { user: { role } },
    });
  });

  it.each([Role.USER, Role.BUSINESS])('refuses a %s as if the password were wrong', async (role) => {
    const other = await at.person(role);
    const { status, body } = await at.visitor.rest('POST', '/user/auth/admin-login', {
      emailOrUsername: other.email,
      password: TEST_PASSWORD,
    });
    expect({ status, body }).toMatchObject({
      status: 401,
      body: { error: ACCOUNT_MESSAGES.adminLoginFailed },
    });
  });
});

describe('[product: REST facade] error responses', () => {
  it.each([
    ['an unknown path', 'GET', '/nothing/here', undefined, {}, 404, 'NOT_FOUND'],
    ['an unknown method', 'DELETE', '/user/profile', undefined, {}, 405, 'METHOD_NOT_ALLOWED'],
    ['broken JSON', 'POST', '/user/auth/login', '{"a":', { 'content-type': 'application/json' }, 400, 'MALFORMED'],
    ['a list as body', 'POST', '/user/auth/login', '[]', { 'content-type': 'application/json' }, 400, 'MALFORMED'],
    [
      'prototype keys',
      'POST',
      '/user/auth/login',
      '{"__proto__":{}}',
      { 'content-type': 'application/json' },
      400,
      'MALFORMED',
    ],
    [
      'another content type',
      'POST',
      '/user/auth/login',
      'a=b',
      { 'content-type': 'text/plain' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  ])('%s', async (_what, method, path, body, headers, status, code) => {
    const answer = await at.visitor.rest(method, path, body, headers);
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status,
      body: { code, error: expect.any(String), field: null },
    });
  });
});
