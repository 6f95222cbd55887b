import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { getContract } from '../../testing/contract.js';
import type { Harness, Person } from '../../testing/harness.js';
import { generateRequests, openFuzzed, sendFuzzed } from '../../testing/rest-fuzz.js';

/** `FUZZ_REQUESTS=2000 npm run test:endurance -- openapi/fuzz` sends fewer. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const ROUNDS = 10;
/** The acceptable growth of the heap from the second round, after warm-up, to the last one. */
const GROWTH_MAX_BYTES = 64 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let app: Harness;
let people: Record<string, Person>;
beforeAll(async () => {
  ({ app, people } = await openFuzzed());
});
afterAll(() => app.close());

describe('a fuzzer that reads the OpenAPI document', () => {
  test(`finds no surprise and no growth of memory in ${REQUESTS} requests`, async () => {
    const requests = generateRequests(getContract().document, Object.keys(people));
    const statuses: Record<number, number> = {};
    const heaps: number[] = [];
    const each = fc.asyncProperty(requests, async (request) => {
      const status = await sendFuzzed(app, people, request);
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      await fc.assert(each, { numRuns: Math.ceil(REQUESTS / ROUNDS), endOnFailure: true });
      collectGarbage();
      heaps.push(process.memoryUsage().heapUsed);
    }
    console.log(JSON.stringify({ statuses, heapMegabytes: heaps.map((bytes) => Math.round(bytes / 1024 ** 2)) }));
    expect((heaps.at(-1) ?? 0) - (heaps[1] ?? 0)).toBeLessThan(GROWTH_MAX_BYTES);
  });
});
