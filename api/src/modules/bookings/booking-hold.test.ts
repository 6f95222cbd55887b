import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenBooking, givenHall, openVenue, shareUnits, type Venue } from '../../testing/scene.js';
import { bookingHooks } from './booking.hooks.js';
import { sweepExpiredHolds, tellOfHolds } from './booking-hold.service.js';
import type { BookingBody, RefusalBody } from './testing.js';

let at: Harness;
let customer: Person;
let other: Person;
let venue: Venue;

const HOUR_MS = 3_600_000;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER);
  other = await at.person(Role.USER);
  venue = await openVenue(at, { holdHours: 10, slots: { bufferTime: 60 } });
});

type Answer = { status: number; body: BookingBody & RefusalBody };

function request(person: Person, overrides: Record<string, unknown> = {}, hallId = venue.hallId): Promise<Answer> {
  return person.rest('POST', '/user/bookings', bookingInput(hallId, overrides));
}

function answer(id: number, status: 'confirmed' | 'cancelled'): Promise<Answer> {
  return venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status });
}

/** The day of the requests, moved: five or more apart never touch. */
function onDay(day: number): Record<string, unknown> {
  const date = `2027-03-${String(day).padStart(2, '0')}`;
  return { startTime: `${date}T14:00:00.000Z`, endTime: `${date}T18:00:00.000Z` };
}

const isoIn = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS).toISOString();

/** The kinds of rows that the ledger has for a booking. */
function ledger(bookingId: number): Promise<{ kind: string }[]> {
  return at.context().em.execute('select kind from occupancies where booking_id = ? order by id', [bookingId]);
}

function mails(id: number, kind: string): Promise<{ to: string }[]> {
  return at
    .context()
    .em.execute(
      `select to_address as to from outbox_mails where kind = ? and split_part(dedupe_key, ':', 2)::int = ? order by 1`,
      [kind, id],
    );
}

describe('[issue 16] a request holds its time', () => {
  it('for as long as the owner says, with its buffer; others are refused, and told until when', async () => {
    const { body } = await request(customer);
    expect(body).toMatchObject({ status: 'pending', heldUntil: isoIn(10) });
    expect(await ledger(body.id)).toEqual([{ kind: 'hold' }]);

    const refused = await request(other, {
      startTime: '2027-03-20T18:59:00.000Z',
      endTime: '2027-03-20T22:00:00.000Z',
    });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'SLOT_TAKEN',
        message:
          'Only the buffer of 1 hour is in the way: the hall is held until Mar 01, 2027, 10:00 PM (7:00 PM - 11:00 PM)',
        details: {
          taken: [{ startTime: '2027-03-20T14:00:00.000Z', endTime: '2027-03-20T19:00:00.000Z', heldUntil: isoIn(10) }],
        },
      },
    });
    const after = await request(other, { startTime: '2027-03-20T19:00:00.000Z', endTime: '2027-03-20T22:00:00.000Z' });
    expect(after.status).toBe(201);
  });

  it('not where the owner holds nothing, and not for an entry of the owner', async () => {
    const plain = await openVenue(at);
    const { body } = await request(customer, {}, plain.hallId);
    expect(body.heldUntil).toBeNull();
    expect((await request(other, {}, plain.hallId)).status).toBe(201);
    const { customerEmail: _none, ...guest } = bookingInput(venue.hallId);
    const entry = await venue.owner.rest('POST', '/business/bookings', { ...guest, isConfirmed: false });
    expect(entry).toMatchObject({ status: 201, body: { status: 'pending', heldUntil: null } });
    expect((await request(other)).status).toBe(201);
  });

  it('until its start at the latest', async () => {
    const start = isoIn(5);
    const { body } = await request(customer, { startTime: start, endTime: isoIn(9) });
    expect(body.heldUntil).toBe(start);
  });

  it('ends to the millisecond by the clock, whether or not a job has run', async () => {
    const { body } = await request(customer);
    at.clock.set(new Date(TEST_NOW.getTime() + 10 * HOUR_MS - 1));
    expect((await request(other)).status).toBe(409);
    at.clock.set(new Date(TEST_NOW.getTime() + 10 * HOUR_MS));
    const second = await request(other);
    expect(second).toMatchObject({ status: 201, body: { heldUntil: isoIn(20) } });
    expect(await ledger(body.id)).toEqual([]);
    expect(await ledger(second.body.id)).toEqual([{ kind: 'hold' }]);
    // The request stays, and can be approved once its time is free.
    expect(await answer(body.id, 'confirmed')).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    expect((await answer(second.body.id, 'cancelled')).status).toBe(200);
    expect(await answer(body.id, 'confirmed')).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  });

  it('becomes a booking when approved, with the buffer that was held', async () => {
    const { body } = await request(customer);
    const next = await request(other, { startTime: '2027-03-20T19:00:00.000Z', endTime: '2027-03-20T22:00:00.000Z' });
    await venue.owner.rest('PUT', '/business/settings', {
      timeSlots: { slotDuration: 60, bufferTime: 180, allowMultipleSlots: true },
    });
    expect(await answer(body.id, 'confirmed')).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await ledger(body.id)).toEqual([{ kind: 'booking' }]);
    // Its neighbor, whose time is held as well, stays, and can be confirmed.
    expect(await answer(next.body.id, 'confirmed')).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  });

  it.each([
    ['declined', (id: number) => answer(id, 'cancelled')],
    ['withdrawn', (id: number) => customer.rest('DELETE', `/user/bookings/${id}`, {})],
  ])('is over at once when %s', async (_title, end) => {
    const { body } = await request(customer);
    expect((await end(body.id)).status).toBe(200);
    expect(await ledger(body.id)).toEqual([]);
    expect((await request(other)).status).toBe(201);
  });

  it.each([
    ['business is suspended', bookingHooks.onBusinessSuspended, () => venue.businessId],
    ['customer leaves', bookingHooks.onAccountDeleted, () => customer.id],
  ] as const)('is over when its %s', async (_title, hook, idOf) => {
    const { body } = await request(customer);
    const ctx = at.context();
    await ctx.em.transactional((em) => hook(ctx, em, idOf()));
    expect(await ledger(body.id)).toEqual([]);
  });
});

