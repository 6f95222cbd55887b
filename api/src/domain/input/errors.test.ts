import { describe, expect, it } from '@jest/globals';
import { array, number, object, string } from 'yup';
import { DomainError, ERROR_CODES, invalidInput, isErrorCode, validate } from './errors.js';
import type { ErrorCode } from './errors.js';

const schema = object({
  name: string().required('Name is required').max(3, 'Name is too long').matches(/^a/, 'Name starts with a'),
  guests: number().required('Guests are required').min(1, 'At least one guest'),
  hours: array(object({ opens: string().required('Opening is required') })).default([]),
});

function refusal(input: unknown): DomainError {
  try {
    validate(schema, input);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('expected a refusal');
}

describe('[customer §8] error codes', () => {
  const statuses: Array<[ErrorCode, number]> = [
    ['MALFORMED', 400],
    ['UNAUTHENTICATED', 401],
    ['SECOND_FACTOR_REQUIRED', 401],
    ['INVALID_SECOND_FACTOR', 401],
    ['FORBIDDEN', 403],
    ['ACCOUNT_SUSPENDED', 403],
    ['EMAIL_NOT_CONFIRMED', 403],
    ['REAUTHENTICATION_REQUIRED', 403],
    ['SECOND_FACTOR_NOT_SET_UP', 403],
    ['NOT_FOUND', 404],
    ['METHOD_NOT_ALLOWED', 405],
    ['ALREADY_TAKEN', 409],
    ['CONFLICT', 409],
    ['SLOT_TAKEN', 409],
    ['PRICE_CHANGED', 409],
    ['FINAL_STATUS', 409],
    ['IN_USE', 409],
    ['IDEMPOTENCY_MISMATCH', 409],
    ['PAYLOAD_TOO_LARGE', 413],
    ['UNSUPPORTED_MEDIA_TYPE', 415],
    ['ANSWER_TOO_LARGE', 422],
    ['INVALID_INPUT', 422],
    ['TOO_MANY_REQUESTS', 429],
    ['INTERNAL', 500],
    ['MAINTENANCE', 503],
    ['UNAVAILABLE', 503],
  ];

  it.each(statuses)('[customer §8] %s answers with %d', (code, status) => {
    expect(new DomainError(code, 'No').status).toBe(status);
  });

  it('[customer §8] the list is complete', () => {
    expect(Object.keys(ERROR_CODES).sort()).toEqual(statuses.map(([code]) => code).sort());
  });

  it.each([
    ['NOT_FOUND', true],
    ['toString', false],
    ['', false],
    [42, false],
    [undefined, false],
  ])('[customer §8] %p is a code: %p', (code, expected) => {
    expect(isErrorCode(code)).toBe(expected);
  });
});

describe('[customer §8] validate', () => {
  it('[customer §8] returns the cleaned value without unknown fields', () => {
    expect(validate(schema, { name: 'ab', guests: '2', role: 'admin' })).toEqual({ name: 'ab', guests: 2, hours: [] });
  });

  it('[customer §8] reports every invalid field at once, one message each, in the order of the schema', () => {
    const error = refusal({ guests: 0, hours: [{ opens: '9' }, {}], name: 'bbbb' });
    expect(error.code).toBe('INVALID_INPUT');
    expect(error.message).toBe('Name is too long');
    expect(error.field).toBe('name');
    expect(error.details).toEqual({
      fields: [
        { field: 'name', message: 'Name is too long' },
        { field: 'guests', message: 'At least one guest' },
        { field: 'hours[1].opens', message: 'Opening is required' },
      ],
    });
  });

  it.each([[null], ['text'], [[]], [7]])('[customer §8] refuses %p where an object is expected', (input) => {
    expect(refusal(input).code).toBe('INVALID_INPUT');
  });

  it('[customer §8] says in our words that a value has to be an object', () => {
    expect(refusal({ name: 'ab', guests: 1, hours: [7, null] }).details).toEqual({
      fields: [
        { field: 'hours[0]', message: 'hours[0] must be an object' },
        { field: 'hours[1]', message: 'hours[1] is required' },
      ],
    });
  });

  it('[customer §8] rethrows an unexpected error of a rule', () => {
    const broken = object({
      name: string().test('broken', () => {
        throw new TypeError('bug');
      }),
    });
    expect(() => validate(broken, { name: 'a' })).toThrow('bug');
  });

  it('[customer §8] needs at least one field', () => {
    expect(() => invalidInput([])).toThrow(TypeError);
  });
});
