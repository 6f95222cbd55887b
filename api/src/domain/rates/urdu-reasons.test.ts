import { describe, expect, it } from '@jest/globals';
import { toReason, type Rate } from './rates.js';
import { toUrduReason } from './urdu-reasons.js';

const RATE = {
  ...{ hallId: null, shiftName: null, weekdays: [], firstDay: null, lastDay: null },
  ...{ seasonStart: null, seasonEnd: null, hijriMonth: null, name: null, percentage: 20 },
} as const;

const reason = (rate: Partial<Rate>): string => toUrduReason(toReason({ ...RATE, ...rate }));

describe('[issue: Urdu] why a price isn’t the ordinary one', () => {
  it.each<[Partial<Rate>, string]>([
    [{ weekdays: [6] }, 'ہفتہ \u2066+20%\u2069'],
    [{ weekdays: [5], shiftName: 'Lunch', percentage: -10 }, 'جمعہ، لنچ \u2066−10%\u2069'],
    [{ weekdays: [6, 5, 0] }, 'جمعہ، ہفتہ، اتوار \u2066+20%\u2069'],
    [{ hijriMonth: 9, percentage: -30 }, 'رمضان \u2066−30%\u2069'],
    [{ hijriMonth: 3, weekdays: [1] }, 'ربیع الاول، پیر \u2066+20%\u2069'],
    [{ seasonStart: '12-20', seasonEnd: '01-02' }, '20 دسمبر تا 2 جنوری \u2066+20%\u2069'],
    [{ firstDay: '2027-08-14', lastDay: '2027-08-14' }, '14 اگست \u2066+20%\u2069'],
    [{ shiftName: 'Dinner' }, 'ڈنر \u2066+20%\u2069'],
    [{ name: 'Wedding season' }, 'شادیوں کا سیزن \u2066+20%\u2069'],
    [{ name: 'Saturday', percentage: null }, 'ہفتہ کی قیمت'],
  ])('%j is %s', (rate, urdu) => {
    expect(reason(rate)).toBe(urdu);
  });

  it.each([
    [{ name: 'Mango festival' }, '\u2068Mango festival\u2069 \u2066+20%\u2069'],
    [{ name: 'May flowers' }, '\u2068May flowers\u2069 \u2066+20%\u2069'],
    [{ weekdays: [6], shiftName: 'VIP night' }, '\u2068Saturday VIP night\u2069 \u2066+20%\u2069'],
  ])('a name that isn’t known stays as its owner wrote it: %j', (rate, urdu) => {
    expect(reason(rate)).toBe(urdu);
  });

  it('what is no reason stays', () => {
    expect(toUrduReason('Dinner')).toBe('Dinner');
  });
});
