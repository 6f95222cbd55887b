/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { findAddressName, toAddressName } from './address-names';

const ORDERS = ['NEWEST', 'NAME_DESCENDING'] as const;

describe('names in an address', () => {
  it.each([
    ['NEWEST', 'newest'],
    ['NAME_DESCENDING', 'name_descending'],
  ] as const)('%s is %s', (name, text) => {
    expect(toAddressName(name)).toBe(text);
    expect(findAddressName(ORDERS, text)).toBe(name);
  });

  it.each(['NEWEST', 'random', '', null, undefined])('%p is none', (text) => {
    expect(findAddressName(ORDERS, text)).toBeUndefined();
  });
});
