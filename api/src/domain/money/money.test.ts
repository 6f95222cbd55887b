import { describe, expect, it } from '@jest/globals';
import { formatLocalAmount, formatMoney } from '../currency/format.js';
import {
  add,
  amountProblem,
  asHundredths,
  asPercentHundredths,
  divideHalfUp,
  formatHundredths,
  fromHundredths,
  fromPercentHundredths,
  multiplyHalfUp,
  shareHalfUp,
  subtract,
  toHundredths,
  toPercentHundredths,
} from './money.js';
import { DomainError } from '../input/errors.js';
import { seededRandom } from '../testing.js';

const MAX = 999_999_999_999;

describe('[customer §5] amounts', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.1, 10],
    [0.07, 7],
    [1.15, 115],
    [1500.5, 150050],
    ['1500.50', 150050],
    ['7', 700],
    [' 7.5 ', 750],
    [4.35, 435],
    [9_999_999_999.99, MAX],
    ['9999999999.99', MAX],
  ])('[customer §5] %p is %p hundredths', (value, expected) => {
    const amount = toHundredths(value);
    expect(Object.is(amount, expected)).toBe(true);
    expect(fromHundredths(amount)).toBe(Number(value) + 0);
  });

  it.each([
    [1.005, 'Must be an amount with at most two decimals'],
    ['1.005', 'Must be an amount with at most two decimals'],
    ['1e3', 'Must be an amount with at most two decimals'],
    ['0x10', 'Must be an amount with at most two decimals'],
    ['+5', 'Must be an amount with at most two decimals'],
    ['5.', 'Must be an amount with at most two decimals'],
    ['', 'Must be an amount with at most two decimals'],
    ['abc', 'Must be an amount with at most two decimals'],
    [Number.NaN, 'Must be an amount with at most two decimals'],
    [Number.POSITIVE_INFINITY, 'Must be an amount with at most two decimals'],
    [-0.01, 'Must not be negative'],
    ['-5', 'Must not be negative'],
    [10_000_000_000, 'Must be at most 9,999,999,999.99'],
    ['10000000000.00', 'Must be at most 9,999,999,999.99'],
    [1e300, 'Must be at most 9,999,999,999.99'],
  ])('[customer §5] %p is refused: %s', (value, message) => {
    expect(amountProblem(value)).toBe(message);
    expect(() => toHundredths(value)).toThrow(new DomainError('INVALID_INPUT', message));
  });

  it('[customer §5] every generated amount survives the conversion to units and back', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 5000; round += 1) {
      const amount = asHundredths(Math.floor(random() * (MAX + 1)));
      expect(toHundredths(fromHundredths(amount))).toBe(amount);
    }
  });

  it.each([[-1], [1.5], [MAX + 1], [Number.NaN]])('[customer §5] %p is not an amount in hundredths', (value) => {
    expect(() => asHundredths(value)).toThrow(
      new DomainError('INVALID_INPUT', 'The amount is larger than can be handled here'),
    );
  });

  it('[customer §5] there is no negative zero', () => {
    expect(Object.is(asHundredths(-0), 0)).toBe(true);
    expect(Object.is(asPercentHundredths(-0), 0)).toBe(true);
  });
});

