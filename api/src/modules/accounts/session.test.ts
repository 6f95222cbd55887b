import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { Role } from '../../domain/accounts/roles.js';
import { SESSION_LIMITS } from '../../domain/accounts/sessions.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { sessionJobs } from './session.jobs.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const MINUTES_MS = 60_000;

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ TRUSTED_PROXIES: 'loopback', ACCOUNT_LIMITS: 'on' });
});
afterAll(() => at.close());

interface Browser {
  person: Person;
  cookie: string;
  attributes: string;
}

function readCookie(headers: Headers): { cookie: string; attributes: string } {
  const [pair = '', ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
  return { cookie: pair, attributes: attributes.filter((each) => !each.startsWith('Expires')).join('; ') };
}

async function signIn(email: string, { renewable = true, userAgent = FIREFOX } = {}): Promise<Browser> {
  const { status, body, headers } = await at.visitor.rest<{ token: string }>(
    'POST',
    '/user/auth/login',
    { emailOrUsername: email, password: TEST_PASSWORD, ...(renewable ? { renewable } : {}) },
    { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.77' },
  );
  expect(status).toBe(200);
  return { person: at.withToken(body.token), ...readCookie(headers) };
}

function renew(cookie: string, origin = at.url) {
  return at.visitor.rest<{ token: string; code?: string }>('POST', '/user/auth/renew', undefined, { cookie, origin });
}

const isAlive = async (person: Person) => (await person.rest('GET', '/user/profile')).status === 200;
const claims = (token: string | undefined) =>
  jwt.decode(token ?? '') as Record<'sid' | 'auth_time' | 'iat' | 'exp', number>;

const events = async (userId: number, kind: string) =>
  (await at.context().em.execute('select 1 from security_events where account_id = ? and kind = ?', [userId, kind]))
    .length;
const mails = async (email: string) =>
  (
    await at
      .context()
      .em.execute<{ kind: string }[]>('select kind from outbox_mails where to_address = ? order by id', [email])
  ).map(({ kind }) => kind);

interface Listed {
  id: number;
  device: string | null;
  address: string | null;
  isCurrent: boolean;
}
const list = async (person: Person) => (await person.rest<Listed[]>('GET', '/user/sessions')).body;

describe('[issue: sessions] a client that doesn’t renew', () => {
  it('gets a token for twelve hours and no cookie', async () => {
    const { email } = await at.person(Role.USER);
    const { person, cookie } = await signIn(email, { renewable: false });
    const { iat, exp } = claims(person.token);
    expect(exp - iat).toBe(12 * 3600);
    expect(cookie).toBe('');
  });
});

describe('[issue: sessions] renewing', () => {
  it('is asked for when signing in, over both doors: a short token and a strict cookie for one path', async () => {
    const { email } = await at.person(Role.USER);
    const { person, cookie, attributes } = await signIn(email);
    const { iat, exp } = claims(person.token);
    expect(exp - iat).toBe(15 * 60);
    expect(cookie).toMatch(/^mehfil_session=[\w-]{43}\.[\w-]{43}$/);
    expect(attributes).toBe('Path=/api/user/auth/renew; HttpOnly; SameSite=Strict');
    const graphql = await at.visitor.graphql(
      'mutation Register($input: RegisterInput!) { register(input: $input) { token } }',
      { input: { email: 'r@mail.test', username: 'renewer', password: TEST_PASSWORD, name: 'R R', renewable: true } },
    );
    expect(readCookie(graphql.headers).cookie).toMatch(/^mehfil_session=/);
  });

  it('marks the cookie as secure behind HTTPS', async () => {
    const secure = await startHarness({ PUBLIC_URL: 'https://halls.example' });
    const { email } = await secure.person(Role.USER);
    const { headers } = await secure.visitor.rest('POST', '/user/auth/login', {
      ...{ emailOrUsername: email, password: TEST_PASSWORD, renewable: true },
    });
    const { cookie, attributes } = readCookie(headers);
    expect(attributes).toBe('Path=/api/user/auth/renew; HttpOnly; Secure; SameSite=Strict');
    expect(cookie).toMatch(/^__Secure-mehfil_session=/);
    const renewSecurely = (sent: string) =>
      secure.visitor.rest('POST', '/user/auth/renew', undefined, { cookie: sent, origin: 'https://halls.example' });
    const renewed = await renewSecurely(cookie);
    expect(renewed.status).toBe(200);
    // As browsers have it from before the prefix.
    const earlier = readCookie(renewed.headers).cookie.replace('__Secure-', '');
    expect((await renewSecurely(earlier)).status).toBe(200);
    await secure.close();
  });

  it('answers a new token and a new cookie, and leaves the age of the sign-in as it is', async () => {
    const { email } = await at.person(Role.USER);
    const first = await signIn(email);
    at.clock.advanceMinutes(20);
    expect(await isAlive(first.person)).toBe(false);
    const { status, body, headers } = await renew(first.cookie);
    expect({ status, email: (body as unknown as { user: { email: string } }).user.email }).toEqual({
      status: 200,
      email,
    });
    const renewed = at.withToken(body.token);
    expect(await isAlive(renewed)).toBe(true);
    expect(readCookie(headers).cookie).not.toBe(first.cookie);
    expect(claims(body.token)).toMatchObject({
      sid: claims(first.person.token).sid,
      auth_time: claims(first.person.token).auth_time,
    });
    const again = await renewed.graphql<{ reauthenticate: { token: string } }>(
      'mutation Again($input: ReauthenticateInput!) { reauthenticate(input: $input) { token } }',
      { input: { password: TEST_PASSWORD } },
    );
    const token = again.data?.reauthenticate.token;
    expect(claims(token).sid).toBe(claims(body.token).sid);
    expect(claims(token).auth_time).toBe(claims(token).iat);
  });

  it('with a cookie that was used before ends the session for everybody who has it, and says so', async () => {
    const { id, email } = await at.person(Role.USER);
    const first = await signIn(email);
    const second = await renew(first.cookie);
    const thief = await renew(first.cookie);
    expect({ status: thief.status, code: thief.body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await isAlive(first.person)).toBe(false);
    expect(await isAlive(at.withToken(second.body.token))).toBe(false);
    expect((await renew(readCookie(second.headers).cookie)).status).toBe(401);
    expect(await events(id, 'renewal_reused')).toBe(1);
    expect(await mails(email)).toContain('session-copied');
  });

  it('at the same time with one cookie succeeds once at most', async () => {
    const { email } = await at.person(Role.USER);
    const { person, cookie } = await signIn(email);
    const { em } = at.context();
    const waiting = async () =>
      (
        await em.execute(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length;
    // Both are held up at the row, so that neither is done before the other has begun.
    const answers = await at.context().em.transactional(async (holder) => {
      await holder.execute('select 1 from sessions where id = ? for update', [claims(person.token).sid]);
      const renewals = [renew(cookie), renew(cookie)];
      while ((await waiting()) < renewals.length) await new Promise((resolve) => setImmediate(resolve));
      return { renewals };
    });
    const statuses = (await Promise.all(answers.renewals)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it.each([
    ['another origin', 'https://evil.example', 403],
    ['an opaque origin', 'null', 403],
  ])('from %s is refused and uses nothing up', async (_what, origin, status) => {
    const { email } = await at.person(Role.USER);
    const { cookie } = await signIn(email);
    expect((await renew(cookie, origin)).status).toBe(status);
    expect((await renew(cookie)).status).toBe(200);
  });

  it('without an origin is refused', async () => {
    const { email } = await at.person(Role.USER);
    const { cookie } = await signIn(email);
    expect((await at.visitor.rest('POST', '/user/auth/renew', undefined, { cookie })).status).toBe(403);
  });

  it.each([
    ['no cookie', ''],
    ['an unknown one', `mehfil_session=${'a'.repeat(43)}.${'b'.repeat(43)}`],
    ['a broken one', 'mehfil_session=x'],
  ])('with %s is refused', async (_what, cookie) => {
    expect((await renew(cookie)).status).toBe(401);
  });

  it('is done at one path only: GraphQL takes no cookie', async () => {
    const { email } = await at.person(Role.USER);
    const { cookie } = await signIn(email);
    const response = await fetch(`${at.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: at.url, cookie },
      body: JSON.stringify({ query: 'mutation Renew { renewSession { token } }' }),
    });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect((await renew(cookie)).status).toBe(200);
  });

  it('ends thirty days after the last time, and ninety days after the sign-in', async () => {
    const begin = at.clock.now();
    const [idle, busy] = [await at.person(Role.USER), await at.person(Role.USER)];
    const unused = await signIn(idle.email);
    let { cookie } = await signIn(busy.email);
    const days = 24 * 60;
    for (const day of [29, 58, 87]) {
      at.clock.set(new Date(begin.getTime() + day * days * MINUTES_MS));
      const { status, headers } = await renew(cookie);
      expect({ day, status }).toEqual({ day, status: 200 });
      ({ cookie } = readCookie(headers));
    }
    expect((await renew(unused.cookie)).status).toBe(401);
    at.clock.set(new Date(begin.getTime() + 90 * days * MINUTES_MS + 1));
    expect((await renew(cookie)).status).toBe(401);
    at.clock.set(begin);
  });

  it('is limited', async () => {
    const { email } = await at.person(Role.USER);
    let { cookie } = await signIn(email);
    for (let count = 0; count < SESSION_LIMITS.renewalsPerHour; count += 1) {
      const { headers } = await renew(cookie);
      ({ cookie } = readCookie(headers));
    }
    expect((await renew(cookie)).status).toBe(429);
  });
});

describe('[issue: sessions] where somebody is signed in', () => {
  it('is listed with device, network and last use, for oneself alone', async () => {
    const [{ email }, other] = [await at.person(Role.BUSINESS), await at.person(Role.USER)];
    await signIn(email, { userAgent: SAFARI });
    const { person } = await signIn(email);
    const sessions = await list(person);
    expect(sessions).toMatchObject([
      { device: 'Firefox on Linux', address: '203.0.113.0/24', isCurrent: true },
      { device: 'Safari on macOS', isCurrent: false },
      { device: null, isCurrent: false },
    ]);
    expect((await list(other)).map(({ id }) => id)).not.toContain(sessions[0]?.id);
  });

  it('is written at most every five minutes', async () => {
    const { id, email } = await at.person(Role.USER);
    const { person } = await signIn(email, { renewable: false });
    const last = async () =>
      (
        await at
          .context()
          .em.execute<{ last: Date }[]>('select max(last_used_at) as last from sessions where user_id = ?', [id])
      )[0]?.last;
    const begin = await last();
    at.clock.advanceMinutes(4);
    await isAlive(person);
    expect(await last()).toEqual(begin);
    at.clock.advanceMinutes(1);
    await isAlive(person);
    expect(await last()).toEqual(at.clock.now());
  });

  it('ends here', async () => {
    const { id, email } = await at.person(Role.USER);
    const { person, cookie } = await signIn(email);
    const { status, headers } = await person.rest('POST', '/user/auth/logout');
    expect(status).toBe(204);
    expect(headers.get('set-cookie')).toMatch(
      /^mehfil_session=; Path=\/api\/user\/auth\/renew; Expires=Thu, 01 Jan 1970/,
    );
    expect(await isAlive(person)).toBe(false);
    expect((await renew(cookie)).status).toBe(401);
    expect(await events(id, 'sign_out')).toBe(1);
  });

  it('ends on one other device, for oneself alone', async () => {
    const [{ id, email }, stranger] = [await at.person(Role.USER), await at.person(Role.USER)];
    const [here, there] = [await signIn(email), await signIn(email, { userAgent: SAFARI })];
    const sid = claims(there.person.token).sid;
    expect((await stranger.rest('DELETE', `/user/sessions/${sid}`)).status).toBe(404);
    expect(await isAlive(there.person)).toBe(true);
    expect((await here.person.rest('DELETE', `/user/sessions/${sid}`)).status).toBe(204);
    expect([await isAlive(there.person), await isAlive(here.person)]).toEqual([false, true]);
    expect((await renew(there.cookie)).status).toBe(401);
    expect((await here.person.rest('DELETE', `/user/sessions/${sid}`)).status).toBe(404);
    expect(await events(id, 'session_ended')).toBe(1);
  });

  it('ends everywhere else', async () => {
    const first = await at.person(Role.USER);
    const [here, there] = [await signIn(first.email), await signIn(first.email)];
    expect((await here.person.rest('DELETE', '/user/sessions')).body).toEqual({ ended: 2 });
    expect([await isAlive(first), await isAlive(there.person), await isAlive(here.person)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await list(here.person)).toHaveLength(1);
  });

  it('ends with a change of the role: no cookie brings a token of the new one', async () => {
    const admin = await at.person(Role.ADMIN);
    const { id, email } = await at.person(Role.USER);
    const { person, cookie } = await signIn(email);
    expect((await admin.rest('PUT', `/admin/users/${id}/assign-moderator`)).status).toBe(200);
    expect(await isAlive(person)).toBe(false);
    expect((await renew(cookie)).status).toBe(401);
  });

  it('ends everywhere with a change of the password, and goes on renewing here', async () => {
    const { id, email } = await at.person(Role.USER);
    const [here, there] = [await signIn(email), await signIn(email)];
    const words = { currentPassword: TEST_PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse' };
    const { body, headers } = await here.person.rest<{ token: string }>('PUT', '/user/change-password', words);
    expect([await isAlive(here.person), await isAlive(there.person)]).toEqual([false, false]);
    expect((await renew(there.cookie)).status).toBe(401);
    expect(claims(body.token).exp - claims(body.token).iat).toBe(15 * 60);
    expect((await renew(readCookie(headers).cookie)).status).toBe(200);
    expect(await events(id, 'password_changed')).toBe(1);
    expect(await mails(email)).toContain('password-was-changed');
  });

  it('is forgotten ninety days after its end', async () => {
    const { id } = await at.person(Role.USER);
    const count = async () => (await at.context().em.execute('select 1 from sessions where user_id = ?', [id])).length;
    const begin = at.clock.now();
    const run = () => sessionJobs['delete-old-sessions']?.(at.context(), {}, new AbortController().signal);
    at.clock.advanceMinutes(90 * 24 * 60);
    await run();
    expect(await count()).toBe(1);
    at.clock.advanceMinutes(12 * 60 + 1);
    await run();
    expect(await count()).toBe(0);
    at.clock.set(begin);
  });
});

describe('[issue: sessions] a new device', () => {
  it('is reported by mail once, but not at registration', async () => {
    const { email } = await at.person(Role.USER);
    expect(await mails(email)).toEqual([]);
    await signIn(email);
    await signIn(email);
    expect(await mails(email)).toEqual(['new-device']);
    await signIn(email, { userAgent: SAFARI });
    expect(await mails(email)).toEqual(['new-device', 'new-device']);
    const [mail] = await at
      .context()
      .em.execute<{ text: string }[]>('select text from outbox_mails where to_address = ? order by id', [email]);
    expect(mail?.text).toContain('Device: Firefox on Linux\nNetwork: 203.0.113.0/24\n');
  });
});

describe('[issue: security log] sign-ins', () => {
  it('that fail are recorded with the account, and the one that locks it', async () => {
    const few = await startHarness({ LOGIN_ATTEMPTS_PER_ACCOUNT: '2', LOGIN_ATTEMPTS_PER_ADDRESS: '3' });
    const { id, email } = await few.person(Role.USER);
    const guess = (emailOrUsername: string) =>
      few.visitor.rest('POST', '/user/auth/login', { emailOrUsername, password: 'a wrong guess' });
    for (const status of [401, 401, 429]) expect((await guess(email)).status).toBe(status);
    expect((await guess('nobody')).status).toBe(429);
    const rows = await few.context().em.execute('select kind, account_id, details from security_events order by id');
    expect(rows).toEqual([
      { kind: 'sign_in', account_id: id, details: null },
      { kind: 'sign_in_failed', account_id: id, details: null },
      { kind: 'sign_in_failed', account_id: id, details: null },
      { kind: 'locked_out', account_id: id, details: { of: 'account' } },
      { kind: 'locked_out', account_id: null, details: { of: 'address' } },
    ]);
    await few.close();
  });

  it('are recorded with their session, and so are changes of roles and deletions', async () => {
    const admin = await at.person(Role.ADMIN);
    const { id, email } = await at.person(Role.USER);
    const { person } = await signIn(email);
    await admin.rest('PUT', `/admin/users/${id}/assign-moderator`);
    await admin.rest('DELETE', `/admin/users/${id}`);
    const rows = await at
      .context()
      .em.execute('select kind, session_id, details from security_events where account_id = ? order by id', [id]);
    expect(rows).toMatchObject([
      { kind: 'sign_in' },
      { kind: 'sign_in', session_id: claims(person.token).sid },
      { kind: 'role_changed', details: { from: 'user', to: 'moderator' } },
      { kind: 'account_deleted' },
    ]);
  });
});
