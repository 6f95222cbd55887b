import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { checkReadModels } from '../halls/read-model.service.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenMember, openVenue, type Venue, type VenueScene } from '../../testing/scene.js';
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
/** Dinner of Saturday, March 20, in Lahore. */
const DINNER_TIMES = { startTime: '2027-03-20T14:00:00.000Z', endTime: '2027-03-20T19:30:00.000Z' };
const WEEK = [0, 1, 2, 3, 4, 5, 6];

interface ShiftBody {
  id: number;
  name: string;
  weekdays: number[];
  startTime: string;
  endTime: string;
  price: number;
  priceType: string;
}
interface Refusal {
  code: string;
  field: string | null;
  message: string;
}
interface Day {
  date: string;
  status: string;
  free: { startTime: string; endTime: string }[];
  shifts: { shiftId: number; name: string; status: string; price: number; priceType: string; startTime: string }[];
}

async function findDay(hallId: number, date: string): Promise<Day | undefined> {
  const path = `/public/halls/${hallId}/availability?month=${date.slice(0, 7)}`;
  const { body } = await at.visitor.rest<{ days: Day[] }>('GET', path);
  return body.days.find((day) => day.date === date);
}

function quote(hallId: number, details: Record<string, unknown>) {
  return customer.rest<Record<string, unknown> & Refusal>('POST', '/user/bookings/calculate-price', {
    hallId,
    guestCount: 100,
    ...details,
  });
}

function request(hallId: number, details: Record<string, unknown>) {
  const { startTime: _start, endTime: _end, ...rest } = bookingInput(hallId);
  return customer.rest<Record<string, unknown> & Refusal>('POST', '/user/bookings', { ...rest, ...details });
}

function add(who: Person, hallId: number, changes: Record<string, unknown> = {}) {
  const body = { ...DINNER, weekdays: WEEK, priceType: 'per_person', ...changes };
  return who.rest<ShiftBody & Refusal>('POST', `/business/halls/${hallId}/shifts`, body);
}

