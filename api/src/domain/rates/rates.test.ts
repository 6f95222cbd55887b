import { describe, expect, it } from '@jest/globals';
import { ServicePriceType } from '../catalogue/price-types.js';
import { toHundredths } from '../money/money.js';
import { seededRandom } from '../testing.js';
import { addDays } from '../time/days.js';
import { applyRate, chargesOn, findEqualRate, findRate, toReason, type Rate } from './rates.js';
import { rate } from './testing.js';

const money = toHundredths;
const charges = { pricePerHour: money(10_000), pricePerPerson: money(1500), flatPrice: money(0) };

const SATURDAY = '2026-02-21';
const SUNDAY = '2026-02-22';
const RAMADAN = 9;

/** Whether a rate holds on a day. */
const holdsOn = (changes: Partial<Rate>, day: string, shift: string | null = null) =>
  findRate(day, shift, { rates: [rate(changes)], hijriStarts: [] }) !== null;

describe('[decision 0025] when a rate holds', () => {
  it.each<[string, Partial<Rate>, string, string | null, boolean]>([
    ['its weekday', { weekdays: [6] }, SATURDAY, null, true],
    ['another weekday', { weekdays: [6] }, SUNDAY, null, false],
    ['its shift', { shiftName: 'Dinner' }, SATURDAY, 'Dinner', true],
    ['its shift, written otherwise', { shiftName: 'dinner' }, SATURDAY, 'Dinner', true],
    ['another shift', { shiftName: 'Dinner' }, SATURDAY, 'Lunch', false],
    ['free times, of a rate for a shift', { shiftName: 'Dinner' }, SATURDAY, null, false],
    ['any shift, of a rate for all day', { weekdays: [6] }, SATURDAY, 'Lunch', true],
    ['the first of its dates', { firstDay: SATURDAY, lastDay: SUNDAY }, SATURDAY, null, true],
    ['the last of its dates', { firstDay: SATURDAY, lastDay: SUNDAY }, SUNDAY, null, true],
    ['the day before its dates', { firstDay: SUNDAY, lastDay: SUNDAY }, SATURDAY, null, false],
    ['the day after its dates', { firstDay: SATURDAY, lastDay: SATURDAY }, SUNDAY, null, false],
    ['another weekday in its dates', { weekdays: [5], firstDay: SATURDAY, lastDay: SUNDAY }, SUNDAY, null, false],
    ['the first day of its season', { seasonStart: '11-01', seasonEnd: '02-21' }, '2030-11-01', null, true],
    ['the last day of its season', { seasonStart: '11-01', seasonEnd: '02-21' }, SATURDAY, null, true],
    ['New Year, in a season over it', { seasonStart: '11-01', seasonEnd: '02-21' }, '2027-01-01', null, true],
    ['the day after its season', { seasonStart: '11-01', seasonEnd: '02-21' }, SUNDAY, null, false],
    ['the day before its season', { seasonStart: '11-01', seasonEnd: '02-21' }, '2026-10-31', null, false],
    ['a season within a year', { seasonStart: '03-01', seasonEnd: '04-30' }, '2027-04-30', null, true],
    ['outside a season within a year', { seasonStart: '03-01', seasonEnd: '04-30' }, '2027-05-01', null, false],
    ['29 February', { seasonStart: '02-01', seasonEnd: '02-29' }, '2028-02-29', null, true],
    ['its Hijri month', { hijriMonth: RAMADAN }, '2026-02-18', null, true],
    ['the day before its Hijri month', { hijriMonth: RAMADAN }, '2026-02-17', null, false],
    ['a Hijri month outside the calendar', { hijriMonth: RAMADAN }, '2150-01-01', null, false],
    ['its Hijri month, another weekday', { hijriMonth: RAMADAN, weekdays: [6] }, SUNDAY, null, false],
  ])('[decision 0025] %s', (_what, changes, day, shift, expected) => {
    expect(holdsOn(changes, day, shift)).toBe(expected);
  });

  it('[decision 0025] a corrected month moves the rate', () => {
    const hijriStarts = [{ year: 1447, month: RAMADAN, firstDay: '2026-02-19' }];
    const book = { rates: [rate({ hijriMonth: RAMADAN })], hijriStarts };
    expect(['2026-02-18', '2026-02-19'].map((day) => findRate(day, null, book) !== null)).toEqual([false, true]);
  });
});

