import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { localTime } from '../../domain/time/zone.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type VenueScene } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import type { AllIn } from './testing/all-in-price.js';

const DAY = '2027-03-20';
const ZONE = 'Asia/Karachi';
const PRICES = `query ($hallIds: [Int!]!, $filter: HallFilter!) { allInPrices(hallIds: $hallIds, filter: $filter) {
  startTime endTime isTimeAssumed totalPrice perHead } }`;

let at: Harness;
let customer: Person;
beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

type Hours = readonly [from: string, to: string];

let cities = 0;

interface FreeHall extends VenueScene {
  /** One of its own unless given. */
  city?: string;
  /** When the city's functions are to be over. */
  closing?: string | undefined;
}

/** A hall of free times, of which some hours of the day are taken. */
async function openHall(taken: readonly Hours[], options: FreeHall = {}) {
  const { city = `Stayabad ${(cities += 1)}`, closing, ...scene } = options;
  const hall = { city, location: `Mall Road, ${city}`, pricePerHour: 10_000, pricePerPerson: 1000 };
  const { hallId } = await openVenue(at, { slots: { bufferTime: 30 }, ...scene, hall });
  const { em } = at.context();
  for (const hours of taken) {
    await em.execute(
      `insert into occupancies (unit_id, kind, block_id, period)
         select unit_id, 'block', nextval('blocks_id'), tstzrange(?::timestamp at time zone ?, ?::timestamp at time zone ?)
           from hall_unit_links where hall_id = ?`,
      [...hours.flatMap((hour) => [`${DAY} ${hour}`, ZONE]), hallId],
    );
  }
  if (closing) {
    await em.execute(
      `insert into city_rules (city, kind, effect, closing_time, first_day, source) values (?, 'closing_hour', 'refuse', ?, '2020-01-01', 'Act')`,
      [city, closing],
    );
  }
  return { hallId, city };
}

async function readPrice(hallId: number, filter: object): Promise<AllIn | undefined> {
  const { data, errors } = await at.visitor.graphql<{ allInPrices: AllIn[] }>(PRICES, {
    hallIds: [hallId],
    filter: { date: DAY, guests: 100, ...filter },
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.allInPrices[0];
}

function toHours({ startTime, endTime }: AllIn): Hours {
  return [localTime(new Date(startTime), ZONE), localTime(new Date(endTime), ZONE)];
}

const EVENING = { partOfDay: 'EVENING' };
const DAYTIME = { partOfDay: 'DAYTIME' };

const CASES: [title: string, taken: Hours[], closing: string | undefined, asked: object, hours: Hours][] = [
  ['dinner', [], undefined, EVENING, ['19:00', '23:00']],
  ['dinner where nothing was said of the time', [], undefined, {}, ['19:00', '23:00']],
  ['lunch', [], undefined, DAYTIME, ['12:00', '16:00']],
  ['the half hours of dinner before the buffer', [['22:15', '24:00']], undefined, EVENING, ['19:00', '21:30']],
  ['those that the city allows', [], '22:00', EVENING, ['19:00', '22:00']],
  ['those after what is taken until any minute', [['16:00', '19:40']], undefined, EVENING, ['19:40', '23:40']],
  ['those after it that the city allows', [['16:00', '19:40']], '22:00', EVENING, ['19:40', '21:40']],
  ['the first of the evening where none fit later', [['20:00', '24:00']], undefined, EVENING, ['16:00', '19:30']],
  ['lunch where the evening is taken', [['16:00', '24:00']], undefined, {}, ['12:00', '15:30']],
  ['the morning where nothing is free after noon', [['12:00', '24:00']], undefined, DAYTIME, ['06:00', '10:00']],
];

describe('[product: The price that is shown] hours that nobody asked for', () => {
  it.each(CASES)('are %s, at what calculatePrice and a request say', async (_title, taken, closing, asked, hours) => {
    const { hallId, city } = await openHall(taken, { closing });
    const price = await readPrice(hallId, asked);
    expect(price && toHours(price)).toEqual(hours);
    const { startTime, endTime, totalPrice, perHead } = price as AllIn;
    const input = { hallId, startTime, endTime, guestCount: 100 };
    const quoted = await customer.rest('POST', '/user/bookings/calculate-price', input);
    expect([quoted.status, quoted.body]).toEqual([200, expect.objectContaining({ totalPrice })]);
    const found = await customer.graphql<{ halls: { allInPrices: AllIn[] } }>(
      `query ($filter: HallFilter) { halls(filter: $filter) { allInPrices { totalPrice } } }`,
      { filter: { location: city, date: DAY, guests: 100, ...asked, minPrice: perHead, maxPrice: perHead } },
    );
    expect(found.data?.halls.allInPrices).toEqual([{ totalPrice }]);
    const sent = await customer.rest('POST', '/user/bookings', bookingInput(hallId, input));
    expect([sent.status, sent.body]).toEqual([201, expect.objectContaining({ totalPrice })]);
  });

  it('begin on a half hour after the notice', async () => {
    const { hallId } = await openHall([], { slots: { bufferTime: 30, minAdvanceBookingHours: 1 } });
    const before = at.clock.now();
    at.clock.set(new Date(`${DAY}T13:10:07.123Z`));
    const price = await readPrice(hallId, EVENING);
    at.clock.set(before);
    expect(price && toHours(price)).toEqual(['19:30', '23:30']);
  });

  it('are those of the one slot length', async () => {
    const slots = { bufferTime: 0, allowMultipleSlots: false, slotDuration: 300 };
    const { hallId } = await openHall([['23:00', '24:00']], { slots });
    const price = await readPrice(hallId, EVENING);
    expect(price && toHours(price)).toEqual(['16:00', '21:00']);
  });

  it('have no price where the city leaves none of what is free, and the hall is found all the same', async () => {
    const { hallId, city } = await openHall([['06:00', '18:30']], { closing: '20:00' });
    expect(await readPrice(hallId, EVENING)).toBeUndefined();
    for (const order of ['rating', 'price']) {
      const query = `location=${encodeURIComponent(city)}&date=${DAY}&guests=100&partOfDay=evening&order=${order}`;
      const { body } = await at.visitor.rest<{ data: object[]; allInPrices: object[] }>(
        'GET',
        `/public/halls?${query}`,
      );
      expect([body.data.length, body.allInPrices]).toEqual([1, []]);
    }
  });

  it('leave a free shift as it is, with no more statements for a page than hours that were asked for', async () => {
    const shifts = [{ startTime: '18:30', endTime: '22:15' }];
    const { hallId, city } = await openHall([], { closing: '22:30', shifts });
    await openHall([], { city });
    const price = await readPrice(hallId, EVENING);
    expect([price && toHours(price), price?.isTimeAssumed]).toEqual([['18:30', '22:15'], false]);
    const QUERY = `query ($filter: HallFilter) { halls(filter: $filter) { nodes { id } allInPrices { hallId } } }`;
    const count = async (asked: object) => {
      const filter = { location: city, date: DAY, guests: 100, ...asked };
      await at.visitor.graphql(QUERY, { filter });
      const { result, statements } = await recordStatements(at.app.orm, () =>
        at.visitor.graphql<{ halls: { allInPrices: object[] } }>(QUERY, { filter }),
      );
      return [result.data?.halls.allInPrices.length, statements.length];
    };
    expect(await count(EVENING)).toEqual([2, 4]);
    expect(await count({ startTime: '19:00', endTime: '22:00' })).toEqual([2, 4]);
  });
});
