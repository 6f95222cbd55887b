import { describe, expect, it } from '@jest/globals';
import { describeRequirement, toRelyingParty } from './passkeys.js';
import type { SecondFactorMethod } from './second-factor.js';

describe('[issue: passkeys] the relying party', () => {
  it.each([
    ['https://mehfil.test', 'mehfil.test', 'https://mehfil.test'],
    ['https://halls.mehfil.test:8443/booking', 'halls.mehfil.test', 'https://halls.mehfil.test:8443'],
    ['http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ])('of %s is %s, and answers come from %s', (url, id, origin) => {
    expect(toRelyingParty(url)).toEqual({ id, origin });
  });
});

describe('[issue: passkeys] what a sign-in by password asks for', () => {
  it.each<[SecondFactorMethod[], string]>([
    [['AUTHENTICATOR', 'RECOVERY_CODE'], 'Please enter the code of your authenticator app, or a recovery code.'],
    [['PASSKEY', 'RECOVERY_CODE'], 'Please use your passkey, or enter a recovery code.'],
    [
      ['AUTHENTICATOR', 'PASSKEY'],
      'Please use your passkey, or enter the code of your authenticator app or a recovery code.',
    ],
  ])('of an account with %j: %s', (methods, words) => {
    expect(describeRequirement(methods)).toBe(words);
  });
});
