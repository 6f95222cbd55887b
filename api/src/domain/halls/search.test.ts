import { describe, expect, it } from '@jest/globals';
import { validate } from '../input/errors.js';
import { blogFilterSchema } from '../blog/filter.js';
import { hallFilterSchema } from './filter.js';
import { BLOG_SORT_LABELS, blogSearchQuery, BlogSort, parseBlogSearch } from '../blog/search.js';
import {
  CAPACITY_OPTIONS,
  CAPACITY_RANGES,
  HallOrder,
  hallSearchQuery,
  isEmptySearch,
  parseHallSearch,
  parseNear,
  RATING_OPTIONS,
} from './search.js';
import type { HallSearch } from './search.js';
import { refusals } from '../testing.js';

describe('[customer §5] search panel', () => {
  it('[customer §5] capacities and ratings', () => {
    expect(CAPACITY_OPTIONS.map(({ value }) => value)).toEqual(['all', 50, 100, 300, 500]);
    expect(RATING_OPTIONS.map(({ value }) => value)).toEqual(['all', 4, 4.5, 5]);
    expect(CAPACITY_RANGES).toEqual({
      50: { min: null, max: 100 },
      100: { min: 100, max: 300 },
      300: { min: 300, max: 500 },
      500: { min: 500, max: null },
    });
  });
});

describe('[customer §7] searches in addresses', () => {
  const full: HallSearch = {
    location: 'DHA, Karachi & more',
    capacity: 300,
    minPrice: 100,
    maxPrice: 500.5,
    services: ['Catering', 'Décor'],
    minRating: 4.5,
    categoryId: 3,
    typeId: 4,
    date: '2026-03-03',
    startTime: '18:00',
    endTime: '01:00',
    currency: 'PKR',
  };

  it('[customer §7] survive the way to the address and back', () => {
    expect(parseHallSearch(new URLSearchParams(hallSearchQuery(full).toString()))).toEqual(full);
  });

  it('[customer §5] send filters only when non-empty, services joined by commas', () => {
    expect(hallSearchQuery({ location: '', services: [], minRating: 4 }).toString()).toBe('minRating=4');
    expect(hallSearchQuery(full).get('services')).toBe('Catering,Décor');
  });

  it.each([
    ['location=all&capacity=all', {}],
    ['capacity=60&minRating=9&minPrice=-1&maxPrice=abc&categoryId=0&date=2026-02-30&startTime=25:00', {}],
    ['location=%20%20&services=,,&currency=rupees', {}],
    ['services=a,,b,a', { services: ['a', 'b'] }],
    ['unknown=1', {}],
  ])('[customer §5] %s is read as %p', (query, expected) => {
    expect(parseHallSearch(new URLSearchParams(query))).toEqual(expected);
  });

  it.each([
    ['31.52,74.35,25', { latitude: 31.52, longitude: 74.35, radiusKm: 25 }],
    ['-31.52,-74.35', { latitude: -31.52, longitude: -74.35, radiusKm: 25 }],
    ['90,180,500', { latitude: 90, longitude: 180, radiusKm: 500 }],
    ['91,0,5', undefined],
    ['0,181,5', undefined],
    ['0,0,501', undefined],
    ['0,0,0', undefined],
    ['31.52', undefined],
    ['31.52,74.35,25,1', undefined],
    ['1e1,2,3', undefined],
  ])('[customer §7] reads the place %p', (text, near) => {
    expect(parseNear(text)).toEqual(near);
    if (near) expect(parseHallSearch(hallSearchQuery({ near }))).toEqual({ near });
  });

  it('[customer §2] the order by rating needs no word in the address', () => {
    expect(parseHallSearch(new URLSearchParams('order=rating'))).toEqual({});
    expect(parseHallSearch(hallSearchQuery({ order: HallOrder.PRICE_DESC }))).toEqual({ order: HallOrder.PRICE_DESC });
    expect(parseHallSearch(new URLSearchParams('order=random'))).toEqual({});
    expect(isEmptySearch({ order: HallOrder.PRICE })).toBe(true);
  });

  it('[customer §5] a currency alone is no search', () => {
    expect(isEmptySearch({ currency: 'USD' })).toBe(true);
    expect(isEmptySearch({ minRating: 4 })).toBe(false);
  });

  it.each([
    ['', { sortBy: 'newest' }],
    ['search=%20wedding%20&category=3&sort=popular', { search: 'wedding', categoryId: 3, sortBy: 'popular' }],
    ['tag=mehndi-night', { tag: 'mehndi-night', sortBy: 'newest' }],
    ['category=all&tag=No%20Slug&sort=odd', { sortBy: 'newest' }],
  ])('[customer §2] the blog’s %p is read as %p', (query, expected) => {
    const search = parseBlogSearch(new URLSearchParams(query));
    expect(search).toEqual(expected);
    expect(parseBlogSearch(blogSearchQuery(search))).toEqual(search);
  });

  it('[customer §2] articles are sorted in three ways', () => {
    expect(Object.values(BlogSort).map((sort) => BLOG_SORT_LABELS[sort])).toEqual([
      'Newest First',
      'Oldest First',
      'Most Popular',
    ]);
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
    [{ date: '2026-03-03' }, { endTime: 'Give a date with both times' }],
    [{ date: '2026-03-03', startTime: '18:00', endTime: '01:00' }, {}],
    [{ date: '2026-02-30', startTime: '18:00', endTime: '01:00' }, { date: 'Date is not a day' }],
    [{ location: 'x'.repeat(201) }, { location: 'Location must be at most 200 characters' }],
    [{ services: Array.from({ length: 21 }, (_, n) => `s${n}`) }, { services: 'Services can be at most 20' }],
    [{ featured: 'yes' }, { featured: 'Featured must be yes or no' }],
  ];
  it.each(cases)('[customer §7] %p', (input, expected) => {
    expect(refusals(hallFilterSchema, input)).toEqual(expected);
  });

  it('[customer §7] articles', () => {
    expect(validate(blogFilterSchema, { search: ' wedding ', sortBy: 'popular' })).toEqual({
      search: 'wedding',
      sortBy: BlogSort.POPULAR,
    });
    expect(refusals(blogFilterSchema, { sortBy: 'odd' })).toEqual({ sortBy: 'Sort must be newest, oldest or popular' });
    expect(refusals(blogFilterSchema, { sortBy: null })).toEqual({});
  });
});
