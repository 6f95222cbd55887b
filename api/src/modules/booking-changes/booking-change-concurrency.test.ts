import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { seededRandom } from '../../domain/testing.js';
import { TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, openVenue, shareUnits } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { expireBookingChanges } from './booking-change-end.service.js';
import { sweepExpiredHolds } from '../bookings/booking-hold.service.js';
import { findWrongSums } from '../bookings/testing.js';

/** Changes of bookings over two servers on one database: who moves to one time at once, and what random schedules leave behind. */
let at: Harness;
let servers: TwoServers;

beforeAll(async () => {
  servers = await startTwoServers();
  ({ at } = servers);
});
afterAll(() => servers.close());

interface AnswerBody {
  id: number;
  code?: string;
  openChange?: { id: number } | null;
}

const send = (person: Person, turn: number, method: string, path: string, body: unknown) =>
  servers.asIn(turn, person).rest<AnswerBody>(method, path, body);

function onDay(day: number, hour = 14, hours = 4) {
  const start = Date.UTC(2027, 2, day, hour);
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + hours * 3_600_000).toISOString() };
}

/** A unit that two bookings take at once, or a confirmed booking without its time in the ledger. */
const BROKEN = `
  with known as (
    select b.id, l.unit_id, tstzrange(b.start_time, b.end_time + make_interval(mins => b.buffer_minutes)) as period
      from bookings b join hall_unit_links l on l.hall_id = b.hall_id
      where b.business_id = ? and b.status = 'confirmed')
  select 'taken twice' as problem, a.id from known a join known b
    on b.unit_id = a.unit_id and b.id > a.id and b.period && a.period
  union all
  select 'not in the ledger', k.id from known k where not exists (
    select from occupancies o where o.booking_id = k.id and o.unit_id = k.unit_id and o.kind = 'booking' and o.period = k.period)
  union all
  select 'left in the ledger', o.booking_id from occupancies o join bookings b on b.id = o.booking_id
    where b.business_id = ? and o.kind = 'booking'
      and not exists (select from known k where k.id = o.booking_id and k.unit_id = o.unit_id and k.period = o.period)
  union all
  select 'held for nothing', o.booking_id from occupancies o join bookings b on b.id = o.booking_id
    where b.business_id = ? and b.status = 'confirmed' and o.kind = 'hold' and o.expires_at > ?
      and not exists (select from booking_changes c where c.booking_id = b.id and c.status = 'open')`;

function findBroken(businessId: number): Promise<object[]> {
  const { em } = at.context();
  return em.execute<object[]>(BROKEN, [businessId, businessId, businessId, at.clock.now().toISOString()]);
}

describe('[issue 16] changes to one time at once, on two servers', () => {
  it('of six entries one moves there, the others are refused and stay', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId, owner } = await openVenue(at, { slots: { bufferTime: 30 } });
    const ids: number[] = [];
    for (const day of [10, 11, 12, 13, 14, 15]) {
      const input = bookingInput(hallId, { ...onDay(day), customerEmail: null });
      ids.push((await send(owner, 0, 'POST', '/business/bookings', input)).body.id);
    }
    const answers = await Promise.all(
      ids.map((id, place) => send(owner, place, 'POST', `/business/bookings/${id}/changes`, onDay(20))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'SLOT_TAKEN')).toHaveLength(5);
    expect(await findBroken(businessId)).toEqual([]);
  });

  it('two entries swap halls at once without a deadlock: both are refused, or one after the other moves', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId, owner } = await openVenue(at);
    const otherId = await givenHall(at.context().em, businessId);
    const enter = async (id: number) => {
      const input = bookingInput(id, { customerEmail: null });
      return (await send(owner, 0, 'POST', '/business/bookings', input)).body.id;
    };
    const [first, last] = [await enter(hallId), await enter(otherId)];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        send(owner, 0, 'POST', `/business/bookings/${first}/changes`, { hallId: otherId }),
        send(owner, 1, 'POST', `/business/bookings/${last}/changes`, { hallId }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    }
    expect(await findBroken(businessId)).toEqual([]);
  });

  it('an approval, an entry and a proposal for one time: one of them has it', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId, owner } = await openVenue(at);
    const [customer, asking] = [await at.person(Role.USER), await at.person(Role.USER)];
    for (const day of [10, 12, 14, 16]) {
      const booked = await send(customer, 0, 'POST', '/user/bookings', bookingInput(hallId, onDay(day)));
      await send(owner, 0, 'PUT', `/business/bookings/${booked.body.id}/status`, { status: 'confirmed' });
      const pending = await send(asking, 0, 'POST', '/user/bookings', bookingInput(hallId, onDay(day + 1)));
      const answers = await Promise.all([
        send(owner, 0, 'PUT', `/business/bookings/${pending.body.id}/status`, { status: 'confirmed' }),
        send(customer, 1, 'POST', `/user/bookings/${booked.body.id}/changes`, onDay(day + 1, 15)),
        send(owner, 1, 'POST', '/business/bookings', bookingInput(hallId, { ...onDay(day + 1), customerEmail: null })),
      ]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
      expect(await findBroken(businessId)).toEqual([]);
    }
  });

  it('a change that is accepted, refused and withdrawn at once ends once', async () => {
    at.clock.set(TEST_NOW);
    const { hallId, businessId, owner } = await openVenue(at);
    const customer = await at.person(Role.USER);
    const booked = await send(customer, 0, 'POST', '/user/bookings', bookingInput(hallId));
    await send(owner, 0, 'PUT', `/business/bookings/${booked.body.id}/status`, { status: 'confirmed' });
    for (const day of [22, 24, 26]) {
      const { body } = await send(owner, 0, 'POST', `/business/bookings/${booked.body.id}/changes`, onDay(day));
      const path = `booking-changes/${body.openChange?.id}/status`;
      const answers = await Promise.all([
        send(customer, 0, 'PUT', `/user/${path}`, { status: 'accepted' }),
        send(customer, 1, 'PUT', `/user/${path}`, { status: 'refused' }),
        send(owner, 1, 'PUT', `/business/${path}`, { status: 'withdrawn' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body: { code } }) => code === 'FINAL_STATUS')).toHaveLength(2);
      expect(await findBroken(businessId)).toEqual([]);
    }
  });
});

