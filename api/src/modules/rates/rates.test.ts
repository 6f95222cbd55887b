import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { RATE_LIMITS } from '../../domain/rates/limits.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, givenMember, openVenue, type VenueScene } from '../../testing/scene.js';
import { findHallTerms } from '../bookings/hall-terms.queries.js';
import { JOBS } from '../jobs.js';
import { findRates } from './rates.queries.js';
import { recordStatements } from '../../testing/statements.js';

let at: Harness;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

const LUNCH = { name: 'Lunch', startTime: '12:00', endTime: '16:00', price: 2_000 };
const DINNER = { name: 'Dinner', startTime: '19:00', endTime: '00:30', price: 3_000 };
const MARRIAGE_HALL: VenueScene = { instantConfirmation: true, shifts: [LUNCH, DINNER] };
/** Saturday, March 20, in Lahore, until after midnight. */
const SATURDAY = { startTime: '2027-03-20T14:00:00.000Z', endTime: '2027-03-20T19:30:00.000Z' };
const SATURDAYS = { weekdays: [6], percentage: 20 };

interface Answer {
  id: number;
  code: string;
  field: string | null;
  message: string;
  reason: string;
  [field: string]: unknown;
}
interface Day {
  date: string;
  price: { pricePerHour: number; pricePerPerson: number; flatPrice: number; rateReason: string | null } | null;
  shifts: { name: string; price: number; priceType: string; rateReason: string | null }[];
}

function add(who: Person, input: Record<string, unknown> = {}) {
  return who.rest<Answer>('POST', '/business/rates', { ...SATURDAYS, ...input });
}

function quote(hallId: number, details: Record<string, unknown> = SATURDAY) {
  const body = { hallId, guestCount: 100, ...details };
  return customer.rest<Answer>('POST', '/user/bookings/calculate-price', body);
}

function request(hallId: number, details: Record<string, unknown> = SATURDAY) {
  return customer.rest<Answer>('POST', '/user/bookings', { ...bookingInput(hallId), ...details });
}

async function findDay(hallId: number, date = '2027-03-20'): Promise<Day | undefined> {
  const path = `/public/halls/${hallId}/availability?month=${date.slice(0, 7)}`;
  const { body } = await at.visitor.rest<{ days: Day[] }>('GET', path);
  return body.days.find((day) => day.date === date);
}

