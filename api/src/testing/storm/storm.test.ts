import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectPromisesKept } from './promises.js';
import { beginStorm, type Storm } from './storm.js';

/** The short form of storm.endurance.ts: everything happens, once, to few. */
let storm: Storm;

beforeAll(async () => {
  storm = await beginStorm({ requests: 60, customers: 6, halls: 4 });
}, 120_000);
afterAll(() => storm.end(), 60_000);

describe('[security Keeps working] two servers, one killed, the database killed', () => {
  it('nothing overlaps, nothing acknowledged is lost or doubled', async () => {
    const [first] = storm.servers;
    const told = await storm.rage({
      15: async () => {
        await first.kill();
        await first.start();
      },
      30: () => storm.restartDatabase(),
    });
    expect(told.repeats).toBeGreaterThan(0);
    await expectPromisesKept(storm, told);
  }, 180_000);

  it('SIGTERM under load: what was accepted is answered, and the process ends within 10 s', async () => {
    const [first, second] = storm.servers;
    await second.kill();
    const before = await storm.query('select 1 from bookings');
    let ended: Awaited<ReturnType<typeof first.terminate>> | undefined;
    const raging = storm.rage({
      10: async () => {
        ended = await first.terminate();
        await second.start();
      },
    });
    const told = await raging;
    const after = await storm.query('select 1 from bookings');
    expect(ended?.code).toBe(0);
    expect(ended?.ms).toBeLessThan(10_000);
    expect(after.length - before.length).toBe(told.bookings.size);
    expect(told.surprises).toEqual([]);
  }, 180_000);
});
