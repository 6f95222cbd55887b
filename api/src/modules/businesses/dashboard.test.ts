import { ref } from '@mikro-orm/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { givenBusiness, givenHall } from '../../testing/scene.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { User } from '../accounts/user.entity.js';
import { Hall } from '../halls/hall.entity.js';
import { Review } from '../reviews/review.entity.js';
import { insertBooking, moment, type InsertedBooking } from './testing.js';

let at: Harness;
let owner: Person;
let other: Person;
let customer: Person;
let businessId: number;
let hallId: number;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  other = await at.person(Role.BUSINESS);
  await givenBusiness(at.context().em, other.id);
});
afterAll(() => at.close());
beforeEach(setScene);

async function setScene() {
  owner = await at.person(Role.BUSINESS);
  businessId = await givenBusiness(at.context().em, owner.id);
  hallId = await givenHall(at.context().em, businessId, { hallName: 'Rose Hall' });
}

const booking = (inserted: InsertedBooking) =>
  insertBooking({ at, businessId, hallId, ownerId: owner.id, customerId: customer.id }, inserted);

async function review(rating: number, createdAt: Date) {
  const em = at.context().em;
  const author = await at.person(Role.USER);
  em.create(Review, {
    hall: ref(em.getReference(Hall, hallId)),
    user: ref(em.getReference(User, author.id)),
    rating,
    createdAt,
    updatedAt: createdAt,
  });
  await em.flush();
  await em.execute(
    `update halls set rating = r.average, review_count = r.count
       from (select avg(rating) as average, count(*) as count from hall_reviews where hall_id = ?) r where id = ?`,
    [hallId, hallId],
  );
}

const stats = async (person = owner) => (await person.rest('GET', '/business/dashboard/stats')).body;

describe('[business §2 Business dashboard] the four statistics', () => {
  it('of a new business are zero', async () => {
    expect(await stats()).toMatchObject({
      totalHalls: 1,
      hallsOnline: 1,
      monthlyBookings: 0,
      totalRevenue: 0,
      avgRating: 0,
      currency: 'PKR',
      waitingRequests: 0,
      oldestRequestAt: null,
      period: { from: '2027-03-01', to: '2027-03-01', previousFrom: '2027-02-01', previousTo: '2027-02-01' },
    });
  });

  it('[customer §1] count halls, requests of this month, and confirmed bookings in the business’s currency', async () => {
    at.clock.set(moment(9));
    try {
      // Sessions don't last that long.
      await setScene();
      await booking({ start: moment(20), created: moment(5), total: 1000.5 });
      await booking({ start: moment(22), created: moment(6), status: BookingStatus.PENDING });
      await booking({ start: moment(23), created: moment(7), status: BookingStatus.PENDING });
      await booking({ start: moment(24), created: moment(7), status: BookingStatus.CANCELLED });
      await booking({ start: moment(3), created: moment(-25), total: 200 });
      await booking({ start: moment(-25), created: moment(-60), total: 50 });
      await booking({ start: moment(4), created: moment(-60), total: 7777, currency: 'USD' });
      expect(await stats()).toMatchObject({
        monthlyBookings: 3,
        previousMonthlyBookings: 1,
        totalRevenue: 1250.5,
        monthlyRevenue: 200,
        previousMonthlyRevenue: 50,
        waitingRequests: 2,
        oldestRequestAt: moment(6).toISOString(),
        period: { from: '2027-03-01', to: '2027-03-10', previousFrom: '2027-02-01', previousTo: '2027-02-10' },
      });
      const stranger = await at.person(Role.BUSINESS);
      await givenBusiness(at.context().em, stranger.id);
      expect(await stats(stranger)).toMatchObject({
        totalHalls: 0,
        monthlyBookings: 0,
        totalRevenue: 0,
        waitingRequests: 0,
      });
    } finally {
      at.clock.set(TEST_NOW);
    }
  });

  it('are compared with the same days of last year', async () => {
    await booking({ start: new Date('2026-03-01T14:00:00Z'), created: new Date('2026-01-05T07:00:00Z'), total: 300 });
    await booking({ start: new Date('2026-03-02T14:00:00Z'), created: new Date('2026-03-01T07:00:00Z'), total: 70 });
    await booking({ start: new Date('2026-02-28T14:00:00Z'), created: new Date('2026-02-28T07:00:00Z'), total: 9 });
    expect(await stats()).toMatchObject({
      lastYear: { from: '2026-03-01', to: '2026-03-01' },
      bookingsLastYear: 1,
      revenueLastYear: 300,
      previousMonthlyBookings: 0,
      monthlyRevenue: 0,
    });
  });

  it('a month starts at midnight in the business’s zone', async () => {
    await booking({ start: moment(9), created: new Date('2027-02-28T19:00:00Z'), status: BookingStatus.PENDING });
    await booking({ start: moment(9), created: new Date('2027-02-28T18:59:59Z'), status: BookingStatus.PENDING });
    expect(await stats()).toMatchObject({ monthlyBookings: 1, waitingRequests: 2 });
  });

  it('average the reviews of all halls, compared with the start of the month', async () => {
    await review(5, moment(-40));
    await review(2, moment(0));
    expect(await stats()).toMatchObject({ avgRating: 3.5, previousAvgRating: 5 });
  });

  it('cover the last thirty days, today last', async () => {
    await booking({ start: moment(-1, 3), created: moment(-2), total: 300 });
    const { data } = await owner.graphql<{ businessDashboard: { days: object[] } }>(
      '{ businessDashboard { days { date bookings revenue } } }',
    );
    const days = data?.businessDashboard.days ?? [];
    expect(days).toHaveLength(30);
    expect(days.slice(-3)).toEqual([
      { date: '2027-02-27', bookings: 1, revenue: 0 },
      { date: '2027-02-28', bookings: 0, revenue: 300 },
      { date: '2027-03-01', bookings: 0, revenue: 0 },
    ]);
  });
});

