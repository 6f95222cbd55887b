import { describe, expect, it } from '@jest/globals';
import type { OpeningHours } from './availability.js';
import { sayWeek } from './week.js';

const day = (dayOfWeek: number, openingTime = '10:00:00', closingTime = '23:00:00', isActive = true): OpeningHours => ({
  ...{ dayOfWeek, openingTime, closingTime, isActive },
});
const WEEK = [0, 1, 2, 3, 4, 5, 6];

describe('a week of opening hours in words', () => {
  it.each([
    [[], 'at any time', 'ہر وقت'],
    [WEEK.map((each) => day(each, '10:00', '23:00', false)), 'closed', 'بند'],
    [WEEK.map((each) => day(each)), 'every day 10:00 AM - 11:00 PM', 'ہر روز صبح 10:00 بجے سے رات 11:00 بجے تک'],
    [
      [1, 2, 3, 4, 6, 0].map((each) => day(each)),
      'Mon–Thu 10:00 AM - 11:00 PM, Sat–Sun 10:00 AM - 11:00 PM',
      'پیر سے جمعرات صبح 10:00 بجے سے رات 11:00 بجے تک، ہفتہ سے اتوار صبح 10:00 بجے سے رات 11:00 بجے تک',
    ],
    [[day(5, '15:00', '01:00')], 'Fri 3:00 PM - 1:00 AM', 'جمعہ دوپہر 3:00 بجے سے رات 1:00 بجے تک'],
  ])('%j is %s', (week, english, urdu) => {
    // Intl writes narrow spaces before AM and PM.
    expect([sayWeek(week, 'en').replaceAll(/\s/g, ' '), sayWeek(week, 'ur')]).toEqual([english, urdu]);
  });
});
