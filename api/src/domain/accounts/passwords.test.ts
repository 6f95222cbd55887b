import { describe, expect, test } from '@jest/globals';
import { isOwnName } from './passwords.js';

const OWNER = { name: 'Ayesha Khan', username: 'ayesha_1987', email: 'a.khan.lahore@mail.test' };

describe('[issue: common passwords] a password that is the account’s own name', () => {
  test.each([
    ['name', 'Ayesha Khan'],
    ['name without its space', 'ayeshakhan'],
    ['name with other punctuation', 'AYESHA.KHAN!'],
    ['user name', 'Ayesha1987'],
    ['address', 'A.Khan.Lahore@mail.test'],
    ['address before the @', 'akhanlahore'],
    ['name in full-width letters', 'ａｙｅｓｈａｋｈａｎ'],
  ])('is found: %s', (_what, password) => {
    expect(isOwnName(password, OWNER)).toBe(true);
  });

  test.each([['ayesha khan and seven goats'], ['khanayesha'], ['        '], ['correct horse battery']])(
    'is not %s',
    (password) => {
      expect(isOwnName(password, OWNER)).toBe(false);
    },
  );

  test('nothing but punctuation matches no name without letters', () => {
    expect(isOwnName('--------', { ...OWNER, name: '...' })).toBe(false);
  });
});
