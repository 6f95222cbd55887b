import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import type { Harness, Person, RestAnswer } from '../../testing/harness.js';
import { givenHall, openVenue, shareUnits, bookingInput } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { findWrongSums } from './testing.js';

/**
 * Forty concurrent requests for one hall, through the public API of two servers on one database.
 *
 * Mutation checks. These fail when a guard is removed:
 * - without the lock (`lockUnits` reading without `for no key update`): rows are inserted between check and write and violate the
 *   constraint, so refused requests get its bare SLOT_TAKEN without the taken periods, and deadlocks surface as 503: "instant
 *   confirmations" fails;
 * - without the check under the lock (`assertFree`): the same, every refused request violates the constraint;
 * - without the constraint `occupancies_no_overlap`: "the database itself refuses" fails;
 * - without the trigger `bookings_occupied`: a booking can be confirmed without the ledger, and the same test fails.
 */
let at: Harness;
let servers: TwoServers;
const customers: Person[] = [];

const AT_ONCE = 40;
const HOUR_MS = 3_600_000;
const FIRST = Date.parse('2027-03-20T04:00:00Z');

beforeAll(async () => {
  servers = await startTwoServers();
  ({ at } = servers);
  for (let index = 0; index < 4; index += 1) customers.push(await at.person(Role.USER));
});
afterAll(() => servers.close());

type AnswerBody = {
  id: number;
  code: string;
  message: string;
  details?: { taken?: unknown[]; cancellationReason?: string };
};

const send = (person: Person, turn: number, method: string, path: string, body: unknown) =>
  servers.asIn(turn, person).rest<AnswerBody>(method, path, body);

/** Requests that overlap their neighbors: four hours, starting every half hour. */
function times(place: number): { startTime: string; endTime: string } {
  const start = FIRST + place * (HOUR_MS / 2);
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + 4 * HOUR_MS).toISOString() };
}

function getCustomer(place: number): Person {
  const customer = customers[place % customers.length];
  if (!customer) throw new Error('no customers');
  return customer;
}

/** Pairs of confirmed bookings that share a unit and are closer than their buffers. */
async function overlaps(): Promise<unknown[]> {
  return at.context().em.execute(
    `select a.id, b.id as other from bookings a join bookings b on a.id < b.id
      where a.status = 'confirmed' and b.status = 'confirmed'
        and exists (select from hall_unit_links x join hall_unit_links y on y.unit_id = x.unit_id
                     where x.hall_id = a.hall_id and y.hall_id = b.hall_id)
        and a.start_time < b.end_time + make_interval(mins => b.buffer_minutes)
        and b.start_time < a.end_time + make_interval(mins => a.buffer_minutes)`,
  );
}

async function statuses(hallIds: number[]): Promise<Record<string, number>> {
  const rows: { status: string; count: number }[] = await at
    .context()
    .em.execute('select status, count(*)::int as count from bookings where hall_id in (?) group by status', [hallIds]);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Every refusal is a conflict that names the taken period. */
function expectConflictsThatSayWhy(refused: RestAnswer<AnswerBody>[]): void {
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    if (body.code === 'SLOT_TAKEN') {
      expect(body.message).toMatch(
        /^(The hall is already booked at that time|Only the buffer of 1 hour is in the way: the hall is booked) \(.+ - .+\)$/,
      );
      expect(body.details?.taken).not.toHaveLength(0);
    } else {
      expect(body).toMatchObject({ code: 'FINAL_STATUS', details: { cancellationReason: 'slot_taken' } });
      expect(body.message).toBe('This booking is already cancelled: Time taken');
    }
  }
}

const everyone = Array.from({ length: AT_ONCE }, (_, place) => place);

