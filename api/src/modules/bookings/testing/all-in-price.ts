import { Role } from '../../../domain/accounts/roles.js';
import { PriceType, ServicePriceType } from '../../../domain/catalogue/price-types.js';
import { chooseFirst, type MenuCourse } from '../../../domain/menus/menus.js';
import { toHundredths } from '../../../domain/money/money.js';
import { findHijriMonth } from '../../../domain/rates/hijri.js';
import { addDays } from '../../../domain/time/days.js';
import { startHarness, type Harness, type Person } from '../../../testing/harness.js';
import { openVenue } from '../../../testing/scene.js';

/** An all-in price over GraphQL. */
export interface AllIn {
  hallId: number;
  date: string;
  startTime: string;
  endTime: string;
  isTimeAssumed: boolean;
  shiftName: string | null;
  totalPrice: number;
  perHead: number;
  menu: { menuId: number; name: string } | null;
}

const ALL_IN = `query ($hallIds: [Int!]!, $filter: HallFilter!) { allInPrices(hallIds: $hallIds, filter: $filter) {
  hallId date startTime endTime isTimeAssumed shiftName totalPrice perHead menu { menuId name } } }`;
const QUOTE = `query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { totalPrice menuAmount } }`;
const MENUS = `query ($hallId: Int!) { hallMenus(hallId: $hallId) { id courses { choose dishes { dishId surcharge } } } }`;

/** Halls at random, with an application of their own. */
export interface RandomHalls {
  at: Harness;
  customer: Person;
  /** Adds a hall. */
  add: () => Promise<void>;
  /** What a random search is told and what it should be told, for up to twenty of the halls; equal where nothing is wrong. */
  compare: () => Promise<{ told: unknown[]; expected: unknown[] }>;
}

/** A sequence of numbers below a limit, the same for a seed. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Opens an application for halls at random. */
export async function openRandomHalls(seed: number): Promise<RandomHalls> {
  const at = await startHarness();
  const customer = await at.person(Role.USER);
  const chance = chances(seed);
  const halls: number[] = [];
  const compare = async () => {
    const asked = Array.from({ length: Math.min(halls.length, 20) }, () => halls[chance(halls.length)] ?? 0);
    const filter = chooseSearch(chance);
    const { data, errors } = await at.visitor.graphql<{ allInPrices: AllIn[] }>(ALL_IN, { hallIds: asked, filter });
    if (!data) throw new Error(JSON.stringify(errors));
    const told: unknown[] = [];
    const expected: unknown[] = [];
    for (const price of data.allInPrices) {
      const { hallId, totalPrice, perHead } = price;
      const menuId = price.menu?.menuId ?? null;
      told.push([hallId, filter, { totalPrice, menuId }, { totalPrice, perHead, menuId }]);
      const quoted = await quoteCheapest(customer, price, filter.guests);
      expected.push([hallId, filter, quoted, await priceInDatabase(at, price, filter.guests)]);
    }
    return { told, expected };
  };
  return {
    at,
    customer,
    add: async () => {
      halls.push(await addHall(at, chance));
    },
    compare,
  };
}

const PRICES = [0, 1, 0.01, 33.33, 999.99, 1234.56, 2500, 17_000, 21_250.75];

/** A hall with charges of every kind. */
async function addHall(at: Harness, chance: (below: number) => number): Promise<number> {
  const one = <T>(from: readonly T[]): T => from[chance(from.length)] as T;
  const kind = () => {
    const priceType = one(Object.values(PriceType));
    return { priceType, price: priceType === PriceType.PERCENTAGE ? one([0, 0.01, 7.77, 12.5, 100]) : one(PRICES) };
  };
  const serviceType = () => one(Object.values(ServicePriceType));
  const shift = (name: string, startTime: string, endTime: string) => ({
    ...{ name, startTime, endTime, price: one(PRICES), priceType: serviceType() },
  });
  const { hallId, businessId } = await openVenue(at, {
    discount: one([0, 0, 5, 33.33]),
    tax: one([0, 16, 17.77]),
    slots: { allowMultipleSlots: chance(3) > 0, slotDuration: 120 + chance(6) * 30, bufferTime: chance(2) * 30 },
    category: kind(),
    type: kind(),
    hall: { capacity: 600, pricePerHour: one(PRICES), pricePerPerson: one(PRICES) },
    fixed: Array.from({ length: chance(4) }, (_, place) => ({
      ...{ name: `Service ${place}`, price: one(PRICES), priceType: serviceType(), isIncluded: chance(3) > 0 },
    })),
    shifts: chance(2) ? [shift('Lunch', '12:00', '16:30'), shift('Dinner', '19:00', '00:15')] : [],
  });
  for (let menus = one([0, 0, 1, 2, 3]); menus > 0; menus -= 1) await addMenu(at, { hallId, businessId }, chance);
  for (const weekdays of ['{6}', '{5,6,0}', '{}']) {
    const [hijriMonth, shiftName] = weekdays === '{}' ? [chance(2) ? 9 : 10, null] : [null, one([null, 'Dinner'])];
    const ofRate = chance(2) ? [chance(100) - 60, null, null] : [null, one(PRICES), serviceType().toLowerCase()];
    if (chance(2) && ofRate[0] !== 0) {
      await at
        .context()
        .em.execute(
          `insert into hall_rates (business_id, weekdays, hijri_month, shift_name, percentage, price, price_type) values (?, ?, ?, ?, ?, ?, ?)`,
          [businessId, weekdays, hijriMonth, shiftName, ...ofRate],
        );
    }
  }
  return hallId;
}

