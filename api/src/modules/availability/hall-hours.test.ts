import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, givenMember, openVenue, type BusinessScene } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { checkPeriod, type SharedSettings } from '../../domain/availability/availability.js';
import { addDays } from '../../domain/time/days.js';
import { localDay, toPeriod } from '../../domain/time/zone.js';
import { findHallTerms } from '../bookings/hall-terms.queries.js';

let at: Harness;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

type Own = Partial<{ [Name in keyof SharedSettings]: SharedSettings[Name] | null }>;
interface Answer {
  code: string;
  field: string | null;
  message: string;
  bufferMinutes: number;
}
const DAY = '2027-03-20';

function change(who: Person, hallId: number, input: unknown) {
  return who.rest<Answer>('PUT', `/business/halls/${hallId}/booking-settings`, input);
}

function openDaily(openingTime: string, closingTime: string) {
  return [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, openingTime, closingTime, isActive: true }));
}

async function findDay(hallId: number, date = DAY) {
  const path = `/public/halls/${hallId}/availability?month=${date.slice(0, 7)}`;
  const { body } = await at.visitor.rest<{ bufferMinutes: number; days: { date: string; opening: unknown }[] }>(
    'GET',
    path,
  );
  return { ...body.days.find((day) => day.date === date), buffer: body.bufferMinutes };
}

async function request(hallId: number, details: Record<string, unknown> = {}) {
  const { status, body } = await customer.rest<Answer>('POST', '/user/bookings', bookingInput(hallId, details));
  return status === 201 ? 'made' : body.message;
}

/** Of a day, in the hall's zone. */
function times(startTime: string, endTime: string, date = DAY) {
  const { start, end } = toPeriod({ date, startTime, endTime, zone: 'Asia/Karachi' });
  return { date, startTime: start.toISOString(), endTime: end.toISOString() };
}

async function openTwo(scene: BusinessScene) {
  const venue = await openVenue(at, scene);
  return { ...venue, second: await givenHall(at.context().em, venue.businessId) };
}

