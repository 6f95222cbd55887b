import { describe, expect, it } from '@jest/globals';
import { checkPeriod, DEFAULT_BOOKING_SETTINGS, type BookingSettings } from '../availability/availability.js';
import { dayAvailability } from '../availability/day-availability.js';
import { validate } from '../input/errors.js';
import { cityRuleSchema } from './inputs.js';
import {
  CityRuleKind,
  describeCityRule,
  findBrokenClosingHours,
  findCityRules,
  getCityRuleState,
  type CityRule,
} from './rules.js';

const ZONE = 'Asia/Karachi';
const RULE: CityRule = {
  id: 1,
  city: 'Lahore',
  kind: 'CLOSING_HOUR',
  effect: 'REFUSE',
  closingTime: '22:00',
  firstDay: '2027-03-10',
  lastDay: '2027-03-20',
  source: 'Punjab Marriage Functions Act 2016',
};
const ONE_DISH: CityRule = { ...RULE, id: 2, kind: CityRuleKind.ONE_DISH, effect: 'WARN', closingTime: null };

/** A period in March 2027 by day and time in Karachi: `20 19:00`. */
const toPeriod = (from: string, to: string) => {
  const at = (text: string) => new Date(`2027-03-${text.replace(' ', 'T')}:00+05:00`);
  return { start: at(from), end: at(to) };
};

describe('[issue 16] [decision 0025] a closing hour', () => {
  it.each([
    ['22:00', 'ends as it closes', '20 19:00', '20 22:00', false],
    ['22:00', 'ends a minute later', '20 19:00', '20 22:01', true],
    ['22:00', 'begins as it closes', '20 22:00', '20 23:00', true],
    ['22:00', 'goes on past midnight', '20 23:30', '21 01:30', true],
    ['22:00', 'begins after midnight of the last evening', '21 00:30', '21 03:00', true],
    ['22:00', 'begins at 05:59 of the morning after', '21 05:59', '21 09:00', true],
    ['22:00', 'begins at 06:00 of the morning after', '21 06:00', '21 09:00', false],
    ['22:00', 'is on the evening after the last', '21 19:00', '21 23:59', false],
    ['22:00', 'is on the evening before the first', '09 19:00', '09 23:59', false],
    ['22:00', 'is over by 06:00 of the first day', '10 00:00', '10 06:00', false],
    ['22:00', 'is on the first evening', '10 19:00', '10 22:01', true],
    ['00:30', 'ends as it closes', '20 19:00', '21 00:30', false],
    ['00:30', 'ends a minute later', '20 19:00', '21 00:31', true],
    ['00:30', 'belongs to the evening before the first', '09 19:00', '10 02:00', false],
    ['00:00', 'ends at midnight', '15 19:00', '16 00:00', false],
    ['00:00', 'ends a minute past midnight', '15 19:00', '16 00:01', true],
    ['05:59', 'ends at 05:59', '15 19:00', '16 05:59', false],
    ['05:59', 'ends at 06:00', '15 19:00', '16 06:00', true],
  ])('at %s, for what %s', (closingTime, _what, from, to, isBroken) => {
    const rules = [{ ...RULE, closingTime }];
    expect(findCityRules(toPeriod(from, to), rules, ZONE)).toEqual(isBroken ? rules : []);
  });

  it('without an end holds on', () => {
    const rules = [{ ...RULE, lastDay: null }];
    expect(
      findCityRules({ start: new Date('2040-01-01T12:00Z'), end: new Date('2040-01-01T18:00Z') }, rules, ZONE),
    ).toEqual(rules);
  });

  it('follows the clocks of the hall when they change', () => {
    // In London the clocks go forward on March 28, 2027, at 01:00.
    const rules = [{ ...RULE, closingTime: '00:30', firstDay: '2027-03-27', lastDay: '2027-03-27' }];
    const period = { start: new Date('2027-03-28T05:00:00Z'), end: new Date('2027-03-28T08:00:00Z') };
    expect(findCityRules(period, rules, 'Europe/London')).toEqual([]);
    const earlier = { ...period, start: new Date('2027-03-28T04:59:00Z') };
    expect(findCityRules(earlier, rules, 'Europe/London')).toEqual(rules);
  });
});

describe('[issue 16] [decision 0025] the one dish', () => {
  it.each([
    ['10 12:00', '10 16:00', true],
    ['20 23:00', '21 02:00', true],
    ['21 05:59', '21 09:00', true],
    ['21 06:00', '21 09:00', false],
    ['09 23:59', '10 03:00', false],
    ['10 05:59', '10 09:00', false],
  ])('of its evenings, from %s to %s', (from, to, isTold) => {
    expect(findCityRules(toPeriod(from, to), [ONE_DISH], ZONE)).toEqual(isTold ? [ONE_DISH] : []);
  });
});

