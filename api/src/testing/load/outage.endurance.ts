import { afterAll, beforeAll, describe, it } from '@jest/globals';
import {
  closeOutages,
  exhaustConnections,
  freezeDatabase,
  killDatabase,
  openOutages,
  restartDatabase,
  stopDatabase,
} from './outage.js';

const LIMITS = { answeredWithinMs: 10_000, backWithinMs: 5_000 };

beforeAll(openOutages, 120_000);
afterAll(closeOutages, 60_000);

describe('[security Keeps working] a database', () => {
  it('that is frozen: every answer is 503, and everything works again once it goes on', async () => {
    await freezeDatabase(LIMITS);
  }, 60_000);

  it('that is out of connections: every answer is 503, and everything works again once there are some', async () => {
    await exhaustConnections(LIMITS);
  }, 60_000);

  it('that is stopped: every answer is 503, and everything works again once it is started', async () => {
    await stopDatabase(LIMITS);
  }, 60_000);

  it('that is restarted below requests: none fails but by 503', async () => {
    await restartDatabase(LIMITS);
  }, 60_000);

  it('that is killed: it is started again by itself, and the server is back', async () => {
    await killDatabase(LIMITS);
  }, 60_000);
});
