import type { Rate } from './rates.js';

/** For tests: a rate of all halls, 10% more, with changes. */
export function rate(changes: Partial<Rate> = {}): Rate {
  return {
    id: 1,
    hallId: null,
    name: null,
    shiftName: null,
    weekdays: [],
    firstDay: null,
    lastDay: null,
    seasonStart: null,
    seasonEnd: null,
    hijriMonth: null,
    percentage: 10,
    price: null,
    priceType: null,
    ...changes,
  };
}
