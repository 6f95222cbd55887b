import { describe, expect, test } from '@jest/globals';
import { seededRandom } from '../testing.js';
import { sumTwice } from './testing.js';

/** `LEDGER_CASES=1000 npm run test:endurance -- ledger` compares fewer. */
const CASES = Number(process.env.LEDGER_CASES ?? 1_000_000);

describe('[product: Money] ledgers', () => {
  test(`${CASES} of them have the sums of the slow model`, () => {
    const random = seededRandom(101);
    for (let compared = 0; compared < CASES; compared += 1) {
      const { told, expected } = sumTwice(random);
      // A million calls of `expect` would take longer than the sums.
      if (told !== expected) expect(told).toBe(expected);
    }
  });
});
