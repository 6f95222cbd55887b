import { expect, it } from '@jest/globals';
import { Cached } from './cached.js';

const START = new Date('2027-03-01T07:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

it.each([
  ['at once', 0, 'first'],
  ['just before it is too old', 1000, 'first'],
  ['when it is too old', 1001, 'second'],
  ['when the clock was set back', -1, 'second'],
])('[performance] a cached value, asked for again %s', async (_when, ms, expected) => {
  const cached = new Cached<string>(1000);
  await cached.get(START, () => Promise.resolve('first'));
  expect(await cached.get(after(ms), () => Promise.resolve('second'))).toBe(expected);
});

it('[performance] a cached value is read again after it was invalidated', async () => {
  const cached = new Cached<string>(1000);
  await cached.get(START, () => Promise.resolve('first'));
  cached.invalidate();
  expect(await cached.get(START, () => Promise.resolve('second'))).toBe('second');
});

it('[performance] a read that began before a change is not kept', async () => {
  const cached = new Cached<string>(1000);
  let answer: (value: string) => void = () => undefined;
  const before = cached.get(START, () => new Promise((resolve) => (answer = resolve)));
  cached.invalidate();
  answer('old');
  expect(await before).toBe('old');
  expect(await cached.get(START, () => Promise.resolve('new'))).toBe('new');
});
