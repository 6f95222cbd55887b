import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayStatus } from '../../domain/availability/day-availability.js';
import { HallScenes } from './testing/search.js';
import { addRate, addShift, block, run, type DatedList } from './testing/search-dates.js';

interface Month {
  days: {
    date: string;
    status: DayStatus;
    price: { pricePerPerson: number; pricePerHour: number; flatPrice: number; rateReason: string | null } | null;
    shifts: { shiftId: number; status: string; price: number; priceType: string; rateReason: string | null }[];
  }[];
}

let scene: HallScenes;

beforeAll(async () => {
  scene = await HallScenes.open();
});
afterAll(() => scene.close());

async function search(query: string): Promise<DatedList> {
  const { status, body } = await scene.at.visitor.rest<DatedList>('GET', `/public/halls?${query}`);
  if (status !== 200) throw new Error(`${query}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A sequence of numbers below a limit, the same for a seed. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('[product: Halls and search] what the search finds is what the month of the hall says', () => {
  const HOURS = ['10:00', '13:30', '16:00', '18:00', '20:30', '23:00', '01:00', '04:00'];
  const MONTH = `query ($hallId: Int!) { hallAvailability(hallId: $hallId, month: "2027-03") { days { date status
    price { pricePerPerson pricePerHour flatPrice rateReason } shifts { shiftId status price priceType rateReason } } } }`;

  async function arrange(seed: number): Promise<string> {
    const chance = chances(seed);
    const one = <T>(from: readonly T[]): T => from[chance(from.length)] as T;
    const business = await scene.business({ name: `Random ${seed}` });
    const name = `Random ${seed}`;
    await scene.hall(name, business, {
      location: `Random${seed}`,
      capacity: 100 + chance(300),
      pricePerPerson: 500 + chance(3000),
    });
    if (chance(2)) {
      for (let day = 0; day < 7; day += 1) {
        if (chance(5) === 0) continue;
        await run(
          scene,
          `insert into business_operating_hours (business_id, day_of_week, opening_time, closing_time) values (?, ?, ?, ?)`,
          [business, day, one(HOURS.slice(0, 4)), one(HOURS.slice(4))],
        );
      }
    }
    await run(
      scene,
      `insert into business_time_slots (business_id, buffer_time, slot_duration, allow_multiple_slots, max_advance_booking_days, min_advance_booking_hours)
       values (?, ?, ?, ?, ?, ?)`,
      [business, chance(3) * 30, 120 + chance(4) * 60, chance(3) > 0, 15 + chance(60), chance(72)],
    );
    if (chance(2)) {
      await run(
        scene,
        `insert into hall_booking_settings (hall_id, buffer_time, min_advance_booking_hours, has_own_hours) values (?, ?, ?, ?)`,
        [scene.id(name), chance(4) * 15, chance(100), chance(2) > 0],
      );
      for (const day of [1, 3, 6]) {
        await run(
          scene,
          `insert into hall_operating_hours (hall_id, day_of_week, opening_time, closing_time) values (?, ?, ?, ?)`,
          [scene.id(name), day, one(HOURS.slice(0, 4)), one(HOURS.slice(4))],
        );
      }
    }
    for (const shift of seed % 2 ? ['Lunch', 'Dinner', 'Late'] : []) {
      const days = [0, 1, 2, 3, 4, 5, 6].filter(() => chance(4) > 0);
      const at = { Lunch: ['12:00', '16:00'], Dinner: ['19:00', '00:30'], Late: ['20:00', '02:00'] }[shift] as [
        string,
        string,
      ];
      if (days.length > 0) await addShift(scene, name, shift, `{${days.join()}}`, at, 800 + chance(900), 'per_person');
    }
    for (let exception = chance(4); exception > 0; exception -= 1) {
      const day = 1 + chance(25);
      await run(
        scene,
        `insert into schedule_exceptions (business_id, hall_id, first_day, last_day, opening_time, closing_time)
         values (?, ?, make_date(2027, 3, ?), make_date(2027, 3, ?), ?, ?) on conflict do nothing`,
        [
          business,
          chance(2) ? scene.id(name) : null,
          day,
          day + chance(4),
          ...one([
            [null, null],
            ['11:00', '17:00'],
            ['18:00', '02:00'],
          ]),
        ],
      );
    }
    const scopes: Record<string, unknown>[] = [
      { weekdays: '{6}' },
      { weekdays: '{5,6,0}' },
      { weekdays: '{}', shift_name: 'Dinner' },
      { weekdays: '{6}', shift_name: 'LATE' },
      { weekdays: '{}', hijri_month: 9 },
      { weekdays: '{}', season_start: '12-01', season_end: '03-10' },
      { weekdays: '{}', season_start: '03-05', season_end: '03-20' },
      { weekdays: '{}', first_day: '2027-03-18', last_day: '2027-03-23' },
      { weekdays: '{2}', first_day: '2027-03-01', last_day: '2027-03-31' },
    ];
    for (const scope of scopes) {
      if (chance(2)) await addRate(scene, name, { ...scope, percentage: chance(60) - 30 || 5 }, chance(2) > 0);
      else if (chance(3) === 0)
        await addRate(scene, name, { ...scope, price: 100 + chance(2000), price_type: 'per_person' }, chance(2) > 0);
    }
    for (let taken = 0; taken < 8; taken += 1) {
      const day = String(1 + chance(28)).padStart(2, '0');
      const next = String(Number(day) + chance(2)).padStart(2, '0');
      await block(
        scene,
        name,
        `2027-03-${day} ${one(HOURS.slice(0, 3))}`,
        `2027-03-${next} ${next === day ? '17:45' : one(HOURS)}`,
      );
    }
    return name;
  }

  /** The cheapest that is free on a day, as the month of the hall says. */
  function cheapest({ status, price, shifts }: Month['days'][number]): [number, string | null][] {
    const free = shifts.filter((shift) => shift.status === 'FREE');
    if (shifts.length > 0 || price === null) {
      const least = Math.min(...free.map((shift) => shift.price));
      return free.filter((shift) => shift.price === least).map((shift) => [shift.price, shift.rateReason]);
    }
    return status === 'FREE' || status === 'PARTLY' ? [[price.pricePerPerson, price.rateReason]] : [];
  }

  it.each(Array.from({ length: 24 }, (_, seed) => [seed + 1]))('for random schedule %i', async (seed) => {
    const name = await arrange(seed);
    const { data } = await scene.at.visitor.graphql<{ hallAvailability: Month }>(MONTH, { hallId: scene.id(name) });
    const days = data?.hallAvailability.days ?? [];
    expect(days).toHaveLength(31);
    const { datePrices } = await search(`location=Random${seed}&date=2027-03-01&lastDate=2027-03-31`);
    expect(datePrices.flatMap(({ freeDates }) => freeDates)).toEqual(
      days.filter((day) => cheapest(day).length > 0).map(({ date }) => date),
    );
    for (const day of days) {
      const [found] = (await search(`location=Random${seed}&date=${day.date}`)).datePrices;
      const expected = cheapest(day);
      if (expected.length === 0) expect([day.date, found]).toEqual([day.date, undefined]);
      else
        expect([day.date, expected]).toEqual([
          day.date,
          expect.arrayContaining([[found?.price, found?.rateReason ?? null]]),
        ]);
    }
  });
});