/** A menu for some halls, shifts, days and numbers of guests. */
async function addMenu(
  at: Harness,
  { hallId, businessId }: { hallId: number; businessId: number },
  chance: (below: number) => number,
): Promise<void> {
  const one = <T>(from: readonly T[]): T => from[chance(from.length)] as T;
  const toCourse = (_: unknown, course: number) => {
    const dishes = Array.from({ length: 1 + chance(4) }, (_dish, place) => {
      const dishId = course * 4 + place + 1;
      return { dishId, name: `Dish ${dishId}`, nameUrdu: null, surcharge: toHundredths(one([0, 0, 0.01, 45.55, 650])) };
    });
    const choose = one([null, 1, dishes.length]);
    return { name: `Course ${course}`, nameUrdu: null, choose, isMain: course === 0, dishes };
  };
  const courses = Array.from({ length: 1 + chance(3) }, toCourse);
  const bands = [1, 150, 400]
    .slice(0, 1 + chance(3))
    .map((fromGuests) => ({ fromGuests, price: toHundredths(one(PRICES)) }));
  await at.context().em.execute(
    `insert into menus (business_id, name, courses, last_dish_id, bands, guaranteed_heads, hall_ids, shift_names, first_day, last_day, is_fixed)
       values (?, 'Menu', ?::jsonb, 12, ?::jsonb, ?, ?::int[], ?::varchar[], ?, ?, ?)`,
    [
      ...[businessId, JSON.stringify(courses), JSON.stringify(bands), one([0, 0, 100, 450])],
      ...[one([null, null, `{${hallId}}`, '{0}']), one(['{}', '{}', '{dinner}', '{Lunch,Brunch}'])],
      ...[one([null, null, '2027-03-12']), one([null, null, '2027-03-28']), chance(3) === 0],
    ],
  );
}

/** A date with hours, a part of the day or neither, and guests. */
function chooseSearch(chance: (below: number) => number) {
  const date = addDays('2027-03-02', chance(40));
  const guests = 1 + chance(600);
  const times = [{}, { partOfDay: 'DAYTIME' }, { partOfDay: 'EVENING' }, { startTime: '19:00', endTime: '22:20' }];
  return { date, guests, ...times[chance(times.length)] } as { date: string; guests: number; partOfDay?: 'DAYTIME' };
}

interface Quoted {
  calculatePrice: { totalPrice: number; menuAmount: number };
}

/** What `calculatePrice` says with the cheapest of the hall's menus, among equal ones the first; without one if none is served. */
async function quoteCheapest(customer: Person, { hallId, startTime, endTime }: AllIn, guestCount: number) {
  const input = { hallId, startTime, endTime, guestCount };
  const found = await customer.graphql<{ hallMenus: { id: number; courses: MenuCourse[] }[] }>(MENUS, { hallId });
  const quotes: (Quoted['calculatePrice'] & { menuId: number | null })[] = [];
  for (const { id: menuId, courses } of found.data?.hallMenus ?? []) {
    const menu = { menuId, dishIds: chooseFirst(courses) };
    const { data, errors } = await customer.graphql<Quoted>(QUOTE, { input: { ...input, menu } });
    if (data) quotes.push({ ...data.calculatePrice, menuId });
    else if (errors[0]?.extensions.field !== 'menu') throw new Error(JSON.stringify(errors));
  }
  quotes.sort((one, other) => one.menuAmount - other.menuAmount || Number(one.menuId) - Number(other.menuId));
  const [cheapest] = quotes;
  if (cheapest) return { totalPrice: cheapest.totalPrice, menuId: cheapest.menuId };
  const { data, errors } = await customer.graphql<Quoted>(QUOTE, { input });
  return data ? { totalPrice: data.calculatePrice.totalPrice, menuId: null } : errors;
}

/** What the database compares budgets with, in units of the currency. */
async function priceInDatabase(at: Harness, { hallId, date, startTime, endTime, shiftName }: AllIn, guests: number) {
  const [row] = await at.context().em.execute<{ totalPrice: number; perHead: number; menuId: number | null }[]>(
    `select p.total / 100.0::float8 as "totalPrice", p.per_head / 100.0::float8 as "perHead", p.menu_id as "menuId"
       from halls h left join hall_shifts s on s.hall_id = h.id and s.name = ?
         left join lateral rate_on(h.business_id, h.id, ?::date, s.name, ?::int) r on true
         cross join lateral all_in_price(h.id, ?::date, tstzrange(?::timestamptz, ?::timestamptz), s.id, r.id, ?::time, ?::int, ?::int) p
      where h.id = ?`,
    [
      shiftName,
      date,
      findHijriMonth(date, [])?.month ?? null,
      ...[date, startTime, endTime, null, null, guests, hallId],
    ],
  );
  return row;
}
