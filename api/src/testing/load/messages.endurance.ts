import { describe, it } from '@jest/globals';
import { writeThroughKills } from './messages.js';

describe('[product: Talk] thirty times kill -9 while both sides write', () => {
  it('of servers and database: nothing acknowledged is lost, doubled or out of order', async () => {
    await writeThroughKills(30, { conversations: 20, messages: 120 });
  }, 1_800_000);
});
