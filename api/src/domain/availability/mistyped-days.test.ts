import { describe, expect, it } from '@jest/globals';
import { validate } from '../input/errors.js';
import { hallRateSchema } from '../rates/inputs.js';
import { blockHallSchema, scheduleExceptionSchema } from './inputs.js';

const rate = { weekdays: [6], percentage: 20 };

describe('a first day of another type, compared with the last one', () => {
  it.each([
    ['a number', 20270101],
    ['a list', ['2027-01-01']],
    ['an object', {}],
  ])('is refused like any other that is no day: %s', (_what, day) => {
    expect(() => validate(scheduleExceptionSchema, { firstDay: day, lastDay: '2027-01-05' })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', field: 'firstDay' }),
    );
    expect(() => validate(blockHallSchema, { date: day, untilDate: '2027-01-05' })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', field: 'date' }),
    );
    expect(() => validate(hallRateSchema, { ...rate, firstDay: day, lastDay: '2027-01-05' })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', field: 'firstDay' }),
    );
  });
});
