import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_MESSAGES } from '../../domain/accounts/inputs.js';
import { PER_ACCOUNT_LIMITS, PER_RECIPIENT_LIMITS } from '../../domain/accounts/limits.js';
import { LINK_MESSAGES } from '../../domain/accounts/links.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { readLinkToken, readMails } from '../../testing/mails.js';
import { addTestPasskey } from '../../testing/passkey.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import { JOBS } from '../jobs.js';

const CONFIRM = 'mutation Confirm($input: ConfirmEmailInput!) { confirmEmail(input: $input) }';
const VIEWER = '{ viewer { email emailConfirmed pendingEmail canConfirmEmail } }';
const SEND = 'mutation { sendConfirmationEmail { id emailConfirmed pendingEmail } }';
const UPDATE = 'mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) { email pendingEmail } }';
const APPLICATION = {
  name: 'Shalimar Banquets',
  location: 'Main Boulevard, Gulberg, Lahore',
  phone: '+92 42 35761234',
  description: 'Three halls for weddings and corporate events.',
};

let at: Harness;
let admin: Person;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness({ REQUIRE_CONFIRMED_EMAIL: 'on', ACCOUNT_LIMITS: 'on' });
  admin = await at.person(Role.ADMIN);
  venue = await openVenue(at);
});
afterAll(() => at.close());

let count = 0;
/** Registers as people do; the address waits for its confirmation. */
async function register(harness: Harness, role = 'user'): Promise<Person> {
  count += 1;
  const username = `newcomer_${count}`;
  const email = `${username}@mail.test`;
  const { body } = await harness.visitor.rest<{ token: string; user: { id: number } }>('POST', '/user/auth/register', {
    ...{ email, username, role, name: 'Win A Prize', password: TEST_PASSWORD },
  });
  return { ...harness.withToken(body.token), id: body.user.id, email };
}

const getViewer = async (person: Person) => (await person.graphql<{ viewer: object }>(VIEWER)).data?.viewer;
const confirm = (token: string) => at.visitor.rest('POST', '/user/auth/confirm-email', { token });
const changeTo = (person: Person, email: string, currentPassword: string | undefined = TEST_PASSWORD) =>
  person.rest('PUT', '/user/settings', { email, currentPassword });
const kindsTo = async (to: string) => (await readMails(at, to)).map(({ kind }) => kind);
const events = (userId: number) =>
  at.context().em.execute('select kind from security_events where account_id = ? order by id', [userId]);

