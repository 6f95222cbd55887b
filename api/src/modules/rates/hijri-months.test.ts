import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue } from '../../testing/scene.js';

let at: Harness;
let admin: Person;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

interface Month {
  year: number;
  month: number;
  name: string;
  firstDay: string;
  calculatedFirstDay: string;
  isCorrected: boolean;
  source: string | null;
  code: string;
  field: string | null;
}

const SHAWWAL = '/admin/hijri-months/1448/10';

function correct(who: Person, firstDay: string, path = SHAWWAL) {
  return who.rest<Month>('PUT', path, { firstDay, source: 'Ruet-e-Hilal Committee' });
}

/** The reason of the price on a day, in a hall that takes less in Shawwal. */
async function reasonOn(hallId: number, day: string): Promise<string | null> {
  const { body } = await customer.rest<{ rateReason: string | null }>('POST', '/user/bookings/calculate-price', {
    hallId,
    guestCount: 100,
    startTime: `${day}T08:00:00.000Z`,
    endTime: `${day}T12:00:00.000Z`,
  });
  return body.rateReason;
}

describe('[decision 0025] Hijri months', () => {
  it('begin as calculated, until staff correct them, and again when they take it back', async () => {
    const { hallId, owner } = await openVenue(at, { instantConfirmation: true });
    await owner.rest('POST', '/business/rates', { hijriMonth: 10, percentage: -10 });
    const list = async () => (await owner.rest<Month[]>('GET', '/hijri-months')).body;
    const shawwal = async () => (await list()).find(({ year, month }) => year === 1448 && month === 10);
    expect(await shawwal()).toEqual({
      year: 1448,
      month: 10,
      name: 'Shawwal',
      firstDay: '2027-03-09',
      calculatedFirstDay: '2027-03-09',
      isCorrected: false,
      source: null,
    });
    expect(await list()).toHaveLength(25);
    const reasons = async () => [await reasonOn(hallId, '2027-03-09'), await reasonOn(hallId, '2027-03-10')];
    expect(await reasons()).toEqual(['Shawwal −10%', 'Shawwal −10%']);
    const booked = await customer.rest<{ id: number }>('POST', '/user/bookings', {
      ...bookingInput(hallId),
      startTime: '2027-03-09T08:00:00.000Z',
      endTime: '2027-03-09T12:00:00.000Z',
    });
    expect(booked.status).toBe(201);
    expect(await correct(admin, '2027-03-10')).toMatchObject({
      status: 200,
      body: { firstDay: '2027-03-10', calculatedFirstDay: '2027-03-09', isCorrected: true },
    });
    expect(await shawwal()).toMatchObject({ firstDay: '2027-03-10', source: 'Ruet-e-Hilal Committee' });
    expect(await reasons()).toEqual([null, 'Shawwal −10%']);
    const { body } = await customer.rest<{ data: object[] }>('GET', '/user/bookings?limit=1');
    expect(body.data[0]).toMatchObject({ id: booked.body.id, rateReason: 'Shawwal −10%' });
    expect((await correct(admin, '2027-03-11')).status).toBe(200);
    expect(await reasons()).toEqual([null, null]);
    expect(await admin.rest('DELETE', SHAWWAL)).toMatchObject({
      status: 200,
      body: { firstDay: '2027-03-09', isCorrected: false, source: null },
    });
    expect(await reasons()).toEqual(['Shawwal −10%', 'Shawwal −10%']);
    expect((await admin.rest('DELETE', SHAWWAL)).status).toBe(404);
    const rows: { action: string; subject_id: string }[] = await at
      .context()
      .em.execute(`select action, subject_id from audit_events where subject_type = 'hijri-month' order by id`);
    expect(rows).toEqual([
      { action: 'hijri-month.corrected', subject_id: '1448-10' },
      { action: 'hijri-month.corrected', subject_id: '1448-10' },
      { action: 'hijri-month.reset', subject_id: '1448-10' },
    ]);
  });

  it.each([
    ['2027-03-12', SHAWWAL, 'firstDay'],
    ['2027-03-06', SHAWWAL, 'firstDay'],
    ['2027-02-30', SHAWWAL, 'firstDay'],
    ['2027-03-10', '/admin/hijri-months/1448/13', 'month'],
    ['2027-03-10', '/admin/hijri-months/1448/0', 'month'],
    ['2027-03-10', '/admin/hijri-months/1419/10', 'year'],
    ['2027-03-10', '/admin/hijri-months/1521/10', 'year'],
  ])('%s for %s is refused naming %s', async (firstDay, path, field) => {
    expect(await correct(admin, firstDay, path)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
  });

  it('of two corrections at once, both are made', async () => {
    const path = '/admin/hijri-months/1449/1';
    const { body } = await admin.rest<Month[]>('GET', '/hijri-months');
    const day = body.find(({ year, month }) => year === 1449 && month === 1)?.firstDay ?? '';
    const answers = await Promise.all([correct(admin, day, path), correct(admin, day, path)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await admin.rest('DELETE', path)).status).toBe(200);
  });

  it('are read by owners and staff, and corrected by admins', async () => {
    const { owner } = await openVenue(at);
    const statuses = async (who: Person) => [
      (await who.rest('GET', '/hijri-months')).status,
      (await correct(who, '2027-03-10')).status,
      (await who.rest('DELETE', SHAWWAL)).status,
    ];
    expect(await statuses(at.visitor)).toEqual([401, 401, 401]);
    expect(await statuses(customer)).toEqual([403, 403, 403]);
    expect(await statuses(owner)).toEqual([200, 403, 403]);
    expect(await statuses(await at.person(Role.MODERATOR))).toEqual([200, 403, 403]);
    expect(await statuses(admin)).toEqual([200, 200, 200]);
  });
});