describe('[decision 0025] the most specific rate holds', () => {
  const DECEMBER = { firstDay: '2026-12-01', lastDay: '2026-12-31' };
  const SATURDAY_IN_DECEMBER = '2026-12-26';
  it.each<[string, Partial<Rate>, Partial<Rate>]>([
    ['dates, before a Hijri month', { firstDay: '2026-07-01', lastDay: '2027-06-30' }, { hijriMonth: 7 }],
    ['a Hijri month, before a season', { hijriMonth: 7 }, { seasonStart: '12-26', seasonEnd: '12-26' }],
    ['a season, before days of the week', { seasonStart: '01-01', seasonEnd: '12-31' }, { weekdays: [6] }],
    [
      'the business’s dates, before the hall’s season',
      DECEMBER,
      { hallId: 7, seasonStart: '12-26', seasonEnd: '12-26' },
    ],
    [
      'the hall’s dates, before the business’s shorter ones',
      { hallId: 7, ...DECEMBER },
      { firstDay: '2026-12-26', lastDay: '2026-12-26' },
    ],
    [
      'shorter dates, before longer ones',
      { firstDay: '2026-12-26', lastDay: '2026-12-26' },
      { ...DECEMBER, shiftName: 'Dinner' },
    ],
    [
      'a shorter season, before a longer one',
      { seasonStart: '12-01', seasonEnd: '01-15' },
      { seasonStart: '11-01', seasonEnd: '01-15' },
    ],
    ['fewer weekdays, before more', { weekdays: [6] }, { weekdays: [6, 0] }],
    ['a weekday, before a shift on every day', { weekdays: [6] }, { shiftName: 'Dinner' }],
    ['a shift, before all day', { weekdays: [6], shiftName: 'Dinner' }, { weekdays: [6] }],
    ['weekdays in dates, before the dates', { ...DECEMBER, weekdays: [6] }, { ...DECEMBER, shiftName: 'Dinner' }],
    ['the earlier one, of two equal ones', { id: 0, weekdays: [6] }, { weekdays: [6] }],
  ])('[decision 0025] %s', (_what, winner, loser) => {
    const [first, second] = [rate({ id: 1, ...winner }), rate({ id: 2, ...loser })];
    for (const rates of [
      [first, second],
      [second, first],
    ]) {
      expect(findRate(SATURDAY_IN_DECEMBER, 'Dinner', { rates, hijriStarts: [] })).toBe(first);
    }
  });
});

describe('[decision 0025] rates of which neither is more specific', () => {
  const DATES = { firstDay: '2026-12-01', lastDay: '2026-12-07' };
  it.each<[string, Partial<Rate>, Partial<Rate>, boolean]>([
    ['one weekday each, the same', { weekdays: [6] }, { weekdays: [6] }, true],
    ['one weekday each, others', { weekdays: [6] }, { weekdays: [0] }, false],
    ['two weekdays each, one in common', { weekdays: [6, 0] }, { weekdays: [5, 6] }, true],
    ['fewer weekdays', { weekdays: [6] }, { weekdays: [5, 6] }, false],
    ['of a hall and of all', { weekdays: [6], hallId: 7 }, { weekdays: [6] }, false],
    ['of two halls', { weekdays: [6], hallId: 7 }, { weekdays: [6], hallId: 8 }, false],
    ['of one shift', { shiftName: 'Dinner' }, { shiftName: 'dinner' }, true],
    ['of two shifts', { shiftName: 'Dinner' }, { shiftName: 'Lunch' }, false],
    ['dates that overlap', DATES, { firstDay: '2026-12-07', lastDay: '2026-12-13' }, true],
    ['dates that don’t', DATES, { firstDay: '2026-12-08', lastDay: '2026-12-14' }, false],
    ['dates that overlap, one longer', DATES, { firstDay: '2026-12-07', lastDay: '2026-12-14' }, false],
    [
      'dates that overlap without such a weekday',
      { ...DATES, weekdays: [6] },
      { firstDay: '2026-12-07', lastDay: '2026-12-13', weekdays: [6] },
      false,
    ],
    [
      'seasons that overlap over New Year',
      { seasonStart: '12-20', seasonEnd: '01-10' },
      { seasonStart: '01-05', seasonEnd: '01-26' },
      true,
    ],
    [
      'seasons that overlap at the end',
      { seasonStart: '01-05', seasonEnd: '01-26' },
      { seasonStart: '12-20', seasonEnd: '01-10' },
      true,
    ],
    [
      'seasons that don’t',
      { seasonStart: '03-01', seasonEnd: '03-31' },
      { seasonStart: '05-01', seasonEnd: '05-31' },
      false,
    ],
    [
      'seasons on other weekdays',
      { seasonStart: '03-01', seasonEnd: '03-31', weekdays: [5] },
      { seasonStart: '03-01', seasonEnd: '03-31', weekdays: [6] },
      false,
    ],
    ['one Hijri month', { hijriMonth: RAMADAN }, { hijriMonth: RAMADAN }, true],
    ['two Hijri months', { hijriMonth: RAMADAN }, { hijriMonth: 1 }, false],
    ['a Hijri month and a season', { hijriMonth: RAMADAN }, { seasonStart: '02-01', seasonEnd: '03-31' }, false],
  ])('[decision 0025] %s', (_what, wanted, other, isEqual) => {
    const known = rate({ id: 2, ...other });
    expect(findEqualRate(rate(wanted), [known])).toBe(isEqual ? known : null);
  });
});