describe('[issue 16] what a hold keeps out', () => {
  it('entries of the owner, blocks, and approvals of other requests, which name it', async () => {
    const waiting = await givenBooking(
      at.context().em,
      { userId: other.id, hallId: venue.hallId },
      {
        startTime: new Date('2027-03-20T14:00:00Z'),
        endTime: new Date('2027-03-20T18:00:00Z'),
      },
    );
    const { body } = await request(customer);
    const { customerEmail: _none, ...guest } = bookingInput(venue.hallId);
    expect(await venue.owner.rest('POST', '/business/bookings', guest)).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN' },
    });
    expect(await answer(waiting, 'confirmed')).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    const block = () =>
      venue.owner.graphql('mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }', {
        input: { hallId: venue.hallId, date: '2027-03-20' },
      });
    expect((await block()).errors).toMatchObject([
      {
        message: expect.stringMatching(
          / is held for a request on Mar 20, 2027, .+, until Mar 01, 2027, 10:00 PM: Ayesha Khan, INV-\d+$/,
        ),
        extensions: { code: 'SLOT_TAKEN', field: 'date', details: { bookingIds: [body.id] } },
      },
    ]);
    at.clock.advanceMinutes(10 * 60);
    expect((await block()).errors).toEqual([]);
  });

  it('halls that share its space', async () => {
    const { em } = at.context();
    const [left, right] = [await givenHall(em, venue.businessId), await givenHall(em, venue.businessId)];
    await shareUnits(em, venue.hallId, [left, right]);
    const { body } = await request(customer, {}, left);
    expect(body.heldUntil).toBe(isoIn(10));
    expect((await request(other)).body.code).toBe('SLOT_TAKEN');
    expect((await request(other, {}, right)).status).toBe(201);
  });

  it('and leaves requests without a hold as they are until something is confirmed', async () => {
    const waiting = await givenBooking(
      at.context().em,
      { userId: other.id, hallId: venue.hallId },
      {
        startTime: new Date('2027-03-20T14:00:00Z'),
        endTime: new Date('2027-03-20T18:00:00Z'),
      },
    );
    const { body } = await request(customer);
    await answer(body.id, 'confirmed');
    const [row] = await at
      .context()
      .em.execute('select status, cancellation_reason as reason from bookings where id = ?', [waiting]);
    expect(row).toEqual({ status: 'cancelled', reason: 'slot_taken' });
  });
});

describe('[issue 16] caps', () => {
  it('a customer holds two times of a business and five altogether; further requests are made without a hold', async () => {
    const venues = [venue, await openVenue(at, { holdHours: 10 }), await openVenue(at, { holdHours: 10 })];
    const held: (string | null)[] = [];
    for (const { hallId } of venues)
      for (const day of [10, 15, 20])
        held.push((await request(customer, onDay(day), hallId)).body.heldUntil as string | null);
    const [yes, no] = [isoIn(10), null];
    expect(held).toEqual([yes, yes, no, yes, yes, no, yes, no, no]);
    // Others aren't concerned, and ended holds don't count.
    expect((await request(other, onDay(25))).body.heldUntil).toBe(isoIn(10));
    at.clock.advanceMinutes(10 * 60);
    expect((await request(customer, onDay(26))).body.heldUntil).toBe(isoIn(20));
  });

  it('nobody holds the same hours again by asking again', async () => {
    const { body } = await request(customer);
    await customer.rest('DELETE', `/user/bookings/${body.id}`, {});
    expect((await request(customer)).body.heldUntil).toBeNull();
    expect((await request(other)).body.heldUntil).toBe(isoIn(10));
  });
});