describe('[issue: confirmed addresses] registration', () => {
  it('mails a link without anything that was entered, and the address waits', async () => {
    const person = await register(at);
    const [mail, ...others] = await readMails(at, person.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'confirm-email', subject: 'Please confirm your e-mail address' });
    expect(mail?.text).toMatch(/Confirm e-mail address: http:\/\/\S+\/confirm-email#[\w-]{43}$/m);
    expect(JSON.stringify(mail)).not.toMatch(/prize|newcomer/i);
    expect(await getViewer(person)).toEqual({
      ...{ email: person.email, emailConfirmed: false, pendingEmail: null, canConfirmEmail: true },
    });
  });

  it('stores no token, only its hash', async () => {
    const person = await register(at);
    const token = await readLinkToken(at, person.email);
    const rows = await at.context().em.execute('select * from account_links where user_id = ?', [person.id]);
    expect(rows).toMatchObject([{ purpose: 'confirm_email', token_hash: expect.stringMatching(/^[\da-f]{64}$/) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('reviews and applications wait for it, in both APIs; a booking request never does', async () => {
    const [customer, owner] = [await register(at), await register(at, 'business')];
    const review = { hallId: venue.hallId, rating: 5, comment: 'A fine hall for every occasion.' };
    const refused = { status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } };
    expect(await customer.rest('POST', '/user/reviews', review)).toMatchObject(refused);
    expect(await owner.rest('POST', '/business-application', APPLICATION)).toMatchObject(refused);
    const answers = [
      await customer.graphql('mutation W($input: WriteReviewInput!) { writeReview(input: $input) { id } }', {
        input: review,
      }),
      await owner.graphql('mutation A($input: ApplyForBusinessInput!) { applyForBusiness(input: $input) { id } }', {
        input: APPLICATION,
      }),
    ];
    expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
      'EMAIL_NOT_CONFIRMED',
      'EMAIL_NOT_CONFIRMED',
    ]);
    expect((await customer.rest('POST', '/user/bookings', bookingInput(venue.hallId))).status).toBe(201);

    for (const { email } of [customer, owner]) expect((await confirm(await readLinkToken(at, email))).status).toBe(204);
    expect((await customer.rest('POST', '/user/reviews', review)).status).toBe(201);
    expect((await owner.rest('POST', '/business-application', APPLICATION)).status).toBe(201);
  });

  it('without a mail server nothing waits and nobody is asked', async () => {
    const there = await startHarness();
    const owner = await register(there, 'business');
    expect(await readMails(there, owner.email)).toEqual([]);
    expect(await getViewer(owner)).toMatchObject({ emailConfirmed: false, canConfirmEmail: false });
    expect((await owner.rest('POST', '/business-application', APPLICATION)).status).toBe(201);
    await there.close();
  });

  it('with a mail server the address waits, unless the environment says otherwise', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' };
    for (const [env, status] of [
      [smtp, 403],
      [{ ...smtp, REQUIRE_CONFIRMED_EMAIL: 'off' }, 201],
    ] as const) {
      const there = await startHarness(env);
      const owner = await register(there, 'business');
      expect(await getViewer(owner)).toMatchObject({ emailConfirmed: false, canConfirmEmail: true });
      expect((await readMails(there, owner.email)).map(({ kind }) => kind)).toEqual(['confirm-email']);
      expect((await owner.rest('POST', '/business-application', APPLICATION)).status).toBe(status);
      await there.close();
    }
  });
});

describe('[issue: confirmed addresses] the link', () => {
  it('works once, over GraphQL, for whoever has it', async () => {
    const person = await register(at);
    const input = { token: await readLinkToken(at, person.email) };
    expect((await at.visitor.graphql(CONFIRM, { input })).data).toEqual({ confirmEmail: true });
    expect(await getViewer(person)).toMatchObject({ emailConfirmed: true, canConfirmEmail: false });
    expect(await events(person.id)).toContainEqual({ kind: 'email_confirmed' });
    const again = await at.visitor.graphql(CONFIRM, { input });
    expect(again.errors[0]).toMatchObject({
      message: LINK_MESSAGES.USED,
      extensions: { code: 'INVALID_INPUT', field: 'token', details: { reason: 'USED' } },
    });
  });

  it('is refused after a day', async () => {
    const person = await register(at);
    const token = await readLinkToken(at, person.email);
    const begin = at.clock.now();
    at.clock.advanceMinutes(24 * 60);
    expect(await confirm(token)).toMatchObject({
      ...{ status: 422, body: { code: 'INVALID_INPUT', field: 'token', message: LINK_MESSAGES.EXPIRED } },
    });
    at.clock.set(begin);
    expect(await getViewer(person)).toMatchObject({ emailConfirmed: false });
  });

  it.each([['nonsense'], ['x'.repeat(43)], ['x'.repeat(10_000)], ['']])(
    'is refused when unknown: %.20s',
    async (token) => {
      expect(await confirm(token)).toMatchObject({
        status: 422,
        body: { field: 'token', message: LINK_MESSAGES.UNKNOWN },
      });
    },
  );

  it('is replaced by the one that is sent again', async () => {
    const person = await register(at);
    const first = await readLinkToken(at, person.email);
    expect((await person.graphql(SEND)).errors).toEqual([]);
    const second = await readLinkToken(at, person.email);
    expect((await confirm(first)).body).toMatchObject({ message: LINK_MESSAGES.UNKNOWN });
    expect((await confirm(second)).status).toBe(204);
    expect(await person.rest('POST', '/user/confirmation-email')).toMatchObject({
      ...{ status: 409, body: { code: 'CONFLICT' } },
    });
  });

  it('used twice at once, confirms once', async () => {
    const person = await register(at);
    const token = await readLinkToken(at, person.email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
  });

  it('is sent again only so often, to one account', async () => {
    const person = await register(at);
    for (let sent = 0; sent < PER_ACCOUNT_LIMITS.linkMailsPerHour; sent += 1) {
      expect((await person.rest('POST', '/user/confirmation-email')).status).toBe(204);
    }
    const refused = await person.rest('POST', '/user/confirmation-email');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('is forgotten a week after its expiry', async () => {
    const person = await register(at);
    const token = await readLinkToken(at, person.email);
    const begin = at.clock.now();
    at.clock.advanceMinutes(8 * 24 * 60 - 1);
    await JOBS['delete-old-account-links']?.(at.context(), {});
    expect((await confirm(token)).body).toMatchObject({ message: LINK_MESSAGES.EXPIRED });
    at.clock.advanceMinutes(2);
    await JOBS['delete-old-account-links']?.(at.context(), {});
    expect((await confirm(token)).body).toMatchObject({ message: LINK_MESSAGES.UNKNOWN });
    at.clock.set(begin);
  });

  it('and its address are deleted with the account', async () => {
    const person = await register(at);
    await changeTo(person, 'private.address@mail.test');
    await admin.rest('DELETE', `/admin/users/${person.id}`);
    expect(await at.context().em.execute('select id from account_links where user_id = ?', [person.id])).toEqual([]);
  });

  it('is shown by the outbox to admins where nobody sends mails, and to no moderator', async () => {
    const person = await register(at);
    const token = await readLinkToken(at, person.email);
    const outbox = `{ outbox(filter: { text: "${person.email}" }) { nodes { text } } }`;
    const moderator = await at.person(Role.MODERATOR);
    expect(JSON.stringify((await admin.graphql(outbox)).data)).toContain(`/confirm-email#${token}`);
    const seen = JSON.stringify((await moderator.graphql(outbox)).data);
    expect(seen).toContain('/confirm-email#...');
    expect(seen).not.toContain(token);
    await at.context().em.execute(`update outbox_mails set status = 'failed' where to_address = ?`, [person.email]);
    expect(JSON.stringify((await admin.graphql(outbox)).data)).not.toContain(token);
  });
});

describe('[issue: confirmed addresses] a new address', () => {
  it('needs the password, names it, and limits the guesses', async () => {
    const person = await at.person(Role.USER);
    for (const [currentPassword, message] of [
      [null, ACCOUNT_MESSAGES.currentPasswordRequired],
      ['not the one', ACCOUNT_MESSAGES.currentPasswordIncorrect],
    ]) {
      const input = { email: 'wanted@mail.test', ...(currentPassword === null ? {} : { currentPassword }) };
      const rest = await person.rest('PUT', '/user/settings', input);
      expect(rest).toMatchObject({ status: 422, body: { field: 'currentPassword', message } });
      const { errors } = await person.graphql(UPDATE, { input });
      expect(errors[0]).toMatchObject({ message, extensions: { code: 'INVALID_INPUT', field: 'currentPassword' } });
    }
    for (let wrong = 0; wrong < 10; wrong += 1) await changeTo(person, 'wanted@mail.test', 'not the one');
    expect((await changeTo(person, 'wanted@mail.test')).status).toBe(429);
    expect(await kindsTo('wanted@mail.test')).toEqual([]);
    expect(await getViewer(person)).toMatchObject({ email: person.email, pendingEmail: null });
  });

  it('is not needed for the same address in another case, or for other fields', async () => {
    const person = await at.person(Role.USER);
    const email = person.email.toUpperCase();
    expect(await person.rest('PUT', '/user/settings', { email, name: 'Ayesha' })).toMatchObject({
      ...{ status: 200, body: { email, name: 'Ayesha', pendingEmail: null, emailConfirmed: true } },
    });
  });

  it('waits beside the present one, which is told at once, until its link is used', async () => {
    const person = await at.person(Role.USER);
    const email = `new.${person.email}`;
    expect((await changeTo(person, email)).body).toMatchObject({ email: person.email, pendingEmail: email });
    expect(await kindsTo(email)).toEqual(['confirm-new-email']);
    const [notice] = await readMails(at, person.email);
    expect(notice).toMatchObject({ kind: 'email-change-notice', subject: 'Your e-mail address is about to change' });
    expect(notice?.text).toContain('Time: Mar 01, 2027, 7:00 AM UTC');
    expect(notice?.text).not.toContain(email);
    expect(await getViewer(person)).toMatchObject({ email: person.email, emailConfirmed: true, pendingEmail: email });

    expect((await confirm(await readLinkToken(at, email))).status).toBe(204);
    expect(await getViewer(person)).toMatchObject({ email, emailConfirmed: true, pendingEmail: null });
    expect(await events(person.id)).toContainEqual({ kind: 'email_changed' });
    const login = { emailOrUsername: email, password: TEST_PASSWORD };
    expect((await at.visitor.rest('POST', '/user/auth/login', login)).status).toBe(200);
  });

  it('can be taken back, once: its link then does nothing', async () => {
    const person = await register(at);
    const email = 'taken.back@mail.test';
    await changeTo(person, email);
    const token = await readLinkToken(at, email);
    expect((await person.rest('DELETE', '/user/pending-email')).status).toBe(204);
    expect((await confirm(token)).status).toBe(422);
    expect(await getViewer(person)).toMatchObject({ email: person.email, pendingEmail: null });
    expect(await person.rest('DELETE', '/user/pending-email')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });

  it('is mailed its link again, not the present one', async () => {
    const person = await at.person(Role.USER);
    const email = `again.${person.email}`;
    await changeTo(person, email);
    const first = await readLinkToken(at, email);
    expect((await person.graphql<object>(SEND)).data).toMatchObject({
      sendConfirmationEmail: { emailConfirmed: true, pendingEmail: email },
    });
    expect((await confirm(first)).status).toBe(422);
    expect((await confirm(await readLinkToken(at, email))).status).toBe(204);
  });

  it('that belongs to somebody gets the same answer, and a mail that says so', async () => {
    const [person, other] = [await at.person(Role.USER), await at.person(Role.USER)];
    const [free, taken] = [
      await person.rest('PUT', '/user/settings', { email: 'free@mail.test', currentPassword: TEST_PASSWORD }),
      await person.rest('PUT', '/user/settings', { email: other.email, currentPassword: TEST_PASSWORD }),
    ];
    expect(taken).toMatchObject({ status: free.status, body: { ...free.body, pendingEmail: other.email } });
    const [mail] = await readMails(at, other.email);
    expect(mail).toMatchObject({ kind: 'account-exists', subject: 'You already have an account' });
    expect(mail?.text).not.toMatch(/#[\w-]{43}/);
    expect((await person.rest('POST', '/user/confirmation-email')).status).toBe(204);
    expect(await kindsTo(other.email)).toEqual(['account-exists', 'account-exists']);
  });

  it('that somebody has taken meanwhile is refused by its link', async () => {
    const person = await at.person(Role.USER);
    await changeTo(person, 'contested@mail.test');
    const token = await readLinkToken(at, 'contested@mail.test');
    await at.person(Role.USER, { email: 'contested@mail.test' });
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'ALREADY_TAKEN', field: 'email' } });
    expect(await getViewer(person)).toMatchObject({ email: person.email });
  });

  it('no longer comes once the password was changed', async () => {
    const person = await at.person(Role.USER);
    await changeTo(person, 'of.a.thief@mail.test');
    const newPassword = 'another password';
    const { body } = await person.rest<{ token: string }>('PUT', '/user/change-password', {
      ...{ currentPassword: TEST_PASSWORD, newPassword, confirmPassword: newPassword },
    });
    expect((await confirm(await readLinkToken(at, 'of.a.thief@mail.test'))).status).toBe(422);
    expect(await getViewer(at.withToken(body.token))).toMatchObject({ email: person.email, pendingEmail: null });
  });

  it('is mailed only so often by all accounts together', async () => {
    const victim = 'victim@elsewhere.test';
    for (let sent = 0; sent < PER_RECIPIENT_LIMITS.linkMailsPerDay; sent += 1) {
      expect((await changeTo(await at.person(Role.USER), victim)).status).toBe(200);
    }
    const refused = await changeTo(await at.person(Role.USER), victim.toUpperCase());
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(await kindsTo(victim)).toHaveLength(PER_RECIPIENT_LIMITS.linkMailsPerDay);
  });

  it('is sent again only so often by all accounts together', async () => {
    const victim = 'another.victim@elsewhere.test';
    const send = (person: Person) => person.rest('POST', '/user/confirmation-email');
    const [first, second] = [await at.person(Role.USER), await at.person(Role.USER)];
    for (const person of [first, second]) {
      expect((await changeTo(person, victim)).status).toBe(200);
      // One less than an account may have sent again: the last one is refused for the address alone.
      for (let sent = 1; sent < PER_RECIPIENT_LIMITS.linkMailsPerDay / 2; sent += 1)
        expect((await send(person)).status).toBe(204);
    }
    expect(await send(first)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(await kindsTo(victim)).toHaveLength(PER_RECIPIENT_LIMITS.linkMailsPerDay);
  });
});

describe('[security Identity] the address of an account with a second factor', () => {
  it('is confirmed only by who is signed in to it', async () => {
    const [person, other] = [await register(at), await register(at)];
    const token = await readLinkToken(at, person.email);
    await addTestPasskey(at, person);
    for (const stranger of [at.visitor, other]) {
      const { status, body } = await stranger.rest('POST', '/user/auth/confirm-email', { token });
      expect({ status, body }).toMatchObject({ status: 422, body: { field: 'token', message: LINK_MESSAGES.SIGN_IN } });
    }
    expect(await getViewer(person)).toMatchObject({ emailConfirmed: false });
    expect((await person.rest('POST', '/user/auth/confirm-email', { token })).status).toBe(204);
  });
});
