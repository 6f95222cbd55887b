import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_MESSAGES } from '../../domain/accounts/inputs.js';
import { PER_ACCOUNT_LIMITS, PER_ADDRESS_LIMITS } from '../../domain/accounts/limits.js';
import { LINK_MESSAGES } from '../../domain/accounts/links.js';
import { Role } from '../../domain/accounts/roles.js';
import { runDueJobs } from '../../jobs/runner.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { readLinkToken, readMails } from '../../testing/mails.js';
import { addTestPasskey, readEventKinds, readFactors } from '../../testing/passkey.js';
import { openVenue } from '../../testing/scene.js';
import { addTestApp } from '../../testing/second-factor.js';
import { recordStatements } from '../../testing/statements.js';
import { JOBS } from '../jobs.js';
import { mailPasswordReset, requestPasswordReset } from './password-reset.service.js';

const REQUEST = 'mutation R($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }';
const RESET = 'mutation R($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const NEW_PASSWORD = 'an entirely new password';

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ LOGIN_ATTEMPTS_PER_ACCOUNT: '3' });
});
afterAll(() => at.close());

const ask = (email: string) => at.visitor.rest('POST', '/user/auth/forgot-password', { email });
const work = () => runDueJobs(at.app, at.server.pool, JOBS);
const reset = (token: string, newPassword = NEW_PASSWORD, confirmPassword = newPassword) =>
  at.visitor.rest('POST', '/user/auth/reset-password', { token, newPassword, confirmPassword });
const signIn = (emailOrUsername: string, password: string) =>
  at.visitor.rest('POST', '/user/auth/login', { emailOrUsername, password });

async function getLink(person: Person): Promise<string> {
  await mailPasswordReset(at.context(), person.id);
  return readLinkToken(at, person.email);
}

describe('[issue: password reset] asking for a link', () => {
  it('answers the same whether the account exists or not, in both APIs', async () => {
    const { email } = await at.person(Role.USER);
    const [known, unknown] = [await ask(email), await ask('nobody@mail.test')];
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    expect(known.status).toBe(204);
    for (const each of [email, 'nobody@mail.test']) {
      expect((await at.visitor.graphql(REQUEST, { input: { email: each } })).data).toEqual({
        requestPasswordReset: true,
      });
    }
    expect(await readMails(at, email)).toEqual([]);
    await work();
    expect((await readMails(at, email)).map(({ kind }) => kind)).toEqual(['password-reset', 'password-reset']);
    expect(await readMails(at, 'nobody@mail.test')).toEqual([]);
  });

  it('writes in the language of the account', async () => {
    const person = await at.person(Role.USER);
    await person.rest('PUT', '/user/settings', { locale: 'ur' });
    const token = await getLink(person);
    const [mail] = await readMails(at, person.email);
    expect(token).not.toBe('');
    expect(mail).toMatchObject({ subject: 'نیا پاس ورڈ رکھیں', text: expect.stringContaining(`#${token}`) });
    expect(mail?.html).toContain('dir="rtl"');
  });

  it('takes the same statements whether the account exists or not', async () => {
    const { email } = await at.person(Role.USER);
    const record = async (each: string) => {
      const ctx = at.context();
      return (await recordStatements(at.app.orm, () => requestPasswordReset(ctx, each))).statements.length;
    };
    expect(await record(email)).toBe(await record('nobody@mail.test'));
  });

  it('refuses what is no address', async () => {
    expect(await ask('nobody')).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'email' } });
  });

  it('finds the account whatever the case of the address', async () => {
    const { email } = await at.person(Role.USER);
    await ask(` ${email.toUpperCase()} `);
    await work();
    expect(await readMails(at, email)).toHaveLength(1);
  });

  it('is limited per address, and mails per account without a word', async () => {
    const there = await startHarness({ ACCOUNT_LIMITS: 'on' });
    const { email } = await there.person(Role.USER);
    const statuses: number[] = [];
    for (let asked = 0; asked <= PER_ADDRESS_LIMITS.passwordResetsPerHour; asked += 1) {
      statuses.push((await there.visitor.rest('POST', '/user/auth/forgot-password', { email })).status);
    }
    expect([...new Set(statuses)]).toEqual([204, 429]);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await runDueJobs(there.app, there.server.pool, JOBS);
    expect(await readMails(there, email)).toHaveLength(PER_ACCOUNT_LIMITS.resetMailsPerHour);
    await there.close();
  });
});

