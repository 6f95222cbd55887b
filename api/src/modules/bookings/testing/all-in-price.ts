import { Role } from '../../../domain/accounts/roles.js';
import { PriceType, ServicePriceType } from '../../../domain/catalogue/price-types.js';
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
}

const ALL_IN = `query ($hallIds: [Int!]!, $filter: HallFilter!) { allInPrices(hallIds: $hallIds, filter: $filter) {
  hallId date startTime endTime isTimeAssumed shiftName totalPrice perHead } }`;
const QUOTE = `query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { totalPrice } }`;

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
      told.push([price.hallId, filter, price.totalPrice, price.totalPrice, price.perHead]);
      const quoted = await quote(customer, price, filter.guests);
      const { total, perHead } = await priceInDatabase(at, price, filter.guests);
      expected.push([price.hallId, filter, quoted, total, perHead]);
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

/** A date with hours, a part of the day or neither, and guests. */
function chooseSearch(chance: (below: number) => number) {
  const date = addDays('2027-03-02', chance(40));
  const guests = 1 + chance(600);
  const times = [{}, { partOfDay: 'DAYTIME' }, { partOfDay: 'EVENING' }, { startTime: '19:00', endTime: '22:20' }];
  return { date, guests, ...times[chance(times.length)] } as { date: string; guests: number; partOfDay?: 'DAYTIME' };
}

/** What `calculatePrice` says. */
async function quote(customer: Person, { hallId, startTime, endTime }: AllIn, guestCount: number): Promise<unknown> {
  const input = { hallId, startTime, endTime, guestCount };
  const { data, errors } = await customer.graphql<{ calculatePrice: { totalPrice: number } }>(QUOTE, { input });
  return data ? data.calculatePrice.totalPrice : errors;
}

/** What the database compares budgets with, in units of the currency. */
async function priceInDatabase(at: Harness, { hallId, date, startTime, endTime, shiftName }: AllIn, guests: number) {
  const [row] = await at.context().em.execute<{ total: number; perHead: number }[]>(
    `select p.total / 100.0::float8 as total, p.per_head / 100.0::float8 as "perHead"
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
  return row ?? { total: null, perHead: null };
}
