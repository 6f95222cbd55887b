import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, openVenue, shareUnits, type Venue } from '../../testing/scene.js';
import { serveAllWaitingLists } from './offer.service.js';
import { findBrokenLists, findStates, HOURS, join, listEntries, type EntryBody } from './testing.js';

let at: Harness;
let holder: Person;
let first: Person;
let second: Person;
let venue: Venue;
/** The request that holds the time. */
let requestId: number;

const HOUR_MS = 3_600_000;
const HOLD_HOURS = 10;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  [holder, first, second] = [await at.person(Role.USER), await at.person(Role.USER), await at.person(Role.USER)];
  venue = await openVenue(at, { holdHours: HOLD_HOURS, slots: { bufferTime: 60 } });
  requestId = (await request(holder)).body.id;
});

interface Answer {
  status: number;
  body: { id: number; code?: string; message?: string; heldUntil?: string | null };
}

function request(person: Person, overrides: Record<string, unknown> = {}, hallId = venue.hallId): Promise<Answer> {
  return person.rest('POST', '/user/bookings', bookingInput(hallId, overrides));
}

const isoIn = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS).toISOString();
const withdraw = () => holder.rest('DELETE', `/user/bookings/${requestId}`, {});

/** The first entry of a customer. */
async function findEntry(person: Person): Promise<EntryBody | undefined> {
  return (await listEntries(person))[0];
}

function mailsTo(person: Person): Promise<{ kind: string }[]> {
  return at
    .context()
    .em.execute(`select kind from outbox_mails where to_address = ? and kind like 'waiting-%' order by id`, [
      person.email,
    ]);
}

