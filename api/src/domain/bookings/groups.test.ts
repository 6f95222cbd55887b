import { describe, expect, it } from '@jest/globals';
import type { CurrencyCode } from '../currency/currencies.js';
import { DomainError, validate } from '../input/errors.js';
import type { Hundredths } from '../money/money.js';
import { GroupEnd, GroupStatus } from './functions.js';
import {
  changeGroup,
  currentGroup,
  getAnswerBy,
  isAnswerable,
  quoteBookingsSchema,
  requestBookingsSchema,
  sumByCurrency,
} from './groups.js';

const NOW = new Date('2027-03-01T07:00:00.000Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const price = (currency: CurrencyCode, totalPrice: number) => ({ currency, totalPrice: totalPrice as Hundredths });

describe('[issue 16] until when owners answer', () => {
  it.each([
    ['72 hours', [400, 500], 72],
    ['72 hours to the edge', [144, 500], 72],
    ['half of the time until the first function', [100, 500], 50],
    ['the first in time, not in the list', [500, 4], 2],
  ])('%s', (_title, starts, expected) => {
    expect(getAnswerBy(starts.map(inHours), NOW)).toEqual(inHours(expected));
  });

  it.each([
    [GroupStatus.WAITING, 1, true],
    [GroupStatus.WAITING, 0, false],
    [GroupStatus.CONFIRMED, 1, false],
    [GroupStatus.ENDED, 1, false],
  ])('%s, %s hours before the deadline: %s', (status, hours, expected) => {
    expect(isAnswerable({ status, answerBy: inHours(hours) }, NOW)).toBe(expected);
  });

  it('the clock ends what waits, whether or not a job has written it', () => {
    const group = { status: GroupStatus.WAITING, answerBy: NOW, endReason: null };
    expect(currentGroup(group, NOW)).toMatchObject({ status: GroupStatus.ENDED, endReason: GroupEnd.EXPIRED });
    expect(currentGroup({ ...group, answerBy: inHours(1) }, NOW).status).toBe(GroupStatus.WAITING);
    expect(currentGroup({ ...group, status: GroupStatus.CONFIRMED }, NOW).endReason).toBeNull();
  });
});

describe('[issue 16] the states of a group', () => {
  it.each([
    ['CONFIRM', GroupStatus.CONFIRMED],
    [GroupEnd.DECLINED, GroupStatus.ENDED],
    [GroupEnd.CANCELLED, GroupStatus.ENDED],
    [GroupEnd.EXPIRED, GroupStatus.ENDED],
    [GroupEnd.CLOSED, GroupStatus.ENDED],
  ] as const)('%s leads from waiting to %s, and nowhere else', (action, to) => {
    expect(changeGroup({ status: GroupStatus.WAITING }, action)).toBe(to);
    for (const status of [GroupStatus.CONFIRMED, GroupStatus.ENDED])
      expect(() => changeGroup({ status }, action)).toThrow(expect.objectContaining({ code: 'FINAL_STATUS' }));
  });
});

it('[issue 16] prices are summed exactly, each currency on its own', () => {
  expect(sumByCurrency([price('PKR', 10), price('USD', 5), price('PKR', 20)])).toEqual([
    { currency: 'PKR', total: 30 },
    { currency: 'USD', total: 5 },
  ]);
  expect(sumByCurrency([])).toEqual([]);
});

describe('[issue 16] the request', () => {
  const each = {
    functionName: 'MEHNDI',
    hallId: 1,
    guestCount: 100,
    startTime: '2027-03-20T14:00:00.000Z',
    endTime: '2027-03-20T18:00:00.000Z',
  };
  const contact = { customerName: 'Ayesha Khan', customerPhone: '+92 300 7654321', customerEmail: 'a@mail.test' };
  const request = { name: 'Ayesha & Bilal', ...contact, functions: [each, { ...each, functionName: 'BARAAT' }] };

  it('is taken as it is', () => {
    expect(validate(requestBookingsSchema, request)).toMatchObject({ name: 'Ayesha & Bilal', functions: [each, {}] });
  });

  it.each([
    ['name', { ...request, name: ' ' }],
    ['functions', { ...request, functions: [each] }],
    ['functions', { ...request, functions: undefined }],
    ['functions', { ...request, functions: Array.from({ length: 7 }, () => each) }],
    ['functions[1].functionName', { ...request, functions: [each, { ...each, functionName: 'PARTY' }] }],
    ['functions[1].endTime', { ...request, functions: [each, { ...each, endTime: each.startTime }] }],
    ['functions[0].guestCount', { ...request, functions: [{ ...each, guestCount: 0 }, each] }],
    ['customerEmail', { ...request, customerEmail: 'nobody' }],
  ])('is refused with %s', (field, input) => {
    expect(refusedField(() => validate(requestBookingsSchema, input))).toBe(field);
  });

  it('its quote needs the same number of functions', () => {
    expect(refusedField(() => validate(quoteBookingsSchema, { functions: [each] }))).toBe('functions');
    expect(validate(quoteBookingsSchema, { functions: [each, each] }).functions).toHaveLength(2);
  });
});

function refusedField(check: () => unknown): string | undefined {
  try {
    check();
  } catch (error) {
    if (error instanceof DomainError) return error.field;
  }
  return undefined;
}
