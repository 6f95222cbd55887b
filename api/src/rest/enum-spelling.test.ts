import { describe, expect, test } from '@jest/globals';
import { GraphQLEnumType } from 'graphql';
import { fromRestSpelling, toRestSpelling } from './enum-spelling.js';

const PRICE = new GraphQLEnumType({ name: 'PriceType', values: { FIXED: {}, PER_HOUR: {} } });
const EVENT = new GraphQLEnumType({ name: 'WebhookEvent', values: { BOOKING_REQUESTED: {}, PING: {} } });

describe('how REST spells enums', () => {
  test.each([
    [PRICE, 'FIXED', 'fixed'],
    [PRICE, 'PER_HOUR', 'per_hour'],
    [EVENT, 'BOOKING_REQUESTED', 'booking.requested'],
    [EVENT, 'PING', 'ping'],
  ])('%s.%s is %s', (type, name, spelling) => {
    expect(toRestSpelling(type, name)).toBe(spelling);
    expect(fromRestSpelling(type, spelling)).toBe(name);
  });

  test.each(['weekly', '', 7, null, undefined])('%p is left to GraphQL', (value) => {
    expect(fromRestSpelling(PRICE, value)).toBe(value);
  });
});