describe('[decision 0025] a price by its rate', () => {
  it('acts on the hall’s charges and tells its reason', async () => {
    const { hallId, owner } = await openVenue(at);
    const { body: before } = await quote(hallId);
    expect(before).toMatchObject({ hallBasePrice: 210_000, rateReason: null, rateAmount: 0 });
    await add(owner);
    expect((await quote(hallId)).body).toMatchObject({
      pricePerHour: 12_000,
      pricePerPerson: 1_800,
      flatPrice: 0,
      hallBasePrice: 252_000,
      rateReason: 'Saturday +20%',
      rateAmount: 42_000,
      totalPrice: 252_000,
    });
    const sunday = { startTime: '2027-03-21T14:00:00.000Z', endTime: '2027-03-21T19:30:00.000Z' };
    expect((await quote(hallId, sunday)).body).toMatchObject({ hallBasePrice: 210_000, rateReason: null });
  });

  it('is that of the day on which it starts, in the hall’s zone', async () => {
    const { hallId, owner } = await openVenue(at);
    await add(owner);
    const friday = { startTime: '2027-03-19T18:00:00.000Z', endTime: '2027-03-19T22:00:00.000Z' };
    const saturday = { startTime: '2027-03-19T19:00:00.000Z', endTime: '2027-03-19T23:00:00.000Z' };
    expect((await quote(hallId, friday)).body.rateReason).toBeNull();
    expect((await quote(hallId, saturday)).body.rateReason).toBe('Saturday +20%');
  });

  it('takes the most specific rate, alone', async () => {
    const { hallId, owner } = await openVenue(at, MARRIAGE_HALL);
    const reasons = async () => {
      const day = await findDay(hallId);
      return day?.shifts.map(({ name, price, rateReason }) => [name, price, rateReason]);
    };
    await add(owner, { weekdays: [5, 6], percentage: 10 });
    expect(await reasons()).toEqual([
      ['Lunch', 2_200, 'Fri, Sat +10%'],
      ['Dinner', 3_300, 'Fri, Sat +10%'],
    ]);
    await add(owner, { shiftName: 'dinner' });
    expect(await reasons()).toEqual([
      ['Lunch', 2_200, 'Fri, Sat +10%'],
      ['Dinner', 3_600, 'Saturday dinner +20%'],
    ]);
    await add(owner, { hallId, weekdays: [], hijriMonth: 10, percentage: -30, name: 'After Eid' });
    expect(await reasons()).toEqual([
      ['Lunch', 1_400, 'After Eid −30%'],
      ['Dinner', 2_100, 'After Eid −30%'],
    ]);
    const own = { weekdays: [], firstDay: '2027-03-20', percentage: null, price: 500_000, priceType: 'fixed' };
    await add(owner, own);
    expect((await findDay(hallId))?.shifts[1]).toMatchObject({
      price: 500_000,
      priceType: 'fixed',
      rateReason: 'Mar 20 price',
    });
    expect((await quote(hallId)).body).toMatchObject({
      flatPrice: 500_000,
      pricePerPerson: 0,
      hallBasePrice: 500_000,
      rateAmount: 200_000,
    });
  });

  it('is of one hall, or of all halls of the business, and of no other', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    const second = await givenHall(at.context().em, businessId);
    const foreign = await openVenue(at);
    await add(owner, { hallId });
    const reasons = async () =>
      Promise.all([hallId, second, foreign.hallId].map(async (id) => (await quote(id)).body.rateReason));
    expect(await reasons()).toEqual(['Saturday +20%', null, null]);
    await add(owner, { percentage: 5 });
    expect(await reasons()).toEqual(['Saturday +20%', 'Saturday +5%', null]);
  });

  it('stands in the month, for visitors too', async () => {
    const { hallId, owner } = await openVenue(at);
    await add(owner);
    expect((await findDay(hallId))?.price).toEqual({
      pricePerHour: 12_000,
      pricePerPerson: 1_800,
      flatPrice: 0,
      rateReason: 'Saturday +20%',
    });
    expect((await findDay(hallId, '2027-03-21'))?.price).toMatchObject({ pricePerPerson: 1_500, rateReason: null });
    const sold = await openVenue(at, MARRIAGE_HALL);
    expect((await findDay(sold.hallId))?.price).toBeNull();
  });

  it('stays with the booking, with its reason, whatever becomes of rate and calendar', async () => {
    const { hallId, owner } = await openVenue(at, { instantConfirmation: true });
    const { body: rate } = await add(owner);
    const { status, body } = await request(hallId, { ...SATURDAY, guestCount: 100, totalAmount: 252_000 });
    const kept = { totalPrice: 252_000, pricePerPerson: 1_800, rateReason: 'Saturday +20%', rateAmount: 42_000 };
    expect([status, body]).toMatchObject([201, kept]);
    await owner.rest('PUT', `/business/rates/${rate.id}`, { ...SATURDAYS, percentage: 300 });
    await owner.rest('DELETE', `/business/rates/${rate.id}`);
    const { body: list } = await customer.rest<{ data: Answer[] }>('GET', '/user/bookings?limit=1');
    expect(list.data[0]).toMatchObject({ id: body.id, ...kept });
  });

  it('a request at the price of before is refused with the new one', async () => {
    const { hallId, owner } = await openVenue(at);
    await add(owner);
    expect(await request(hallId, { ...SATURDAY, guestCount: 100, totalAmount: 210_000 })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    });
  });

  it('is named in mails, the file and to webhooks', async () => {
    const { hallId, owner } = await openVenue(at, { instantConfirmation: true });
    await add(owner, { name: 'Wedding night' });
    const { em } = at.context();
    await em.execute(
      `insert into webhooks (business_id, url, events, secret)
        select b.id, 'https://hook.example', '{booking.confirmed}', 'none' from businesses b where b.owner_id = ?`,
      [owner.id],
    );
    const { body } = await request(hallId, { ...SATURDAY, customerEmail: customer.email });
    const deliveries: { payload: string }[] = await em.execute(
      'select d.payload from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.url = ?',
      ['https://hook.example'],
    );
    expect(deliveries.map(({ payload }) => JSON.parse(payload) as unknown)).toMatchObject([
      { data: { booking: { id: body.id, rateReason: 'Wedding night +20%' } } },
    ]);
    const mails: { text: string }[] = await em.execute('select text from outbox_mails where dedupe_key like ?', [
      `booking-confirmed:${body.id}:%`,
    ]);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toMatch(/Rate:? +Wedding night \+20%/);
    const { data } = await owner.graphql<{ exportBookings: { content: string } }>(
      'query { exportBookings(order: NEWEST) { content } }',
    );
    expect(data?.exportBookings.content).toContain('Wedding night +20%');
  });

  it('is that of an entry by the owner, too', async () => {
    const { hallId, owner } = await openVenue(at);
    await add(owner);
    const entry = { hallId, guestCount: 100, ...SATURDAY };
    expect((await owner.rest('POST', '/business/bookings/calculate-price', entry)).body).toMatchObject({
      totalPrice: 252_000,
      rateReason: 'Saturday +20%',
    });
  });

  it('costs no statement more, for any number of rates', async () => {
    const plain = await openVenue(at);
    const rated = await openVenue(at);
    for (let weekday = 0; weekday < 7; weekday += 1) await add(rated.owner, { weekdays: [weekday] });
    const count = async (ask: () => Promise<unknown>) => (await recordStatements(at.app.orm, ask)).statements.length;
    expect(await count(() => quote(rated.hallId))).toBe(await count(() => quote(plain.hallId)));
    expect(await count(() => findDay(rated.hallId))).toBe(await count(() => findDay(plain.hallId)));
    const free = { startTime: '2027-03-21T14:00:00.000Z', endTime: '2027-03-21T18:00:00.000Z' };
    expect(await count(() => request(rated.hallId, free))).toBe(await count(() => request(plain.hallId, free)));
  });
});

