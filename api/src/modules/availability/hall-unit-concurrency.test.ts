import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import type { Harness, Person, RestAnswer } from '../../testing/harness.js';
import { bookingInput, givenHall, openVenue } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';

/**
 * Bookings of a full marquee and its halves through two servers, while the units of the marquee change.
 *
 * Mutation checks. These fail when a guard is removed:
 * - without `for key share` in `lock_hall_units`: a booking waits for the units of the moment before and occupies those only, so
 *   that the deferred check refuses it without its reason, or two bookings share a unit;
 * - without `findClashes`: a change violates the exclusion constraint and is refused without naming the bookings.
 */
let at: Harness;
let servers: TwoServers;
let customer: Person;

const HOUR_MS = 3_600_000;
const FIRST = Date.parse('2027-03-20T04:00:00Z');
const ROUNDS = 30;
/** Rounds at once: together fewer requests than the servers take before others wait. */
const ROUNDS_AT_ONCE = 6;

beforeAll(async () => {
  servers = await startTwoServers();
  ({ at } = servers);
  customer = await at.person(Role.USER);
});
afterAll(() => servers.close());

type AnswerBody = { code?: string; details?: { taken?: unknown[]; bookingIds?: number[] } };

const send = (person: Person, turn: number, method: string, path: string, body: unknown) =>
  servers.asIn(turn, person).rest<AnswerBody>(method, path, body);

async function findUnitId(hallId: number): Promise<number> {
  const rows: { unit_id: number }[] = await at
    .context()
    .em.execute('select unit_id from hall_unit_links where hall_id = ?', [hallId]);
  return rows[0]?.unit_id ?? 0;
}

describe('[security Never 1] bookings of halves and whole while the units change', () => {
  it('never overlap in a unit, occupy all units of their halls, and every refusal says why', async () => {
    const {
      hallId: full,
      owner,
      businessId,
    } = await openVenue(at, {
      instantConfirmation: true,
      slots: { bufferTime: 30 },
    });
    const { em } = at.context();
    const [left, right] = [await givenHall(em, businessId), await givenHall(em, businessId)];
    const [own, a, b] = [await findUnitId(full), await findUnitId(left), await findUnitId(right)];
    const shapes = [[a, b], [own], [a], [own, b]];
    const halls = [full, left, right];
    const answers: Record<'bookings' | 'changes', RestAnswer<AnswerBody>[]> = { bookings: [], changes: [] };
    let bookings: Promise<RestAnswer<AnswerBody>>[] = [];
    let changes: Promise<RestAnswer<AnswerBody>>[] = [];
    for (let place = 0; place < ROUNDS; place += 1) {
      const start = FIRST + place * 2 * HOUR_MS;
      const times = {
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + 3 * HOUR_MS).toISOString(),
      };
      for (const hallId of halls)
        bookings.push(send(customer, place, 'POST', '/user/bookings', bookingInput(hallId, times)));
      const unitIds = shapes[place % shapes.length];
      changes.push(send(owner, place + 1, 'PUT', `/business/halls/${full}/units`, { unitIds }));
      if ((place + 1) % ROUNDS_AT_ONCE > 0) continue;
      answers.bookings.push(...(await Promise.all(bookings)));
      answers.changes.push(...(await Promise.all(changes)));
      [bookings, changes] = [[], []];
    }

    const booked = answers.bookings.filter(({ status }) => status === 201);
    expect(booked.length).toBeGreaterThan(0);
    for (const { status, body } of answers.bookings.filter((answer) => !booked.includes(answer))) {
      expect([status, body.code]).toEqual([409, 'SLOT_TAKEN']);
      expect(body.details?.taken).not.toHaveLength(0);
    }
    const changed = answers.changes.filter(({ status }) => status === 200);
    expect(changed.length).toBeGreaterThan(0);
    for (const { status, body } of answers.changes.filter((answer) => !changed.includes(answer))) {
      expect([status, body.code]).toEqual([409, 'SLOT_TAKEN']);
      expect(body.details?.bookingIds).not.toHaveLength(0);
    }

    const confirmed = `from bookings x join hall_unit_links l on l.hall_id = x.hall_id where x.status = 'confirmed'`;
    expect(
      await em.execute(`select x.id, l.unit_id ${confirmed} and not exists (
        select from occupancies o where o.booking_id = x.id and o.unit_id = l.unit_id
          and o.period = tstzrange(x.start_time, x.end_time + make_interval(mins => x.buffer_minutes)))`),
    ).toEqual([]);
    expect(
      await em.execute(`select o.id from occupancies o join bookings x on x.id = o.booking_id where not exists (
        select from hall_unit_links l where l.hall_id = x.hall_id and l.unit_id = o.unit_id)`),
    ).toEqual([]);
    expect(
      await em.execute(`select o.id from occupancies o join occupancies p
        on p.unit_id = o.unit_id and p.id > o.id and p.period && o.period`),
    ).toEqual([]);
  });
});
