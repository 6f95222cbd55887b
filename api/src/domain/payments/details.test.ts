import { describe, expect, it, test } from '@jest/globals';
import { ValidationError } from 'yup';
import { BookingStatus } from '../bookings/transitions.js';
import {
  DETAILS_MESSAGES,
  isIban,
  isRecentChange,
  maskNumber,
  paymentDetailsSchema,
  takesPayments,
} from './details.js';

const IBAN = 'PK36SCBL0000001123456702';

describe('[product: Money] an IBAN', () => {
  test.each([
    ['PK36SCBL0000001123456702', true],
    ['PK24HABB0000000012345678', false],
    ['GB29NWBK60161331926819', true],
    ['DE89370400440532013000', true],
    ['NO9386011117947', true],
    ['MT84MALT011000012345MTLCAST001S', true],
    // One figure wrong, two swapped, one missing of Pakistan's 24.
    ['PK36SCBL0000001123456703', false],
    ['PK36SCBL0000001123457602', false],
    ['PK36SCBL000000112345670', false],
    ['GB29 NWBK 6016 1331 9268 19', false],
    ['pk36scbl0000001123456702', false],
    ['1234567890123456', false],
    ['', false],
  ])('%s: %s', (iban, valid) => expect(isIban(iban)).toBe(valid));
});

describe('[product: Money] payment details', () => {
  const check = (details: object) => {
    try {
      return paymentDetailsSchema.validateSync(details, { abortEarly: false });
    } catch (error) {
      return error instanceof ValidationError ? error.errors : error;
    }
  };

  test.each([
    ['nothing at all', {}],
    ['only empty fields', { bankName: '', iban: ' ', raast: null }],
    ['a wallet alone', { jazzcash: '0300 1234567' }],
    [
      'an account with what belongs to it',
      { iban: IBAN, bankName: 'HBL', accountTitle: 'Noor Venues', note: 'Branch 5' },
    ],
  ])('may have %s', (_name, details) => expect(check(details)).not.toBeInstanceOf(Array));

  test.each([
    ['a bank without an account', { bankName: 'HBL' }, DETAILS_MESSAGES.wayRequired],
    ['a note alone', { note: 'Call us' }, DETAILS_MESSAGES.wayRequired],
    ['a wrong IBAN', { iban: 'PK36SCBL0000001123456703' }, DETAILS_MESSAGES.ibanInvalid],
    ['what isn’t a number', { raast: 'ask us' }, DETAILS_MESSAGES.numberInvalid],
    ['too long a note', { raast: '0300 1234567', note: 'x'.repeat(501) }, 'Note must be at most 500 characters'],
  ])('can’t have %s', (_name, details, message) => expect(check(details)).toEqual([message]));

  it('read an IBAN however it is grouped and whatever figures it has', () => {
    expect(check({ iban: 'pk36 SCBL 0000-0011-2345-67 02' })).toMatchObject({ iban: IBAN });
    expect(check({ iban: 'PK۳۶SCBL0000001123456702' })).toMatchObject({ iban: IBAN });
  });

  it('leave the last four characters of a number to the audit log', () => {
    expect([maskNumber(IBAN), maskNumber('+923001234567'), maskNumber(null)]).toEqual(['…6702', '…4567', null]);
  });

  it('count as changed for a week', () => {
    const now = new Date('2027-03-08T10:00:00.000Z');
    expect(isRecentChange(new Date('2027-03-01T10:00:00.001Z'), now)).toBe(true);
    expect(isRecentChange(new Date('2027-03-01T10:00:00.000Z'), now)).toBe(false);
    expect(isRecentChange(null, now)).toBe(false);
  });

  test.each([
    [BookingStatus.PENDING, null, false],
    [BookingStatus.PENDING, new Date(0), true],
    [BookingStatus.CONFIRMED, null, true],
    [BookingStatus.CANCELLED, new Date(0), false],
  ] as const)('of a %s booking, accepted at %s: %s', (status, acceptedAt, expected) =>
    expect(takesPayments({ status, acceptedAt })).toBe(expected),
  );
});
