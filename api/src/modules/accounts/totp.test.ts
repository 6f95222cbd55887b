import { describe, expect, it } from '@jest/globals';
import { createAppUri, createCode, findStep, toBase32, toStep } from './totp.js';

/** The secret of the RFC's test vectors. */
const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('[issue: second factor] codes of authenticator apps', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i are those of RFC 6238: %s', (seconds, code) => {
    expect(createCode(SECRET, toStep(at(seconds)))).toBe(code);
  });

  it.each([
    ['two steps ago', -2, null, false],
    ['one step ago', -1, null, true],
    ['the present', 0, null, true],
    ['one step ahead', 1, null, true],
    ['two steps ahead', 2, null, false],
    ['the present, used', 0, 0, false],
    ['one step ago, where the present was used', -1, 0, false],
    ['one step ahead, where the present was used', 1, 0, true],
  ])('of %s: accepted or not', (_what, step, used, accepted) => {
    const now = at(1_111_111_111);
    const after = used === null ? null : toStep(now) + used;
    const found = findStep(SECRET, createCode(SECRET, toStep(now) + step), { at: now, after });
    expect(found).toBe(accepted ? toStep(now) + step : undefined);
  });

  // RFC 4648, section 10, without padding.
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foobar', 'MZXW6YTBOI'],
  ])('stand on base32: %s is %s', (text, expected) => {
    expect(toBase32(Buffer.from(text))).toBe(expected);
  });

  it('are set up by an address that names issuer and account', () => {
    expect(createAppUri(SECRET, 'a b@mail.test')).toBe(
      'otpauth://totp/Mehfil:a%20b%40mail.test?issuer=Mehfil&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    );
  });
});
