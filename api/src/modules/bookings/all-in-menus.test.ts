import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import type { AllIn } from './testing/all-in-price.js';

interface Dish {
  dishId: number;
}

type Priced = AllIn & {
  menuAmount: number;
  hallBasePrice: number;
  pricePerPerson: number;
  rateReason: string | null;
  menu: { menuId: number; heads: number; courses: { choose: number | null; dishes: Dish[] }[] } | null;
};

interface Listed {
  data: { hallName: string }[];
  allInPrices: Priced[];
}

const dish = (name: string, surcharge = 0) => ({ name, surcharge });

/** One dish of two may be chosen; the cheaper one costs 50 more. */
const MAIN = { name: 'Main', choose: 1, isMain: true, dishes: [dish('Mutton', 300), dish('Chicken', 50)] };
const SWEET = { name: 'Sweet', dishes: [dish('Kheer', 20), dish('Tea')] };

const SILVER = {
  ...{ name: 'Silver', nameUrdu: 'سلور', courses: [MAIN, SWEET], guaranteedHeads: 100 },
  bands: [
    { fromGuests: 1, price: 2000 },
    { fromGuests: 200, price: 1500 },
  ],
};
const GOLD = { name: 'Gold', courses: [SWEET], bands: [{ fromGuests: 1, price: 1780 }] };

let at: Harness;
let customer: Person;
let venue: Venue;
let plain: Venue;
const ids: Record<string, number> = {};

async function addMenu(owner: Person, menu: Record<string, unknown> & { name: string }): Promise<number> {
  const { status, body } = await owner.rest<{ id: number }>('POST', '/business/menus', menu);
  expect(status).toBe(201);
  ids[menu.name] = body.id;
  return body.id;
}

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  venue = await openVenue(at, {
    tax: 16,
    hall: {
      hallName: 'Feast',
      city: 'Sahiwal',
      location: 'Mall Road, Sahiwal',
      pricePerPerson: 900,
      pricePerHour: 1000,
    },
  });
  plain = await openVenue(at, {
    hall: { hallName: 'Plain', city: 'Sahiwal', location: 'Mall Road, Sahiwal', pricePerPerson: 1900, pricePerHour: 0 },
  });
  await addMenu(venue.owner, SILVER);
  await addMenu(venue.owner, GOLD);
});
afterAll(() => at.close());

async function search(query: string): Promise<Listed> {
  const { status, body } = await at.visitor.rest<Listed>('GET', `/public/halls?location=sahiwal&${query}`);
  expect(status).toBe(200);
  return body;
}

async function priceOf(hallId: number, query: string): Promise<Priced | undefined> {
  const { body } = await at.visitor.rest<Priced[]>('GET', `/public/all-in-prices?hallIds=${hallId}&${query}`);
  return body[0];
}

/** What a booking costs with the menu that a price names. */
async function quote({ hallId, startTime, endTime, menu }: Priced, guestCount: number): Promise<number> {
  const dishIds = (menu?.courses ?? []).flatMap(({ choose, dishes }) =>
    choose === null ? [] : dishes.map(({ dishId }) => dishId),
  );
  const body = { hallId, startTime, endTime, guestCount, ...(menu && { menu: { menuId: menu.menuId, dishIds } }) };
  const quoted = await customer.rest<{ totalPrice: number }>('POST', '/user/bookings/calculate-price', body);
  expect(quoted.status).toBe(200);
  return quoted.body.totalPrice;
}