describe('[decision 0025] an owner’s rates', () => {
  it('are added, listed, changed and removed', async () => {
    const { hallId, owner } = await openVenue(at);
    const made = await add(owner, { weekdays: [0, 6, 5], hallId, shiftName: 'Dinner' });
    const none = { name: null, firstDay: null, lastDay: null, seasonStart: null, seasonEnd: null, hijriMonth: null };
    const rate = {
      hallId,
      ...none,
      shiftName: 'Dinner',
      weekdays: [0, 5, 6],
      percentage: 20,
      price: null,
      priceType: null,
    };
    expect(made).toMatchObject({ status: 201, body: { ...rate, reason: 'Fri, Sat, Sun dinner +20%' } });
    const path = `/business/rates/${made.body.id}`;
    const season = { name: 'Wedding season', seasonStart: '11-01', seasonEnd: '02-28', price: 3_500.5 };
    expect(await owner.rest('PUT', path, season)).toMatchObject({
      status: 200,
      body: { hallId: null, shiftName: null, weekdays: [], ...season, priceType: 'per_person', percentage: null },
    });
    expect((await owner.rest('GET', '/business/rates')).body).toMatchObject([
      { id: made.body.id, reason: 'Wedding season price' },
    ]);
    expect((await owner.rest('DELETE', path)).status).toBe(200);
    expect((await owner.rest('GET', '/business/rates')).body).toEqual([]);
    expect((await owner.rest('DELETE', path)).status).toBe(404);
    expect((await owner.rest('PUT', path, season)).status).toBe(404);
  });

  it('a single date ends on the day on which it begins', async () => {
    const { owner } = await openVenue(at);
    const { body } = await add(owner, { weekdays: [], firstDay: '2027-03-20' });
    expect(body).toMatchObject({ firstDay: '2027-03-20', lastDay: '2027-03-20', reason: 'Mar 20 +20%' });
  });

  it('are refused where no difference could tell which one holds', async () => {
    const { owner, hallId } = await openVenue(at);
    const first = await add(owner, { name: 'Busy nights' });
    expect(await add(owner, { percentage: 30 })).toMatchObject({
      status: 409,
      body: {
        code: 'ALREADY_TAKEN',
        field: 'weekdays',
        message: '“Busy nights” holds on the same days, and neither is more specific',
      },
    });
    const second = await add(owner, { hallId });
    expect(second.status).toBe(201);
    expect((await owner.rest('PUT', `/business/rates/${second.body.id}`, SATURDAYS)).status).toBe(409);
    expect((await owner.rest('PUT', `/business/rates/${first.body.id}`, { ...SATURDAYS, percentage: 30 })).status).toBe(
      200,
    );
  });

  it('of many added at once, one is', async () => {
    const { owner } = await openVenue(at);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => add(owner)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('follow a shift that is renamed, where no other has its name', async () => {
    const { owner, hallId, shiftIds, businessId } = await openVenue(at, MARRIAGE_HALL);
    await add(owner, { hallId, shiftName: 'Dinner' });
    await add(owner, { shiftName: 'dinner' });
    await add(owner, { shiftName: 'Lunch' });
    const names = async () =>
      (await owner.rest<Answer[]>('GET', '/business/rates')).body.map(({ shiftName }) => shiftName);
    const rename = (shiftId: number | undefined, shift: typeof DINNER) =>
      owner.rest('PUT', `/business/shifts/${shiftId}`, { ...shift, weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const second = await givenHall(at.context().em, businessId);
    const other = await owner.rest<Answer>('POST', `/business/halls/${second}/shifts`, { ...DINNER, weekdays: [6] });
    await rename(shiftIds[1], { ...DINNER, name: 'Evening' });
    expect(await names()).toEqual(['Evening', 'dinner', 'Lunch']);
    await rename(other.body.id, { ...DINNER, name: 'Night' });
    expect(await names()).toEqual(['Evening', 'Night', 'Lunch']);
  });

  it('come along with a copy of the hall', async () => {
    const { hallId, owner } = await openVenue(at);
    await add(owner, { hallId });
    await add(owner, { percentage: 5 });
    await owner.graphql('mutation Copy($id: Int!) { duplicateHall(id: $id) { id } }', { id: hallId });
    const { body } = await owner.rest<Answer[]>('GET', '/business/rates');
    expect(body.map(({ percentage }) => percentage)).toEqual([20, 5, 20]);
    expect(new Set(body.map((rate) => rate.hallId)).size).toBe(3);
  });

  it('of a removed hall are gone with it', async () => {
    const { hallId, owner } = await openVenue(at);
    const { body } = await add(owner, { hallId });
    expect((await owner.rest('DELETE', `/business/halls/${hallId}`)).status).toBe(200);
    expect((await owner.rest('GET', '/business/rates')).body).toEqual([]);
    expect((await owner.rest('DELETE', `/business/rates/${body.id}`)).status).toBe(200);
  });

  it('are read, and kept, until their dates are over', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    await add(owner, { weekdays: [], firstDay: '2027-03-01', lastDay: '2027-03-02' });
    await add(owner, { weekdays: [], firstDay: '2027-03-03' });
    await add(owner);
    const { em } = at.context();
    const left = async () => {
      const terms = await findHallTerms(em, { hallId, now: at.clock.now() }, []);
      await JOBS['delete-past-rates']?.(at.context(), {});
      const rows: { id: number }[] = await em.execute('select id from hall_rates where business_id = ?', [businessId]);
      const listed = await findRates(em, businessId, at.clock.now());
      return [terms.rateBook.rates.length, listed.length, rows.length];
    };
    const started = at.clock.now();
    at.clock.set(new Date('2027-03-02T18:59:00Z'));
    expect(await left()).toEqual([3, 3, 3]);
    at.clock.set(new Date('2027-03-02T19:00:00Z'));
    expect(await left()).toEqual([2, 2, 2]);
    at.clock.set(started);
  });

  it('are in the audit log', async () => {
    const { owner, businessId } = await openVenue(at);
    const { body } = await add(owner);
    await owner.rest('PUT', `/business/rates/${body.id}`, { ...SATURDAYS, percentage: 25 });
    await owner.rest('DELETE', `/business/rates/${body.id}`);
    const rows: { action: string; after: Record<string, unknown> | null }[] = await at
      .context()
      .em.execute('select action, after from audit_events where business_id = ? order by id', [businessId]);
    expect(rows.map(({ action }) => action)).toEqual(['hall.rate-added', 'hall.rate-changed', 'hall.rate-removed']);
    expect(rows[1]?.after).toEqual({ percentage: 25, reason: 'Saturday +25%' });
  });

  it.each([
    [{ weekdays: [] }, 'weekdays'],
    [{ weekdays: [7] }, 'weekdays[0]'],
    [{ percentage: null }, 'percentage'],
    [{ percentage: null, price: 1, priceType: 'percentage' }, 'priceType'],
    [{ seasonStart: '13-01', seasonEnd: '02-01' }, 'seasonStart'],
    [{ firstDay: '2027-02-30' }, 'firstDay'],
    [{ firstDay: '2027-02-20' }, 'lastDay'],
  ])('%j is refused naming %s', async (changes, field) => {
    const { owner } = await openVenue(at);
    expect(await add(owner, changes)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
  });

  it('are at most fifty for a hall, and as many for all of them', async () => {
    const { owner, hallId, businessId } = await openVenue(at);
    await at.context().em.execute(
      `insert into hall_rates (business_id, weekdays, first_day, last_day, percentage)
        select ?, '{}', date '2027-06-01' + n, date '2027-06-01' + n, 10 from generate_series(1, ?) n`,
      [businessId, RATE_LIMITS.perHallMax],
    );
    expect(await add(owner)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await add(owner, { hallId })).status).toBe(201);
  });

  it('are changed by the owner and managers of a trading business only', async () => {
    const { owner, businessId, hallId } = await openVenue(at);
    const { em } = at.context();
    const [manager, clerk] = [await at.person(Role.USER), await at.person(Role.USER)];
    await givenMember(em, businessId, manager.id, 'MANAGER');
    await givenMember(em, businessId, clerk.id, 'CLERK');
    const pending = await openVenue(at, { status: BusinessStatus.PENDING });
    const other = await openVenue(at);
    const { body: rate } = await add(owner);
    const path = `/business/rates/${rate.id}`;
    const statuses = async (who: Person) => [
      (await who.rest('GET', '/business/rates')).status,
      (await add(who, { hallId, percentage: 30 })).status,
      (await who.rest('PUT', path, { ...SATURDAYS, percentage: 40 })).status,
      (await who.rest('DELETE', path)).status,
    ];
    expect(await statuses(at.visitor)).toEqual([401, 401, 401, 401]);
    expect(await statuses(customer)).toEqual([403, 403, 403, 403]);
    expect(await statuses(await at.person(Role.ADMIN))).toEqual([403, 403, 403, 403]);
    expect(await statuses(pending.owner)).toEqual([403, 403, 403, 403]);
    expect(await statuses(other.owner)).toEqual([200, 404, 404, 404]);
    expect(await statuses(clerk)).toEqual([200, 403, 403, 403]);
    expect((await owner.rest('GET', '/business/rates')).body).toMatchObject([{ id: rate.id, percentage: 20 }]);
    expect(await statuses(manager)).toEqual([200, 201, 200, 200]);
  });
});
