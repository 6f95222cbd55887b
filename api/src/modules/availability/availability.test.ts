import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { givenHall, openVenue, shareUnits, bookingInput, type VenueScene } from '../../testing/scene.js';

let at: Harness;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

interface Range {
  startTime: string;
  endTime: string;
}
interface Day {
  date: string;
  status: string;
  opening: Range | null;
  free: Range[];
  taken: Range[];
}
interface Month {
  month: string;
  today: string;
  timeZone: string;
  latestDate: string;
  leastMinutes: number;
  days: Day[];
}

async function loadMonth(hallId: number, month?: string): Promise<Month> {
  const query = month === undefined ? '' : `?month=${month}`;
  const { status, body } = await at.visitor.rest<Month>('GET', `/public/halls/${hallId}/availability${query}`);
  expect(status).toBe(200);
  return body;
}

function findDay({ days }: Month, date: string): Day | undefined {
  return days.find((day) => day.date === date);
}

async function booked(hallId: number, startTime: string, endTime: string): Promise<number> {
  const { status, body } = await customer.rest<{ id: number }>(
    'POST',
    '/user/bookings',
    bookingInput(hallId, { startTime, endTime }),
  );
  expect(status).toBe(201);
  return body.id;
}

const BLOCK = `mutation Block($input: BlockHallInput!) { blockHall(input: $input) { id hallIds startTime endTime note } }`;
const UNBLOCK = `mutation Unblock($id: Int!) { unblock(id: $id) { id } }`;

function block(who: Person, input: Record<string, unknown>) {
  return who.graphql<{ blockHall: { id: number; hallIds: number[] } & Range }>(BLOCK, { input });
}

const INSTANT: VenueScene = { instantConfirmation: true };

describe('[product Bookings] the month of a hall', () => {
  it('is the current one in the hall’s zone, with past and far days marked', async () => {
    const { hallId } = await openVenue(at);
    const march = await loadMonth(hallId);
    expect(march).toMatchObject({ month: '2027-03', today: '2027-03-01', timeZone: 'Asia/Karachi', leastMinutes: 120 });
    expect(march.days).toHaveLength(31);
    expect(march.days.every(({ status }) => status === 'free')).toBe(true);
    expect((await loadMonth(hallId, '2027-02')).days.every(({ status }) => status === 'past')).toBe(true);
    const may = await loadMonth(hallId, '2027-05');
    expect([findDay(may, '2027-05-30')?.status, findDay(may, '2027-05-31')?.status]).toEqual(['free', 'closed']);
    expect(may.latestDate).toBe('2027-05-30');
  });

  it('shows taken hours with the buffer, past midnight on both days, and never who took them', async () => {
    const { hallId } = await openVenue(at, { ...INSTANT, slots: { bufferTime: 60 } });
    await booked(hallId, '2027-03-10T14:00:00Z', '2027-03-10T20:00:00Z');
    const month = await loadMonth(hallId);
    expect(findDay(month, '2027-03-10')).toMatchObject({
      status: 'partly',
      taken: [{ startTime: '2027-03-10T14:00:00.000Z', endTime: '2027-03-10T19:00:00.000Z' }],
    });
    expect(findDay(month, '2027-03-11')).toMatchObject({
      status: 'partly',
      taken: [{ startTime: '2027-03-10T19:00:00.000Z', endTime: '2027-03-10T21:00:00.000Z' }],
    });
    expect(JSON.stringify(month)).not.toContain('Ayesha');
  });

  it('a pending request doesn’t occupy the hall', async () => {
    const { hallId } = await openVenue(at);
    await booked(hallId, '2027-03-10T14:00:00Z', '2027-03-10T20:00:00Z');
    expect(findDay(await loadMonth(hallId), '2027-03-10')).toMatchObject({ status: 'free', taken: [] });
  });

  it('a day is full if not even the shortest booking fits', async () => {
    const hours = [{ dayOfWeek: 3, openingTime: '18:00', closingTime: '00:00', isActive: true }];
    const { hallId } = await openVenue(at, { ...INSTANT, hours });
    const before = await loadMonth(hallId);
    expect(findDay(before, '2027-03-10')).toMatchObject({
      status: 'free',
      opening: { startTime: '2027-03-10T13:00:00.000Z', endTime: '2027-03-10T19:00:00.000Z' },
    });
    expect(findDay(before, '2027-03-11')).toMatchObject({ status: 'closed', opening: null });
    await booked(hallId, '2027-03-10T14:00:00Z', '2027-03-10T18:00:00Z');
    expect(findDay(await loadMonth(hallId), '2027-03-10')?.status).toBe('full');
  });

  it('a marquee is taken when one of its halves is', async () => {
    const { hallId: full, businessId } = await openVenue(at, INSTANT);
    const { em } = at.context();
    const [left, right] = [await givenHall(em, businessId), await givenHall(em, businessId)];
    await shareUnits(em, full, [left, right]);
    await booked(left, '2027-03-10T14:00:00Z', '2027-03-10T18:00:00Z');
    expect(findDay(await loadMonth(full), '2027-03-10')?.status).toBe('partly');
    expect(findDay(await loadMonth(right), '2027-03-10')?.status).toBe('free');
  });

  it('handles daylight saving time: the day of the change is an hour shorter', async () => {
    const { hallId } = await openVenue(at, { timeZone: 'Europe/London', slots: { maxAdvanceBookingDays: 400 } });
    const day = findDay(await loadMonth(hallId, '2027-03'), '2027-03-28');
    expect(day?.opening).toEqual({ startTime: '2027-03-28T00:00:00.000Z', endTime: '2027-03-28T23:00:00.000Z' });
  });

  it.each(['2027-13', '2027-3', 'march', '0000-01', '9999-12', '2027-03-01'])(
    'the month %s is refused',
    async (month) => {
      const { hallId } = await openVenue(at);
      const refused = await at.visitor.rest('GET', `/public/halls/${hallId}/availability?month=${month}`);
      expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'month' } });
    },
  );

  it('is public for public halls, else for the owner and staff', async () => {
    const { hallId, owner } = await openVenue(at, { hall: { status: HallStatus.INACTIVE } });
    const path = `/public/halls/${hallId}/availability`;
    expect((await at.visitor.rest('GET', path)).status).toBe(404);
    expect((await customer.rest('GET', path)).status).toBe(404);
    expect((await owner.rest('GET', path)).status).toBe(200);
    expect((await (await at.person(Role.MODERATOR)).rest('GET', path)).status).toBe(200);
    expect((await at.visitor.rest('GET', '/public/halls/2000000/availability')).status).toBe(404);
  });

  it('takes two statements for any number of bookings', async () => {
    const { hallId } = await openVenue(at, INSTANT);
    const counted = async () => (await recordStatements(at.app.orm, () => loadMonth(hallId))).statements.length;
    const before = await counted();
    for (const day of ['10', '11', '12']) await booked(hallId, `2027-03-${day}T14:00:00Z`, `2027-03-${day}T18:00:00Z`);
    expect(await counted()).toBe(before);
    expect(before).toBeLessThanOrEqual(3);
  });
});

