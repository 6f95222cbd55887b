import { describe, expect, it } from '@jest/globals';
import { ServicePriceType } from '../catalogue/price-types.js';
import { formatHourCount, getShownHours } from './hours.js';

describe('[issue: hours on papers] the hours of a booking', () => {
  const stay = { startTime: new Date('2027-03-20T14:00:00Z'), endTime: new Date('2027-03-20T19:30:00Z') };
  const perHour = { priceType: ServicePriceType.PER_HOUR };
  it.each([
    ['the hall is charged by the hour', { pricePerHour: 100, services: [] }, 6],
    ['a service is', { pricePerHour: 0, services: [perHour] }, 6],
    ['a service is that costs nothing', { pricePerHour: 0, services: [{ ...perHour, isIncluded: false }] }, 5.5],
    ['nothing is', { pricePerHour: 0, services: [{ priceType: ServicePriceType.FIXED }] }, 5.5],
  ])('where %s', (_case, terms, hours) => {
    expect(getShownHours({ ...stay, ...terms })).toBe(hours);
  });

  it.each([
    [6, '6'],
    [5.5, '5½'],
    [0.5, '½'],
    [2.25, '2¼'],
    [1 / 3, '0.3'],
  ])('%d are written %s', (hours, text) => {
    expect(formatHourCount(hours)).toBe(text);
  });
});
