import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { personalDataJobs } from './retention.jobs.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

async function invite({ owner }: Venue, email: string): Promise<void> {
  expect((await owner.rest('POST', '/business/team/invitations', { email, role: 'clerk' })).status).toBe(201);
}

async function count(table: string, column: string, value: unknown): Promise<number> {
  const rows = await at
    .context()
    .em.execute<{ count: number }[]>(`select count(*)::int as count from ${table} where ${column} = ?`, [value]);
  return rows[0]?.count ?? 0;
}

const leave = (person: Person) => person.rest('DELETE', '/user/account', { password: TEST_PASSWORD });

describe('[issue: accounts] one’s own data of teams', () => {
  it('is in the export of a member', async () => {
    const venue = await openVenue(at, { name: 'Shalimar Banquets' });
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    const { data } = await clerk.graphql<{ exportAccountData: { content: string } }>(
      '{ exportAccountData { content } }',
    );
    const { membership } = JSON.parse(data?.exportAccountData.content ?? '{}') as { membership: unknown };
    expect(membership).toMatchObject([{ business: 'Shalimar Banquets', role: 'clerk' }]);
  });

  it('goes with the account: the membership, and invitations to its address', async () => {
    const [venue, other] = [await openVenue(at), await openVenue(at)];
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    await invite(other, clerk.email.toUpperCase());
    expect((await leave(clerk)).status).toBe(204);
    expect(await count('business_members', 'user_id', clerk.id)).toBe(0);
    expect(await count('business_invitations', 'email_key', clerk.email)).toBe(0);
    expect((await venue.owner.rest('GET', '/business/team')).status).toBe(200);
  });

  it('of an owner is the team: it is dissolved with the account', async () => {
    const venue = await openVenue(at);
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    await invite(venue, 'somebody.else@mail.test');
    expect((await leave(venue.owner)).status).toBe(204);
    expect(await count('business_members', 'business_id', venue.businessId)).toBe(0);
    expect(await count('business_invitations', 'business_id', venue.businessId)).toBe(0);
    expect((await clerk.rest('GET', '/business/bookings')).status).toBe(403);
    expect((await clerk.rest('GET', '/user/profile')).status).toBe(200);
  });

  it('keeps invitations for 30 days after they expired', async () => {
    const venue = await openVenue(at);
    await invite(venue, 'old@mail.test');
    const run = personalDataJobs['apply-retention'];
    at.clock.advanceMinutes((7 + 29) * 24 * 60);
    await run?.(at.context(), {}, new AbortController().signal);
    expect(await count('business_invitations', 'business_id', venue.businessId)).toBe(1);
    at.clock.advanceMinutes(2 * 24 * 60);
    await run?.(at.context(), {}, new AbortController().signal);
    expect(await count('business_invitations', 'business_id', venue.businessId)).toBe(0);
  });
});