describe('[issue 16] random changes in a marquee in halves', () => {
  it.each([1, 2, 3])(
    'no unit is taken twice, nothing is left over, and every answer is one of the rules (seed %s)',
    async (seed) => {
      at.clock.set(TEST_NOW);
      const random = seededRandom(seed);
      const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
      const { hallId: full, businessId, owner } = await openVenue(at, { slots: { bufferTime: 30 } });
      const customer = await at.person(Role.USER);
      const { em } = at.context();
      const halls = [await givenHall(em, businessId), full, await givenHall(em, businessId)];
      await shareUnits(em, full, [halls[0] as number, halls[2] as number]);
      const bookings: { id: number; isEntry: boolean; changeId: number | undefined }[] = [];
      for (const day of [10, 11, 12, 13]) {
        for (const isEntry of [true, false]) {
          const input = bookingInput(pick(halls), onDay(day, isEntry ? 5 : 14));
          const door = isEntry ? '/business/bookings' : '/user/bookings';
          const { body } = await send(isEntry ? owner : customer, 0, 'POST', door, input);
          if (!isEntry) await send(owner, 0, 'PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
          bookings.push({ id: body.id, isEntry, changeId: undefined });
        }
      }
      const seen = new Set<number>();
      for (let round = 0; round < 8; round += 1) {
        const calls = bookings.map(async (booking, place) => {
          const change = {
            hallId: pick(halls),
            ...onDay(10 + Math.floor(random() * 4), 5 + Math.floor(random() * 12), 3),
          };
          const status = pick(['accepted', 'refused', 'withdrawn']);
          const isOwners = booking.isEntry || random() < 0.5;
          if (booking.changeId !== undefined) {
            const path = `/user/booking-changes/${booking.changeId}/status`;
            const answer = await send(customer, place, 'PUT', path, { status });
            if (answer.status === 200) booking.changeId = undefined;
            else if (answer.status === 403) {
              const ended = await send(owner, place, 'PUT', path.replace('/user/', '/business/'), { status });
              booking.changeId = ended.status === 200 ? undefined : booking.changeId;
              seen.add(ended.status);
            }
            seen.add(answer.status);
            return;
          }
          const door = isOwners ? 'business' : 'user';
          const who = isOwners ? owner : customer;
          const answer = await send(who, place, 'POST', `/${door}/bookings/${booking.id}/changes`, change);
          booking.changeId = answer.body.openChange?.id;
          seen.add(answer.status);
        });
        await Promise.all(calls);
        expect(await findBroken(businessId)).toEqual([]);
        if (random() < 0.3) await Promise.all([expireBookingChanges(at.context()), sweepExpiredHolds(at.context())]);
      }
      expect([...seen].filter((status) => ![200, 201, 403, 409].includes(status))).toEqual([]);
      expect(await findWrongSums(em)).toEqual([]);
    },
  );
});
