import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PER_ACCOUNT_LIMITS } from '../../domain/accounts/limits.js';
import { Role } from '../../domain/accounts/roles.js';
import { WAITING_LIMITS } from '../../domain/waiting-list/inputs.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { findStates, HOURS, join, listEntries, type EntryBody } from './testing.js';
import { listBusinessWaitingList } from './waiting-list.service.js';

let at: Harness;
let holder: Person;
let first: Person;
let second: Person;
let venue: Venue;

const HOLD_HOURS = 10;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  [holder, first, second] = [await at.person(Role.USER), await at.person(Role.USER), await at.person(Role.USER)];
  venue = await openVenue(at, { holdHours: HOLD_HOURS, slots: { bufferTime: 60 } });
  await request(holder);
});

interface Answer {
  status: number;
  body: { id: number; code?: string; message?: string; heldUntil?: string | null };
}

function request(person: Person, overrides: Record<string, unknown> = {}, hallId = venue.hallId): Promise<Answer> {
  return person.rest('POST', '/user/bookings', bookingInput(hallId, overrides));
}

/** The first entry of a customer. */
async function findEntry(person: Person): Promise<EntryBody | undefined> {
  return (await listEntries(person))[0];
}

describe('[issue 16] joining a waiting list', () => {
  it('gives a place in the order of joining, which the customer sees, and the owner with the name', async () => {
    expect(await join(first, venue.hallId)).toMatchObject({
      status: 201,
      body: { state: 'waiting', place: 1, hallId: venue.hallId, date: '2027-03-20', offeredUntil: null, ...HOURS },
    });
    const part = { startTime: '2027-03-20T16:00:00.000Z', endTime: '2027-03-20T20:00:00.000Z' };
    expect((await join(second, venue.hallId, part)).body.place).toBe(2);
    expect((await findEntry(second))?.place).toBe(2);
    const { body } = await venue.owner.rest<{ data: EntryBody[] }>('GET', '/business/waiting-list');
    expect(body.data.map(({ place, customerName, guestCount }) => [place, customerName, guestCount])).toEqual([
      [1, expect.stringMatching(/^Person/), 100],
      [2, expect.stringMatching(/^Person/), 100],
    ]);
    const shown = JSON.stringify(body);
    expect([first.email, second.email].filter((email) => shown.includes(email))).toEqual([]);
    const other = await openVenue(at, { holdHours: 1 });
    expect((await other.owner.rest<{ data: unknown[] }>('GET', '/business/waiting-list')).body.data).toEqual([]);
    const filtered = (hallId: number) =>
      venue.owner.rest<{ data: unknown[] }>('GET', `/business/waiting-list?hallId=${hallId}`);
    expect((await filtered(venue.hallId)).body.data).toHaveLength(2);
    expect((await filtered(other.hallId)).body.data).toHaveLength(0);
  });

  it('for a shift on its date', async () => {
    const shifts = await openVenue(at, { holdHours: 2, shifts: [{ name: 'Dinner' }] });
    const shift = { shiftId: shifts.shiftIds[0], date: '2027-03-20', startTime: null, endTime: null };
    expect((await request(holder, shift, shifts.hallId)).status).toBe(201);
    const { body } = await join(first, shifts.hallId, shift);
    expect(body).toMatchObject({ shiftName: 'Dinner', startTime: HOURS.startTime, place: 1 });
  });

  it.each([
    [
      'a time that is free',
      { startTime: '2027-03-21T14:00:00.000Z', endTime: '2027-03-21T18:00:00.000Z' },
      409,
      'CONFLICT',
      'startTime',
    ],
    ['more guests than the hall holds', { guestCount: 301 }, 422, 'INVALID_INPUT', 'guestCount'],
    ['no guests', { guestCount: 0 }, 422, 'INVALID_INPUT', 'guestCount'],
    ['no start', { startTime: null }, 422, 'INVALID_INPUT', 'startTime'],
    ['hours that can’t be requested', { endTime: '2027-03-20T15:00:00.000Z' }, 422, 'INVALID_INPUT', 'endTime'],
    [
      'the past',
      { startTime: '2027-02-20T14:00:00.000Z', endTime: '2027-02-20T18:00:00.000Z' },
      422,
      'INVALID_INPUT',
      'date',
    ],
    ['a shift that isn’t sold', { shiftId: 999_999, date: '2027-03-20' }, 422, 'INVALID_INPUT', 'shiftId'],
  ])('refuses %s', async (_title, overrides, status, code, field) => {
    expect(await join(first, venue.hallId, overrides)).toMatchObject({ status, body: { code, field } });
    expect(await findStates(at, venue.hallId)).toEqual([]);
  });

  it('refuses halls that aren’t known or hold nothing, and times that are the customer’s own', async () => {
    expect((await join(first, 999_999)).status).toBe(404);
    const plain = await openVenue(at);
    await request(holder, {}, plain.hallId);
    expect(await join(first, plain.hallId)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await join(holder, venue.hallId)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('once for the same hours of a hall, and for ten times altogether', async () => {
    await join(first, venue.hallId);
    const later = { startTime: '2027-03-20T16:00:00.000Z', endTime: '2027-03-20T20:00:00.000Z' };
    expect(await join(first, venue.hallId, later)).toMatchObject({ status: 409, body: { code: 'ALREADY_TAKEN' } });
    const { em } = at.context();
    await em.execute(
      `insert into waiting_entries (user_id, hall_id, business_id, start_time, end_time, guest_count)
       select ?, ?, ?, d, d + interval '4 hours', 50 from generate_series(?::timestamptz, ?::timestamptz, '1 day') d`,
      [
        first.id,
        venue.hallId,
        venue.businessId,
        '2027-04-01T10:00:00Z',
        `2027-04-0${WAITING_LIMITS.perCustomerMax - 2}T10:00:00Z`,
      ],
    );
    const hall = await givenHall(em, venue.businessId);
    await request(second, {}, hall);
    expect((await join(first, hall)).status).toBe(201);
    const another = await givenHall(em, venue.businessId);
    await request(await at.person(Role.USER), {}, another);
    expect(await join(first, another)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: expect.stringContaining('10') },
    });
  });

  it('forty times a day; and owners look for a few phone numbers an hour, which they don’t see there', async () => {
    const limited = await startHarness({ ACCOUNT_LIMITS: 'on' });
    const { hallId, owner, businessId } = await openVenue(limited, { holdHours: 1 });
    const clerk = await limited.person(Role.USER);
    await givenMember(limited.context().em, businessId, clerk.id, 'CLERK');
    const [holding, waiting] = [await limited.person(Role.USER), await limited.person(Role.USER)];
    await holding.rest('POST', '/user/bookings', bookingInput(hallId, { customerEmail: holding.email }));
    await limited
      .context()
      .em.execute('insert into attempts (key, points, expire) values (?, ?, ?)', [
        `waiting-list:${waiting.id}`,
        PER_ACCOUNT_LIMITS.waitingEntriesPerDay,
        limited.context().now().getTime() + 10 ** 12,
      ]);
    const { status } = await join(waiting, hallId);
    await limited.app.limits.waitingSearchByAccount.take(String(clerk.id), PER_ACCOUNT_LIMITS.waitingSearchesPerHour);
    const search = async (by: Person, text: string) =>
      (await by.rest('GET', `/business/waiting-list?search=${encodeURIComponent(text)}`)).status;
    const found = [
      ...[await search(clerk, '0301 7654322'), await search(clerk, 'Sana')],
      await search(owner, '0301 7654322'),
    ];
    await limited.close();
    expect([status, ...found]).toEqual([429, 429, 200, 200]);
  });

  it('[security] is for customers, and the owner’s list for the business', async () => {
    const staff = [await at.person(Role.MODERATOR), await at.person(Role.ADMIN)];
    const { body } = await join(first, venue.hallId);
    for (const [person, status] of [
      [at.visitor, 401],
      [venue.owner, 403],
      [staff[0], 403],
      [staff[1], 403],
    ] as const) {
      const each = person as Person;
      expect((await join(each, venue.hallId)).status).toBe(status);
      expect((await each.rest('GET', '/user/waiting-list')).status).toBe(status);
      expect((await each.rest('DELETE', `/user/waiting-list/${body.id}`)).status).toBe(status);
    }
    expect((await second.rest('DELETE', `/user/waiting-list/${body.id}`)).status).toBe(404);
    expect((await first.rest('GET', '/business/waiting-list')).status).toBe(403);
    expect((await at.visitor.rest('GET', '/business/waiting-list')).status).toBe(401);
  });

  it('is the same over GraphQL, with what the viewer may do', async () => {
    const joined = await first.graphql<{ joinWaitingList: Record<string, unknown> }>(
      `mutation J($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { id state place viewerCanLeave } }`,
      { input: { hallId: venue.hallId, guestCount: 80, ...HOURS } },
    );
    expect(joined.data?.joinWaitingList).toMatchObject({ state: 'WAITING', place: 1, viewerCanLeave: true });
    const list = await first.graphql<{ viewerWaitingList: { totalCount: number } }>(
      '{ viewerWaitingList { totalCount nodes { id } } }',
    );
    expect(list.data?.viewerWaitingList.totalCount).toBe(1);
    const left = await first.graphql(
      `mutation L($id: Int!) { leaveWaitingList(id: $id) { state viewerCanLeave place } }`,
      { id: joined.data?.joinWaitingList.id },
    );
    expect(left.data?.leaveWaitingList).toEqual({ state: 'LEFT', viewerCanLeave: false, place: null });
  });
});

describe('[issue 16] the lists', () => {
  it('take as many statements for many as for few, and page on the server', async () => {
    const viewer = { id: venue.owner.id, role: Role.BUSINESS, name: '', signedInAt: new Date(0) };
    const read = () =>
      recordStatements(at.app.orm, () => listBusinessWaitingList(at.context(viewer), { hallId: null, search: null }));
    await join(first, venue.hallId);
    const few = await read();
    for (let index = 0; index < 4; index += 1) await join(await at.person(Role.USER), venue.hallId);
    const many = await read();
    expect([few.result.nodes.length, many.result.nodes.length]).toEqual([1, 5]);
    expect(many.statements.length).toBe(few.statements.length);
    const { body } = await venue.owner.rest<{ data: EntryBody[]; paging: { nextCursor: string; total: number } }>(
      'GET',
      '/business/waiting-list?limit=2',
    );
    expect([body.data.map(({ place }) => place), body.paging.total]).toEqual([[1, 2], 5]);
    const next = await venue.owner.rest<{ data: EntryBody[] }>(
      'GET',
      `/business/waiting-list?limit=2&cursor=${body.paging.nextCursor}`,
    );
    expect(next.body.data.map(({ place }) => place)).toEqual([3, 4]);
  });

  it('the owner’s finds customers by name and by the whole phone number, in any spelling', async () => {
    const sana = await at.person(Role.USER, { name: 'Sana Iqbal' });
    expect((await sana.rest('PUT', '/user/settings', { phone: '0301 7654321' })).status).toBe(200);
    for (const person of [first, sana]) await join(person, venue.hallId);
    const search = async (text: string) => {
      const path = `/business/waiting-list?search=${encodeURIComponent(text)}`;
      const { body } = await venue.owner.rest<{ data: EntryBody[]; paging: { total: number } }>('GET', path);
      expect(body.paging.total).toBe(body.data.length);
      return body.data.map(({ customerName }) => customerName);
    };
    for (const text of ['iqb', 'SANA', '0301-7654321', '+92 301 7654321'])
      expect(await search(text)).toEqual(['Sana Iqbal']);
    for (const text of ['7654321', '0301', sana.email]) expect(await search(text)).toEqual([]);
    expect(await search(' ')).toHaveLength(2);
  });

  it('of a customer page from offers to entries that are over', async () => {
    const { body } = await join(first, venue.hallId);
    await first.rest('DELETE', `/user/waiting-list/${body.id}`);
    await join(first, venue.hallId);
    expect((await listEntries(first)).map(({ state }) => state)).toEqual(['waiting', 'left']);
    const page = await first.rest<{ paging: { nextCursor: string } }>('GET', '/user/waiting-list?limit=1');
    const rest = await listEntries(first, `?limit=1&cursor=${page.body.paging.nextCursor}`);
    expect(rest.map(({ state }) => state)).toEqual(['left']);
  });
});