describe('[security Never 1] forty concurrent requests for one hall', () => {
  it('instant confirmations: none overlap, buffer included, and refused requests get the reason', async () => {
    const { hallId } = await openVenue(at, { instantConfirmation: true, slots: { bufferTime: 60 } });
    const answers = await Promise.all(
      everyone.map((place) =>
        send(getCustomer(place), place, 'POST', '/user/bookings', bookingInput(hallId, times(place))),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expectConflictsThatSayWhy(answers.filter(({ status }) => status !== 201));
    expect(await overlaps()).toEqual([]);
    expect(await statuses([hallId])).toEqual({ confirmed: made.length });
  });

  it('approvals of the same evening: one is confirmed, all others are cancelled and notified', async () => {
    const { hallId, owner } = await openVenue(at);
    const ids: number[] = [];
    for (const place of everyone) {
      ids.push((await send(getCustomer(place), place, 'POST', '/user/bookings', bookingInput(hallId))).body.id);
    }
    const answers = await Promise.all(
      ids.map((id, place) => send(owner, place, 'PUT', `/business/bookings/${id}/status`, { status: 'confirmed' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expectConflictsThatSayWhy(answers.filter(({ status }) => status !== 200));
    expect(await statuses([hallId])).toEqual({ confirmed: 1, cancelled: AT_ONCE - 1 });
    expect(await overlaps()).toEqual([]);
    const mails = await at
      .context()
      .em.execute(`select 1 from outbox_mails where kind = 'booking-slot-taken' and dedupe_key = any(array[?])`, [
        ids.map((id) => `booking-slot-taken:${id}:customer`),
      ]);
    expect(mails).toHaveLength(AT_ONCE - 1);
  });

  it('approvals of overlapping hours with a buffer, mixed with withdrawals and declines', async () => {
    const { hallId, owner } = await openVenue(at, { slots: { bufferTime: 30 } });
    const ids: number[] = [];
    for (const place of everyone) {
      const { body } = await send(
        getCustomer(place),
        place,
        'POST',
        '/user/bookings',
        bookingInput(hallId, times(place)),
      );
      ids.push(body.id);
    }
    const answers = await Promise.all(
      ids.flatMap((id, place) => [
        send(owner, place, 'PUT', `/business/bookings/${id}/status`, { status: 'confirmed' }),
        place % 3 === 0
          ? send(getCustomer(place), place + 1, 'DELETE', `/user/bookings/${id}`, {})
          : send(owner, place + 1, 'PUT', `/business/bookings/${id}/status`, { status: 'cancelled' }),
      ]),
    );
    expect(answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect(await overlaps()).toEqual([]);
    const after = await statuses([hallId]);
    expect((after.confirmed ?? 0) + (after.cancelled ?? 0)).toBe(AT_ONCE);
  });

  it('a full marquee and its halves: approved at once, no unit is taken twice', async () => {
    const { hallId: full, businessId, owner } = await openVenue(at, { slots: { bufferTime: 15 } });
    const { em } = at.context();
    const [left, right] = [await givenHall(em, businessId), await givenHall(em, businessId)];
    await shareUnits(em, full, [left, right]);
    const halls = [left, full, right];
    const ids: number[] = [];
    for (const place of everyone) {
      const hallId = halls[place % 3] ?? full;
      const request = bookingInput(hallId, times(Math.floor(place / 4)));
      ids.push((await send(getCustomer(place), place, 'POST', '/user/bookings', request)).body.id);
    }
    const answers = await Promise.all(
      ids.map((id, place) => send(owner, place, 'PUT', `/business/bookings/${id}/status`, { status: 'confirmed' })),
    );
    expectConflictsThatSayWhy(answers.filter(({ status }) => status !== 200));
    expect(await overlaps()).toEqual([]);
    const rows: { confirmed: number; expected: number; taken: number }[] = await em.execute(
      `select count(*) filter (where status = 'confirmed')::int as confirmed,
              (select count(*)::int from bookings b join hall_unit_links l on l.hall_id = b.hall_id
                where b.business_id = ? and b.status = 'confirmed') as expected,
              (select count(*)::int from occupancies o join bookings b on b.id = o.booking_id where b.business_id = ?) as taken
         from bookings where business_id = ?`,
      [businessId, businessId, businessId],
    );
    expect(rows[0]?.confirmed).toBe(answers.filter(({ status }) => status === 200).length);
    expect(rows[0]?.taken).toBe(rows[0]?.expected);
  });

  it('approvals against blocks of the same hours: never both', async () => {
    const { hallId, owner } = await openVenue(at);
    for (const round of [0, 1, 2, 3]) {
      const day = `2027-04-1${round}`;
      const request = bookingInput(hallId, { startTime: `${day}T10:00:00Z`, endTime: `${day}T14:00:00Z` });
      const { body } = await send(getCustomer(round), 0, 'POST', '/user/bookings', request);
      const [approved, blocked] = await Promise.all([
        send(owner, 0, 'PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' }),
        owner.graphql('mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }', {
          input: { hallId, date: day },
        }),
      ]);
      expect([approved.status, blocked.errors.length]).toEqual(approved.status === 200 ? [200, 1] : [409, 0]);
    }
  });
});

describe('[issue 4] the sums of bookings', () => {
  it('are correct afterwards', async () => {
    expect(await findWrongSums(at.context().em)).toEqual([]);
  });
});

describe('[security Never 1] the database itself refuses', () => {
  it('two confirmed bookings that overlap, and a confirmed one without its row in the ledger', async () => {
    const { hallId } = await openVenue(at, { instantConfirmation: true, slots: { bufferTime: 60 } });
    const made = await send(getCustomer(0), 0, 'POST', '/user/bookings', bookingInput(hallId));
    expect(made.body).toMatchObject({ status: BookingStatus.CONFIRMED });
    const { em } = at.context();
    const copy = `insert into occupancies (unit_id, period, kind, booking_id)
      select unit_id, tstzrange(upper(period) - interval '1 minute', upper(period) + interval '3 hours'), 'booking', booking_id
        from occupancies where booking_id = ?`;
    await expect(em.execute(copy, [made.body.id])).rejects.toMatchObject({
      code: expect.stringMatching(/^23(P01|505)$/) as unknown,
    });
    const hold = copy
      .replace("'booking', booking_id", "'hold', null")
      .replace('booking_id)', 'booking_id, expires_at)');
    await expect(
      em.execute(hold.replace("'hold', null", "'hold', null, now() + interval '1 hour'"), [made.body.id]),
    ).rejects.toMatchObject({ code: '23P01', constraint: 'occupancies_no_overlap' });
    await expect(em.execute('delete from occupancies where booking_id = ?', [made.body.id])).rejects.toMatchObject({
      constraint: 'bookings_confirmed_occupies',
    });
  });
});
