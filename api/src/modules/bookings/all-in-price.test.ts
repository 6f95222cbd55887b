import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ServicePriceType, PriceType } from '../../domain/catalogue/price-types.js';
import { openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { openRandomHalls, type AllIn, type RandomHalls } from './testing/all-in-price.js';

let halls: RandomHalls;
let hourly: Venue;
let evening: Venue;
beforeAll(async () => {
  halls = await openRandomHalls(1);
  hourly = await openVenue(halls.at, {
    tax: 16,
    discount: 10,
    category: { price: 10, priceType: PriceType.PERCENTAGE },
    hall: {
      hallName: 'Hourly',
      city: 'Sahiwal',
      location: 'Mall Road, Sahiwal',
      pricePerHour: 17_000,
      pricePerPerson: 3000,
    },
    fixed: [
      { name: 'Generator', price: 5000, priceType: ServicePriceType.PER_HOUR },
      { name: 'Valet', price: 9000, priceType: ServicePriceType.FIXED, isIncluded: false },
    ],
  });
  evening = await openVenue(halls.at, {
    hall: { hallName: 'Shifts', city: 'Sahiwal', location: 'Mall Road, Sahiwal' },
    shifts: [
      { name: 'Lunch', startTime: '12:00', endTime: '16:00', price: 4000 },
      { name: 'Dinner', price: 500_000, priceType: ServicePriceType.FIXED },
    ],
  });
});
afterAll(() => halls.at.close());

interface Listed {
  data: { hallName: string }[];
  datePrices: { price: number }[];
  allInPrices: (AllIn & Record<string, unknown>)[];
}

async function search(query: string): Promise<Listed> {
  const { status, body } = await halls.at.visitor.rest<Listed>('GET', `/public/halls?location=sahiwal&${query}`);
  expect(status).toBe(200);
  return body;
}

const names = ({ data }: Listed) => data.map(({ hallName }) => hallName);

describe('[product: The price that is shown] the all-in price of a search with date and guests', () => {
  it('is what calculatePrice says, with its parts, and names the hours that it counts', async () => {
    const { allInPrices } = await search('date=2027-03-06&guests=200&partOfDay=evening');
    const ofHourly = allInPrices.find(({ hallId }) => hallId === hourly.hallId);
    // 200 × 3,000 + 4 × 17,000 = 668,000; +10% 66,800; +4 × 5,000; −10%; +16%.
    expect(ofHourly).toMatchObject({
      ...{ date: '2027-03-06', startTime: '2027-03-06T14:00:00.000Z', endTime: '2027-03-06T18:00:00.000Z' },
      ...{ isTimeAssumed: true, hours: 4, guestCount: 200, currency: 'PKR', shiftName: null },
      ...{ hallBasePrice: 668_000, categoryPrice: 66_800, typePrice: 0, fixedServicesPrice: 20_000 },
      ...{ discountAmount: 75_480, taxAmount: 108_691.2, totalPrice: 788_011.2, perHead: 3940.06 },
      addedServices: [expect.objectContaining({ name: 'Generator', amount: 20_000 })],
    });
    const { startTime, endTime } = ofHourly ?? {};
    const body = { hallId: hourly.hallId, startTime, endTime, guestCount: 200 };
    const quoted = await halls.customer.rest('POST', '/user/bookings/calculate-price', body);
    expect(quoted.body).toMatchObject({ totalPrice: 788_011.2 });
    const { allInPrices: atNoon } = await search('date=2027-03-06&guests=200&partOfDay=daytime');
    expect(atNoon.find(({ hallId }) => hallId === hourly.hallId)?.startTime).toBe('2027-03-06T07:00:00.000Z');
    const { allInPrices: asked } = await search('date=2027-03-06&guests=200&startTime=18:00&endTime=20:30');
    expect(asked.find(({ hallId }) => hallId === hourly.hallId)).toMatchObject({ hours: 3, isTimeAssumed: false });
  });

  it('is that of the shift which costs these guests least', async () => {
    const shift = async (guests: number) =>
      (await search(`date=2027-03-06&guests=${guests}`)).allInPrices.find(({ hallId }) => hallId === evening.hallId);
    expect(await shift(100)).toMatchObject({ shiftName: 'Lunch', totalPrice: 400_000, perHead: 4000 });
    expect(await shift(300)).toMatchObject({ shiftName: 'Dinner', totalPrice: 500_000, perHead: 1666.67 });
  });

  it('counts the one slot length of a hall in the night in which the clocks go forward, too', async () => {
    const { hallId } = await openVenue(halls.at, {
      currency: 'GBP',
      timeZone: 'Europe/London',
      slots: { allowMultipleSlots: false, slotDuration: 480 },
      hall: { hallName: 'Night', city: 'Sialkot', location: 'Paris Road, Sialkot' },
    });
    const { body } = await halls.at.visitor.rest<Listed>(
      'GET',
      '/public/halls?location=sialkot&date=2027-03-27&guests=100',
    );
    const { startTime, endTime, totalPrice } = body.allInPrices.find((price) => price.hallId === hallId) ?? {};
    expect([startTime, endTime]).toEqual(['2027-03-27T19:00:00.000Z', '2027-03-28T03:00:00.000Z']);
    const quoted = await halls.customer.rest('POST', '/user/bookings/calculate-price', {
      ...{ hallId, startTime, endTime, guestCount: 100 },
    });
    expect(quoted.body).toMatchObject({ hours: 8, totalPrice });
  });

  it('is what budgets and orders by price compare, per head', async () => {
    const asked = 'date=2027-03-06&guests=200&startTime=19:00&endTime=23:00';
    expect(names(await search(`${asked}&order=price`))).toEqual(['Shifts', 'Hourly']);
    expect(names(await search(`${asked}&order=price_desc`))).toEqual(['Hourly', 'Shifts']);
    expect(names(await search(`${asked}&maxPrice=3940.05`))).toEqual(['Shifts']);
    expect(names(await search(`${asked}&minPrice=3940.06&maxPrice=3940.06`))).toEqual(['Hourly']);
    // Without guests, the price per person counts as before.
    expect(names(await search('date=2027-03-06&startTime=19:00&endTime=23:00&minPrice=3000&maxPrice=3000'))).toEqual([
      'Hourly',
    ]);
  });

  it('is empty without date or guests', async () => {
    expect((await search('guests=200')).allInPrices).toEqual([]);
    expect((await search('date=2027-03-06')).allInPrices).toEqual([]);
  });

  it('is not asked for where halls or days are counted, unless a budget compares it', async () => {
    const COUNTS = `query ($filter: HallFilter!) { freeDates(filter: $filter) { date hallCount } }`;
    const count = async (budget: object) => {
      const filter = { location: 'sahiwal', date: '2027-03-06', guests: 200, ...budget };
      const { result, statements } = await recordStatements(halls.at.app.orm, () =>
        halls.at.visitor.graphql<{ freeDates: unknown[] }>(COUNTS, { filter }),
      );
      return [result.data?.freeDates, statements.some((statement) => statement.includes('all_in_price'))];
    };
    expect(await count({})).toEqual([[{ date: '2027-03-06', hallCount: 2 }], false]);
    expect(await count({ minPrice: 3950 })).toEqual([[{ date: '2027-03-06', hallCount: 1 }], true]);
  });

  it('takes one more statement for any page', async () => {
    const QUERY = `query ($filter: HallFilter) { halls(filter: $filter) { nodes { id } allInPrices { hallId totalPrice } } }`;
    const filter = { location: 'sahiwal', date: '2027-03-06', guests: 100 };
    await halls.at.visitor.graphql(QUERY, { filter });
    const { result, statements } = await recordStatements(halls.at.app.orm, () =>
      halls.at.visitor.graphql<{ halls: { allInPrices: unknown[] } }>(QUERY, { filter }),
    );
    expect(result.data?.halls.allInPrices).toHaveLength(2);
    expect(statements).toHaveLength(4);
  });
});

describe('[product: The price that is shown] all-in prices of halls by id', () => {
  const read = (query: string) => halls.at.visitor.rest<AllIn[]>('GET', `/public/all-in-prices?${query}`);

  it('come in the order of the ids, without those that have no room or nothing free', async () => {
    const ids = `hallIds=${evening.hallId},${hourly.hallId},${evening.hallId},999999`;
    const { body } = await read(`${ids}&date=2027-03-06&guests=200`);
    expect(body.map(({ hallId }) => hallId)).toEqual([evening.hallId, hourly.hallId]);
    expect((await read(`${ids}&date=2027-03-06&guests=301`)).body).toEqual([]);
    expect((await read(`${ids}&date=2026-03-06&guests=200`)).body).toEqual([]);
  });

  it.each([
    ['guests=200', 'date'],
    ['date=2027-03-06', 'guests'],
    ['date=2027-03-06&guests=0', 'guests'],
    ['date=2027-02-30&guests=10', 'date'],
  ])('refuse %s', async (query, field) => {
    const { status, body } = await halls.at.visitor.rest('GET', `/public/all-in-prices?hallIds=1&${query}`);
    expect({ status, field: body.field }).toEqual({ status: 422, field });
  });

  it('refuse more than twenty', async () => {
    const hallIds = Array.from({ length: 21 }, (_, id) => id + 1).join();
    const { status, body } = await halls.at.visitor.rest(
      'GET',
      `/public/all-in-prices?hallIds=${hallIds}&date=2027-03-06&guests=9`,
    );
    expect({ status, field: body.field }).toEqual({ status: 422, field: 'hallIds' });
  });
});

describe('[product: The price that is shown] the all-in price', () => {
  it('is the same to the paisa in the database, in lists and in calculatePrice for random halls and searches', async () => {
    for (let hall = 0; hall < 25; hall += 1) await halls.add();
    let compared = 0;
    for (let asked = 0; asked < 25; asked += 1) {
      const { told, expected } = await halls.compare();
      expect(told).toEqual(expected);
      compared += told.length;
    }
    expect(compared).toBeGreaterThan(200);
  });
});
