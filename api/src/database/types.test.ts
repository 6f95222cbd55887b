import { describe, expect, test } from '@jest/globals';
import {
  EnumNameType,
  hundredthsFromNumeric,
  MoneyType,
  numericFromHundredths,
  PercentageType,
  PeriodType,
} from './types.js';

describe('hundredths and numeric', () => {
  test.each([
    ['0', 0],
    ['0.00', 0],
    ['-0.00', 0],
    ['7', 700],
    ['12.5', 1250],
    ['1500.05', 150005],
    ['9999999999.99', 999_999_999_999],
    ['-3.10', -310],
    ['2.50000', 250],
  ])('%s is %i hundredths', (text, hundredths) => {
    expect(hundredthsFromNumeric(text)).toBe(hundredths);
  });

  test.each(['', 'NaN', 'Infinity', '1e3', '1.005', '1.2.3', ' 1', '123456789012345678.00'])(
    '%j is refused',
    (text) => {
      expect(() => hundredthsFromNumeric(text)).toThrow(RangeError);
    },
  );

  test('round trip without loss', () => {
    for (const text of ['0.00', '0.01', '0.10', '1.00', '99.99', '9999999999.99', '-12.34']) {
      expect(numericFromHundredths(hundredthsFromNumeric(text))).toBe(text);
    }
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%p isn’t an integer of hundredths', (value) => {
    expect(() => numericFromHundredths(value)).toThrow(RangeError);
  });

  test('the column types', () => {
    expect(new MoneyType().getColumnType()).toBe('numeric(14,2)');
    expect(new PercentageType().getColumnType()).toBe('numeric(5,2)');
    expect(new MoneyType().convertToJSValue(null)).toBeNull();
    expect(new MoneyType().convertToDatabaseValue(null)).toBeNull();
  });
});

describe('enums', () => {
  const type = new EnumNameType<'FIXED' | 'PER_HOUR'>();

  test('are names in code and lowercase in the database', () => {
    expect(type.convertToDatabaseValue('PER_HOUR')).toBe('per_hour');
    expect(type.convertToJSValue('per_hour')).toBe('PER_HOUR');
    expect([type.convertToDatabaseValue(null), type.convertToJSValue(null)]).toEqual([null, null]);
    expect(type.getColumnType({ length: 20 })).toBe('varchar(20)');
  });
});

describe('periods', () => {
  const type = new PeriodType();

  test('as PostgreSQL writes them', () => {
    expect(type.convertToJSValue('["2027-03-01 14:00:00+00","2027-03-01 22:30:00.5+00")')).toEqual({
      start: new Date('2027-03-01T14:00:00Z'),
      end: new Date('2027-03-01T22:30:00.500Z'),
    });
  });

  test('as PostgreSQL reads them', () => {
    const period = { start: new Date('2027-03-01T14:00:00Z'), end: new Date('2027-03-01T16:00:00Z') };
    expect(type.convertToDatabaseValue(period)).toBe('["2027-03-01T14:00:00.000Z","2027-03-01T16:00:00.000Z")');
  });

  test.each(['empty', '[,"2027-03-01 14:00:00+00")', '["2027-03-01 14:00:00+00","2027-03-01 15:00:00+00"]'])(
    '%s is refused',
    (text) => {
      expect(() => type.convertToJSValue(text)).toThrow(RangeError);
    },
  );
});
