import { describe, expect, it } from '@jest/globals';
import { refusals } from '../testing.js';
import { hallRateSchema, HIJRI_MESSAGES, hijriMonthSchema, RATE_MESSAGES } from './inputs.js';

const input = { weekdays: [6], percentage: 20 };

describe('[decision 0025] the input of a rate', () => {
  it.each<[string, object]>([
    ['a weekday', {}],
    ['a shift on every day', { weekdays: [], shiftName: 'Dinner' }],
    ['a date', { weekdays: null, firstDay: '2026-12-25' }],
    ['dates', { weekdays: [], firstDay: '2026-12-20', lastDay: '2027-12-20' }],
    ['a season over New Year', { weekdays: [], seasonStart: '11-01', seasonEnd: '02-29' }],
    ['a Hijri month', { weekdays: [], hijriMonth: 9 }],
    ['a price of its own', { percentage: null, price: 3500.5, priceType: 'PER_HOUR' }],
    ['the least change', { percentage: -90 }],
    ['the largest change', { percentage: 500 }],
  ])('[decision 0025] accepts %s', (_what, changes) => {
    expect(refusals(hallRateSchema, { ...input, ...changes })).toEqual({});
  });

  it.each<[string, object, string, string]>([
    ['no days at all', { weekdays: [] }, 'weekdays', RATE_MESSAGES.never],
    [
      'a weekday that doesn’t exist',
      { weekdays: [7] },
      'weekdays[0]',
      'A weekday must be between 0 (Sunday) and 6 (Saturday)',
    ],
    ['a weekday twice', { weekdays: [6, 6] }, 'weekdays', 'Weekdays can be given once each'],
    ['a last day alone', { lastDay: '2026-12-25' }, 'lastDay', RATE_MESSAGES.datesTogether],
    ['a last day before the first', { firstDay: '2026-12-25', lastDay: '2026-12-24' }, 'lastDay', RATE_MESSAGES.order],
    ['dates that are too long', { firstDay: '2026-12-20', lastDay: '2027-12-21' }, 'lastDay', RATE_MESSAGES.tooLong],
    ['a day that doesn’t exist', { firstDay: '2026-02-30' }, 'firstDay', RATE_MESSAGES.dayInvalid],
    ['a day of a far year', { firstDay: '9999-12-31' }, 'firstDay', RATE_MESSAGES.dayInvalid],
    ['a season without its end', { seasonStart: '11-01' }, 'seasonEnd', RATE_MESSAGES.seasonTogether],
    ['a season without its start', { seasonEnd: '11-01' }, 'seasonEnd', RATE_MESSAGES.seasonTogether],
    ['a day of no year', { seasonStart: '02-30', seasonEnd: '03-01' }, 'seasonStart', RATE_MESSAGES.seasonInvalid],
    [
      'dates and a season',
      { firstDay: '2026-12-25', seasonStart: '11-01', seasonEnd: '12-01' },
      'seasonStart',
      RATE_MESSAGES.onePeriod,
    ],
    ['dates and a Hijri month', { firstDay: '2026-12-25', hijriMonth: 9 }, 'hijriMonth', RATE_MESSAGES.onePeriod],
    [
      'a season and a Hijri month',
      { seasonStart: '11-01', seasonEnd: '12-01', hijriMonth: 9 },
      'hijriMonth',
      RATE_MESSAGES.onePeriod,
    ],
    ['a month that doesn’t exist', { hijriMonth: 13 }, 'hijriMonth', RATE_MESSAGES.month],
    ['half a month', { hijriMonth: 9.5 }, 'hijriMonth', RATE_MESSAGES.month],
    ['no change', { percentage: 0 }, 'percentage', RATE_MESSAGES.noChange],
    ['too little', { percentage: -91 }, 'percentage', RATE_MESSAGES.percentage],
    ['too much', { percentage: 501 }, 'percentage', RATE_MESSAGES.percentage],
    ['half a percent', { percentage: 12.5 }, 'percentage', RATE_MESSAGES.percentage],
    ['a percentage and a price', { price: 1000 }, 'price', RATE_MESSAGES.oneChange],
    ['a negative price', { percentage: null, price: -1 }, 'price', 'Must not be negative'],
    [
      'an unknown price type',
      { percentage: null, price: 1, priceType: 'PERCENTAGE' },
      'priceType',
      RATE_MESSAGES.priceType,
    ],
    ['a long name', { name: 'x'.repeat(51) }, 'name', 'Name must be at most 50 characters'],
    ['a link as name', { name: 'see www.example.com' }, 'name', 'Can’t contain links or e-mail addresses'],
  ])('[decision 0025] refuses %s', (_what, changes, field, message) => {
    expect(refusals(hallRateSchema, { ...input, ...changes })).toEqual({ [field]: message });
  });
});

describe('[decision 0025] a rate without any change', () => {
  it('[decision 0025] is refused at both fields, since either is right', () => {
    const { oneChange } = RATE_MESSAGES;
    expect(refusals(hallRateSchema, { weekdays: [6] })).toEqual({ percentage: oneChange, price: oneChange });
  });
});

describe('[decision 0025] the input of a Hijri month', () => {
  it.each<[object, object]>([
    [{ firstDay: '2026-02-19' }, {}],
    [{ firstDay: '2026-02-19', source: 'Ruet-e-Hilal Committee' }, {}],
    [{}, { firstDay: HIJRI_MESSAGES.dayRequired }],
    [{ firstDay: '2026-02-30' }, { firstDay: RATE_MESSAGES.dayInvalid }],
    [{ firstDay: '2026-02-19', source: 'x'.repeat(201) }, { source: 'Source must be at most 200 characters' }],
  ])('[decision 0025] %j: %j', (month, expected) => {
    expect(refusals(hijriMonthSchema, month)).toEqual(expected);
  });
});
