import { describe, it } from '@jest/globals';
import { endReplicated, killEachInTurn, startReplicated } from './replicated.js';

// Enough evenings that some are still free for the last rounds.
const PLAN = { requests: 60, customers: 12, halls: 6, days: 60 };

describe('[issue: more than one machine] two servers, primary and replica, each killed ten times under load', () => {
  it('no visitor’s read fails, nothing acknowledged is lost', async () => {
    const replicated = await startReplicated(PLAN);
    try {
      await killEachInTurn(replicated, PLAN, 10);
    } finally {
      await endReplicated(replicated);
    }
  }, 1_800_000);
});
