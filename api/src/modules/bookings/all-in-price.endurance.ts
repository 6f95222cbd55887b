import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openRandomHalls, type RandomHalls } from './testing/all-in-price.js';

/** `ALL_IN_CASES=1000 npm run test:endurance -- all-in-price` compares fewer. */
const CASES = Number(process.env.ALL_IN_CASES ?? 10_000);
const HALLS = 400;

let halls: RandomHalls;
beforeAll(async () => {
  halls = await openRandomHalls(2);
  for (let hall = 0; hall < HALLS; hall += 1) await halls.add();
});
afterAll(() => halls.at.close());

describe('[product: The price that is shown] the all-in price', () => {
  test(`is the same everywhere for ${CASES} halls and searches`, async () => {
    for (let compared = 0; compared < CASES;) {
      const { told, expected } = await halls.compare();
      expect(told).toEqual(expected);
      compared += Math.max(told.length, 1);
    }
  });
});
