import { describe, it } from '@jest/globals';
import { killRepeatedly } from './kills.js';

describe('[security Keeps working] fifty times kill -9 under load', () => {
  it('of servers and database: nothing acknowledged is lost or doubled', async () => {
    await killRepeatedly(50, { requests: 3_000, customers: 30, halls: 6 });
  }, 1_800_000);
});