const ACTIVITY = `{ businessActivity { period { from to previousFrom previousTo } occupancyWeeks
  occupancy { dayOfWeek hours } occupancyByPart { shiftName partOfDay days }
  leadTimeDays previousLeadTimeDays approvalRate previousApprovalRate
  revenueByHall { hallId title bookings revenue currency } revenueByOccasion { occasion bookings revenue currency } } }`;

async function activity() {
  const { data, errors } = await owner.graphql<{ businessActivity: Record<string, unknown> }>(ACTIVITY);
  expect(errors).toEqual([]);
  return data?.businessActivity ?? {};
}

describe('[issue 4] the activity of a business', () => {
  it('is empty for a new business', async () => {
    const reported = await activity();
    expect(reported).toMatchObject({
      leadTimeDays: null,
      approvalRate: null,
      revenueByHall: [],
      revenueByOccasion: [],
      occupancyWeeks: 12,
      period: { from: '2026-12-02', to: '2027-03-01', previousFrom: '2026-09-03', previousTo: '2026-12-01' },
    });
    expect((reported.occupancy as { hours: number[] }[]).flatMap(({ hours }) => hours)).toEqual(Array(168).fill(0));
  });

  it('lead time and approvals count requests by the day they came', async () => {
    await booking({ start: moment(0), created: moment(-10) });
    await booking({ start: moment(0, 9), created: moment(-20), status: BookingStatus.CANCELLED });
    await booking({ start: moment(1), created: moment(-9), status: BookingStatus.PENDING });
    await booking({ start: moment(3), created: moment(-7), status: BookingStatus.CANCELLED, reason: 'withdrawn' });
    await booking({ start: moment(-90), created: moment(-120) });
    expect(await activity()).toMatchObject({
      approvalRate: 50,
      leadTimeDays: 12.6,
      previousApprovalRate: 100,
      previousLeadTimeDays: 30,
    });
  });

  it('lead time and approvals leave out what the business entered itself', async () => {
    await booking({ start: moment(0), created: moment(-10) });
    await booking({ start: moment(0, 9), created: moment(-20), status: BookingStatus.CANCELLED });
    await booking({ start: moment(1), created: moment(1, -1), isEntered: true });
    await booking({ start: moment(2), created: moment(-7), status: BookingStatus.CANCELLED, isEntered: true });
    await booking({ start: moment(-91), created: moment(-92), isEntered: true });
    expect(await activity()).toMatchObject({
      approvalRate: 50,
      leadTimeDays: 15.2,
      previousApprovalRate: null,
      previousLeadTimeDays: null,
    });
  });

  it('occupancy is the share of halls taken in an hour of the week, also past midnight', async () => {
    // Saturday, February 13, 22:00 in Lahore, for five hours.
    await booking({ start: new Date('2027-02-13T17:00:00Z') });
    const { occupancy } = (await activity()) as { occupancy: { dayOfWeek: number; hours: number[] }[] };
    const busy = occupancy.flatMap(({ dayOfWeek, hours }) =>
      hours.flatMap((share, hour) => (share > 0 ? [[dayOfWeek, hour, Math.round(share * 1200)]] : [])),
    );
    expect(busy).toEqual([
      [0, 0, 100],
      [0, 1, 100],
      [0, 2, 100],
      [6, 22, 100],
      [6, 23, 100],
    ]);
  });

  it('occupancy by shift, and by part of the day at halls of free times, is told for every weekday', async () => {
    const em = at.context().em;
    const garden = await givenHall(em, businessId, { hallName: 'Garden' });
    await em.execute(
      `insert into hall_shifts (hall_id, name, weekdays, start_time, end_time, price)
       values (?, 'Lunch', '{6}', '12:00', '16:00', 1), (?, 'Dinner', '{5,6}', '19:00', '23:00', 1)`,
      [garden, garden],
    );
    // Saturdays in Lahore, from 22:00.
    await booking({ start: new Date('2027-02-13T17:00:00Z') });
    await booking({ start: new Date('2027-02-13T17:00:00Z'), hall: garden });
    await em.execute(`update bookings set shift_name = 'Dinner' where hall_id = ?`, [garden]);
    // Nobody sells what was removed.
    const gone = await givenHall(em, businessId, { hallName: 'Old Hall' });
    await booking({ start: new Date('2027-02-13T17:00:00Z'), hall: gone });
    await em.execute(
      `update halls set status = 'inactive', deleted_at = now(), category_id = null, type_id = null where id = ?`,
      [gone],
    );
    // Before the weeks that count.
    await booking({ start: new Date('2026-11-14T17:00:00Z') });
    const { occupancyByPart } = await activity();
    const none = Array<null>(5).fill(null);
    const rounded = (occupancyByPart as { days: (number | null)[] }[]).map(({ days, ...part }) => ({
      ...part,
      days: days.map((share) => share && Math.round(share * 1200)),
    }));
    expect(rounded).toEqual([
      { shiftName: 'Lunch', partOfDay: null, days: [...none, null, 0] },
      { shiftName: 'Dinner', partOfDay: null, days: [...none, 0, 100] },
      { shiftName: null, partOfDay: 'DAYTIME', days: Array(7).fill(0) },
      { shiftName: null, partOfDay: 'EVENING', days: [0, 0, 0, 0, 0, 0, 100] },
    ]);
  });

  it('revenue by hall, the best first', async () => {
    const lily = await givenHall(at.context().em, businessId, { hallName: 'Lily Hall' });
    await booking({ start: moment(-5), total: 100 });
    await booking({ start: moment(-6), total: 100 });
    await booking({ start: moment(-7), total: 900, hall: lily });
    expect(await activity()).toMatchObject({
      revenueByHall: [
        { hallId: lily, title: 'Lily Hall', bookings: 1, revenue: 900, currency: 'PKR' },
        { hallId, title: 'Rose Hall', bookings: 2, revenue: 200 },
      ],
    });
  });

  it('revenue by occasion, the best first, with what names none', async () => {
    await booking({ start: moment(-5), total: 100, occasion: 'walima' });
    await booking({ start: moment(-6), total: 300, occasion: 'walima' });
    await booking({ start: moment(-7), total: 900 });
    await booking({ start: moment(-8), total: 50, occasion: 'nikah', status: BookingStatus.PENDING });
    await booking({ start: moment(-100), total: 70, occasion: 'nikah' });
    expect(await activity()).toMatchObject({
      revenueByOccasion: [
        { occasion: null, bookings: 1, revenue: 900, currency: 'PKR' },
        { occasion: 'WALIMA', bookings: 2, revenue: 400, currency: 'PKR' },
      ],
    });
  });

  it('takes the same number of statements for many rows as for few', async () => {
    const query = '{ businessDashboard { totalHalls days { bookings } } businessActivity { approvalRate } }';
    const few = await recordStatements(at.app.orm, () => owner.graphql(query));
    for (let day = 1; day < 8; day += 1) await booking({ start: moment(-day), created: moment(-day - 9) });
    const many = await recordStatements(at.app.orm, () => owner.graphql(query));
    expect(many.statements).toHaveLength(few.statements.length);
  });
});

