import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { seededRandom } from '../../domain/testing.js';
import { TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, openVenue, shareUnits } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { serveAllWaitingLists } from './offer.service.js';
import { findBrokenLists, findStates, HOURS } from './testing.js';

/** Waiting lists of two servers on one database: who frees a time, asks, joins and leaves at once. */
let at: Harness;
let servers: TwoServers;
const people: Person[] = [];

beforeAll(async () => {
  servers = await startTwoServers();
  ({ at } = servers);
  for (let index = 0; index < 8; index += 1) people.push(await at.person(Role.USER));
});
afterAll(() => servers.close());

interface AnswerBody {
  id: number;
  code?: string;
  state?: string;
}

const personAt = (place: number) => people[place % people.length] as Person;

const send = (turn: number, method: string, path: string, body?: unknown) =>
  servers.asIn(turn, personAt(turn)).rest<AnswerBody>(method, path, body);

const ask = (place: number, hallId: number, hours = HOURS) =>
  send(place, 'POST', '/user/bookings', bookingInput(hallId, hours));
const join = (place: number, hallId: number, hours = HOURS) =>
  send(place, 'POST', '/user/waiting-list', { hallId, guestCount: 50, ...hours });

describe('[issue 16] a time that is freed while others ask for it', () => {
  it('goes to the list in its order, whoever asks at that moment; nobody passes', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId } = await openVenue(at, { holdHours: 1 });
    const { em } = at.context();
    let held = (await ask(0, hallId)).body.id;
    for (const place of [1, 2, 3]) await join(place, hallId);
    for (const place of [1, 2, 3]) {
      const [freed, ...others] = await Promise.all([
        send(place - 1, 'DELETE', `/user/bookings/${held}`),
        ...[4, 5, 6, 7].map((each) => ask(each, hallId)),
        serveAllWaitingLists(at.context()).then(() => ({ status: 409, body: { id: 0 } })),
      ]);
      expect(freed.status).toBe(200);
      expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
      expect((await findStates(at, hallId)).filter(({ state }) => state === 'offered')).toEqual([
        { userId: personAt(place).id, state: 'offered' },
      ]);
      expect(await findBrokenLists(em, businessId, at.clock.now())).toEqual([]);
      const requested = await ask(place, hallId);
      expect(requested.status).toBe(201);
      held = requested.body.id;
    }
  });

  it('by the clock goes to the list as well, on both servers', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId } = await openVenue(at, { holdHours: 1 });
    await ask(0, hallId);
    for (const place of [1, 2, 3]) await join(place, hallId);
    for (const place of [1, 2, 3]) {
      at.clock.advanceMinutes(60);
      const answers = await Promise.all([
        ...[4, 5, 6, 7].map((each) => ask(each, hallId)),
        serveAllWaitingLists(at.context()).then(() => ({ status: 409 })),
        serveAllWaitingLists(at.context()).then(() => ({ status: 409 })),
      ]);
      expect(answers.every(({ status }) => status === 409)).toBe(true);
      expect((await findStates(at, hallId)).find(({ state }) => state === 'offered')?.userId).toBe(personAt(place).id);
      expect(await findBrokenLists(at.context().em, businessId, at.clock.now())).toEqual([]);
    }
    const mails = await at.context().em.execute<{ count: number }[]>(
      `select count(*)::int as count from outbox_mails m join waiting_entries w on m.dedupe_key = 'waiting-offered:' || w.id
         where w.hall_id = ?`,
      [hallId],
    );
    expect(mails).toEqual([{ count: 3 }]);
  });

  it('a customer who joins lists of many halls at once waits for ten at most, and once for each', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId } = await openVenue(at, { holdHours: 1, instantConfirmation: true });
    const halls = [hallId];
    for (let index = 0; index < 11; index += 1) halls.push(await givenHall(at.context().em, businessId));
    for (const id of halls) await ask(0, id);
    const answers = await Promise.all([...halls, ...halls].map((id) => join(7, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});

describe('[issue 16] random waiting for a marquee in halves', () => {
  it.each([1, 2])('keeps lists and ledger in agreement, and what is free is offered (seed %s)', async (seed) => {
    at.clock.set(TEST_NOW);
    const random = seededRandom(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const { hallId: full, businessId } = await openVenue(at, { holdHours: 1, slots: { bufferTime: 30 } });
    const { em } = at.context();
    const [left, right] = [await givenHall(em, businessId), await givenHall(em, businessId)];
    await shareUnits(em, full, [left, right]);
    const hours = () => {
      const start = new Date(Date.UTC(2027, 2, 12 + Math.floor(random() * 2), 8 + Math.floor(random() * 6)));
      return { startTime: start.toISOString(), endTime: new Date(start.getTime() + 3 * 3_600_000).toISOString() };
    };
    const requests: { id: number; place: number }[] = [];
    const entries: { id: number; place: number }[] = [];
    for (let round = 0; round < 8; round += 1) {
      const calls = Array.from({ length: 8 }, (_, each) => {
        const [place, hall, times, chance] = [each + round, pick([left, full, right]), hours(), random()];
        const leaving = chance < 0.1 ? entries.pop() : undefined;
        const gone = chance < 0.3 ? requests.pop() : undefined;
        if (leaving) return send(leaving.place, 'DELETE', `/user/waiting-list/${leaving.id}`);
        if (gone) return send(gone.place, 'DELETE', `/user/bookings/${gone.id}`);
        const [call, made] = chance < 0.65 ? [ask, requests] : [join, entries];
        return call(place, hall, times).then((answer) => {
          if (answer.status === 201) made.push({ id: answer.body.id, place });
          return answer;
        });
      });
      for (const { status } of await Promise.all(calls)) expect([200, 201, 409]).toContain(status);
      expect(await findBrokenLists(em, businessId, at.clock.now())).toEqual([]);
      at.clock.advanceMinutes(pick([0, 30, 60]));
      if (random() < 0.5) await Promise.all([serveAllWaitingLists(at.context()), serveAllWaitingLists(at.context())]);
    }
    await serveAllWaitingLists(at.context());
    expect(await findBrokenLists(em, businessId, at.clock.now())).toEqual([]);
    const free = await em.execute(
      `select w.id from waiting_entries w where w.business_id = ? and w.state = 'waiting' and w.start_time > ? and not exists (
         select from hall_unit_links l join occupancies o on o.unit_id = l.unit_id
           and o.period && tstzrange(w.start_time, w.end_time + interval '30 minutes')
         where l.hall_id = w.hall_id and (o.kind <> 'hold' or o.expires_at > ?))`,
      [businessId, at.clock.now().toISOString(), at.clock.now().toISOString()],
    );
    expect(free).toEqual([]);
  });
});
