import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Role } from '../../rules/index.js';
import { contract } from '../../testing/contract.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { fuzzedRequests, sendFuzzed } from '../../testing/rest-fuzz.js';
import { openVenue } from '../../testing/venue.js';

const REQUESTS = 400;
/** The same requests at every run; the endurance test takes new ones. */
const SEED = 20270301;

let app: Harness;
let people: Record<string, Person>;
beforeAll(async () => {
  app = await startHarness({ UPLOADS_PER_HOUR: '0', LOGIN_ATTEMPTS_PER_ACCOUNT: '0', LOGIN_ATTEMPTS_PER_ADDRESS: '0' });
  const { owner } = await openVenue(app);
  people = {
    visitor: app.visitor,
    stranger: app.withToken('not-a-token'),
    customer: await app.person(Role.USER),
    owner,
    applicant: await app.person(Role.BUSINESS),
    moderator: await app.person(Role.MODERATOR),
    admin: await app.person(Role.ADMIN),
  };
});
afterAll(() => app.close());

describe('a fuzzer that reads the OpenAPI document', () => {
  test(`finds no surprise and no answer that isn't documented in ${REQUESTS} requests`, async () => {
    const statuses = new Map<number, number>();
    const requests = fuzzedRequests(contract().document, Object.keys(people));
    const each = fc.asyncProperty(requests, async (request) => {
      const status = await sendFuzzed(app, people, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await fc.assert(each, { numRuns: REQUESTS, seed: SEED, endOnFailure: true });
    // Refusals alone would prove little: some requests have to be good ones.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
    expect(statuses.get(422) ?? 0).toBeGreaterThan(0);
  });
});
