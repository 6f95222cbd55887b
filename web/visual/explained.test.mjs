import { explain, readExplanations } from './explained.mjs';

test('reads screens and reasons from what commits say', () => {
  const values = 'owner-bookings*, home: dates stand in one line\n\nlanding: a new hero: at dusk\n';
  expect(readExplanations(values)).toEqual([
    { screens: ['owner-bookings*', 'home'], why: 'dates stand in one line' },
    { screens: ['landing'], why: 'a new hero: at dusk' },
  ]);
});

test.each([
  ['landing', 'lacks screens or a reason'],
  ['landing:', 'lacks screens or a reason'],
  [': larger', 'lacks screens or a reason'],
  ['landing, langing: larger', 'names no screen: langing'],
])('refuses “%s”', (line, message) => {
  expect(() => readExplanations(line)).toThrow(message);
});

test('explains the screens that are named, with every reason, and no other', () => {
  const explanations = readExplanations('owner-*: larger dates\nowner-bookings: calmer tags');
  expect(explain(explanations, 'owner-bookings')).toBe('larger dates; calmer tags');
  expect(explain(explanations, 'owner-billing')).toBe('larger dates');
  expect(explain(explanations, 'home')).toBeUndefined();
});
