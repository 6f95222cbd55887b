import { describe, expect, it } from '@jest/globals';
import { BookingStatus } from '../bookings/transitions.js';
import { validate } from '../input/errors.js';
import { CNIC_MESSAGES, contractCnicSchema, formatCnic, isOpenToCnic } from './cnic.js';

describe('[issue 39: CNIC] a CNIC', () => {
  it.each([
    ['3520212345671', '35202-1234567-1'],
    ['35202-1234567-1', '35202-1234567-1'],
    [' 35202 1234567 1 ', '35202-1234567-1'],
    ['35202–1234567–1', '35202-1234567-1'],
    ['۳۵۲۰۲-۱۲۳۴۵۶۷-۱', '35202-1234567-1'],
    ['٣٥٢٠٢١٢٣٤٥٦٧١', '35202-1234567-1'],
    ['३५२०२-१२३४५६७-१', '35202-1234567-1'],
    ['', null],
    [null, null],
  ])('%j is %j', (cnic, expected) => {
    expect(validate(contractCnicSchema, { cnic })).toEqual({ cnic: expected });
  });

  it.each([
    ['352021234567'],
    ['35202-1234567-12'],
    ['05202-1234567-1'],
    ['35202-1234567-X'],
    ['35202/1234567/1'],
    ['3520212345671 3520212345671'],
    [`3520212345671${' '.repeat(20)}-${'-'.repeat(20)}1`],
    [3520212345671],
    [{}],
  ])('%j is none, and its field says so', (cnic) => {
    expect(() => validate(contractCnicSchema, { cnic })).toThrow(CNIC_MESSAGES.invalid);
  });

  it('has to be named to be removed', () => {
    expect(() => validate(contractCnicSchema, {})).toThrow(CNIC_MESSAGES.required);
  });

  it('is written as on the card, and nothing else is taken for one', () => {
    expect(formatCnic('3520212345671')).toBe('35202-1234567-1');
    expect(formatCnic('0300 1234567')).toBeNull();
  });
});

describe('[issue 39: CNIC] a booking', () => {
  const now = new Date('2027-03-01T07:00:00Z');
  const [before, later] = [new Date('2027-03-01T06:00:00Z'), new Date('2027-03-01T08:00:00Z')];

  it.each([
    [BookingStatus.PENDING, later, true],
    [BookingStatus.CONFIRMED, later, true],
    [BookingStatus.CONFIRMED, now, false],
    [BookingStatus.CONFIRMED, before, false],
    [BookingStatus.CANCELLED, later, false],
  ])('that is %s and ends at %j takes one: %j', (status, endTime, expected) => {
    expect(isOpenToCnic({ status, endTime }, now)).toBe(expected);
  });
});