describe('[issue 16] [decision 0025] a hall in a city with rules', () => {
  const settings: BookingSettings = { ...DEFAULT_BOOKING_SETTINGS, cityRules: [RULE, ONE_DISH] };
  const now = new Date('2027-03-01T07:00:00Z');
  const late = toPeriod('15 19:00', '15 23:00');

  it('refuses what its closing hour refuses, naming rule and source', () => {
    const message = 'In Lahore functions must end by 10:00 PM (Punjab Marriage Functions Act 2016)';
    expect(checkPeriod(late, settings, now)).toEqual([{ field: 'startTime', message }]);
    expect(describeCityRule(ONE_DISH)).toBe(
      'In Lahore only one dish may be served at weddings (Punjab Marriage Functions Act 2016)',
    );
    expect(checkPeriod(late, { ...settings, cityRules: [{ ...RULE, effect: 'WARN' }] }, now)).toEqual([]);
  });

  it('offers no time that is refused, and every other', () => {
    const { free, status } = dayAvailability('2027-03-15', settings, [], now);
    expect(status).toBe('FREE');
    expect(free).toEqual([toPeriod('15 06:00', '15 22:00')]);
    const warned = { ...settings, cityRules: [{ ...RULE, effect: 'WARN' as const }] };
    expect(dayAvailability('2027-03-15', warned, [], now).free).toEqual([toPeriod('15 00:00', '16 00:00')]);
  });

  it('sells no shift that is refused', () => {
    const shift = { weekdays: [0, 1, 2, 3, 4, 5, 6], price: 0, priceType: 'FIXED' as const };
    const shifts = [
      { ...shift, id: 1, name: 'Lunch', startTime: '12:00', endTime: '16:00' },
      { ...shift, id: 2, name: 'Dinner', startTime: '19:00', endTime: '00:30' },
    ] as unknown as BookingSettings['shifts'];
    const sold = (day: string) =>
      dayAvailability(day, { ...settings, shifts }, [], now).shifts.map(({ shift: { name } }) => name);
    expect(sold('2027-03-15')).toEqual(['Lunch']);
    expect(sold('2027-03-21')).toEqual(['Lunch', 'Dinner']);
  });
});

describe('[issue 16] [decision 0025] what staff may enter', () => {
  const input = {
    city: ' Lahore ',
    kind: 'CLOSING_HOUR',
    effect: 'REFUSE',
    closingTime: '22:00',
    firstDay: '2027-03-10',
    lastDay: null,
    source: 'Act',
  };
  it.each([
    ['closingTime', { closingTime: null }],
    ['closingTime', { closingTime: '11:59' }],
    ['closingTime', { closingTime: '06:00' }],
    ['closingTime', { closingTime: '24:00' }],
    ['closingTime', { kind: 'ONE_DISH', effect: 'WARN' }],
    ['effect', { kind: 'ONE_DISH', closingTime: null }],
    ['lastDay', { lastDay: '2027-03-09' }],
    ['firstDay', { firstDay: '2027-02-30' }],
    ['city', { city: ' ' }],
    ['city', { city: 'x'.repeat(101) }],
    ['source', { source: '' }],
    ['kind', { kind: 'LOUD_MUSIC' }],
  ])('is refused naming %s: %j', (field, change) => {
    const refused = { code: 'INVALID_INPUT', field };
    expect(() => validate(cityRuleSchema, { ...input, ...change })).toThrow(expect.objectContaining(refused));
  });

  it.each(['12:00', '22:00', '00:00', '05:59'])('is a closing hour at %s', (closingTime) => {
    expect(validate(cityRuleSchema, { ...input, closingTime })).toMatchObject({ city: 'Lahore', closingTime });
  });
});

describe('[issue 16] [decision 0025] the state of a rule', () => {
  it.each([
    ['2027-03-09', 'UPCOMING'],
    ['2027-03-10', 'CURRENT'],
    ['2027-03-20', 'CURRENT'],
    ['2027-03-21', 'OVER'],
  ])('on %s is %s', (today, state) => {
    expect(getCityRuleState(RULE, today)).toBe(state);
  });
});

describe('[issue: shifts and closing hours] a shift goes beyond a closing hour', () => {
  it.each([
    ['22:00', '19:00', '22:00', false],
    ['22:00', '19:00', '22:30', true],
    ['22:00', '19:00', '00:30', true],
    ['00:30', '19:00', '00:30', false],
    ['00:30', '19:00', '01:00', true],
    ['22:00', '12:00', '16:00', false],
    ['22:00', '05:00', '09:00', true],
    ['22:00', '06:00', '09:00', false],
  ])('%s: %s to %s is %s', (closingTime, startTime, endTime, isBroken) => {
    expect(findBrokenClosingHours({ startTime, endTime }, [{ closingTime }])).toHaveLength(isBroken ? 1 : 0);
  });
});
