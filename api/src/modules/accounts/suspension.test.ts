import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RENEWAL_COOKIE } from '../../domain/accounts/sessions.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { Role } from '../../domain/accounts/roles.js';
import { clearTables } from '../../testing/clear-tables.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { readLinkToken, readMails } from '../../testing/mails.js';
import { givenBooking, openVenue } from '../../testing/scene.js';
import { mailPasswordReset } from './password-reset.service.js';

const REFUSED = { status: 403, body: { code: 'ACCOUNT_SUSPENDED', error: expect.stringContaining('suspended') } };
const REASON = 'Bookings under several false names';

let at: Harness;
let admin: Person;

beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
});
afterAll(() => at.close());

const suspend = (person: Person, by: Person = admin) =>
  by.rest('PUT', `/admin/users/${person.id}/suspend`, { reason: REASON });
const reinstate = (person: Person) => admin.rest('PUT', `/admin/users/${person.id}/reinstate`);
const signIn = (person: Person, password = TEST_PASSWORD) =>
  at.visitor.rest('POST', '/user/auth/login', { emailOrUsername: person.email, password });

async function findSuspended(): Promise<Person> {
  const person = await at.person(Role.USER);
  expect((await suspend(person)).status).toBe(200);
  return person;
}

describe('[issue: accounts] a suspended account', () => {
  it('is signed out everywhere and refused with its own code, until it is reinstated', async () => {
    const person = await findSuspended();
    expect(await person.rest('GET', '/user/profile')).toMatchObject(REFUSED);
    expect((await person.graphql('{ viewer { id } }')).errors[0]?.extensions.code).toBe('ACCOUNT_SUSPENDED');
    expect(await signIn(person)).toMatchObject(REFUSED);
    expect((await reinstate(person)).body).toMatchObject({ suspendedAt: null, suspensionReason: null });
    // Its sessions have ended for good.
    expect((await person.rest('GET', '/user/profile')).status).toBe(401);
    expect((await signIn(person)).status).toBe(200);
  });

  it('says nothing to who doesn’t know its password', async () => {
    const person = await findSuspended();
    expect(await signIn(person, 'another horse battery')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  it('refuses a session that began while it was being suspended', async () => {
    const person = await at.person(Role.USER);
    await at
      .context()
      .em.execute(`update users set suspended_at = now(), suspension_reason = 'Spam' where id = ?`, [person.id]);
    expect(await person.rest('GET', '/user/profile')).toMatchObject(REFUSED);
  });

  it('isn’t renewed by its cookie, which ends', async () => {
    const person = await at.person(Role.USER);
    const body = { emailOrUsername: person.email, password: TEST_PASSWORD, renewable: true };
    const { headers } = await at.visitor.rest('POST', '/user/auth/login', body);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toContain(RENEWAL_COOKIE);
    const renew = () => at.visitor.rest('POST', '/user/auth/renew', undefined, { cookie, origin: at.url });
    await suspend(person);
    const refused = await renew();
    expect(refused).toMatchObject(REFUSED);
    expect(refused.headers.get('set-cookie')).toContain(`${RENEWAL_COOKIE}=;`);
  });

  it('gets no link for a new password, and can’t use the one it has', async () => {
    const person = await at.person(Role.USER);
    await mailPasswordReset(at.context(), person.id);
    const token = await readLinkToken(at, person.email);
    await suspend(person);
    const input = { token, newPassword: 'another horse battery', confirmPassword: 'another horse battery' };
    expect(await at.visitor.rest('POST', '/user/auth/reset-password', input)).toMatchObject(REFUSED);
    await mailPasswordReset(at.context(), person.id);
    expect((await readMails(at, person.email)).map(({ kind }) => kind)).toEqual([
      'password-reset',
      'account-suspended',
      'account-suspended',
    ]);
  });

  it('refuses the API keys of its business', async () => {
    const { owner } = await openVenue(at);
    const { data } = await owner.graphql<{ issueApiKey: { key: string } }>(
      'mutation { issueApiKey(input: { name: "Website", scopes: [READ] }) { key } }',
    );
    const client = at.withToken(data?.issueApiKey.key);
    expect((await client.rest('GET', '/business/bookings')).status).toBe(200);
    await suspend(owner);
    expect(await client.rest('GET', '/business/bookings')).toMatchObject(REFUSED);
  });

  it('hides an owner’s halls and cancels requests to them meanwhile; confirmed bookings stay', async () => {
    const venue = await openVenue(at);
    const person = await at.person(Role.USER);
    const place = { userId: person.id, hallId: venue.hallId };
    const { em } = at.context();
    const pending = await givenBooking(em, place, { startTime: new Date('2027-07-01T10:00:00Z') });
    const confirmed = await givenBooking(em, place, {
      startTime: new Date('2027-06-01T10:00:00Z'),
      status: BookingStatus.CONFIRMED,
    });
    const isShown = async () =>
      (await at.visitor.rest('GET', `/public/halls/${venue.hallId}/complete-info`)).status === 200;
    await suspend(venue.owner);
    expect(await isShown()).toBe(false);
    const [mail] = await readMails(at, venue.owner.email);
    expect(mail?.text).toContain('halls of your business are hidden meanwhile, and requests that waited');
    expect(mail?.text).toContain('Confirmed bookings stay as they are.');
    expect(await em.execute('select id, status from bookings where user_id = ? order by id', [person.id])).toEqual([
      { id: pending, status: 'cancelled' },
      { id: confirmed, status: 'confirmed' },
    ]);
    await reinstate(venue.owner);
    expect(await isShown()).toBe(true);
  });

  it('keeps its bookings, and is told by mail with the reason', async () => {
    const venue = await openVenue(at);
    const person = await at.person(Role.USER);
    await givenBooking(at.context().em, { userId: person.id, hallId: venue.hallId });
    await suspend(person);
    const found = await admin.rest<{ data: { status: string }[] }>('GET', `/admin/users/${person.id}/bookings`);
    expect(found.body.data).toMatchObject([{ status: 'pending' }]);
    const [mail] = await readMails(at, person.email);
    expect(mail).toMatchObject({ kind: 'account-suspended', text: expect.stringContaining(REASON) });
  });
});

describe('[issue: accounts] suspending', () => {
  it('needs a reason, happens once, and is in the audit log and the security log', async () => {
    const person = await at.person(Role.USER);
    expect((await admin.rest('PUT', `/admin/users/${person.id}/suspend`, { reason: ' ' })).status).toBe(422);
    expect((await suspend(person)).body).toMatchObject({ suspensionReason: REASON });
    expect((await suspend(person)).status).toBe(409);
    await reinstate(person);
    expect((await reinstate(person)).status).toBe(409);
    const { em } = at.context();
    const id = String(person.id);
    expect(
      await em.execute(`select action, actor_id from audit_events where subject_id = ? order by id`, [id]),
    ).toEqual([
      { action: 'user.suspended', actor_id: admin.id },
      { action: 'user.reinstated', actor_id: admin.id },
    ]);
    const kinds = `select kind, actor_id from security_events where account_id = ? and kind like 'account%' order by id`;
    expect(await em.execute(kinds, [person.id])).toEqual([
      { kind: 'account_suspended', actor_id: admin.id },
      { kind: 'account_reinstated', actor_id: admin.id },
    ]);
  });

  it('is for admins only, and never of oneself', async () => {
    const person = await at.person(Role.USER);
    expect(await suspend(admin)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    for (const role of [Role.USER, Role.BUSINESS, Role.MODERATOR])
      expect((await suspend(person, await at.person(role))).status).toBe(403);
    expect((await admin.rest('PUT', '/admin/users/999999/suspend', { reason: REASON })).status).toBe(404);
  });

  it('of two admins who suspend each other at once, one remains', async () => {
    const fresh = await startHarness();
    const [first, second] = [await fresh.person(Role.ADMIN), await fresh.person(Role.ADMIN)];
    await Promise.all([suspend(second, first), suspend(first, second)]);
    const [rows] = await fresh
      .context()
      .em.execute<{ count: number }[]>('select count(*)::int as count from users where suspended_at is null');
    expect(rows?.count).toBe(1);
    await fresh.close();
  });
});

describe('[issue: accounts] a person in the panel', () => {
  it('has a state, bookings and reviews, page by page, and each look is recorded', async () => {
    const venue = await openVenue(at);
    const person = await at.person(Role.USER, { name: 'Sana Iqbal' });
    const { em } = at.context();
    for (const hour of [1, 2]) {
      const startTime = new Date(Date.UTC(2027, 4, hour, 10));
      await givenBooking(em, { userId: person.id, hallId: venue.hallId }, { startTime });
    }
    await person.graphql(
      `mutation { writeReview(input: { hallId: ${venue.hallId}, rating: 4, comment: "Fine." }) { id } }`,
    );
    await clearTables(em, 'security_events');
    const read = (what: string) =>
      admin.rest<{ data: object[]; paging: object }>('GET', `/admin/users/${person.id}${what}`);
    expect((await read('')).body).toMatchObject({ name: 'Sana Iqbal', suspendedAt: null });
    expect((await read('/bookings?limit=1')).body).toMatchObject({ data: [{}], paging: { total: 2 } });
    expect((await read('/reviews')).body).toMatchObject({ data: [{ comment: 'Fine.' }], paging: { total: 1 } });
    for (const what of ['', '/bookings', '/reviews'])
      expect((await admin.rest('GET', `/admin/users/999999${what}`)).status).toBe(404);
    const events = await em.execute(`select details ->> 'data' as data, account_id from security_events order by id`);
    expect(events).toEqual(['person', 'bookings', 'reviews'].map((data) => ({ data, account_id: person.id })));
  });
});