describe('[product: The price that is shown] a hall that sells menus', () => {
  it('counts its cheapest one for the guests, in place of the price per person, and says which', async () => {
    const few = await priceOf(venue.hallId, 'date=2027-03-06&guests=150&startTime=19:00&endTime=23:00');
    // 150 × (1,780 + 20) + 4 × 1,000 = 274,000; +16%.
    expect(few).toMatchObject({
      ...{ menuAmount: 270_000, hallBasePrice: 274_000, pricePerPerson: 0, totalPrice: 317_840, perHead: 2118.93 },
      menu: { menuId: ids.Gold, name: 'Gold', nameUrdu: null, heads: 150, pricePerHead: 1780, surchargePerHead: 20 },
    });
    // 200 × (1,500 + 50 + 20) + 4,000 = 318,000; +16%.
    const many = await priceOf(venue.hallId, 'date=2027-03-06&guests=200&startTime=19:00&endTime=23:00');
    expect(many).toMatchObject({
      ...{ totalPrice: 368_880, menu: { menuId: ids.Silver, nameUrdu: 'سلور', surchargePerHead: 70 } },
    });
    expect(many?.menu?.courses.map(({ dishes }) => dishes.length)).toEqual([1, 2]);
    for (const [price, guests] of [[few, 150] as const, [many, 200] as const]) {
      expect(price && (await quote(price, guests))).toBe(price?.totalPrice);
    }
  });

  it('counts the guaranteed heads', async () => {
    const id = await addMenu(venue.owner, {
      ...GOLD,
      ...{ name: 'Feast', guaranteedHeads: 300 },
      bands: [{ fromGuests: 1, price: 500 }],
    });
    const query = 'date=2027-03-06&startTime=19:00&endTime=23:00';
    // 300 × 520 against 80 × 1,800 and 100 × 520.
    expect((await priceOf(venue.hallId, `${query}&guests=80`))?.menu?.menuId).toBe(ids.Gold);
    expect(await priceOf(venue.hallId, `${query}&guests=90`)).toMatchObject({
      ...{ menuAmount: 156_000, menu: { menuId: id, heads: 300 } },
    });
    expect((await venue.owner.rest('DELETE', `/business/menus/${id}`)).status).toBe(200);
    expect((await priceOf(venue.hallId, `${query}&guests=90`))?.menu?.menuId).toBe(ids.Gold);
  });

  it('is compared by that sum in budgets and in orders by price', async () => {
    const asked = 'date=2027-03-06&guests=200&startTime=19:00&endTime=23:00';
    const names = async (query: string) => (await search(`${asked}&${query}`)).data.map(({ hallName }) => hallName);
    // 1,844.40 against 1,900 for each guest.
    expect(await names('order=price')).toEqual(['Feast', 'Plain']);
    expect(await names('maxPrice=1844.40')).toEqual(['Feast']);
    expect(await names('minPrice=1844.41&maxPrice=1900')).toEqual(['Plain']);
    const { allInPrices } = await search(`${asked}&order=price`);
    expect(allInPrices.map(({ menu }) => menu?.name ?? null)).toEqual(['Silver', null]);
    // Without guests, the price per person counts as before.
    expect((await search('date=2027-03-06&minPrice=900&maxPrice=900')).data.map(({ hallName }) => hallName)).toEqual([
      'Feast',
    ]);
  });

  it('takes no more statements than one without', async () => {
    const QUERY = `query ($filter: HallFilter!, $hallIds: [Int!]!) {
      halls(filter: $filter) { nodes { id } allInPrices { hallId menu { name } } }
      allInPrices(hallIds: $hallIds, filter: $filter) { hallId menu { name } } }`;
    const count = async (location: string, hallIds: number[]) => {
      const variables = { filter: { location, date: '2027-03-06', guests: 100 }, hallIds };
      await at.visitor.graphql(QUERY, variables);
      const { result, statements } = await recordStatements(at.app.orm, () =>
        at.visitor.graphql<{ halls: { allInPrices: unknown[] } }>(QUERY, variables),
      );
      return [result.data?.halls.allInPrices.length, statements.length];
    };
    const { hallId } = await openVenue(at, { hall: { city: 'Kasur', location: 'Kasur' } });
    const [, one] = await count('kasur', [hallId]);
    expect(await count('sahiwal', [venue.hallId, plain.hallId])).toEqual([2, one]);
  });
});

describe('[product: The price that is shown] where a menu isn’t served', () => {
  let shifts: Venue;
  beforeAll(async () => {
    shifts = await openVenue(at, {
      hall: { city: 'Okara', location: 'Okara' },
      shifts: [
        { name: 'Lunch', startTime: '12:00', endTime: '16:00', price: 1200 },
        { name: 'Dinner', price: 50_000, priceType: ServicePriceType.FIXED },
      ],
    });
    await addMenu(shifts.owner, {
      ...{ ...GOLD, name: 'Dinner', shiftNames: ['dinner'], firstDay: '2027-03-06', lastDay: '2027-03-20' },
      ...{ bands: [{ fromGuests: 1, price: 800 }], courses: [{ name: 'All', dishes: [dish('Qorma')] }] },
    });
  });

  it.each([
    // Its charges beside the price per guest stay: 100 × 800 + 50,000.
    ['the shift', 'date=2027-03-06&guests=100&partOfDay=evening', 130_000, 'Dinner'],
    ['another shift', 'date=2027-03-06&guests=100&partOfDay=daytime', 120_000, null],
    ['both, of which the cheaper one counts', 'date=2027-03-06&guests=200', 210_000, 'Dinner'],
    ['its last day', 'date=2027-03-20&guests=100&partOfDay=evening', 130_000, 'Dinner'],
    ['the day after', 'date=2027-03-21&guests=100&partOfDay=evening', 50_000, null],
    ['the day before', 'date=2027-03-05&guests=100&partOfDay=evening', 50_000, null],
  ])('%s is priced as it is booked', async (_what, query, totalPrice, name) => {
    const price = await priceOf(shifts.hallId, query);
    expect(price).toMatchObject({ totalPrice });
    expect(price?.menu?.name ?? null).toBe(name);
  });

  it('a fixed one overtakes another on a day with a higher rate, and only its own amount has the rate', async () => {
    await addMenu(shifts.owner, {
      ...{ ...GOLD, name: 'Fixed', isFixed: true, shiftNames: ['Dinner'] },
      ...{ bands: [{ fromGuests: 1, price: 900 }], courses: [{ name: 'All', dishes: [dish('Qorma')] }] },
    });
    const query = 'date=2027-03-07&guests=100&partOfDay=evening';
    expect((await priceOf(shifts.hallId, query))?.menu?.name).toBe('Dinner');
    const body = { weekdays: [0], percentage: 20 };
    expect((await shifts.owner.rest('POST', '/business/rates', body)).status).toBe(201);
    // 100 × 900 + 50,000 × 1.2, against 100 × 800 × 1.2.
    const price = await priceOf(shifts.hallId, query);
    expect(price).toMatchObject({ totalPrice: 150_000, menuAmount: 90_000, rateReason: 'Sunday +20%' });
    expect(price?.menu?.name).toBe('Fixed');
    expect(price && (await quote(price, 100))).toBe(150_000);
  });
});
