import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { TEAM_MESSAGES } from '../../domain/businesses/team.js';
import type { BusinessMembership } from './membership.types.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { readLinkToken, readMails } from '../../testing/mails.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import type { InvitationOffer, Team } from './team.types.js';

const DAY_MS = 86_400_000;

let at: Harness;
let venue: Venue;
let count = 0;

beforeAll(async () => {
  at = await startHarness();
  venue = await openVenue(at);
});
afterAll(() => at.close());

/** A customer with an address that nobody else has. */
function somebody(): Promise<Person> {
  count += 1;
  return at.person(Role.USER, { email: `invited.${count}@mail.test`, username: `invited_${count}` });
}

async function invite(email: string, role = 'clerk', { owner }: Pick<Venue, 'owner'> = venue): Promise<Team> {
  const { status, body } = await owner.rest<Team>('POST', '/business/team/invitations', { email, role });
  expect(status).toBe(201);
  return body;
}

/** Accepts the last invitation that was mailed to somebody. */
async function accept(person: Person) {
  const token = await readLinkToken(at, person.email);
  return person.rest<BusinessMembership & { code: string; message: string }>('POST', '/user/invitation/accept', {
    token,
  });
}

/** A member of the venue's team, invited and joined. */
async function join(role = 'clerk'): Promise<Person> {
  const person = await somebody();
  await invite(person.email, role);
  expect((await accept(person)).status).toBe(200);
  return person;
}

async function findMemberId(person: Person): Promise<number> {
  const { body } = await venue.owner.rest<Team>('GET', '/business/team');
  return body.people.find(({ email }) => email === person.email)?.memberId ?? 0;
}

async function request(hallId: number): Promise<number> {
  const customer = await somebody();
  const startTime = new Date(at.clock.now().getTime() + (20 + count) * DAY_MS).toISOString();
  const { data, errors } = await customer.graphql<{ requestBooking: { id: number } }>(
    'mutation ($input: RequestBookingInput!) { requestBooking(input: $input) { id } }',
    {
      input: bookingInput(hallId, {
        startTime,
        endTime: new Date(Date.parse(startTime) + 14_400_000).toISOString(),
        guestCount: 50,
      }),
    },
  );
  expect(errors).toEqual([]);
  return data?.requestBooking.id ?? 0;
}

const readProblem = async (token: string): Promise<unknown> => {
  const { errors } = await at.visitor.graphql(
    'mutation ($input: InvitationLinkInput!) { readInvitation(input: $input) { role } }',
    {
      input: { token },
    },
  );
  return errors[0]?.extensions.details?.reason;
};

