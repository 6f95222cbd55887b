import { checkClaims, findFalseClaims } from './lib/evidence.mjs';

const FILES = ['api/src/http/headers.ts', 'api/src/rest/headers.ts', 'api/src/http/pages.test.ts'];
const TESTS = [{ file: 'api/src/http/pages.test.ts', path: ['the policy', 'allows no framing'] }];
const ALL = 'V1.1.1 to V17.3.2';

/** @param {string} text */
const check = (text) => checkClaims(`${text}\n${ALL}`, FILES, TESTS);

describe('[security: evidence] docs/security.md', () => {
  test('names files and tests that exist, and every line of ASVS', () => {
    expect(findFalseClaims()).toEqual([]);
  });

  test('may name a file by its end, and a test by its file and title', () => {
    expect(check('`http/headers.ts`, `pages.test.ts › allows no framing`, `npm run check`')).toEqual([]);
  });

  test.each([
    ['`gone.ts`', 'There is no file gone.ts.'],
    ['`eaders.ts`', 'There is no file eaders.ts.'],
    ['`pages.test.ts › allows framing`', 'There is no test pages.test.ts › allows framing.'],
    ['`gone.test.ts › allows no framing`', 'There is no test gone.test.ts › allows no framing.'],
    [
      '| V3.4.6 | no framing | `headers.ts` | `pages.test.ts › allows no framing` |',
      'Several files end with headers.ts.',
    ],
  ])('%s is reported', (text, problem) => {
    expect(check(text)).toEqual([problem]);
  });

  test('a line of the standard that is missing is reported', () => {
    const problems = checkClaims('V1.1.1 to V6.8.4, V7.1.2 to V17.3.2', FILES, TESTS);
    expect(problems).toEqual(['ASVS line V7.1.1 is neither covered nor open nor said not to apply.']);
  });
});