describe('[decision 0025] what a rate makes of a price', () => {
  it.each([
    [20, 1500, 1800],
    [-30, 1500, 1050],
    [-90, 1500, 150],
    [500, 1500, 9000],
    [7, 1234.56, 1320.98],
    [-7, 1234.56, 1148.14],
    [50, 0.01, 0.02],
    [-50, 0.01, 0.01],
    [10, 0, 0],
    [10, 9_090_909_090.9, 9_999_999_999.99],
  ])('[decision 0025] %d%% of %d is %d', (percentage, price, expected) => {
    const changed = applyRate({ ...charges, pricePerPerson: money(price) }, rate({ percentage }));
    expect(changed.pricePerPerson).toBe(money(expected));
  });

  it('[decision 0025] a percentage acts on each charge', () => {
    const all = { pricePerHour: money(10_000), pricePerPerson: money(1500), flatPrice: money(250_000) };
    expect(applyRate(all, rate({ percentage: 20 }))).toEqual({
      pricePerHour: money(12_000),
      pricePerPerson: money(1800),
      flatPrice: money(300_000),
    });
  });

  it.each([
    [ServicePriceType.PER_PERSON, { pricePerHour: 0, pricePerPerson: money(2000), flatPrice: 0 }],
    [ServicePriceType.PER_HOUR, { pricePerHour: money(2000), pricePerPerson: 0, flatPrice: 0 }],
    [ServicePriceType.FIXED, { pricePerHour: 0, pricePerPerson: 0, flatPrice: money(2000) }],
  ])('[decision 0025] a price of its own, %s, replaces the charges', (priceType, expected) => {
    expect(applyRate(charges, rate({ percentage: null, price: money(2000), priceType }))).toEqual(expected);
  });

  it('[decision 0025] a price above the largest amount is refused', () => {
    const most = { ...charges, pricePerPerson: money(9_999_999_999.99) };
    expect(() => applyRate(most, rate({ percentage: 1 }))).toThrow('The amount is larger than can be handled here');
  });

  it('[decision 0025] a day has its charges, and the reason unless they are the ordinary ones', () => {
    const book = { rates: [rate({ weekdays: [6], percentage: 20 })], hijriStarts: [] };
    expect(chargesOn(SATURDAY, null, charges, book)).toEqual({
      charges: { pricePerHour: money(12_000), pricePerPerson: money(1800), flatPrice: money(0) },
      reason: 'Saturday +20%',
      percentage: 20,
    });
    expect(chargesOn(SUNDAY, null, charges, book)).toEqual({ charges, reason: null, percentage: 0 });
  });
});

describe('[decision 0025] the reason of a price', () => {
  it.each<[Partial<Rate>, string]>([
    [{ weekdays: [6], shiftName: 'Dinner', percentage: 20 }, 'Saturday dinner +20%'],
    [{ weekdays: [0, 6, 5] }, 'Fri, Sat, Sun +10%'],
    [{ shiftName: 'Dinner' }, 'Dinner +10%'],
    [{ weekdays: [6], shiftName: 'VIP night' }, 'Saturday VIP night +10%'],
    [{ hijriMonth: RAMADAN, percentage: -30 }, 'Ramadan −30%'],
    [{ hijriMonth: 1, weekdays: [5] }, 'Muharram Friday +10%'],
    [{ firstDay: '2026-12-25', lastDay: '2026-12-25' }, 'Dec 25 +10%'],
    [{ firstDay: '2026-12-20', lastDay: '2027-01-02' }, 'Dec 20 – Jan 2 +10%'],
    [{ seasonStart: '11-01', seasonEnd: '02-29' }, 'Nov 1 – Feb 29 +10%'],
    [{ name: 'Wedding season', seasonStart: '11-01', seasonEnd: '02-28', percentage: 15 }, 'Wedding season +15%'],
    [{ weekdays: [6], percentage: null, price: money(3500), priceType: ServicePriceType.PER_PERSON }, 'Saturday price'],
  ])('[decision 0025] %j: %s', (changes, reason) => {
    expect(toReason(rate(changes))).toBe(reason);
  });
});