describe('[decision 0025] hours, slots, buffer and advance of a hall', () => {
  it('a hall’s own week holds for it alone: month, page and requests, to the minute and over midnight', async () => {
    const { hallId, owner, second } = await openTwo({ hours: openDaily('10:00', '22:00') });
    const changed = await change(owner, hallId, { operatingHours: openDaily('16:00', '00:30') });
    expect(changed).toMatchObject({ status: 200, body: { ownSettings: { slotDuration: null }, timeSlots: {} } });
    expect(await findDay(hallId)).toMatchObject({
      opening: { startTime: '2027-03-20T11:00:00.000Z', endTime: '2027-03-20T19:30:00.000Z' },
    });
    expect(await findDay(second)).toMatchObject({ opening: { endTime: '2027-03-20T17:00:00.000Z' } });
    expect([
      await request(hallId, times('15:59', '18:00')),
      await request(hallId, times('20:00', '00:31')),
      await request(hallId, times('20:00', '00:30')),
      await request(second, times('20:00', '22:00')),
      await request(second, times('20:00', '22:01')),
    ]).toEqual([
      'The hall is closed at that time',
      'The hall is closed at that time',
      'made',
      'made',
      'The hall is closed at that time',
    ]);
    const { body } = await at.visitor.rest<{ operatingHours: unknown[] }>(
      'GET',
      `/public/halls/${hallId}/complete-info`,
    );
    expect(body.operatingHours[0]).toMatchObject({ openingTime: '16:00', closingTime: '00:30' });
  });

  it('what it doesn’t say follows its business, also after the business changes', async () => {
    const { hallId, owner } = await openVenue(at, { slots: { bufferTime: 30 }, hours: openDaily('10:00', '22:00') });
    await change(owner, hallId, { maxAdvanceBookingDays: 10 });
    expect(await findDay(hallId)).toMatchObject({ buffer: 30 });
    const timeSlots = { bufferTime: 45, maxAdvanceBookingDays: 300 };
    await owner.rest('PUT', '/business/settings', { timeSlots, operatingHours: openDaily('12:00', '23:00') });
    expect(await findDay(hallId, '2027-03-05')).toMatchObject({
      buffer: 45,
      opening: { startTime: '2027-03-05T07:00:00.000Z' },
    });
    const today = localDay(at.clock.now(), 'Asia/Karachi');
    expect(await request(hallId, times('14:00', '17:00', addDays(today, 10)))).toBe('made');
    expect(await request(hallId, times('14:00', '17:00', addDays(today, 11)))).toBe(
      'Bookings can be made at most 10 days in advance',
    );
    await change(owner, hallId, { maxAdvanceBookingDays: null });
    expect(await request(hallId, times('14:00', '17:00', addDays(today, 300)))).toBe('made');
    expect(await request(hallId, times('14:00', '17:00', addDays(today, 301)))).toMatch('at most 300 days');
  });

  it('a hall can be open at all hours though its business isn’t, and closed where it is open', async () => {
    const { hallId, owner, second } = await openTwo({ hours: openDaily('10:00', '22:00') });
    await change(owner, hallId, { operatingHours: [] });
    expect(await request(hallId, times('03:00', '05:00'))).toBe('made');
    await change(owner, second, { operatingHours: [{ dayOfWeek: 6, openingTime: '10:00', closingTime: '12:00' }] });
    expect(await request(second, times('10:00', '12:00'))).toBe('made');
    expect(await request(second, times('10:00', '12:00', '2027-03-21'))).toBe('The hall is closed at that time');
    await change(owner, hallId, { operatingHours: null });
    expect(await request(hallId, times('03:00', '05:00', '2027-03-22'))).toBe('The hall is closed at that time');
  });

  it('a confirmed booking is followed by the hall’s own buffer, requests and entries alike', async () => {
    const { hallId, owner } = await openVenue(at, { instantConfirmation: true, slots: { bufferTime: 0 } });
    await change(owner, hallId, { bufferTime: 45 });
    expect(await request(hallId, times('12:00', '15:00'))).toBe('made');
    expect(await request(hallId, times('15:44', '18:00'))).toMatch('Only the buffer of');
    expect(await request(hallId, times('15:45', '18:00'))).toBe('made');
    const entry = { hallId, guestCount: 50, customerName: 'Bilal', customerPhone: '0300 7654321' };
    const enter = async (startTime: string) => {
      const details = { ...entry, ...times(startTime, '21:00') };
      return (await owner.rest<Answer>('POST', '/business/bookings', details)).status;
    };
    expect([await enter('18:44'), await enter('18:45')]).toEqual([409, 201]);
    const [{ length } = { length: 0 }] = await at.context().em.execute<{ length: number }[]>(
      `select extract(epoch from upper(o.period) - lower(o.period))::int / 60 as length from occupancies o
          join bookings b on b.id = o.booking_id where b.hall_id = ? order by lower(o.period) limit 1`,
      [hallId],
    );
    expect(length).toBe(225);
  });

  it('a request is approved with the buffer that holds then', async () => {
    const { hallId, owner } = await openVenue(at);
    const { body } = await customer.rest<{ id: number }>(
      'POST',
      '/user/bookings',
      bookingInput(hallId, times('12:00', '15:00')),
    );
    await change(owner, hallId, { bufferTime: 60 });
    expect((await owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' })).status).toBe(200);
    expect(await request(hallId, times('15:59', '18:00'))).toMatch('Only the buffer of');
    expect(await request(hallId, times('16:00', '18:00'))).toBe('made');
  });

  it('its own notice and slot length hold, to the minute', async () => {
    const { hallId, owner } = await openVenue(at);
    await change(owner, hallId, { minAdvanceBookingHours: 48, slotDuration: 180, allowMultipleSlots: false });
    const after = (minutes: number) => new Date(at.clock.now().getTime() + minutes * 60_000);
    const from = (minutes: number, length: number) => ({
      date: localDay(after(minutes), 'Asia/Karachi'),
      startTime: after(minutes).toISOString(),
      endTime: after(minutes + length).toISOString(),
    });
    expect([
      await request(hallId, from(48 * 60 - 1, 180)),
      await request(hallId, from(48 * 60, 179)),
      await request(hallId, from(48 * 60, 181)),
      await request(hallId, from(48 * 60, 180)),
    ]).toEqual([
      'Bookings must be made at least 48 hours in advance',
      'A booking of this hall takes exactly 3 hours',
      'A booking of this hall takes exactly 3 hours',
      'made',
    ]);
  });

  it('the search by date finds what can be requested, whatever business and hall say', async () => {
    const { hallId, owner } = await openVenue(at, { hall: { location: 'Bank Road, Sahiwal' } });
    const { em } = at.context();
    const weeks = [null, [], openDaily('12:00', '23:00'), openDaily('18:00', '02:00')];
    const disagreements: unknown[] = [];
    let found = 0;
    for (const [number, ofBusiness] of weeks.entries()) {
      await owner.rest('PUT', '/business/settings', {
        operatingHours: ofBusiness ?? [],
        timeSlots: { minAdvanceBookingHours: 24 * number, allowMultipleSlots: number !== 2, slotDuration: 240 },
      });
      for (const [other, operatingHours] of weeks.entries()) {
        const own: Own = { operatingHours, allowMultipleSlots: [null, true, false, null][other] ?? null };
        await change(owner, hallId, { ...own, maxAdvanceBookingDays: other === 1 ? 3 : null });
        const { settings } = await findHallTerms(em, { hallId, now: at.clock.now() }, []);
        for (const date of ['2027-03-02', '2027-03-04', '2027-03-05'])
          for (const [startTime, endTime] of [
            ['12:00', '16:00'],
            ['19:00', '23:00'],
            ['22:00', '02:00'],
            ['18:00', '23:30'],
          ] as const) {
            const period = toPeriod({ date, startTime, endTime, zone: 'Asia/Karachi' });
            const isSold = checkPeriod(period, settings, at.clock.now()).length === 0;
            const when = `date=${date}&startTime=${startTime}&endTime=${endTime}`;
            const { body } = await at.visitor.rest<{ data: unknown[] }>(
              'GET',
              `/public/halls?location=sahiwal&${when}`,
            );
            if (body.data.length > 0 !== isSold) disagreements.push({ number, other, when, isSold });
            if (isSold) found += 1;
          }
      }
    }
    expect(disagreements).toEqual([]);
    expect(found).toBeGreaterThan(30);
  });

  it('the owner sees what holds and what is the hall’s own, in as many statements for many halls as for one', async () => {
    const { hallId, owner, businessId } = await openVenue(at, { slots: { bufferTime: 30 } });
    const read = () => owner.rest<{ halls: { hallId: number }[] }>('GET', '/business/schedule');
    await change(owner, hallId, { slotDuration: 120, operatingHours: openDaily('16:00', '00:30') });
    const { result: one, statements } = await recordStatements(at.app.orm, read);
    expect(one.body).toMatchObject({
      timeSlots: { slotDuration: 60, bufferTime: 30 },
      operatingHours: [],
      halls: [
        {
          timeSlots: { slotDuration: 120, bufferTime: 30, maxAdvanceBookingDays: 90, minAdvanceBookingHours: 2 },
          operatingHours: openDaily('16:00', '00:30'),
          ownSettings: { slotDuration: 120, bufferTime: null, operatingHours: openDaily('16:00', '00:30') },
        },
      ],
    });
    for (let count = 0; count < 4; count += 1) {
      const hall = await givenHall(at.context().em, businessId);
      await change(owner, hall, { bufferTime: 10 + count });
    }
    const many = await recordStatements(at.app.orm, read);
    expect(many.result.body.halls).toHaveLength(5);
    expect(many.statements).toHaveLength(statements.length);
  });

  it('a copy of a hall has the same', async () => {
    const { hallId, owner } = await openVenue(at);
    await change(owner, hallId, { bufferTime: 20, operatingHours: openDaily('16:00', '00:30') });
    const { data } = await owner.graphql<{ duplicateHall: { id: number } }>(
      'mutation Copy($id: Int!) { duplicateHall(id: $id) { id } }',
      { id: hallId },
    );
    const { body: schedule } = await owner.rest<{ halls: { hallId: number }[] }>('GET', '/business/schedule');
    expect(schedule.halls.find((hall) => hall.hallId === data?.duplicateHall.id)).toMatchObject({
      ownSettings: { bufferTime: 20, operatingHours: openDaily('16:00', '00:30') },
    });
  });

  it('the audit log keeps what was and is said', async () => {
    const { hallId, owner } = await openVenue(at);
    await change(owner, hallId, { bufferTime: 20 });
    await change(owner, hallId, { bufferTime: null });
    const rows = await at
      .context()
      .em.execute<{ before: unknown; after: unknown }[]>(
        `select before, after from audit_events where action = 'hall.booking-settings-changed' and subject_id = ? order by id`,
        [String(hallId)],
      );
    expect(rows).toMatchObject([
      { before: { bufferTime: null }, after: { bufferTime: 20 } },
      { before: { bufferTime: 20 }, after: { bufferTime: null } },
    ]);
    const [left] = await at
      .context()
      .em.execute<{ count: number }[]>(`select count(*)::int from hall_booking_settings where hall_id = ?`, [hallId]);
    expect(left).toEqual({ count: 0 });
  });

  it('changes at the same moment come one after the other', async () => {
    const { hallId, owner } = await openVenue(at);
    const answers = await Promise.all([
      change(owner, hallId, { bufferTime: 20, operatingHours: openDaily('16:00', '00:30') }),
      change(owner, hallId, { slotDuration: 90, operatingHours: openDaily('12:00', '20:00') }),
      change(owner, hallId, { minAdvanceBookingHours: 5 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await owner.rest<{ halls: unknown[] }>('GET', '/business/schedule');
    expect(body.halls).toMatchObject([
      { ownSettings: { bufferTime: 20, slotDuration: 90, minAdvanceBookingHours: 5, operatingHours: { length: 7 } } },
    ]);
  });

  it.each([
    ['slotDuration', { slotDuration: 14 }, 'Slot duration must be between 15 and 1440 minutes'],
    ['bufferTime', { bufferTime: 1441 }, 'Buffer time must be between 0 and 1440 minutes'],
    ['bufferTime', { bufferTime: 1.5 }, 'Buffer time must be between 0 and 1440 minutes'],
    ['maxAdvanceBookingDays', { maxAdvanceBookingDays: 0 }, 'Latest advance booking must be between 1 and 1095 days'],
    [
      'minAdvanceBookingHours',
      { minAdvanceBookingHours: -1 },
      'Earliest advance booking must be between 0 and 2160 hours',
    ],
    [
      'operatingHours',
      { operatingHours: [...openDaily('10:00', '12:00'), ...openDaily('10:00', '12:00')] },
      'Operating hours can be at most 7',
    ],
    [
      'operatingHours',
      { operatingHours: [1, 1].map(() => ({ dayOfWeek: 1, openingTime: '10:00', closingTime: '12:00' })) },
      'Each day can be given once',
    ],
    [
      'operatingHours[0].closingTime',
      { operatingHours: [{ dayOfWeek: 1, openingTime: '10:00', closingTime: '24:00' }] },
      'Invalid time format',
    ],
  ])('refuses %s by its name', async (field, input, message) => {
    const { hallId, owner } = await openVenue(at);
    expect(await change(owner, hallId, input)).toMatchObject({ status: 422, body: { field, message } });
  });

  it('is for the owner and managers, over REST and GraphQL', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    const { owner: other } = await openVenue(at);
    const [manager, clerk] = [await at.person(Role.USER), await at.person(Role.USER)];
    await givenMember(at.context().em, businessId, manager.id, 'MANAGER');
    await givenMember(at.context().em, businessId, clerk.id, 'CLERK');
    const statuses = [];
    for (const who of [at.visitor, customer, other, clerk, manager, owner])
      statuses.push((await change(who, hallId, { bufferTime: 15 })).status);
    expect(statuses).toEqual([401, 403, 404, 403, 200, 200]);
    const document = `mutation C($id: Int!) {
      changeHallBookingSettings(hallId: $id, input: { bufferTime: 5 }) { ownSettings { bufferTime } } }`;
    const codes = [];
    for (const who of [at.visitor, customer, other, clerk, manager])
      codes.push((await who.graphql(document, { id: hallId })).errors[0]?.extensions.code ?? 'done');
    expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'FORBIDDEN', 'done']);
  });
});
