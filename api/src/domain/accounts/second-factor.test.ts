import { describe, expect, it } from '@jest/globals';
import { Role } from './roles.js';
import { needsSecondFactor, readSecondFactorCode, type SecondFactorRule } from './second-factor.js';

describe('[issue: second factor] a typed code', () => {
  it.each([
    ['123456', { method: 'AUTHENTICATOR', code: '123456' }],
    [' 123 456 ', { method: 'AUTHENTICATOR', code: '123456' }],
    ['ABCD-EFGH-IJKL-2345', { method: 'RECOVERY_CODE', code: 'ABCDEFGHIJKL2345' }],
    ['ABCD-EFGH-IJKL-MNOP-QRST-2345', { method: 'RECOVERY_CODE', code: 'ABCDEFGHIJKLMNOPQRST2345' }],
    ['ABCD-EFGH-IJKL-MNOP-2345', undefined],
    ['abcd efgh ijkl 2345', { method: 'RECOVERY_CODE', code: 'ABCDEFGHIJKL2345' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['١٢٣٤٥٦', undefined],
    ['ABCD-EFGH-IJKL-0189', undefined],
    ['', undefined],
  ])('%s is read as %j', (typed, expected) => {
    expect(readSecondFactorCode(typed)).toEqual(expected);
  });
});

describe('[issue: second factor] who must have one', () => {
  it.each<[SecondFactorRule, Role[]]>([
    ['none', []],
    ['staff', [Role.MODERATOR, Role.ADMIN]],
    ['staff-and-owners', [Role.BUSINESS, Role.MODERATOR, Role.ADMIN]],
  ])('by the setting %s: %j', (rule, expected) => {
    expect(Object.values(Role).filter((role) => needsSecondFactor(rule, role))).toEqual(expected);
  });
});