describe('[decision 0025] random rates', () => {
  const random = seededRandom(26);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  /** Every day of a season, `MM-DD`. */
  const OF_LEAP_YEAR = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index).slice(5));
  const DAYS = Array.from({ length: 400 }, (_, index) => addDays('2026-09-01', index));

  function randomRate(id: number): Rate {
    const [from, to] = [pick(DAYS), pick(DAYS)].sort() as [string, string];
    const periods: Partial<Rate>[] = [
      {},
      { firstDay: from, lastDay: to },
      { seasonStart: pick([from, to]).slice(5), seasonEnd: pick([from, to]).slice(5) },
      { hijriMonth: 1 + Math.floor(random() * 12) },
    ];
    const weekdays = pick([[], [6], [5, 6], [0, 1, 2, 3]]);
    return rate({
      id,
      hallId: pick([null, 7]),
      weekdays,
      shiftName: pick([null, 'Lunch', 'Dinner']),
      ...pick(periods),
    });
  }

  /** Days on which a rate holds, counted one by one. */
  function holdsOnDay(each: Rate, day: string, shift: string): boolean {
    return findRate(day, shift, { rates: [each], hijriStarts: [] }) !== null;
  }

  /** The most specific rate, found by asking one question after another. */
  function narrow(rates: readonly Rate[]): Rate | undefined {
    const length = ({ firstDay, lastDay, seasonStart, seasonEnd }: Rate) => {
      if (firstDay && lastDay) return DAYS.filter((day) => firstDay <= day && day <= lastDay).length;
      if (!seasonStart || !seasonEnd) return 0;
      let days = 1;
      let at = OF_LEAP_YEAR.indexOf(seasonStart);
      for (; OF_LEAP_YEAR[at] !== seasonEnd; at = (at + 1) % OF_LEAP_YEAR.length) days += 1;
      return days;
    };
    const least = (left: readonly Rate[], count: (each: Rate) => number) => {
      const lowest = Math.min(...left.map(count));
      return left.filter((each) => count(each) === lowest);
    };
    let left = rates;
    for (const read of [
      (each: Rate) => each.firstDay,
      (each: Rate) => each.hijriMonth,
      (each: Rate) => each.seasonStart,
    ]) {
      const some = left.filter((each) => read(each) !== null);
      if (some.length > 0) {
        left = some;
        break;
      }
    }
    left = least(left, ({ hallId }) => (hallId === null ? 1 : 0));
    left = least(left, length);
    left = least(left, ({ weekdays }) => weekdays.length || 7);
    left = least(left, ({ shiftName }) => (shiftName === null ? 1 : 0));
    return [...left].sort((a, b) => a.id - b.id)[0];
  }

  it('[decision 0025] the one that holds is the one that is left when everything less specific is taken away', () => {
    for (let round = 0; round < 60; round += 1) {
      const rates = Array.from({ length: 12 }, (_, index) => randomRate(index + 1));
      for (let asked = 0; asked < 20; asked += 1) {
        const [day, shift] = [pick(DAYS), pick(['Lunch', 'Dinner'])];
        const holding = rates.filter((each) => holdsOnDay(each, day, shift));
        expect(findRate(day, shift, { rates, hijriStarts: [] })).toBe(narrow(holding) ?? null);
      }
    }
  });

  it('[decision 0025] rates that are accepted beside each other never leave it to the order in which they were added', () => {
    for (let round = 0; round < 60; round += 1) {
      const rates: Rate[] = [];
      for (let id = 1; id <= 12; id += 1) {
        const wanted = randomRate(id);
        if (findEqualRate(wanted, rates) === null) rates.push(wanted);
      }
      const reversed = rates.map((each) => ({ ...each, id: 100 - each.id }));
      for (const day of DAYS.slice(0, 60)) {
        const [one, other] = [rates, reversed].map((book) => findRate(day, 'Dinner', { rates: book, hijriStarts: [] }));
        expect(one && 100 - one.id).toBe(other?.id ?? null);
      }
    }
  });
});
