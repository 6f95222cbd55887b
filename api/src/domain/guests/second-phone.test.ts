import { describe, expect, it } from '@jest/globals';
import { validate } from '../input/errors.js';
import { HOME } from '../text/phone.js';
import { readSecondPhone, SECOND_PHONE_MESSAGES, secondPhoneSchema } from './second-phone.js';

const refusals = (input: unknown) => {
  try {
    return validate(secondPhoneSchema, input);
  } catch (error) {
    return (error as { details: { fields: unknown } }).details.fields;
  }
};

describe('[issue 38: guests] the second phone of a guest', () => {
  it.each([
    [
      { name: ' Tariq ', phone: '۰۳۲۱ ۴۴۵۵۶۶۷' },
      { name: 'Tariq', phone: '0321 4455667' },
    ],
    [
      { name: '', phone: '' },
      { name: null, phone: null },
    ],
    [{ phone: null }, { phone: null }],
    [{ phone: '0321 4455667' }, [{ field: 'name', message: SECOND_PHONE_MESSAGES.nameRequired }]],
    [{ name: 'Tariq', phone: '' }, [{ field: 'phone', message: SECOND_PHONE_MESSAGES.phoneRequired }]],
    [{}, [{ field: 'phone', message: SECOND_PHONE_MESSAGES.phoneRequired }]],
  ])('%j is read as %j', (input, expected) => {
    expect(refusals(input)).toEqual(expected);
  });

  it.each([
    ['0321 4455667', { name: 'Tariq', phone: '0321 4455667', phoneE164: '+923214455667' }],
    ['+44 20 7946 0123', { name: 'Tariq', phone: '+44 20 7946 0123', phoneE164: '+442079460123' }],
    ['12', SECOND_PHONE_MESSAGES.phoneInvalid],
    ['0301-7654321', SECOND_PHONE_MESSAGES.isOwn],
    [null, null],
  ])('%j is stored as %j', (phone, expected) => {
    expect(readSecondPhone({ name: 'Tariq', phone }, '+923017654321', HOME)).toEqual(expected);
  });
});
