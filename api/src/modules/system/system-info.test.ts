import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { givenBooking, givenBusiness, openVenue } from '../../testing/scene.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';

const OVERVIEW = `query Overview { overview {
  users { total thisMonth lastMonth } businesses { total thisMonth lastMonth } pendingApprovals
  bookingsThisMonth bookingsLastMonth days { day signUps requests confirmations }
  status { databaseConnected databaseMs apiBusyShare cacheHitShare storedBytes diskUsed jobsWaiting jobsFailed
    mailsWaiting mailsFailed uptimeShare } } }`;

interface Answer {
  overview: {
    users: object;
    businesses: object;
    pendingApprovals: number;
    days: { day: string; signUps: number }[];
    status: Record<string, number | boolean | null>;
  };
}

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY).toISOString();

let at: Harness;
let admin: Person;

beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
});
afterAll(() => at.close());

describe('[business §2 Admin and moderator control panel] overview', () => {
  it('counts accounts and businesses, this month compared with the last, and pending work', async () => {
    const { em } = at.context();
    // The test's day is March 1, so yesterday was in February.
    for (const days of [1, 2, 40]) {
      const person = await at.person(Role.BUSINESS);
      await em.execute('update users set created_at = ? where id = ?', [daysAgo(days), person.id]);
      const status = days === 40 ? BusinessStatus.APPROVED : BusinessStatus.PENDING;
      const id = await givenBusiness(at.context().em, person.id, { status });
      await em.execute('update businesses set applied_at = ? where id = ?', [daysAgo(days), id]);
    }
    const { data, errors } = await admin.graphql<Answer>(OVERVIEW);
    expect(errors).toEqual([]);
    expect(data?.overview).toMatchObject({
      users: { total: 4, thisMonth: 1, lastMonth: 2 },
      businesses: { total: 3, thisMonth: 0, lastMonth: 2 },
      pendingApprovals: 2,
    });
  });

  it('the charts have 30 days up to today, empty ones too', async () => {
    const days = (await admin.graphql<Answer>(OVERVIEW)).data?.overview.days ?? [];
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2027-01-31', '2027-03-01']);
    expect(days.filter(({ signUps }) => signUps > 0).map(({ day, signUps }) => [day, signUps])).toEqual([
      ['2027-02-27', 1],
      ['2027-02-28', 1],
      ['2027-03-01', 1],
    ]);
  });

  it('months and days begin when they do in Pakistan', async () => {
    const fresh = await startHarness();
    const staff = await fresh.person(Role.ADMIN);
    const { em } = fresh.context();
    const owner = await fresh.person(Role.BUSINESS);
    const customer = await fresh.person(Role.USER);
    const businessId = await givenBusiness(em, owner.id, { status: BusinessStatus.PENDING });
    const { hallId } = await openVenue(fresh);
    const bookings = [
      await givenBooking(em, { userId: customer.id, hallId }),
      await givenBooking(em, { userId: customer.id, hallId }, { status: BookingStatus.CONFIRMED }),
    ];
    // March 1 in Pakistan, and February 28 in UTC.
    const early = '2027-02-28T19:30:00Z';
    await em.execute(`update users set created_at = case when id = ? then ?::timestamptz else '2026-06-01' end`, [
      customer.id,
      early,
    ]);
    await em.execute(`update businesses set applied_at = case when id = ? then ?::timestamptz else '2026-06-01' end`, [
      businessId,
      early,
    ]);
    await em.execute('update bookings set created_at = ?', [early]);
    await em.execute('update bookings set confirmed_at = ? where id = ?', [early, bookings[1] ?? 0]);
    fresh.clock.set(new Date('2027-02-28T20:00:00Z'));
    const { data } = await staff.graphql<Answer>(OVERVIEW);
    expect(data?.overview).toMatchObject({
      ...{ users: { thisMonth: 1, lastMonth: 0 }, businesses: { thisMonth: 1, lastMonth: 0 } },
      ...{ bookingsThisMonth: 2, bookingsLastMonth: 0 },
    });
    expect(data?.overview.days.at(-1)).toEqual({ day: '2027-03-01', signUps: 1, requests: 2, confirmations: 1 });
    await fresh.close();
  });

  it('the state of things is measured, not fixed', async () => {
    const status = (await admin.graphql<Answer>(OVERVIEW)).data?.overview.status ?? {};
    expect(status).toMatchObject({ databaseConnected: true, jobsFailed: 0, mailsFailed: 0 });
    for (const share of ['apiBusyShare', 'cacheHitShare', 'diskUsed', 'uptimeShare']) {
      expect(status[share]).toBeGreaterThanOrEqual(0);
      expect(status[share]).toBeLessThanOrEqual(1);
    }
    expect(status.databaseMs).toBeGreaterThan(0);
  });

  it('the disk is measured before there is a first file', async () => {
    rmSync(at.app.env.dataDir, { recursive: true, force: true });
    const { data, errors } = await admin.graphql<Answer>(OVERVIEW);
    expect(errors).toEqual([]);
    expect(data?.overview.status.diskUsed).toBeGreaterThan(0);
  });

  it('is for staff only', async () => {
    const [moderator, customer] = [await at.person(Role.MODERATOR), await at.person(Role.USER)];
    expect((await moderator.graphql(OVERVIEW)).errors).toEqual([]);
    expect((await customer.graphql(OVERVIEW)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await at.visitor.graphql(OVERVIEW)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('[business §7 GET /api/admin/system/info] system information', () => {
  it('has what the specification lists, and of the database host and name only', async () => {
    const { status, body } = await admin.rest('GET', '/admin/system/info');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      [
        'arch',
        'databaseConnected',
        'databaseUrl',
        'environment',
        'maintenance',
        'memoryUsage',
        'nodeVersion',
        'platform',
        'restartPending',
        'runningEnvironment',
        'startTime',
        'totalDowntime',
        'uptime',
        'version',
      ].sort(),
    );
    expect(body.databaseUrl).toMatch(/^[\w.-]+(:\d+)?\/\w+$/);
    expect(body).toMatchObject({
      environment: 'development',
      runningEnvironment: 'development',
      restartPending: false,
      totalDowntime: 0,
      maintenance: { isActive: false, isEnabled: false },
      nodeVersion: process.version,
    });
  });

  it('started at one moment, whenever it is read', async () => {
    const started = async () => (await admin.rest('GET', '/admin/system/info')).body.startTime;
    const before = await started();
    at.clock.set(new Date(TEST_NOW.getTime() + 400));
    expect(await started()).toBe(before);
    at.clock.set(TEST_NOW);
  });

  it('is for admins only', async () => {
    const moderator = await at.person(Role.MODERATOR);
    expect((await moderator.rest('GET', '/admin/system/info')).status).toBe(403);
    expect((await at.visitor.rest('GET', '/admin/system/info')).status).toBe(401);
  });
});
