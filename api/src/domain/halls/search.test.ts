import { describe, expect, it } from '@jest/globals';
import { validate } from '../input/errors.js';
import { blogFilterSchema } from '../blog/filter.js';
import { hallFilterSchema } from './filter.js';
import { BlogSort } from '../blog/search.js';
import { CAPACITY_RANGES } from './search.js';
import { refusals } from '../testing.js';

describe('[customer §5] search panel', () => {
  it('[customer §5] each capacity stands for a range', () => {
    expect(CAPACITY_RANGES).toEqual({
      50: { min: null, max: 100 },
      100: { min: 100, max: 300 },
      300: { min: 300, max: 500 },
      500: { min: 500, max: null },
    });
  });
});

describe('[customer §7] filters of calls', () => {
  const cases: Array<[Record<string, unknown>, Record<string, string>]> = [
    [{}, {}],
    [{ location: '%_"\'', capacity: 50, services: ['Catering'], minRating: 4.5, featured: true }, {}],
    [
      { location: null, capacity: null, minPrice: null, minRating: null, date: null, currency: null, services: null },
      {},
    ],
    [{ capacity: 60 }, { capacity: 'Capacity must be 50, 100, 300 or 500' }],
    [{ minRating: 5.1 }, { minRating: 'Rating must be between 0 and 5' }],
    [{ minPrice: -1 }, { minPrice: 'Must not be negative' }],
    [{ minPrice: 10, maxPrice: 5 }, { maxPrice: 'Highest price must not be below the lowest' }],
    [{ minPrice: 10, maxPrice: 10 }, {}],
    [{ currency: 'SEK' }, {}],
    [{ currency: 'XXX' }, { currency: 'Currency is not known' }],
    [{ date: '2026-03-03' }, {}],
    [{ date: '2026-03-03', startTime: '18:00' }, { endTime: 'Give a date with both times' }],
    [{ startTime: '18:00', endTime: '22:00' }, { endTime: 'Give a date with both times' }],
    [{ lastDate: '2026-03-03' }, { lastDate: 'Give the first date' }],
    [{ date: '2026-03-03', lastDate: '2026-03-02' }, { lastDate: 'The last date must not be before the first' }],
    [{ date: '2026-03-01', lastDate: '2026-03-31', weekdays: [6] }, {}],
    [{ date: '2026-03-01', lastDate: '2026-04-01' }, { lastDate: 'A search can take at most 31 days' }],
    [{ date: '2026-03-01', weekdays: [6] }, { weekdays: 'Give the first and the last date' }],
    [{ partOfDay: 'EVENING' }, { partOfDay: 'Give the date' }],
    [{ date: '2026-03-03', startTime: '18:00', endTime: '01:00' }, {}],
    [{ date: '2026-02-30', startTime: '18:00', endTime: '01:00' }, { date: 'Date is not a day' }],
    [{ date: '9999-12-31' }, { date: 'Date is not a day' }],
    [{ location: 'x'.repeat(201) }, { location: 'Location must be at most 200 characters' }],
    [{ services: Array.from({ length: 21 }, (_, n) => `s${n}`) }, { services: 'Services can be at most 20' }],
    [{ featured: 'yes' }, { featured: 'Featured must be yes or no' }],
  ];
  it.each(cases)('[customer §7] %p', (input, expected) => {
    expect(refusals(hallFilterSchema, input)).toEqual(expected);
  });

  it('[customer §7] articles', () => {
    expect(validate(blogFilterSchema, { search: ' wedding ', sortBy: 'POPULAR' })).toEqual({
      search: 'wedding',
      sortBy: BlogSort.POPULAR,
    });
    expect(refusals(blogFilterSchema, { sortBy: 'odd' })).toEqual({ sortBy: 'Sort must be newest, oldest or popular' });
    expect(refusals(blogFilterSchema, { sortBy: null })).toEqual({});
  });
});
