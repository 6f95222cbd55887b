/** @jest-environment node */
import { HallOrder, type HallSearch } from '@mehfil/api/domain/halls/search';
import { describe, expect, it } from '@jest/globals';
import { withDate, withLastDate } from './date-changes';
import { toFilter } from './filters';
import { hallSearchQuery, isEmptySearch, parseHallSearch, parseNear } from './search-address';
import { CAPACITIES, RATINGS } from '../search-panels/search-options';

describe('[customer §5] search panel', () => {
  it('[customer §5] capacities and ratings', () => {
    expect(CAPACITIES).toEqual([null, 50, 100, 300, 500]);
    expect(RATINGS).toEqual([null, 4, 4.5, 5]);
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
    guests: 350,
    date: '2026-03-03',
    lastDate: '2026-03-31',
    weekdays: [0, 6],
    partOfDay: 'EVENING',
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
    ['guests=0&lastDate=2026-02-30&weekdays=7,x&partOfDay=midnight', {}],
    ['weekdays=6,1,6', { weekdays: [1, 6] }],
    ['unknown=1', {}],
  ])('[customer §5] %s is read as %p', (query, expected) => {
    expect(parseHallSearch(new URLSearchParams(query))).toEqual(expected);
  });

  it.each([
    ['31.52,74.35,25', { latitude: 31.52, longitude: 74.35, radiusKm: 25 }],
    ['-31.52,-74.35', { latitude: -31.52, longitude: -74.35, radiusKm: 25 }],
    ['31.52,74.35,any', { latitude: 31.52, longitude: 74.35, radiusKm: null }],
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
});

describe('[product: Halls and search] what the server is asked of dates', () => {
  const range = { date: '2027-03-01', lastDate: '2027-03-31' };

  it.each<[HallSearch, object]>([
    [{ date: '2027-03-06' }, { date: '2027-03-06' }],
    [
      { ...range, weekdays: [6], partOfDay: 'EVENING' },
      { ...range, weekdays: [6], partOfDay: 'EVENING' },
    ],
    [{ ...range, lastDate: '2027-04-01', weekdays: [6] }, { date: '2027-03-01' }],
    [{ ...range, lastDate: '2027-02-28' }, { date: '2027-03-01' }],
    [{ lastDate: '2027-03-06', weekdays: [6], partOfDay: 'EVENING', startTime: '18:00' }, {}],
    [{ date: '2027-03-06', startTime: '18:00' }, { date: '2027-03-06' }],
    [
      { date: '2027-03-06', startTime: '18:00', endTime: '23:00', partOfDay: 'EVENING' },
      { date: '2027-03-06', startTime: '18:00', endTime: '23:00' },
    ],
  ])('%j fits together as %j', (search, expected) => {
    expect(toFilter(search, 'PKR')).toEqual(expected);
  });

  it('another date ends the range, none ends the hours too', () => {
    expect({ ...range, ...withDate('2027-03-06') }).toEqual({ date: '2027-03-06' });
    expect(withLastDate('2027-03-01', range).lastDate).toBeUndefined();
    expect(withLastDate('2027-03-10', range).lastDate).toBe('2027-03-10');
    expect(isEmptySearch({ ...range, partOfDay: 'EVENING', ...withDate('') })).toBe(true);
  });
});