describe('[issue 16] messages about a hold', () => {
  beforeEach(() => at.context().em.execute('update bookings set hold_due_at = null'));

  it('the owner is reminded once at half time; at the end both are told, and programs', async () => {
    await at
      .context()
      .em.execute(
        `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', '{booking.hold_ended}')`,
        [venue.businessId],
      );
    const { body } = await request(customer, { customerEmail: customer.email });
    at.clock.advanceMinutes(5 * 60 - 1);
    expect(await tellOfHolds(at.context())).toBe(0);
    at.clock.advanceMinutes(1);
    const told = await Promise.all([1, 2, 3].map(() => tellOfHolds(at.context())));
    expect(told.reduce((sum, each) => sum + each)).toBe(1);
    expect(await mails(body.id, 'booking-hold-reminder')).toEqual([{ to: venue.owner.email }]);
    const notices = await at
      .context()
      .em.execute<{ event: string }[]>(
        `select event_key as event from notifications where booking_id = ? and user_id = ? order by id`,
        [body.id, venue.owner.id],
      );
    expect(notices.map(({ event }) => event)).toEqual([
      `business:booking_requested:${body.id}`,
      `business:booking_requested:${body.id}:0`,
    ]);
    at.clock.advanceMinutes(5 * 60);
    expect(await tellOfHolds(at.context())).toBe(1);
    expect(await tellOfHolds(at.context())).toBe(0);
    expect(await mails(body.id, 'booking-hold-ended')).toEqual(
      [{ to: customer.email }, { to: venue.owner.email }].sort((a, b) => (a.to < b.to ? -1 : 1)),
    );
    const deliveries = await at
      .context()
      .em.execute<{ event: string; payload: { data: { booking: object } } }[]>(
        `select event, payload::jsonb as payload from webhook_deliveries where webhook_id in (select id from webhooks where business_id = ?)`,
        [venue.businessId],
      );
    expect(deliveries).toMatchObject([
      { event: 'booking.hold_ended', payload: { data: { booking: { id: body.id, heldUntil: isoIn(10) } } } },
    ]);
    await sweepExpiredHolds(at.context());
    expect(await ledger(body.id)).toEqual([]);
  });

  it('none about a request that is answered, or whose day has begun', async () => {
    const answered = await request(customer);
    await answer(answered.body.id, 'confirmed');
    const begun = await request(customer, { startTime: isoIn(5), endTime: isoIn(9) });
    at.clock.advanceMinutes(10 * 60);
    expect(await tellOfHolds(at.context())).toBe(0);
    for (const { body } of [answered, begun]) expect(await mails(body.id, 'booking-hold-ended')).toEqual([]);
  });
});

describe('[issue 16] what is shown of holds', () => {
  it('the month has the end of a hold beside its shift, and for how long requests hold', async () => {
    const dinner = await openVenue(at, { holdHours: 6, shifts: [{}] });
    const [shiftId] = dinner.shiftIds;
    const asked = { hallId: dinner.hallId, shiftId, date: '2027-03-20' };
    const { startTime: _start, endTime: _end, ...rest } = bookingInput(dinner.hallId);
    await customer.rest('POST', '/user/bookings', { ...rest, ...asked });
    const read = () =>
      at.visitor.graphql<{ hallAvailability: { holdHours: number; days: { date: string; shifts: object[] }[] } }>(
        `query M($hallId: Int!) { hallAvailability(hallId: $hallId, month: "2027-03") {
          holdHours days { date shifts { status heldUntil } } } }`,
        { hallId: dinner.hallId },
      );
    const shown = (await read()).data?.hallAvailability;
    expect(shown?.holdHours).toBe(6);
    expect(shown?.days.find(({ date }) => date === '2027-03-20')?.shifts).toEqual([
      { status: 'TAKEN', heldUntil: isoIn(6) },
    ]);
    at.clock.advanceMinutes(6 * 60);
    expect((await read()).data?.hallAvailability.days[19]?.shifts).toEqual([{ status: 'FREE', heldUntil: null }]);
  });

  it('owners set it in the settings, within its limits', async () => {
    const change = (holdHours: unknown) => venue.owner.rest<RefusalBody>('PUT', '/business/settings', { holdHours });
    for (const wrong of [-1, 337, 1.5, 'long']) {
      expect(await change(wrong)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'holdHours' } });
    }
    expect(await change(336)).toMatchObject({ status: 200, body: { holdHours: 336 } });
    expect(await change(0)).toMatchObject({ status: 200, body: { holdHours: 0 } });
    expect((await request(customer)).body.heldUntil).toBeNull();
  });
});