describe('[customer §5] arithmetic', () => {
  it('[customer §5] adds and subtracts exactly', () => {
    expect(add(toHundredths(0.1), toHundredths(0.2))).toBe(30);
    expect(add()).toBe(0);
    expect(subtract(asHundredths(30), asHundredths(10))).toBe(20);
    expect(() => subtract(asHundredths(10), asHundredths(30))).toThrow(DomainError);
    expect(() => add(asHundredths(MAX), asHundredths(1))).toThrow(DomainError);
  });

  it.each([
    [100, 3, 300],
    [100, 0, 0],
    [MAX, 1, MAX],
    [1, 0.5, 1],
    [1, 0.49, 0],
    [250, 2.5, 625],
  ])('[customer §5] %d × %d = %d', (amount, factor, expected) => {
    expect(multiplyHalfUp(asHundredths(amount), factor)).toBe(expected);
  });

  it.each([
    [MAX, 100_000],
    [MAX, 2],
    [1, -1],
    [0, -1],
    [1, Number.NaN],
    [1, Number.POSITIVE_INFINITY],
  ])('[customer §5] %d × %d is refused', (amount, factor) => {
    expect(() => multiplyHalfUp(asHundredths(amount), factor)).toThrow(DomainError);
  });

  it('[customer §5] a percentage rounds half up, exactly as integer arithmetic does', () => {
    const random = seededRandom(11);
    const pairs: Array<[number, number]> = [
      [MAX, 10_000],
      [MAX, 9_999],
      [1, 5_000],
      [1, 4_999],
      [3, 5_000],
      [0, 1],
    ];
    for (let round = 0; round < 3000; round += 1) {
      pairs.push([Math.floor(random() * (MAX + 1)), Math.floor(random() * 10_001)]);
    }
    for (const [amount, percent] of pairs) {
      const exact = Number((BigInt(amount) * BigInt(percent) + 5000n) / 10_000n);
      expect(shareHalfUp(asHundredths(amount), asPercentHundredths(percent))).toBe(exact);
    }
  });

  it.each([
    [0, 7, 0],
    [100, 3, 33],
    [200, 3, 67],
    [5, 2, 3],
    [1, 100_000, 0],
    [MAX, 1, MAX],
  ])('[product: The price that is shown] %d divided by %d is %d, rounded half up', (amount, by, expected) => {
    expect(divideHalfUp(asHundredths(amount), by)).toBe(expected);
  });

  it.each([
    [0, 0],
    [12.5, 1250],
    [100, 10_000],
    [0.01, 1],
    [33.33, 3333],
  ])('[business §5] %d percent', (percent, expected) => {
    expect(toPercentHundredths(percent)).toBe(expected);
    expect(fromPercentHundredths(toPercentHundredths(percent))).toBe(percent);
  });

  it.each([
    [-1, 'Must be between 0 and 100'],
    [-0.01, 'Must be between 0 and 100'],
    [100.01, 'Must be between 0 and 100'],
    [1.005, 'Must be a percentage with at most two decimals'],
    [Number.NaN, 'Must be a percentage with at most two decimals'],
    [Number.POSITIVE_INFINITY, 'Must be a percentage with at most two decimals'],
  ])('[business §5] %p percent is refused: %s', (percent, message) => {
    expect(() => toPercentHundredths(percent)).toThrow(new DomainError('INVALID_INPUT', message));
  });
});

describe('[customer §5] amounts for people', () => {
  it.each([
    [1500, 'PKR', 'en-US', '₨1,500.00'],
    [1234567.891, 'USD', 'en-US', '$1,234,567.89'],
    ['250.5', 'GBP', 'en-US', '£250.50'],
    [99, 'JPY', 'en-US', '¥99.00'],
    [12.3, 'CHF', 'en-US', 'CHF\u00a012.30'],
    [1234.5, 'EUR', 'de-DE', '1.234,50\u00a0€'],
    [1, 'SEK', 'en-US', 'kr\u00a01.00'],
    [5, 'XTS', 'en-US', 'XTS\u00a05.00'],
    [5, '??', 'en-US', '?? 5.00'],
    [Number.NaN, 'PKR', 'en-US', '₨0.00'],
    ['free', 'PKR', 'en-US', '₨0.00'],
    [null, 'PKR', 'en-US', '₨0.00'],
    [undefined, 'PKR', 'en-US', '₨0.00'],
    ['', 'PKR', 'en-US', '₨0.00'],
  ])('[customer §5] %p %s in %s is %s', (amount, currency, locale, expected) => {
    expect(formatMoney(amount, currency, locale)).toBe(expected);
  });

  it.each([
    [1500, 'PKR', '₨1,500'],
    [1500.5, 'USD', '$1,500.5'],
    [undefined, 'INR', '₹0'],
  ])('[customer §5] local amount %p %s is %s', (amount, currency, expected) => {
    expect(formatLocalAmount(amount, currency)).toBe(expected);
  });

  it('[customer §5] hundredths are shown as units', () => {
    expect(formatHundredths(asHundredths(150_050), 'PKR')).toBe('₨1,500.50');
    expect(formatHundredths(asHundredths(150_050), 'EUR', 'de-DE')).toBe('1.500,50\u00a0€');
  });
});
