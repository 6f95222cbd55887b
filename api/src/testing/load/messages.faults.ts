import { describe, it } from '@jest/globals';
import { writeThroughKills } from './messages.js';

describe('[product: Talk] kill -9 while both sides write', () => {
  it('of servers and database: nothing acknowledged is lost, doubled or out of order', async () => {
    await writeThroughKills(3, { conversations: 4, messages: 12 });
  }, 180_000);
});