describe('[issue: password reset] the link', () => {
  it('sets the password, ends every session, signs nobody in and tells the account', async () => {
    const person = await at.person(Role.USER);
    const token = await getLink(person);
    const answer = await reset(token);
    expect(answer).toMatchObject({ status: 204, body: null });
    expect((await person.rest('GET', '/user/profile')).status).toBe(401);
    expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    const notice = (await readMails(at, person.email)).at(-1);
    expect(notice).toMatchObject({ kind: 'password-was-reset', subject: 'Your password was changed' });
    const kinds = await at
      .context()
      .em.execute<{ kind: string }[]>('select kind from security_events where account_id = ?', [person.id]);
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['password_reset_requested', 'password_reset']),
    );
  });

  it('works once, also at once, over GraphQL too', async () => {
    const person = await at.person(Role.USER);
    const token = await getLink(person);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const input = { token, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const { errors } = await at.visitor.graphql(RESET, { input });
    expect(errors[0]).toMatchObject({
      message: LINK_MESSAGES.USED,
      extensions: { code: 'INVALID_INPUT', field: 'token', details: { reason: 'USED' } },
    });
  });

  it('expires after an hour', async () => {
    const person = await at.person(Role.USER);
    const token = await getLink(person);
    const begin = at.clock.now();
    at.clock.advanceMinutes(60);
    expect(await reset(token)).toMatchObject({ status: 422, body: { field: 'token', message: LINK_MESSAGES.EXPIRED } });
    at.clock.set(begin);
    expect((await signIn(person.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('is replaced by a newer one', async () => {
    const person = await at.person(Role.USER);
    const [first, second] = [await getLink(person), await getLink(person)];
    expect((await reset(first)).body).toMatchObject({ message: LINK_MESSAGES.UNKNOWN });
    expect((await reset(second)).status).toBe(204);
  });

  it('stays good after a refused password: a common one, the own name, a short or a mistyped one', async () => {
    const person = await at.person(Role.USER);
    const token = await getLink(person);
    for (const [wrong, repeated, field, message] of [
      ['Password1', 'Password1', 'newPassword', ACCOUNT_MESSAGES.passwordCommon],
      [person.email, person.email, 'newPassword', ACCOUNT_MESSAGES.passwordIsOwnName],
      ['short', 'short', 'newPassword', 'Password must be at least 8 characters'],
      [NEW_PASSWORD, 'something else', 'confirmPassword', ACCOUNT_MESSAGES.passwordsDiffer],
    ] as const) {
      expect(await reset(token, wrong, repeated)).toMatchObject({
        ...{ status: 422, body: { code: 'INVALID_INPUT', field, message } },
      });
    }
    expect((await reset(token)).status).toBe(204);
  });

  it('lets in somebody who had guessed too often', async () => {
    const person = await at.person(Role.USER);
    for (const status of [401, 401, 401, 429]) expect((await signIn(person.email, 'not the one')).status).toBe(status);
    await reset(await getLink(person));
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('dies with a change of the password, and stops a change of the address', async () => {
    const person = await at.person(Role.USER);
    const thief = 'thief@elsewhere.test';
    await person.rest('PUT', '/user/settings', { email: thief, currentPassword: TEST_PASSWORD });
    const stolen = await readLinkToken(at, thief);
    const [first, input] = [await getLink(person), { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }];
    await person.rest('PUT', '/user/change-password', { ...input, confirmPassword: NEW_PASSWORD });
    expect((await reset(first)).body).toMatchObject({ message: LINK_MESSAGES.UNKNOWN });
    await reset(await getLink(person), 'a third password of mine');
    expect((await at.visitor.rest('POST', '/user/auth/confirm-email', { token: stolen })).status).toBe(422);
  });

  it('of the earlier address dies with a change of the address', async () => {
    const person = await at.person(Role.USER);
    const token = await getLink(person);
    const email = `new.${person.email}`;
    await person.rest('PUT', '/user/settings', { email, currentPassword: TEST_PASSWORD });
    await at.visitor.rest('POST', '/user/auth/confirm-email', { token: await readLinkToken(at, email) });
    expect((await reset(token)).body).toMatchObject({ message: LINK_MESSAGES.UNKNOWN });
  });

  it('confirms the address, and is for nothing else', async () => {
    const person = await at.person(Role.USER);
    await at.context().em.execute('update users set email_confirmed_at = null where id = ?', [person.id]);
    const token = await getLink(person);
    expect((await at.visitor.rest('POST', '/user/auth/confirm-email', { token })).body).toMatchObject({
      message: LINK_MESSAGES.UNKNOWN,
    });
    await reset(token);
    const { body } = await signIn(person.email, NEW_PASSWORD);
    expect(body).toMatchObject({ user: { emailConfirmed: true } });
  });

  it('of a deleted account sets nothing, and none is mailed', async () => {
    const [admin, person] = [await at.person(Role.ADMIN), await at.person(Role.USER)];
    const token = await getLink(person);
    await admin.rest('DELETE', `/admin/users/${person.id}`);
    expect((await reset(token)).status).toBe(422);
    await mailPasswordReset(at.context(), person.id);
    expect((await readMails(at, person.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
  });
});

describe('[security Identity] the link to an address that nobody had confirmed', () => {
  /** An account that somebody registered with an address that may be another person's. */
  async function claim(person: Person) {
    await at.context().em.execute('update users set email_confirmed_at = null where id = ?', [person.id]);
    return person;
  }

  it('removes every second factor that was set up before, and says so', async () => {
    const person = await claim(await at.person(Role.USER));
    await addTestPasskey(at, person);
    await addTestApp(at, person);
    await reset(await getLink(person));
    const { body } = await signIn(person.email, NEW_PASSWORD);
    const again = at.withToken((body as { token: string }).token);
    expect(await readFactors(again)).toEqual({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await readEventKinds(at, person.id)).toContain('SECOND_FACTORS_REMOVED');
    const notice = (await readMails(at, person.email)).find(({ kind }) => kind === 'password-was-reset');
    expect(notice?.text).toContain('somebody else had registered it');
  });

  it('keeps the second factors of a confirmed address', async () => {
    const person = await at.person(Role.USER);
    await addTestPasskey(at, person);
    await reset(await getLink(person));
    expect((await signIn(person.email, NEW_PASSWORD)).body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(await readEventKinds(at, person.id)).not.toContain('SECOND_FACTORS_REMOVED');
    const notice = (await readMails(at, person.email)).at(-1);
    expect(notice?.text).not.toContain('somebody else had registered it');
  });

  it('closes the API keys, webhooks and calendar feeds of the business', async () => {
    const { owner, businessId, hallId } = await openVenue(at);
    const { body } = await owner.rest<{ key: string }>('POST', '/business/api-keys', {
      name: 'Desk',
      scopes: ['read'],
    });
    const webhook = `insert into webhooks (business_id, url, secret) values (?, 'https://hooks.example.com/mehfil', 's')`;
    await at.context().em.execute(webhook, [businessId]);
    await owner.rest('POST', '/business/calendar-feeds', { hallId });
    await owner.rest('POST', '/business/calendar-feeds', {});
    const key = at.withToken(body.key);
    expect((await key.rest('GET', '/business/bookings')).status).toBe(200);
    await reset(await getLink(await claim(owner)));
    expect((await key.rest('GET', '/business/bookings')).status).toBe(401);
    expect(await readEventKinds(at, owner.id)).toContain('KEY_REVOKED');
    const [left] = await at.context().em.execute(
      `select (select count(*) from webhooks where business_id = b.id and is_active)::int as webhooks,
         (select count(*) from halls where business_id = b.id and calendar_token is not null)::int as feeds, calendar_token
       from businesses b where id = ?`,
      [businessId],
    );
    expect(left).toEqual({ webhooks: 0, feeds: 0, calendar_token: null });
  });
});