describe('[issue 4] billing', () => {
  const months = async (year?: number) =>
    (
      await owner.graphql<{ revenueByMonth: object[] }>(
        'query Months($year: Int) { revenueByMonth(year: $year) { month currency bookings subtotal discount tax total } }',
        { year },
      )
    ).data?.revenueByMonth;
  const statement = (from: string, to: string, person = owner) =>
    person.graphql<{ revenueStatement: { filename: string; mime: string; content: string } }>(
      'query Statement($from: Date!, $to: Date!) { revenueStatement(from: $from, to: $to) { filename mime content } }',
      { from, to },
    );

  it('sums confirmed bookings by month of the event, each currency apart', async () => {
    await booking({ start: new Date('2027-01-31T18:00:00Z'), total: 1050, tax: 50 });
    await booking({
      start: new Date('2027-01-31T19:00:00Z'),
      total: 30,
      hall: await givenHall(at.context().em, businessId),
    });
    await booking({ start: moment(-60), total: 99, currency: 'USD' });
    await booking({ start: moment(-3), status: BookingStatus.PENDING });
    expect(await months()).toEqual([
      { month: '2027-02', currency: 'PKR', bookings: 1, subtotal: 30, discount: 0, tax: 0, total: 30 },
      { month: '2027-01', currency: 'PKR', bookings: 1, subtotal: 1000, discount: 0, tax: 50, total: 1050 },
    ]);
    expect(await months(2026)).toEqual([
      { month: '2026-12', currency: 'USD', bookings: 1, subtotal: 99, discount: 0, tax: 0, total: 99 },
    ]);
  });

  it('refuses an impossible year', async () => {
    const { errors } = await owner.graphql('{ revenueByMonth(year: 1999) { total } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'year' });
  });

  it('the statement is a CSV with escaped formulas and a total for each currency', async () => {
    await booking({ start: moment(-5), total: 100.5, customerName: '=HYPERLINK("x"),"y"' });
    await booking({ start: moment(-4), total: 200, tax: 20 });
    await booking({ start: moment(-3), total: 5, currency: 'USD' });
    const { data } = await statement('2027-02-01', '2027-02-28');
    const { filename, mime, content } = data?.revenueStatement ?? { content: '' };
    expect([filename, mime]).toEqual(['statement-2027-02-01-2027-02-28.csv', 'text/csv']);
    const lines = content.slice(1).trimEnd().split('\r\n');
    expect(content.startsWith('\uFEFF')).toBe(true);
    expect(lines[0]).toBe('Invoice,Date,Start,Hall,Customer,Guests,Currency,Subtotal,Discount,Tax,Total');
    expect(lines[1]).toMatch(
      /^INV-\d{6},2027-02-24,12:00,Rose Hall,"'=HYPERLINK\(""x""\),""y""",100,PKR,100\.50,0\.00,0\.00,100\.50$/,
    );
    expect(lines.slice(-2)).toEqual([
      'Total,,,,,200,PKR,280.50,0.00,20.00,300.50',
      'Total,,,,,100,USD,5.00,0.00,0.00,5.00',
    ]);
  });

  it.each([
    ['2027-03-02', '2027-03-01'],
    ['2020-01-01', '2027-03-01'],
  ])('refuses a statement from %s to %s', async (from, to) => {
    expect((await statement(from, to)).errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'to' });
  });

  it('another owner’s statement has none of it', async () => {
    await booking({ start: moment(-5) });
    const { data } = await statement('2027-02-01', '2027-02-28', other);
    expect(data?.revenueStatement.content.trimEnd().split('\r\n')).toHaveLength(1);
  });
});

describe('[business §6] permissions', () => {
  it('only owners whose business is approved', async () => {
    expect((await at.visitor.rest('GET', '/business/dashboard/stats')).status).toBe(401);
    for (const role of [Role.USER, Role.MODERATOR, Role.ADMIN])
      expect((await (await at.person(role)).rest('GET', '/business/dashboard/stats')).status).toBe(403);
    const applicant = await at.person(Role.BUSINESS);
    expect((await applicant.rest('GET', '/business/dashboard/stats')).status).toBe(404);
    await givenBusiness(at.context().em, applicant.id, { status: BusinessStatus.PENDING });
    expect(await applicant.rest('GET', '/business/dashboard/stats')).toMatchObject({
      status: 403,
      body: { message: 'Business Pending Approval', details: { status: 'pending' } },
    });
  });
});