describe('[decision 0025] a hall of shifts', () => {
  it('shows each day’s shifts with their price, free or taken', async () => {
    const { hallId, shiftIds } = await openVenue(at, MARRIAGE_HALL);
    await request(hallId, { shiftId: shiftIds[1], date: '2027-03-20' });
    expect(await findDay(hallId, '2027-03-20')).toMatchObject({
      status: 'partly',
      free: [{ startTime: '2027-03-20T07:00:00.000Z', endTime: '2027-03-20T11:00:00.000Z' }],
      shifts: [
        { shiftId: shiftIds[0], name: 'Lunch', status: 'free', price: 2_000, priceType: 'per_person' },
        { shiftId: shiftIds[1], name: 'Dinner', status: 'taken', price: 3_000, ...DINNER_TIMES },
      ],
    });
    expect(await findDay(hallId, '2027-03-21')).toMatchObject({ status: 'free' });
  });

  it('says until when a request holds a shift', async () => {
    const { hallId, shiftIds } = await openVenue(at, { holdHours: 10, shifts: [LUNCH, DINNER] });
    const { body } = await request(hallId, { shiftId: shiftIds[1], date: '2027-03-20' });
    expect(body.heldUntil).toEqual(expect.any(String));
    expect(await findDay(hallId, '2027-03-20')).toMatchObject({
      shifts: [
        { name: 'Lunch', status: 'free', heldUntil: null },
        { name: 'Dinner', status: 'taken', heldUntil: body.heldUntil },
      ],
    });
  });

  it('sells each date and shift once', async () => {
    const { hallId, shiftIds } = await openVenue(at, MARRIAGE_HALL);
    const dinner = { shiftId: shiftIds[1], date: '2027-03-20' };
    expect(await request(hallId, dinner)).toMatchObject({ status: 201, body: { status: 'confirmed' } });
    expect(await request(hallId, dinner)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    expect((await request(hallId, { ...dinner, shiftId: shiftIds[0] })).status).toBe(201);
    expect((await request(hallId, { ...dinner, date: '2027-03-21' })).status).toBe(201);
    expect(await findDay(hallId, '2027-03-20')).toMatchObject({ status: 'full', free: [] });
  });

  it('sells one of many who ask at once', async () => {
    const { hallId, shiftIds } = await openVenue(at, MARRIAGE_HALL);
    const wishes = Array.from({ length: 8 }, () => request(hallId, { shiftId: shiftIds[1], date: '2027-03-27' }));
    const answers = (await Promise.all(wishes)).map(({ status }) => status).sort();
    expect(answers).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('takes the shift’s own period as well as its id, and keeps name and price', async () => {
    const { hallId, shiftIds, owner } = await openVenue(at, MARRIAGE_HALL);
    const { body } = await request(hallId, { ...DINNER_TIMES, totalAmount: 300_000 });
    expect(body).toMatchObject({
      ...DINNER_TIMES,
      shiftName: 'Dinner',
      hours: 6,
      pricePerPerson: 3_000,
      pricePerHour: 0,
      flatPrice: 0,
      hallBasePrice: 300_000,
      totalPrice: 300_000,
    });
    await owner.rest('PUT', `/business/shifts/${shiftIds[1]}`, {
      ...DINNER,
      weekdays: WEEK,
      name: 'Late',
      price: 9_999,
    });
    const { body: list } = await customer.rest<{ data: Record<string, unknown>[] }>('GET', '/user/bookings?limit=1');
    expect(list.data[0]).toMatchObject({ id: body.id, shiftName: 'Dinner', pricePerPerson: 3_000 });
  });

  it.each([
    ['per_person', 100, { pricePerPerson: 50, hallBasePrice: 5_000 }],
    ['per_hour', 100, { pricePerHour: 50, hallBasePrice: 300 }],
    ['fixed', 100, { flatPrice: 50, hallBasePrice: 50 }],
  ])('quotes a price that is %s', async (priceType, guestCount, expected) => {
    const { hallId, owner } = await openVenue(at);
    const { body: shift } = await add(owner, hallId, { priceType, price: 50 });
    const { status, body } = await quote(hallId, { shiftId: shift.id, date: '2027-03-20', guestCount });
    const none = { pricePerHour: 0, pricePerPerson: 0, flatPrice: 0 };
    expect([status, body]).toMatchObject([
      200,
      { ...none, ...expected, ...DINNER_TIMES, shiftName: 'Dinner', isAvailable: true },
    ]);
  });

  it.each<[string, (venue: Venue) => Record<string, unknown>, string]>([
    ['other hours', () => ({ ...DINNER_TIMES, endTime: '2027-03-20T19:00:00.000Z' }), 'startTime'],
    ['a shift that isn’t the hall’s', () => ({ shiftId: 2_000_000, date: '2027-03-20' }), 'shiftId'],
    ['a shift without a date', ({ shiftIds }) => ({ shiftId: shiftIds[0] }), 'date'],
    ['a shift with other hours', ({ shiftIds }) => ({ shiftId: shiftIds[0], ...DINNER_TIMES }), 'startTime'],
    ['a date that isn’t the start’s', () => ({ ...DINNER_TIMES, date: '2027-03-21' }), 'date'],
    ['nothing', () => ({}), 'startTime'],
  ])('%s is refused naming its field', async (_what, details, field) => {
    const venue = await openVenue(at, MARRIAGE_HALL);
    const asked = details(venue);
    const refusal = { status: 422, body: { code: 'INVALID_INPUT', field } };
    if (asked.date === undefined || asked.shiftId !== undefined)
      expect(await quote(venue.hallId, asked)).toMatchObject(refusal);
    expect(await request(venue.hallId, asked)).toMatchObject(refusal);
  });

  it('a day on which nothing is sold is closed, and refused naming the date', async () => {
    const { hallId, shiftIds } = await openVenue(at, { shifts: [{ ...DINNER, weekdays: [5, 6] }] });
    expect(await findDay(hallId, '2027-03-21')).toMatchObject({ status: 'closed', shifts: [] });
    const sunday = { startTime: '2027-03-21T14:00:00.000Z', endTime: '2027-03-21T19:30:00.000Z' };
    expect(await quote(hallId, sunday)).toMatchObject({ status: 422, body: { field: 'date' } });
    expect(await quote(hallId, { shiftId: shiftIds[0], date: '2027-03-21' })).toMatchObject({
      status: 422,
      body: { field: 'date', message: 'Dinner is not sold on that day' },
    });
  });

  it('sells free times again once its last shift is removed', async () => {
    const { hallId, shiftIds, owner } = await openVenue(at, { shifts: [DINNER] });
    const free = { startTime: '2027-03-20T08:00:00.000Z', endTime: '2027-03-20T12:00:00.000Z' };
    expect((await quote(hallId, free)).status).toBe(422);
    expect((await owner.rest('DELETE', `/business/shifts/${shiftIds[0]}`)).status).toBe(200);
    expect(await quote(hallId, free)).toMatchObject({ status: 200, body: { shiftName: null, hallBasePrice: 190_000 } });
    expect((await quote(hallId, { shiftId: shiftIds[0], date: '2027-03-20' })).body).toMatchObject({
      field: 'shiftId',
    });
  });

  it('is named with the booking and in the mails', async () => {
    const { hallId } = await openVenue(at, MARRIAGE_HALL);
    const { body } = await request(hallId, { ...DINNER_TIMES, customerEmail: customer.email });
    const invoice = await customer.graphql<{ booking: { shiftName: string } }>(
      'query Named($id: Int!) { booking(id: $id) { shiftName } }',
      { id: body.id },
    );
    expect(invoice.data?.booking.shiftName).toBe('Dinner');
    const mails: { text: string }[] = await at
      .context()
      .em.execute('select text from outbox_mails where dedupe_key like ?', [`booking-confirmed:${String(body.id)}:%`]);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toMatch(/Shift:? +Dinner/);
      expect(text).toContain('Mar 20, 2027, 7:00 PM - 12:30 AM (Mar 21)');
    }
  });

  it('costs no statement more, for any number of shifts', async () => {
    const plain = await openVenue(at);
    const sold = await openVenue(at, { shifts: [LUNCH, DINNER, { ...DINNER, name: 'Late', endTime: '23:00' }] });
    const free = { startTime: DINNER_TIMES.startTime, endTime: '2027-03-20T18:00:00.000Z' };
    const counted = async (ask: () => Promise<{ status: number }>, expected: number) => {
      const { result, statements } = await recordStatements(at.app.orm, ask);
      expect(result.status).toBe(expected);
      return statements.length;
    };
    expect(await counted(() => quote(sold.hallId, DINNER_TIMES), 200)).toBe(
      await counted(() => quote(plain.hallId, free), 200),
    );
    expect(await counted(() => request(sold.hallId, DINNER_TIMES), 201)).toBe(
      await counted(() => request(plain.hallId, free), 201),
    );
  });

  it('is found by date where a free shift covers the hours', async () => {
    const { hallId, shiftIds } = await openVenue(at, { ...MARRIAGE_HALL, hall: { location: 'Shalimar Chowk, Swabi' } });
    const found = async (startTime: string, endTime: string, date = '2027-03-20') => {
      const when = `date=${date}&startTime=${startTime}&endTime=${endTime}`;
      const { body } = await at.visitor.rest<{ data: { id: number }[] }>('GET', `/public/halls?location=swabi&${when}`);
      return body.data.some(({ id }) => id === hallId);
    };
    expect(await found('20:00', '23:00')).toBe(true);
    expect(await found('19:00', '00:30')).toBe(true);
    expect(await found('00:00', '00:30', '2027-03-21')).toBe(true);
    expect(await found('18:59', '23:00')).toBe(false);
    expect(await found('20:00', '00:31')).toBe(false);
    await request(hallId, { shiftId: shiftIds[1], date: '2027-03-20' });
    expect(await found('20:00', '23:00')).toBe(false);
    expect(await found('12:00', '15:00')).toBe(true);
  });
});

describe('[decision 0025] an owner’s shifts', () => {
  it('are added, listed, changed and removed, and shown on the hall’s page at once', async () => {
    const { hallId, owner } = await openVenue(at);
    const page = async () => {
      const { body } = await at.visitor.rest<{ shifts: ShiftBody[] }>('GET', `/public/halls/${hallId}/complete-info`);
      return body.shifts;
    };
    const made = await add(owner, hallId, { weekdays: [6, 5] });
    const shift = { ...DINNER, weekdays: [5, 6], priceType: 'per_person' };
    expect(made).toMatchObject({ status: 201, body: shift });
    expect(await page()).toEqual([{ id: made.body.id, ...shift }]);
    const path = `/business/shifts/${made.body.id}`;
    const changed = await owner.rest('PUT', path, { ...shift, price: 3_250.5, priceType: 'fixed' });
    expect(changed).toMatchObject({ status: 200, body: { id: made.body.id, price: 3_250.5, priceType: 'fixed' } });
    const { body } = await owner.rest('GET', '/business/schedule');
    expect(body).toMatchObject({
      timeZone: 'Asia/Karachi',
      currency: 'PKR',
      halls: [{ hallId, shifts: [{ name: 'Dinner', price: 3_250.5 }] }],
    });
    expect(await page()).toMatchObject([{ price: 3_250.5 }]);
    expect((await checkReadModels(at.context().em)).map(({ differences }) => differences)).toEqual([0, 0, 0, 0, 0]);
    expect((await owner.rest('DELETE', path)).status).toBe(200);
    expect(await page()).toEqual([]);
    expect((await owner.rest('DELETE', path)).status).toBe(404);
  });

  it('are in the audit log', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    const { body } = await add(owner, hallId);
    await owner.rest('PUT', `/business/shifts/${body.id}`, { ...DINNER, weekdays: WEEK, price: 3_500 });
    await owner.rest('DELETE', `/business/shifts/${body.id}`);
    const rows: { action: string }[] = await at
      .context()
      .em.execute('select action from audit_events where business_id = ? order by id', [businessId]);
    expect(rows.map(({ action }) => action)).toEqual(['hall.shift-added', 'hall.shift-changed', 'hall.shift-removed']);
  });

  it('come along with a copy of the hall', async () => {
    const { hallId, owner } = await openVenue(at, { shifts: [LUNCH, DINNER] });
    await owner.graphql('mutation Copy($id: Int!) { duplicateHall(id: $id) { id } }', { id: hallId });
    const { body } = await owner.rest<{ halls: { shifts: ShiftBody[] }[] }>('GET', '/business/schedule');
    expect(body.halls.map(({ shifts }) => shifts.map(({ name }) => name))).toEqual([
      ['Lunch', 'Dinner'],
      ['Lunch', 'Dinner'],
    ]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(51) }, 'name'],
    [{ name: 'see www.example.org' }, 'name'],
    [{ weekdays: [] }, 'weekdays'],
    [{ weekdays: [1, 1] }, 'weekdays'],
    [{ weekdays: [7] }, 'weekdays[0]'],
    [{ weekdays: [0, 1, 2, 3, 4, 5, 6, 0] }, 'weekdays'],
    [{ startTime: '25:00' }, 'startTime'],
    [{ endTime: '' }, 'endTime'],
    [{ endTime: '20:59' }, 'endTime'],
    [{ endTime: '18:01' }, 'endTime'],
    [{ endTime: '19:00' }, 'endTime'],
    [{ price: -1 }, 'price'],
    [{ price: 1.001 }, 'price'],
    [{ priceType: 'percentage' }, 'priceType'],
  ])('%j is refused naming %s', async (changes, field) => {
    const { hallId, owner } = await openVenue(at);
    expect(await add(owner, hallId, changes)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
  });

  it.each([
    ['21:00', '02:00', 'Late'],
    ['19:00', '21:00', 'Late'],
    ['19:00', '18:00', 'Late'],
  ])('%s to %s is accepted', async (startTime, endTime, name) => {
    const { hallId, owner } = await openVenue(at, { shifts: [DINNER] });
    expect((await add(owner, hallId, { startTime, endTime, name })).status).toBe(201);
  });

  it('can’t be mistaken for each other', async () => {
    const { hallId, owner, shiftIds } = await openVenue(at, { shifts: [LUNCH, DINNER] });
    expect(await add(owner, hallId, { name: 'dinner', startTime: '20:00' })).toMatchObject({
      status: 422,
      body: { field: 'name', message: 'There is a shift called Dinner on one of these days' },
    });
    expect(await add(owner, hallId, { name: 'Late' })).toMatchObject({
      status: 422,
      body: { field: 'startTime', message: 'Dinner has the same hours on one of these days' },
    });
    const path = `/business/shifts/${shiftIds[0]}`;
    expect((await owner.rest('PUT', path, { ...DINNER, weekdays: [3] })).status).toBe(422);
    expect((await owner.rest('PUT', path, { ...LUNCH, weekdays: WEEK, price: 1 })).status).toBe(200);
  });

  it('are at most twenty for a hall', async () => {
    const shifts = Array.from({ length: 20 }, (_, index) => ({
      name: `Shift ${index}`,
      startTime: `0${index % 7}:${10 + index}`,
    }));
    const { hallId, owner } = await openVenue(at, { shifts });
    expect(await add(owner, hallId)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('are changed by the owner and managers of a trading business only', async () => {
    const { hallId, owner, shiftIds, businessId } = await openVenue(at, { shifts: [LUNCH] });
    const { em } = at.context();
    const [manager, clerk] = [await at.person(Role.USER), await at.person(Role.USER)];
    await givenMember(em, businessId, manager.id, 'MANAGER');
    await givenMember(em, businessId, clerk.id, 'CLERK');
    const pending = await openVenue(at, { status: BusinessStatus.PENDING });
    const other = await openVenue(at);
    const path = `/business/shifts/${shiftIds[0]}`;
    const statuses = async (who: Person) => [
      (await who.rest('GET', '/business/schedule')).status,
      (await add(who, hallId)).status,
      (await who.rest('PUT', path, { ...LUNCH, weekdays: WEEK })).status,
      (await who.rest('DELETE', path)).status,
    ];
    expect(await statuses(at.visitor)).toEqual([401, 401, 401, 401]);
    expect(await statuses(customer)).toEqual([403, 403, 403, 403]);
    expect(await statuses(await at.person(Role.ADMIN))).toEqual([403, 403, 403, 403]);
    expect(await statuses(pending.owner)).toEqual([403, 403, 403, 403]);
    expect(await statuses(other.owner)).toEqual([200, 404, 404, 404]);
    expect(await statuses(clerk)).toEqual([200, 403, 403, 403]);
    expect(await statuses(manager)).toEqual([200, 201, 200, 200]);
    expect((await owner.rest('GET', '/business/schedule')).body).toMatchObject({
      halls: [{ shifts: [{ name: 'Dinner' }] }],
    });
  });
});
