import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { getContract } from '../../testing/contract.js';
import type { Harness, Person } from '../../testing/harness.js';
import { generateRequests, openFuzzed, sendFuzzed } from '../../testing/rest-fuzz.js';

const REQUESTS = 400;
/** Fixed seed; the endurance test uses new requests. */
const SEED = 20270301;

let app: Harness;
let people: Record<string, Person>;
beforeAll(async () => {
  ({ app, people } = await openFuzzed());
});
afterAll(() => app.close());

describe('a fuzzer that reads the OpenAPI document', () => {
  test(`finds no surprise and no answer that isn't documented in ${REQUESTS} requests`, async () => {
    const statuses = new Map<number, number>();
    const requests = generateRequests(getContract().document, Object.keys(people));
    const each = fc.asyncProperty(requests, async (request) => {
      const status = await sendFuzzed(app, people, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await fc.assert(each, { numRuns: REQUESTS, seed: SEED, endOnFailure: true });
    // Errors only would prove little: some requests have to succeed.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
    expect(statuses.get(422) ?? 0).toBeGreaterThan(0);
  });
});