describe('[issue 16] a time that becomes free is offered', () => {
  const offered = () => ({ state: 'offered', place: null, offeredUntil: isoIn(HOLD_HOURS) });

  it.each([
    ['withdrawn', () => withdraw()],
    ['declined', () => venue.owner.rest('PUT', `/business/bookings/${requestId}/status`, { status: 'cancelled' })],
  ])('when the request is %s: to the first, under a fresh hold, by mail', async (_title, end) => {
    await join(first, venue.hallId);
    await join(second, venue.hallId);
    expect((await end()).status).toBe(200);
    expect(await findEntry(first)).toMatchObject(offered());
    expect(await findEntry(second)).toMatchObject({ state: 'waiting', place: 1 });
    expect([await mailsTo(first), await mailsTo(second)]).toEqual([[{ kind: 'waiting-offered' }], []]);
    expect(await request(holder)).toMatchObject({
      status: 409,
      body: {
        code: 'SLOT_TAKEN',
        message: expect.stringContaining('held for somebody on its waiting list until Mar 01, 2027, 10:00 PM'),
      },
    });
    expect(await findBrokenLists(at.context().em, venue.businessId, at.clock.now())).toEqual([]);
  });

  it('when staff cancel a confirmed booking, and when the owner calls off an entry', async () => {
    await venue.owner.rest('PUT', `/business/bookings/${requestId}/status`, { status: 'confirmed' });
    await join(first, venue.hallId);
    const admin = await at.person(Role.ADMIN);
    const cancel =
      'mutation C($id: Int!, $input: CancelBookingInput!) { cancelConfirmedBooking(id: $id, input: $input) { id } }';
    expect((await admin.graphql(cancel, { id: requestId, input: { reason: 'Flooded' } })).errors).toEqual([]);
    expect(await findEntry(first)).toMatchObject(offered());

    const later = { startTime: '2027-03-25T14:00:00.000Z', endTime: '2027-03-25T18:00:00.000Z' };
    const { customerEmail: _none, ...guest } = bookingInput(venue.hallId, later);
    const entry = await venue.owner.rest<{ id: number }>('POST', '/business/bookings', guest);
    await join(second, venue.hallId, later);
    await venue.owner.rest('POST', `/business/bookings/${entry.body.id}/call-off`, { reason: 'They called' });
    expect(await findEntry(second)).toMatchObject(offered());
  });

  it('when a block is removed, which can’t be put on an offered time', async () => {
    const block = 'mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }';
    const input = { hallId: venue.hallId, date: '2027-03-25' };
    const hours = { startTime: '2027-03-25T14:00:00.000Z', endTime: '2027-03-25T18:00:00.000Z' };
    const made = await venue.owner.graphql<{ blockHall: { id: number } }>(block, { input });
    expect((await join(first, venue.hallId, hours)).status).toBe(201);
    await venue.owner.graphql('mutation U($id: Int!) { unblock(id: $id) { id } }', { id: made.data?.blockHall.id });
    expect(await findEntry(first)).toMatchObject(offered());
    expect((await venue.owner.graphql(block, { input })).errors).toMatchObject([
      { message: expect.stringContaining('on its waiting list'), extensions: { code: 'SLOT_TAKEN', field: 'date' } },
    ]);
  });

  it('when a hall takes smaller units: its requests leave the half that somebody waits for', async () => {
    const { em } = at.context();
    const [full, left, right] = [
      venue.hallId,
      await givenHall(em, venue.businessId),
      await givenHall(em, venue.businessId),
    ];
    const units = await em.execute<{ id: number }[]>('select unit_id as id from hall_unit_links where hall_id = ?', [
      right,
    ]);
    await withdraw();
    await shareUnits(em, full, [left, right]);
    await request(second);
    expect((await join(first, left)).status).toBe(201);
    const set = { id: full, input: { unitIds: units.map(({ id }) => id) } };
    const answer = await venue.owner.graphql(
      'mutation S($id: Int!, $input: SetHallUnitsInput!) { setHallUnits(id: $id, input: $input) { id } }',
      set,
    );
    expect(answer.errors).toEqual([]);
    expect(await findEntry(first)).toMatchObject(offered());
    expect(await findBrokenLists(em, venue.businessId, at.clock.now())).toEqual([]);
  });

  it('when the customer who holds it closes the account, whose own entries are gone', async () => {
    await join(first, venue.hallId);
    const hall = await givenHall(at.context().em, venue.businessId);
    await request(second, {}, hall);
    await join(holder, hall);
    const ctx = at.context();
    await ctx.em.transactional((em) => at.app.hooks.onAccountDeleted(ctx, em, holder.id));
    expect(await findEntry(first)).toMatchObject(offered());
    expect(await findStates(at, hall)).toEqual([]);
  });

  it('when the clock ends a hold: nobody who asks at that moment passes the list', async () => {
    await join(first, venue.hallId);
    at.clock.advanceMinutes(HOLD_HOURS * 60);
    expect(await request(second)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    const { customerEmail: _none, ...guest } = bookingInput(venue.hallId);
    expect((await venue.owner.rest('POST', '/business/bookings', guest)).status).toBe(409);
    const approve = { status: 'confirmed' };
    expect((await venue.owner.rest('PUT', `/business/bookings/${requestId}/status`, approve)).status).toBe(409);
    await serveAllWaitingLists(at.context());
    expect(await findEntry(first)).toMatchObject({ state: 'offered', offeredUntil: isoIn(2 * HOLD_HOURS) });
    expect(await mailsTo(first)).toEqual([{ kind: 'waiting-offered' }]);
  });

  it('whole or not at all: part of a time isn’t offered', async () => {
    const next = { startTime: '2027-03-20T19:00:00.000Z', endTime: '2027-03-20T22:00:00.000Z' };
    await request(second, next);
    await join(first, venue.hallId, { startTime: HOURS.startTime, endTime: '2027-03-20T21:00:00.000Z' });
    await withdraw();
    expect(await findEntry(first)).toMatchObject({ state: 'waiting', place: 1 });
    expect(
      (await request(holder, { startTime: '2027-03-20T13:00:00.000Z', endTime: '2027-03-20T17:00:00.000Z' })).status,
    ).toBe(201);
  });

  it('of a marquee to who waits for all of it, before who asks for a half', async () => {
    const { em } = at.context();
    const [full, left, right] = [
      venue.hallId,
      await givenHall(em, venue.businessId),
      await givenHall(em, venue.businessId),
    ];
    await withdraw();
    await shareUnits(em, full, [left, right]);
    const half = await request(holder, {}, left);
    expect((await join(first, full)).status).toBe(201);
    await holder.rest('DELETE', `/user/bookings/${half.body.id}`, {});
    expect(await findEntry(first)).toMatchObject(offered());
    expect((await request(second, {}, right)).status).toBe(409);
    expect(await findBrokenLists(em, venue.businessId, at.clock.now())).toEqual([]);
  });
});

describe('[issue 16] an offer', () => {
  beforeEach(async () => {
    await join(first, venue.hallId);
    await join(second, venue.hallId);
    await withdraw();
  });

  it('is requested in the usual way, and its hold becomes the request’s, beyond the cap of holds', async () => {
    for (const day of [10, 12]) {
      const date = `2027-03-${day}`;
      await request(first, { startTime: `${date}T14:00:00.000Z`, endTime: `${date}T18:00:00.000Z` });
    }
    at.clock.advanceMinutes(60);
    const price = await first.rest<{ isAvailable: boolean }>('POST', '/user/bookings/calculate-price', {
      hallId: venue.hallId,
      guestCount: 100,
      ...HOURS,
    });
    expect(price.body.isAvailable).toBe(true);
    expect(await request(first)).toMatchObject({ status: 201, body: { heldUntil: isoIn(1 + HOLD_HOURS) } });
    expect((await findStates(at, venue.hallId)).map(({ state }) => state)).toEqual(['requested', 'waiting']);
    expect(await findBrokenLists(at.context().em, venue.businessId, at.clock.now())).toEqual([]);
  });

  it('shows its time as free to its customer, and as held to others', async () => {
    const read = async (person: Person) => {
      const { body } = await person.rest<{ days: { date: string; taken: unknown[] }[] }>(
        'GET',
        `/public/halls/${venue.hallId}/availability?month=2027-03`,
      );
      return body.days.find(({ date }) => date === '2027-03-20')?.taken.length;
    };
    expect([await read(first), await read(second), await read(at.visitor)]).toEqual([0, 1, 1]);
  });

  it('is passed on at its end: its customer is told, and may join again at the end', async () => {
    at.clock.advanceMinutes(HOLD_HOURS * 60);
    expect(await findEntry(first)).toMatchObject({ state: 'missed' });
    await serveAllWaitingLists(at.context());
    expect(await findStates(at, venue.hallId)).toEqual([
      { userId: first.id, state: 'missed' },
      { userId: second.id, state: 'offered' },
    ]);
    expect(await mailsTo(first)).toEqual([{ kind: 'waiting-offered' }, { kind: 'waiting-missed' }]);
    expect((await join(first, venue.hallId)).body).toMatchObject({ state: 'waiting', place: 1 });
  });

  it('is passed on when its customer leaves, who can’t leave twice', async () => {
    const id = (await findEntry(first))?.id;
    expect(await first.rest('DELETE', `/user/waiting-list/${id}`)).toMatchObject({
      status: 200,
      body: { state: 'left' },
    });
    expect(await findEntry(second)).toMatchObject({ state: 'offered' });
    expect(await first.rest('DELETE', `/user/waiting-list/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'FINAL_STATUS' },
    });
  });

  it('doesn’t keep the owner from approving its customer’s own earlier request', async () => {
    const { em } = at.context();
    const [row] = await em.execute<{ id: number }[]>(
      `update bookings set user_id = ?, status = 'pending', cancelled_at = null, cancelled_by = null, cancellation_reason = null,
         held_until = null where id = ? returning id`,
      [first.id, requestId],
    );
    const answer = await venue.owner.rest('PUT', `/business/bookings/${row?.id}/status`, { status: 'confirmed' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await findStates(at, venue.hallId)).map(({ state }) => state)).toEqual(['requested', 'waiting']);
  });

  it('ends with every entry when the hall goes offline, and by its start', async () => {
    const { em } = at.context();
    await em.execute(`update halls set status = 'inactive' where id = ?`, [venue.hallId]);
    await serveAllWaitingLists(at.context());
    expect((await findStates(at, venue.hallId)).map(({ state }) => state)).toEqual(['ended', 'ended']);
    expect(
      await em.execute(
        'select 1 from occupancies o join waiting_entries w on w.id = o.waiting_id where w.hall_id = ?',
        [venue.hallId],
      ),
    ).toEqual([]);
  });
});