describe('[security Never 2] an invitation', () => {
  it('is mailed with the business’s name and nothing that a person wrote, and says nothing about who exists', async () => {
    const person = await somebody();
    const known = await invite(person.email, 'manager');
    const unknown = await invite('nobody.at.all@mail.test', 'manager');
    expect(known.invitations[0]).toMatchObject({ email: person.email, role: 'manager', isExpired: false });
    expect(unknown.invitations.map(({ email }) => email)).toEqual(['nobody.at.all@mail.test', person.email]);
    const [mail] = await readMails(at, person.email);
    expect(mail).toMatchObject({ kind: 'team-invitation' });
    expect(mail?.text).not.toContain('Person');
    const rows = await at.context().em.execute('select token_hash from business_invitations');
    expect(JSON.stringify(rows)).not.toContain(await readLinkToken(at, person.email));
  });

  it('shows what it offers to whoever holds the link, and makes its addressee a member', async () => {
    const person = await somebody();
    await invite(person.email);
    const token = await readLinkToken(at, person.email);
    const offer = await at.visitor.rest<InvitationOffer>('POST', '/user/invitation', { token });
    expect(offer.body).toMatchObject({ role: 'clerk', email: person.email, viewerProblem: null });
    await at.context().em.execute('update users set email_confirmed_at = null where id = ?', [person.id]);
    expect((await accept(person)).body).toMatchObject({
      role: 'clerk',
      rights: ['bookings', 'calendar', 'reviews', 'view_halls'],
    });
    const { data } = await person.graphql<{ viewer: { emailConfirmed: boolean; role: string; membership: unknown } }>(
      '{ viewer { emailConfirmed role membership { role businessId } } }',
    );
    expect(data?.viewer).toEqual({
      emailConfirmed: true,
      role: 'USER',
      membership: { role: 'CLERK', businessId: venue.businessId },
    });
    expect((await readMails(at, venue.owner.email)).at(-1)?.kind).toBe('team-joined');
  });

  it('is of no use to another account, and once only', async () => {
    const [person, other] = [await somebody(), await somebody()];
    await invite(person.email);
    const token = await readLinkToken(at, person.email);
    const refused = await other.rest('POST', '/user/invitation/accept', { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    const both = await Promise.all([accept(person), accept(person)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await readProblem(token)).toBe('USED');
  });

  it('stops working when it is sent again, taken back, or old', async () => {
    const person = await somebody();
    const team = await invite(person.email);
    const { id } = team.invitations[0] ?? { id: 0 };
    const first = await readLinkToken(at, person.email);
    expect((await venue.owner.rest('POST', `/business/team/invitations/${id}/resend`)).status).toBe(200);
    const second = await readLinkToken(at, person.email);
    expect(second).not.toBe(first);
    expect(await readProblem(first)).toBe('UNKNOWN');
    expect((await venue.owner.rest('DELETE', `/business/team/invitations/${id}`)).status).toBe(200);
    expect(await readProblem(second)).toBe('UNKNOWN');
    await invite(person.email);
    const third = await readLinkToken(at, person.email);
    await at
      .context()
      .em.execute(
        `update business_invitations set expires_at = ?, created_at = ? where accepted_at is null and revoked_at is null and email = ?`,
        [at.clock.now().toISOString(), new Date(at.clock.now().getTime() - DAY_MS).toISOString(), person.email],
      );
    expect(await readProblem(third)).toBe('EXPIRED');
  });

  it('doesn’t make members of owners, staff, or members of another team', async () => {
    const other = await openVenue(at);
    await invite(other.owner.email);
    expect((await accept(other.owner)).body).toMatchObject({ code: 'CONFLICT' });
    const member = await join();
    await invite(member.email, 'clerk', other);
    expect((await accept(member)).body).toMatchObject({ code: 'CONFLICT' });
  });

  it('is refused for the owner’s own address, a member, and when the team is full', async () => {
    const member = await join();
    for (const email of [venue.owner.email, member.email.toUpperCase()]) {
      const { status, body } = await venue.owner.rest('POST', '/business/team/invitations', { email, role: 'clerk' });
      expect([status, body.field]).toEqual([422, 'email']);
    }
    const full = await openVenue(at);
    const em = at.context().em;
    for (let seat = 0; seat < 20; seat += 1) {
      await givenMember(em, full.businessId, (await somebody()).id, 'CLERK');
    }
    const refused = await full.owner.rest('POST', '/business/team/invitations', {
      email: 'one.more@mail.test',
      role: 'clerk',
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('[security Never 2] a member of a team', () => {
  it('answers requests; the audit log says who did it, for which business', async () => {
    const clerk = await join();
    const id = await request(venue.hallId);
    expect((await clerk.graphql(`mutation { approveBooking(id: ${id}) { status viewerCanAnswer } }`)).errors).toEqual(
      [],
    );
    const entries = await at
      .context()
      .em.execute(
        `select action, actor_id, business_id, before, after from audit_events where subject_id = ? and subject_type = 'booking'`,
        [String(id)],
      );
    expect(entries).toEqual([
      {
        action: 'booking.approved',
        actor_id: clerk.id,
        business_id: venue.businessId,
        before: { status: 'pending' },
        after: { status: 'confirmed' },
      },
    ]);
  });

  it('gets no figures with the counts of bookings as a clerk', async () => {
    const clerk = await join();
    const counts = await clerk.graphql('{ businessBookingStats { totalBookings pending } }');
    expect(counts.errors).toEqual([]);
    const { errors } = await clerk.graphql('{ businessBookingStats { revenue } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', details: { right: 'FIGURES' } });
  });

  it('changes settings as a manager, but not whom invoices are from', async () => {
    const manager = await join('manager');
    expect((await manager.rest('PUT', '/business/settings', { taxPercentage: 16 })).status).toBe(200);
    const refused = await manager.rest('PUT', '/business/settings', { taxNumber: '7654321-0' });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('has another role, or none, from the next request on', async () => {
    const person = await join();
    const id = await findMemberId(person);
    expect((await person.rest('GET', '/business/settings')).status).toBe(403);
    await venue.owner.rest('PUT', `/business/team/members/${id}`, { role: 'manager' });
    expect((await person.rest('GET', '/business/settings')).status).toBe(200);
    expect((await venue.owner.rest('DELETE', `/business/team/members/${id}`)).status).toBe(200);
    expect((await person.rest('GET', '/business/settings')).status).toBe(403);
    expect((await person.rest('GET', '/business/bookings')).status).toBe(403);
    expect((await person.rest('GET', '/user/profile')).status).toBe(200);
    expect((await readMails(at, person.email)).at(-1)?.kind).toBe('team-removed');
    const kinds = await at
      .context()
      .em.execute<{ kind: string }[]>('select kind from security_events where account_id = ? order by id', [person.id]);
    expect(kinds.map(({ kind }) => kind).slice(-3)).toEqual(['member_joined', 'member_role_changed', 'member_removed']);
  });

  it.each([
    ['en', /^You no longer belong to the team of Noor Venues$/, /^Hello,\n+The owner of Noor Venues has removed you/],
    [
      'ur',
      /^آپ اب \u2068Noor Venues\u2069 کی ٹیم میں نہیں رہے$/,
      /\u2068Noor Venues\u2069 کے مالک نے آپ کو ٹیم سے ہٹا دیا/,
    ],
  ])('is told in the own language (%s) of having been removed, once', async (locale, subject, text) => {
    const own = await openVenue(at, { name: 'Noor Venues' });
    const [person, colleague] = [await somebody(), await somebody()];
    for (const { id } of [person, colleague]) await givenMember(at.context().em, own.businessId, id, 'CLERK');
    await person.rest('PUT', '/user/settings', { locale });
    const { body } = await own.owner.rest<Team>('GET', '/business/team');
    const id = body.people.find(({ email }) => email === person.email)?.memberId;
    expect((await own.owner.rest('DELETE', `/business/team/members/${id}`)).status).toBe(200);
    expect((await own.owner.rest('DELETE', `/business/team/members/${id}`)).status).toBe(404);
    expect(await readMails(at, person.email)).toEqual([
      expect.objectContaining({
        kind: 'team-removed',
        subject: expect.stringMatching(subject) as unknown,
        text: expect.stringMatching(text) as unknown,
      }),
    ]);
    expect(await readMails(at, colleague.email)).toEqual([]);
  });

  it('leaves', async () => {
    const person = await join();
    const before = (await readMails(at, person.email)).length;
    expect((await person.rest('DELETE', '/user/team')).status).toBe(204);
    expect(await readMails(at, person.email)).toHaveLength(before);
    expect((await person.rest('GET', '/business/bookings')).status).toBe(403);
    expect((await person.rest('DELETE', '/user/team')).status).toBe(404);
  });

  it('is told of new requests, unless that is switched off', async () => {
    const own = await openVenue(at);
    const [clerk, quiet] = [await somebody(), await somebody()];
    const { em } = at.context();
    await givenMember(em, own.businessId, clerk.id, 'CLERK');
    await givenMember(em, own.businessId, quiet.id, 'MANAGER');
    expect((await quiet.rest('PUT', '/user/team/request-mails', { isOn: false })).status).toBe(204);
    await request(own.hallId);
    const told = await Promise.all([own.owner, clerk, quiet].map(({ email }) => readMails(at, email)));
    expect(told.map((mails) => mails.filter(({ kind }) => kind === 'booking-requested').length)).toEqual([1, 1, 0]);
  });

  it('can do nothing for a suspended business, nor with a suspended account', async () => {
    const own = await openVenue(at);
    const [clerk, manager] = [await somebody(), await somebody()];
    const { em } = at.context();
    await givenMember(em, own.businessId, clerk.id, 'CLERK');
    expect((await clerk.rest('GET', '/business/bookings')).status).toBe(200);
    await em.execute(
      `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'Complaints' where id = ?`,
      [own.businessId],
    );
    const refused = await clerk.rest('GET', '/business/bookings');
    expect([refused.status, refused.body.message]).toEqual([403, TEAM_MESSAGES.notTrading]);
    await givenMember(em, own.businessId, manager.id, 'MANAGER');
    const settings = await manager.rest('PUT', '/business/settings', { currency: 'PKR' });
    expect([settings.status, settings.body.code]).toEqual([403, 'FORBIDDEN']);
    const admin = await at.person(Role.ADMIN);
    await admin.graphql(`mutation { suspendUser(id: ${clerk.id}, input: { reason: "Spam" }) { id } }`);
    expect((await clerk.rest('GET', '/business/bookings')).body.code).toBe('ACCOUNT_SUSPENDED');
    expect((await own.owner.rest('GET', '/user/profile')).status).toBe(200);
  });

  it('who becomes staff acts as staff alone', async () => {
    const person = await join();
    await at.context().em.execute(`update users set role = 'moderator' where id = ?`, [person.id]);
    expect((await person.rest('GET', '/business/bookings')).status).toBe(403);
  });
});

describe('[security Identity] where owners must have a second factor', () => {
  it('members must have one too, and keep what customers may do', async () => {
    const strict = await startHarness({ REQUIRE_SECOND_FACTOR: 'staff-and-owners' });
    try {
      const own = await openVenue(strict);
      const clerk = await strict.person(Role.USER);
      await givenMember(strict.context().em, own.businessId, clerk.id, 'CLERK');
      const bookings = await clerk.rest('GET', '/business/bookings');
      expect([bookings.status, bookings.body.code]).toEqual([403, 'SECOND_FACTOR_NOT_SET_UP']);
      expect((await clerk.rest('GET', '/business/settings')).body.code).toBe('FORBIDDEN');
      expect((await clerk.rest('GET', '/user/bookings')).status).toBe(200);
      expect((await clerk.graphql('{ viewerSecondFactors { isRequired } }')).data).toEqual({
        viewerSecondFactors: { isRequired: true },
      });
    } finally {
      await strict.close();
    }
  });
});
