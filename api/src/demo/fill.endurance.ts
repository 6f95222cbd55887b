import { describe, expect, it } from '@jest/globals';
import { startHarness, TEST_NOW } from '../testing/harness.js';
import { ensureDemo } from './fill.js';

const HOUR_MS = 3_600_000;
/** Over a year, at every hour of a day and in every season: the step shares no factor with days and weeks. */
const STEP_HOURS = 223;
const INSTANTS = Array.from({ length: 40 }, (_, step) => new Date(TEST_NOW.getTime() + step * STEP_HOURS * HOUR_MS));

describe('[operations The demo] the demo data', () => {
  it.each(INSTANTS)('can be filled at %s', async (now) => {
    const at = await startHarness({ DEMO: 'on' });
    try {
      at.clock.set(now);
      expect(await ensureDemo(at.app, { databaseUrl: at.databaseUrl, now })).toBe(true);
    } finally {
      await at.close();
    }
  });
});
