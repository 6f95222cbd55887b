import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { closeOutages, openOutages, OUTAGES } from './outage.js';

// Generous: without its timeouts a request would wait for ever. outage.endurance.ts holds the figures.
const LIMITS = { answeredWithinMs: 30_000, backWithinMs: 30_000 };

beforeAll(openOutages, 120_000);
afterAll(closeOutages, 60_000);

describe('[security Keeps working] a database', () => {
  it.each(OUTAGES)(
    'that is %s',
    async (_what, cause) => {
      await cause(LIMITS);
    },
    60_000,
  );
});
