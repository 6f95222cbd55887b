import { mixed, object } from 'yup';
import { isShownCurrency } from '../currency/countries.js';
import { HALL_LIMITS, SEARCH_LIMITS } from './limits.js';
import { PartOfDay } from './search-dates.js';
import { weekdayList } from '../availability/inputs.js';
import { REVIEW_LIMITS } from '../reviews/limits.js';
import { list, numeric, optionalDay, optionalId, optionalMoney, optionalNumeric } from '../input/fields.js';

import { CAPACITIES } from './search.js';
import type { CapacityOption } from './search.js';
import { atMost, optionalText, text } from '../text/text.js';
import { addDays, isDay, isTimeOfDay } from '../time/days.js';

const limits = SEARCH_LIMITS;
const RATING_RANGE = `Rating must be between 0 and ${REVIEW_LIMITS.ratingMax}`;
const GUESTS_RANGE = `Guests must be a whole number between 1 and ${HALL_LIMITS.capacityMax}`;

/** The date and hours of a filter, as validation sees them beside each other. */
interface Siblings {
  date?: string | null;
  lastDate?: string | null;
  startTime?: string | null;
}

function isDayText(value: string | null | undefined): value is string {
  return typeof value === 'string' && isDay(value);
}

function optionalTime() {
  return optionalText({ max: [5, 'Invalid time format'], matches: [isTimeOfDay, 'Invalid time format'] });
}

const degrees = (label: string, most: number) => {
  const range = `${label} must be between -${most} and ${most}`;
  return numeric({ required: range, min: [-most, range], max: [most, range] });
};
const RADIUS_RANGE = `Radius must be between ${limits.radiusMinKm} and ${limits.radiusMaxKm} km`;

/** Halls around a place; with a radius of null, all of them, with their distance from it. */
const nearSchema = object({
  latitude: degrees('Latitude', 90),
  longitude: degrees('Longitude', 180),
  radiusKm: optionalNumeric({
    required: RADIUS_RANGE,
    min: [limits.radiusMinKm, RADIUS_RANGE],
    max: [limits.radiusMaxKm, RADIUS_RANGE],
  }),
});

/** Halls within bounds of the map; if west is greater than east, they cross the 180th meridian. */
const boundsSchema = object({
  south: degrees('South', 90),
  west: degrees('West', 180),
  north: degrees('North', 90).test('order', 'North must not be below south', (north, context) => {
    const { south } = context.parent as { south: number };
    return north >= south;
  }),
  east: degrees('East', 180),
});

/** The filter of hall lists in its wire format. Invalid values are refused here, whereas a page's URL ignores them. */
export const hallFilterSchema = object({
  location: optionalText({ max: atMost('Location', limits.locationMaxCharacters) }),
  capacity: mixed<CapacityOption>()
    .nullable()
    .optional()
    .oneOf([...CAPACITIES], 'Capacity must be 50, 100, 300 or 500'),
  minPrice: optionalMoney(),
  maxPrice: optionalMoney().test('order', 'Highest price must not be below the lowest', (most, context) => {
    const { minPrice } = context.parent as { minPrice?: number | null };
    return (most ?? null) === null || (minPrice ?? null) === null || Number(most) >= Number(minPrice);
  }),
  services: list(
    text({ required: 'Service is required', max: atMost('Service', limits.serviceMaxCharacters) }),
    'Services',
    limits.servicesMax,
  ),
  minRating: optionalNumeric({
    required: RATING_RANGE,
    min: [0, RATING_RANGE],
    max: [REVIEW_LIMITS.ratingMax, RATING_RANGE],
  }),
  categoryId: optionalId('Category is not known'),
  typeId: optionalId('Type is not known'),
  featured: mixed<boolean>((value): value is boolean => typeof value === 'boolean')
    .typeError('Featured must be yes or no')
    .nullable()
    .optional(),
  date: optionalDay('Date is not a day'),
  startTime: optionalTime(),
  endTime: optionalTime().test('together', 'Give a date with both times', (endTime, context) => {
    const { date, startTime } = context.parent as Siblings;
    return Boolean(startTime) === Boolean(endTime) && (!endTime || Boolean(date));
  }),
  lastDate: optionalDay('Date is not a day')
    .test(
      'together',
      'Give the first date',
      (lastDate, context) => !lastDate || isDayText((context.parent as Siblings).date),
    )
    .test('order', 'The last date must not be before the first', (lastDate, context) => {
      const { date } = context.parent as Siblings;
      return !lastDate || !date || lastDate >= date;
    })
    .test('length', `A search can take at most ${limits.searchDaysMax} days`, (lastDate, context) => {
      const { date } = context.parent as Siblings;
      return !lastDate || !isDayText(date) || !isDay(lastDate) || lastDate < addDays(date, limits.searchDaysMax);
    }),
  weekdays: weekdayList().test(
    'range',
    'Give the first and the last date',
    (weekdays, context) => weekdays.length === 0 || Boolean((context.parent as Siblings).lastDate),
  ),
  partOfDay: mixed<PartOfDay>()
    .nullable()
    .optional()
    .oneOf([...Object.values(PartOfDay), null], 'Part of day must be daytime or evening')
    .test('date', 'Give the date', (part, context) => !part || Boolean((context.parent as Siblings).date))
    .test(
      'hours',
      'Give either hours or a part of the day',
      (part, context) => !part || !(context.parent as Siblings).startTime,
    ),
  guests: optionalNumeric({
    required: GUESTS_RANGE,
    min: [1, GUESTS_RANGE],
    max: [HALL_LIMITS.capacityMax, GUESTS_RANGE],
    whole: GUESTS_RANGE,
  }),
  currency: optionalText({
    max: [3, 'Currency is not known'],
    matches: [isShownCurrency, 'Currency is not known'],
  }),
  near: nearSchema.nullable().optional().default(undefined),
  bounds: boundsSchema.nullable().optional().default(undefined),
});