describe('[business §2 Bookings management] blocking and unblocking', () => {
  it('a day of one hall, and it is free again afterwards', async () => {
    const { hallId, owner } = await openVenue(at);
    const made = await block(owner, { hallId, date: '2027-03-10', note: 'Painting' });
    expect(made.data?.blockHall).toMatchObject({
      hallIds: [hallId],
      startTime: '2027-03-09T19:00:00.000Z',
      endTime: '2027-03-10T19:00:00.000Z',
    });
    expect(findDay(await loadMonth(hallId), '2027-03-10')?.status).toBe('full');
    const request = bookingInput(hallId, { startTime: '2027-03-10T14:00:00Z', endTime: '2027-03-10T18:00:00Z' });
    expect(await customer.rest('POST', '/user/bookings', request)).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', field: 'startTime' },
    });
    await owner.graphql(UNBLOCK, { id: made.data?.blockHall.id });
    expect(findDay(await loadMonth(hallId), '2027-03-10')?.status).toBe('free');
  });

  it('over REST, with the calendar that shows them, until they are removed', async () => {
    const { hallId, owner } = await openVenue(at);
    const input = { hallId, date: '2027-03-10', startTime: '19:00', endTime: '23:00', note: 'New carpet' };
    const made = await owner.rest<{ id: number }>('POST', '/business/blocks', input);
    const block = { hallIds: [hallId], startTime: '2027-03-10T14:00:00.000Z', endTime: '2027-03-10T18:00:00.000Z' };
    expect(made).toMatchObject({ status: 201, body: { ...block, note: 'New carpet' } });
    const calendar = `/business/calendar?from=2027-03-08&to=2027-03-14&hallId=${hallId}`;
    const shown = await owner.rest('GET', calendar);
    expect(shown).toMatchObject({ status: 200, body: { timeZone: 'Asia/Karachi', bookings: [], blocks: [block] } });

    const path = `/business/blocks/${made.body.id}`;
    expect((await (await openVenue(at)).owner.rest('DELETE', path)).status).toBe(404);
    expect((await customer.rest('DELETE', path)).status).toBe(403);
    expect(await owner.rest('DELETE', path)).toMatchObject({ status: 200, body: { id: made.body.id } });
    expect(await owner.rest('GET', calendar)).toMatchObject({ body: { blocks: [] } });
  });

  it('on the last day that can be given, but on none of a far year', async () => {
    const { hallId, owner } = await openVenue(at);
    const block = (date: string) => owner.rest('POST', '/business/blocks', { hallId, date });
    expect(await block('2199-12-31')).toMatchObject({ status: 201, body: { endTime: '2199-12-31T19:00:00.000Z' } });
    expect(await block('9999-12-31')).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'date' } });
  });

  it('over REST, a confirmed booking and a missing day refuse them', async () => {
    const { hallId, owner } = await openVenue(at, INSTANT);
    await booked(hallId, '2027-03-10T14:00:00Z', '2027-03-10T20:00:00Z');
    const taken = await owner.rest('POST', '/business/blocks', { hallId, date: '2027-03-10' });
    expect(taken).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', field: 'date' } });
    expect(taken.body).toMatchObject({
      message: expect.stringMatching(/has a confirmed booking on .+: .+, INV-\d{6}$/),
    });
    expect(await owner.rest('POST', '/business/blocks', { hallId })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field: 'date' },
    });
    const tooLong = await owner.rest('GET', '/business/calendar?from=2027-01-01&to=2027-12-31');
    expect(tooLong).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
  });

  it('several days of all halls at once, taken back as one', async () => {
    const { hallId, owner, businessId } = await openVenue(at);
    const second = await givenHall(at.context().em, businessId);
    const made = await block(owner, { date: '2027-03-10', untilDate: '2027-03-12' });
    expect(made.data?.blockHall.hallIds).toEqual([hallId, second]);
    for (const id of [hallId, second]) {
      const month = await loadMonth(id);
      expect(['09', '10', '11', '12', '13'].map((day) => findDay(month, `2027-03-${day}`)?.status)).toEqual([
        'free',
        'full',
        'full',
        'full',
        'free',
      ]);
    }
    await owner.graphql(UNBLOCK, { id: made.data?.blockHall.id });
    expect(findDay(await loadMonth(second), '2027-03-11')?.status).toBe('free');
  });

  it('hours past midnight; blocks may overlap each other', async () => {
    const { hallId, owner } = await openVenue(at);
    const night = await block(owner, { hallId, date: '2027-03-10', startTime: '22:00', endTime: '02:00' });
    expect(night.data?.blockHall).toMatchObject({ endTime: '2027-03-10T21:00:00.000Z' });
    expect((await block(owner, { hallId, date: '2027-03-10' })).errors).toEqual([]);
  });

  it('never over a confirmed booking, which it names', async () => {
    const { hallId, owner } = await openVenue(at, INSTANT);
    const id = await booked(hallId, '2027-03-10T14:00:00Z', '2027-03-10T20:00:00Z');
    const { errors } = await block(owner, { date: '2027-03-11', startTime: '00:00', endTime: '02:00' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'SLOT_TAKEN', field: 'date', details: { bookingIds: [id] } });
    expect((await block(owner, { hallId, date: '2027-03-11', startTime: '01:00', endTime: '02:00' })).errors).toEqual(
      [],
    );
  });

  it.each([
    [{ date: '' }, 'date'],
    [{ date: '2027-02-28' }, 'date'],
    [{ date: '2027-03-10', untilDate: '2027-03-09' }, 'untilDate'],
    [{ date: '2027-03-10', untilDate: '2028-03-10' }, 'untilDate'],
    [{ date: '2027-03-10', startTime: '10:00' }, 'endTime'],
    [{ date: '2027-03-10', untilDate: '2027-03-11', startTime: '10:00', endTime: '12:00' }, 'endTime'],
    [{ date: '2027-03-10', startTime: '25:00', endTime: '12:00' }, 'startTime'],
    [{ date: '2027-03-10', note: 'x'.repeat(1001) }, 'note'],
  ])('%j is refused naming %s', async (input, field) => {
    const { owner } = await openVenue(at);
    const { errors } = await block(owner, input);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  it('is for approved owners and their own halls only', async () => {
    const { hallId, owner } = await openVenue(at);
    const other = await openVenue(at);
    const pending = await openVenue(at, { status: BusinessStatus.PENDING });
    const input = { hallId, date: '2027-03-10' };
    const code = async (who: Person) => (await block(who, input)).errors[0]?.extensions.code;
    expect(await code(at.visitor)).toBe('UNAUTHENTICATED');
    expect(await code(customer)).toBe('FORBIDDEN');
    expect(await code(await at.person(Role.ADMIN))).toBe('FORBIDDEN');
    expect(await code(pending.owner)).toBe('FORBIDDEN');
    expect(await code(await at.person(Role.BUSINESS))).toBe('NOT_FOUND');
    expect(await code(other.owner)).toBe('NOT_FOUND');
    const made = await block(owner, input);
    const taken = await other.owner.graphql(UNBLOCK, { id: made.data?.blockHall.id });
    expect(taken.errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(findDay(await loadMonth(hallId), '2027-03-10')?.status).toBe('full');
  });
});
