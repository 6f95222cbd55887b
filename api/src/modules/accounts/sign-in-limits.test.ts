import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness } from '../../testing/harness.js';

const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token } }';
const REGISTER = 'mutation Register($input: RegisterInput!) { register(input: $input) { token } }';

let at: Harness;

beforeAll(async () => {
  at = await startHarness({
    LOGIN_ATTEMPTS_PER_ACCOUNT: '3',
    LOGIN_ATTEMPTS_PER_ADDRESS: '8',
    TRUSTED_PROXIES: 'loopback',
  });
});
afterAll(() => at.close());

/** Signs in from an address over each API; returns the status. */
const doors: Record<string, (from: string, emailOrUsername: string, password: string) => Promise<number>> = {
  REST: async (from, emailOrUsername, password) => {
    const answer = await at.visitor.rest(
      'POST',
      '/user/auth/login',
      { emailOrUsername, password },
      { 'x-forwarded-for': from },
    );
    return answer.status;
  },
  GraphQL: async (from, emailOrUsername, password) => {
    const response = await fetch(`${at.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ query: SIGN_IN, variables: { input: { emailOrUsername, password } } }),
    });
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    const code = errors?.[0]?.extensions.code;
    return code === undefined ? 200 : code === 'TOO_MANY_REQUESTS' ? 429 : 401;
  },
};

describe.each(Object.entries(doors))('[security: identity] guesses over %s', (door, signIn) => {
  const network = door === 'REST' ? 1 : 2;
  const address = (last: number) => `203.0.${network}.${last}`;

  it('lock nobody else out: the owner signs in from another address, with either name', async () => {
    const victim = await at.person(Role.ADMIN, { username: `victim_${network}` });
    for (const expected of [401, 401, 401, 429, 429]) {
      expect(await signIn(address(1), victim.email, 'a wrong guess')).toBe(expected);
    }
    expect(await signIn(address(2), victim.email, TEST_PASSWORD)).toBe(200);
    expect(await signIn(address(3), `victim_${network}`, TEST_PASSWORD)).toBe(200);
    // From the guessing address, the right password counts as one more attempt.
    expect(await signIn(address(1), victim.email, TEST_PASSWORD)).toBe(429);
  });

  it('at the user name and at the e-mail address of an account share one counter', async () => {
    const victim = await at.person(Role.USER, { username: `both_${network}` });
    const guesses = [victim.email, `both_${network}`, `BOTH_${network}`, victim.email.toUpperCase()];
    const answers = [];
    for (const name of guesses) answers.push(await signIn(address(4), name, 'a wrong guess'));
    expect(answers).toEqual([401, 401, 401, 429]);
  });

  it('are counted by address over all accounts; what was right doesn’t count', async () => {
    const other = await at.person(Role.USER);
    for (let time = 0; time < 10; time += 1) expect(await signIn(address(5), other.email, TEST_PASSWORD)).toBe(200);
    const answers = [];
    for (let number = 0; number < 9; number += 1) answers.push(await signIn(address(5), `nobody_${number}`, 'wrong'));
    expect(answers).toEqual([...new Array<number>(8).fill(401), 429]);
  });

  it('at once are no more than one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => signIn(address(6), `nobody_${number}`, 'wrong')),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(8);
  });

  it('from one IPv6 network are one’s, and so are those of an address mapped into it', async () => {
    const victim = await at.person(Role.USER);
    const from = (host: string) => `2001:db8:0:${network}::${host}`;
    for (const host of ['1', '2', 'ffff:1']) expect(await signIn(from(host), victim.email, 'wrong')).toBe(401);
    expect(await signIn(from('abcd'), victim.email, 'wrong')).toBe(429);
    expect(await signIn('2001:db8:1::1', victim.email, 'wrong')).toBe(401);
    for (const host of ['::ffff:198.51.100.', '198.51.100.', '::ffff:198.51.100.']) {
      expect(await signIn(`${host}${network}`, victim.email, 'wrong')).toBe(401);
    }
    expect(await signIn(`198.51.100.${network}`, victim.email, 'wrong')).toBe(429);
  });

  it('at a very long name are refused like others', async () => {
    expect([401, 422]).toContain(await signIn(address(7), `${'x'.repeat(243)}@mail.test`, 'wrong'));
  });
});

describe('[product: maintenance] registration', () => {
  const input = (username: string) => ({
    username,
    email: `${username}@mail.test`,
    password: TEST_PASSWORD,
    name: 'Some One',
  });

  it('answers 503 while maintenance is active, in both APIs, and creates no account', async () => {
    const admin = await at.person(Role.ADMIN);
    await admin.rest('POST', '/admin/maintenance', { isEnabled: true, message: 'Back soon' });
    const rest = await at.visitor.rest('POST', '/user/auth/register', input('late_one'));
    expect(rest).toMatchObject({ status: 503, body: { code: 'MAINTENANCE' } });
    expect(rest.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await at.visitor.graphql(REGISTER, { input: input('late_two') })).toMatchObject({
      status: 503,
      errors: [{ extensions: { code: 'MAINTENANCE' } }],
    });
    await admin.rest('DELETE', '/admin/maintenance');
    at.clock.advanceMinutes(1);
    expect(await at.visitor.rest('POST', '/user/auth/register', input('late_one'))).toMatchObject({ status: 201 });
  });

  it('is counted by network, and open whatever token came along', async () => {
    const few = await startHarness({ REGISTRATIONS_PER_ADDRESS: '2', TRUSTED_PROXIES: 'loopback' });
    const register = (username: string, host: string) =>
      few
        .withToken('not.a.token')
        .rest('POST', '/user/auth/register', input(username), { 'x-forwarded-for': `2001:db8:2:2::${host}` });
    expect((await register('net_one', '1')).status).toBe(201);
    expect((await register('net_two', '2')).status).toBe(201);
    expect((await register('net_three', '3')).status).toBe(429);
    await few.close();
  });
});

describe('[security: identity] tokens', () => {
  const secret = () => at.app.env.jwtSecret;
  const issuedAt = () => Math.floor(at.clock.now().getTime() / 1000);
  const whole = () => ({
    ...{ sid, ver: 0, auth_time: issuedAt(), iat: issuedAt(), exp: issuedAt() + 3600, iss: 'mehfil', aud: 'mehfil' },
  });
  /** The session of the person whose token is made. */
  let sid = 0;
  const without = (name: string) => Object.fromEntries(Object.entries(whole()).filter(([claim]) => claim !== name));

  it.each<[string, (sub: string) => string]>([
    ['exp', (sub) => jwt.sign({ ...without('exp'), sub }, secret())],
    ['iat', (sub) => jwt.sign({ ...without('iat'), sub }, secret(), { noTimestamp: true })],
    ['iss', (sub) => jwt.sign({ ...without('iss'), sub }, secret())],
    ['aud', (sub) => jwt.sign({ ...without('aud'), sub }, secret())],
    ['ver', (sub) => jwt.sign({ ...without('ver'), sub }, secret())],
    ['the version of its account', (sub) => jwt.sign({ ...whole(), ver: 1, sub }, secret())],
    ['sid', (sub) => jwt.sign({ ...without('sid'), sub }, secret())],
    ['auth_time', (sub) => jwt.sign({ ...without('auth_time'), sub }, secret())],
    ['a signature', (sub) => jwt.sign({ ...whole(), sub }, '', { algorithm: 'none' })],
    ['the right algorithm', (sub) => jwt.sign({ ...whole(), sub }, secret(), { algorithm: 'HS512' })],
    ['a bounded life', (sub) => jwt.sign({ ...whole(), iat: 1, exp: 9_999_999_999, sub }, secret())],
    ['a plain subject', (sub) => jwt.sign({ ...whole(), sub: `0${sub}` }, secret())],
  ])('without %s is refused', async (_what, sign) => {
    const person = await at.person(Role.USER);
    sid = (jwt.decode(person.token ?? '') as { sid: number }).sid;
    const good = at.withToken(jwt.sign({ ...whole(), sub: String(person.id) }, secret()));
    expect((await good.rest('GET', '/user/profile')).status).toBe(200);
    const bad = at.withToken(sign(String(person.id)));
    expect((await bad.rest('GET', '/user/profile')).status).toBe(401);
    expect((await bad.graphql('query Viewer { viewer { id } }')).status).toBe(401);
  });

  // The library parses the part before the signature first, and throws any parse error.
  it.each([
    ['claims that are no JSON', '{{'],
    ['claims that are null', 'null'],
    ['claims that are a text', '"text"'],
    ['claims that are a list', '[]'],
    ['no claims', ''],
  ])('with %s are refused like others, signed or not', async (_what, claims) => {
    const encoded = (text: string) => Buffer.from(text).toString('base64url');
    const unsigned = `${encoded('{"alg":"HS256","typ":"JWT"}')}.${encoded(claims)}`;
    const signature = createHmac('sha256', secret()).update(unsigned).digest('base64url');
    for (const token of [`${unsigned}.${signature}`, `${unsigned}.AAAA`]) {
      const bad = at.withToken(token);
      expect((await bad.rest('GET', '/user/profile')).status).toBe(401);
      expect((await bad.graphql('query Viewer { viewer { id } }')).status).toBe(401);
    }
  });
});
