import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { seededRandom } from '../../domain/testing.js';
import { TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, openVenue, shareUnits } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { sweepExpiredHolds, tellOfHolds } from './booking-hold.service.js';
import { findBrokenHolds, findWrongSums } from './testing.js';

/**
 * Holds of two servers on one database, with the clock moved: who asks at once, and what random schedules leave behind.
 */
let at: Harness;
let servers: TwoServers;
const customers: Person[] = [];

const HOLD_MINUTES = 120;

beforeAll(async () => {
  servers = await startTwoServers();
  ({ at } = servers);
  for (let index = 0; index < 6; index += 1) customers.push(await at.person(Role.USER));
});
afterAll(() => servers.close());

interface AnswerBody {
  id: number;
  code?: string;
  heldUntil?: string | null;
}

const send = (person: Person, turn: number, method: string, path: string, body: unknown) =>
  servers.asIn(turn, person).rest<AnswerBody>(method, path, body);

const customerAt = (place: number) => customers[place % customers.length] as Person;
const askAt = (place: number, hallId: number, overrides = {}) =>
  send(customerAt(place), place, 'POST', '/user/bookings', bookingInput(hallId, overrides));

describe('[issue 16] requests for one time at once, on two servers', () => {
  it('one holds it, the others are refused; at the end of the hold one of the next does', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId } = await openVenue(at, { holdHours: 2, slots: { bufferTime: 30 } });
    for (const round of [0, 1, 2]) {
      const answers = await Promise.all(customers.map((_, place) => askAt(place + round, hallId)));
      // Who has held the time before may ask again, but not hold it again.
      expect(answers.filter(({ body }) => body.heldUntil)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(round + 1);
      expect(answers.filter(({ body }) => body.code).every(({ body }) => body.code === 'SLOT_TAKEN')).toBe(true);
      expect(await findBrokenHolds(at.context().em, businessId, at.clock.now())).toEqual([]);
      at.clock.advanceMinutes(HOLD_MINUTES);
    }
  });

  it('a customer who asks for five times of a business at once holds two', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId } = await openVenue(at, { holdHours: 2 });
    const halls = [hallId];
    for (let index = 0; index < 4; index += 1) halls.push(await givenHall(at.context().em, businessId));
    const asking = await at.person(Role.USER);
    const answers = await Promise.all(
      halls.map((id, place) => send(asking, place, 'POST', '/user/bookings', bookingInput(id))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.filter(({ body }) => body.heldUntil)).toHaveLength(2);
  });

  it('the end of a hold, told by two servers while others ask, is told once', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId } = await openVenue(at, { holdHours: 2 });
    const { body } = await askAt(0, hallId);
    at.clock.advanceMinutes(HOLD_MINUTES);
    await Promise.all([
      tellOfHolds(at.context()),
      sweepExpiredHolds(at.context()),
      ...[1, 2, 3].map((place) => askAt(place, hallId)),
      tellOfHolds(at.context()),
      sweepExpiredHolds(at.context()),
    ]);
    const told = await at
      .context()
      .em.execute(`select 1 from outbox_mails where kind = 'booking-hold-ended' and dedupe_key = ?`, [
        `booking-hold-ended:${body.id}:customer`,
      ]);
    expect(told).toHaveLength(1);
    expect(await findBrokenHolds(at.context().em, businessId, at.clock.now())).toEqual([]);
  });
});

describe('[issue 16] random schedules of a marquee in halves', () => {
  it.each([1, 2, 3])(
    'requests, answers and the clock: no unit is taken twice, and the model agrees (seed %s)',
    async (seed) => {
      at.clock.set(TEST_NOW);
      const random = seededRandom(seed);
      const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
      const { hallId: full, businessId, owner } = await openVenue(at, { holdHours: 1, slots: { bufferTime: 30 } });
      const { em } = at.context();
      const [left, right] = [await givenHall(em, businessId), await givenHall(em, businessId)];
      await shareUnits(em, full, [left, right]);
      const pending: { id: number; customer: Person }[] = [];
      for (let round = 0; round < 8; round += 1) {
        const asked = Array.from({ length: 6 }, (_, place) => {
          const day = 12 + Math.floor(random() * 3);
          const hour = 8 + Math.floor(random() * 8);
          const start = new Date(Date.UTC(2027, 2, day, hour));
          const times = {
            startTime: start.toISOString(),
            endTime: new Date(start.getTime() + 3 * 3_600_000).toISOString(),
          };
          const customer = customerAt(place + round);
          return askAt(place + round, pick([left, full, right]), times).then(({ status, body }) => {
            expect([201, 409]).toContain(status);
            if (status === 201) pending.push({ id: body.id, customer });
          });
        });
        const answered = pending.splice(0, 2).map(({ id, customer }, place) => {
          const chance = random();
          return chance < 0.3
            ? send(customer, place, 'DELETE', `/user/bookings/${id}`, {})
            : send(owner, place, 'PUT', `/business/bookings/${id}/status`, {
                status: chance < 0.7 ? 'confirmed' : 'cancelled',
              });
        });
        for (const { status } of await Promise.all(answered)) expect([200, 409]).toContain(status);
        await Promise.all(asked);
        expect(await findBrokenHolds(em, businessId, at.clock.now())).toEqual([]);
        at.clock.advanceMinutes(pick([0, 15, 30, 60]));
        if (random() < 0.5) await sweepExpiredHolds(at.context());
      }
      expect(await findWrongSums(em)).toEqual([]);
    },
  );
});
