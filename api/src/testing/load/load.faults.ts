import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectAllDone, expectConsistent, isAllDone } from './invariants.js';
import { startLoadTest, type LoadTest } from './load-test.js';

/** How often the load may go on. */
const MORE_MAX = 5;

/** The short form of load.endurance.ts: every event once, with few customers. */
let loadTest: LoadTest;

beforeAll(async () => {
  loadTest = await startLoadTest({ requests: 60, customers: 6, halls: 6 });
}, 120_000);
afterAll(() => loadTest.end(), 60_000);

describe('[security Keeps working] two servers, one killed, the database killed', () => {
  it('nothing overlaps, nothing acknowledged is lost or doubled', async () => {
    const [first] = loadTest.servers;
    const acknowledged = await loadTest.run({
      15: async () => {
        await first.kill();
        await first.start();
      },
      30: () => loadTest.restartDatabase(),
    });
    // What comes of so few turns is chance: others follow until everything has come.
    for (let more = 0; more < MORE_MAX && !isAllDone(acknowledged); more += 1) await loadTest.run({}, acknowledged);
    expectAllDone(acknowledged);
    expect(acknowledged.repeats).toBeGreaterThan(0);
    await expectConsistent(loadTest, acknowledged);
  }, 180_000);

  it('SIGTERM under load: what was accepted is answered, and the process ends by its deadlines', async () => {
    const [first, second] = loadTest.servers;
    await second.kill();
    const before = await loadTest.query('select 1 from bookings');
    let ended: Awaited<ReturnType<typeof first.terminate>> | undefined;
    const running = loadTest.run({
      10: async () => {
        ended = await first.terminate();
        await second.start();
      },
    });
    const acknowledged = await running;
    const after = await loadTest.query('select 1 from bookings');
    expect(ended?.code).toBe(0);
    expect(ended?.ms).toBeLessThan(30_000);
    expect(after.length - before.length).toBe(acknowledged.bookings.size + acknowledged.functions.size);
    expect(acknowledged.surprises).toEqual([]);
  }, 180_000);
});
