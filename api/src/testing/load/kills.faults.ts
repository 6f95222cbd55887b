import { describe, it } from '@jest/globals';
import { killRepeatedly } from './kills.js';

describe('[security Keeps working] kill -9 under load', () => {
  it('of servers and database, again and again: nothing acknowledged is lost or doubled', async () => {
    await killRepeatedly(3, { requests: 54, customers: 6, halls: 6 });
  }, 180_000);
});
