import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKING_MESSAGES } from '../../domain/bookings/inputs.js';
import { TEAM_LIMITS, TEAM_MESSAGES } from '../../domain/businesses/team.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { readLinkToken, readMails } from '../../testing/mails.js';
import { readEventKinds } from '../../testing/passkey.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { addTestApp } from '../../testing/second-factor.js';
import { until } from '../../testing/until.js';
import type { Team } from './team.types.js';

const SUSPEND = `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'Complaints' where id = ?`;

let at: Harness;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

const run = <Row extends object>(sql: string, ...values: unknown[]) => at.context().em.execute<Row[]>(sql, values);
const invite = (email: string) =>
  venue.owner.rest<Team>('POST', '/business/team/invitations', { email, role: 'clerk' });
const accept = async (person: Person) =>
  person.rest('POST', '/user/invitation/accept', { token: await readLinkToken(at, person.email) });
const ask = (customer: Person, hallId: number) =>
  customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(hallId));

async function openTeam(harness: Harness = at): Promise<{ clerk: Person }> {
  venue = await openVenue(harness);
  const clerk = await harness.person(Role.USER);
  await givenMember(harness.context().em, venue.businessId, clerk.id, 'CLERK');
  return { clerk };
}

describe('[security Never 2] seats of a team', () => {
  it('are counted when an invitation is accepted and sent again too', async () => {
    await openTeam();
    const person = await at.person(Role.USER);
    const { id } = (await invite(person.email)).body.invitations[0] ?? { id: 0 };
    for (let seat = 2; seat < TEAM_LIMITS.membersMax; seat += 1) {
      await givenMember(at.context().em, venue.businessId, (await at.person(Role.USER)).id, 'CLERK');
    }
    expect((await venue.owner.rest('POST', `/business/team/invitations/${id}/resend`)).status).toBe(200);
    await givenMember(at.context().em, venue.businessId, (await at.person(Role.USER)).id, 'CLERK');
    const full = { status: 409, body: { message: TEAM_MESSAGES.full } };
    expect(await venue.owner.rest('POST', `/business/team/invitations/${id}/resend`)).toMatchObject(full);
    expect(await accept(person)).toMatchObject(full);
  });

  it('are given out in turn: an invitation that is accepted meanwhile is not replaced', async () => {
    await openTeam();
    const person = await at.person(Role.USER);
    const { id } = (await invite(person.email)).body.invitations[0] ?? { id: 0 };
    const other = at.context().em;
    await other.begin();
    await other.execute('update business_invitations set accepted_at = now() where id = ?', [id]);
    const again = invite(person.email);
    await until(async () => {
      const waiting = await run(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await other.commit();
    expect((await again).status).toBe(201);
  });

  it('record every invitation that is mailed, also again', async () => {
    await openTeam();
    const { id } = (await invite('guest@elsewhere.test')).body.invitations[0] ?? { id: 0 };
    await venue.owner.rest('POST', `/business/team/invitations/${id}/resend`);
    const kinds = await readEventKinds(at, venue.owner.id);
    expect(kinds.filter((kind) => kind === 'MEMBER_INVITED')).toHaveLength(2);
  });
});

describe('[security Never 2] a member who is a customer too', () => {
  it('can’t answer the own request, but withdraw it; and isn’t asked by mail to answer it', async () => {
    const { clerk } = await openTeam();
    const { body } = await ask(clerk, venue.hallId);
    expect((await readMails(at, clerk.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('New booking request'),
    );
    expect((await readMails(at, clerk.email)).filter(({ kind }) => kind === 'booking-requested')).toHaveLength(0);
    for (const status of ['confirmed', 'cancelled']) {
      const refused = await clerk.rest('PUT', `/business/bookings/${body.id}/status`, { status });
      expect(refused).toMatchObject({ status: 403, body: { message: BOOKING_MESSAGES.ownRequest } });
    }
    const { data } = await clerk.graphql(`{ booking(id: ${body.id}) { viewerCanAnswer viewerCanWithdraw } }`);
    expect(data).toEqual({ booking: { viewerCanAnswer: false, viewerCanWithdraw: true } });
    const approved = await venue.owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
    expect(approved.status).toBe(200);
  });

  it('can’t review the halls of the business, nor change an earlier review', async () => {
    const { clerk } = await openTeam();
    const review = { hallId: venue.hallId, rating: 5 };
    expect(await clerk.rest('POST', '/user/reviews', review)).toMatchObject({ status: 403 });
    await run('delete from business_members where user_id = ?', clerk.id);
    const { status, body } = await clerk.rest<{ id: number }>('POST', '/user/reviews', { ...review, rating: 2 });
    expect(status).toBe(201);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    expect((await clerk.rest('PUT', `/user/reviews/${body.id}`, { rating: 5 })).status).toBe(403);
  });
});

describe('[issue: trading] members of a business that isn’t trading', () => {
  it('read no reason of an earlier rejection while it is', async () => {
    const { clerk } = await openTeam();
    await run(`update businesses set rejection_reason = 'Blurred papers' where id = ?`, venue.businessId);
    const read = async (person: Person) =>
      (await person.graphql('{ businessApplication { status rejectionReason } }')).data?.businessApplication;
    expect(await read(clerk)).toEqual({ status: 'APPROVED', rejectionReason: null });
    expect(await read(venue.owner)).toEqual({ status: 'APPROVED', rejectionReason: 'Blurred papers' });
  });

  it('see none of its reviews and halls, answer none, and read no reason', async () => {
    const { clerk } = await openTeam();
    const author = await at.person(Role.USER);
    const written = await author.rest<{ id: number }>('POST', '/user/reviews', { hallId: venue.hallId, rating: 4 });
    const read = async () => (await clerk.rest<{ data: object[] }>('GET', '/business/reviews')).body.data.length;
    expect(await read()).toBe(1);
    await run(SUSPEND, venue.businessId);
    expect(await read()).toBe(0);
    const answer = await clerk.rest('POST', `/business/reviews/${written.body.id}/answer`, { reply: 'Thanks' });
    expect(answer.status).toBe(403);
    expect((await clerk.rest('GET', `/public/halls/${venue.hallId}/complete-info`)).status).toBe(404);
    expect((await clerk.rest('GET', '/business/bookings')).body.message).toBe(TEAM_MESSAGES.notTrading);
    const application = '{ businessApplication { status rejectionReason } }';
    expect((await clerk.graphql(application)).errors[0]).toMatchObject({
      message: TEAM_MESSAGES.notTrading,
      extensions: { code: 'FORBIDDEN', details: { status: 'suspended' } },
    });
    expect((await venue.owner.graphql(application)).data).toEqual({
      businessApplication: { status: 'SUSPENDED', rejectionReason: 'Complaints' },
    });
  });
});

describe('[security: staff reads] the team of a business', () => {
  it('is a read of each of its people', async () => {
    const { clerk } = await openTeam();
    const moderator = await at.person(Role.MODERATOR);
    const { errors } = await moderator.graphql(`{ teamOfBusiness(id: ${venue.businessId}) { businessId } }`);
    expect(errors).toEqual([]);
    for (const { id } of [venue.owner, clerk]) {
      const rows = await run(
        `select details from security_events where kind = 'personal_data_read' and account_id = ? and actor_id = ?`,
        id,
        moderator.id,
      );
      expect(rows).toEqual([{ details: { data: 'business' } }]);
    }
  });
});

describe('[issue: own data] a deleted account', () => {
  const erase = (person: Person) => person.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
  const readEntries = (action: string) =>
    run(
      `select actor_id, business_id from audit_events where action = ? and business_id = ?`,
      action,
      venue.businessId,
    );

  it('of an owner ends the team, which is recorded and told to each member', async () => {
    const { clerk } = await openTeam();
    expect((await erase(venue.owner)).status).toBe(204);
    expect((await readMails(at, clerk.email)).at(-1)?.kind).toBe('team-closed');
    expect(await readEventKinds(at, clerk.id)).toContain('MEMBER_REMOVED');
    const ended = { actor_id: venue.owner.id, business_id: venue.businessId };
    expect(await readEntries('team.member-removed')).toEqual([ended]);
    expect(await run('select 1 from business_members where user_id = ?', clerk.id)).toEqual([]);
  });

  it('of a member ends the membership, which is recorded', async () => {
    const { clerk } = await openTeam();
    expect((await erase(clerk)).status).toBe(204);
    expect(await readEntries('team.left')).toEqual([{ actor_id: clerk.id, business_id: venue.businessId }]);
    expect(await readEventKinds(at, clerk.id)).toContain('MEMBER_REMOVED');
  });
});

describe('[security Identity] a member who must have a second factor', () => {
  let strict: Harness;
  beforeAll(async () => {
    strict = await startHarness({ REQUIRE_SECOND_FACTOR: 'staff-and-owners' });
  });
  afterAll(() => strict.close());

  it('is told so, by the account and after signing in', async () => {
    const { clerk } = await openTeam(strict);
    const lacks = async () => (await clerk.graphql('{ viewer { lacksSecondFactor } }')).data?.viewer;
    expect(await lacks()).toEqual({ lacksSecondFactor: true });
    const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { user { lacksSecondFactor } } }';
    const input = { emailOrUsername: clerk.email, password: TEST_PASSWORD };
    const { data } = await strict.visitor.graphql(signIn, { input });
    expect(data?.signIn).toEqual({ user: { lacksSecondFactor: true } });
    await addTestApp(strict, clerk);
    expect(await lacks()).toEqual({ lacksSecondFactor: false });
  });

  it('gets no mails about requests before', async () => {
    const { clerk } = await openTeam(strict);
    const customer = await strict.person(Role.USER);
    const count = async () =>
      (await readMails(strict, clerk.email)).filter(({ kind }) => kind === 'booking-requested').length;
    await ask(customer, venue.hallId);
    expect(await count()).toBe(0);
    await addTestApp(strict, clerk);
    await ask(customer, venue.hallId);
    expect(await count()).toBe(1);
  });
});
