import { expectConsistent } from './invariants.js';
import { startLoadTest, type LoadPlan } from './load-test.js';

/**
 * Kills the servers, in turns, and the database every third time, while customers book; then looks whether all that was
 * acknowledged is there, once.
 * @param times how many kills
 */
export async function killRepeatedly(times: number, plan: LoadPlan): Promise<void> {
  const loadTest = await startLoadTest(plan);
  try {
    const kill = async (round: number) => {
      if (round % 3 === 2) {
        await loadTest.restartDatabase();
        return;
      }
      const server = loadTest.servers[round % 2 === 0 ? 0 : 1];
      await server.kill();
      await server.start();
    };
    // One after the other: the next begins when so many more requests were answered and the one before is over.
    let last: Promise<void> = Promise.resolve();
    const begin = (round: number) => () => (last = last.then(() => kill(round)));
    const every = Math.floor(plan.requests / (times + 1));
    const events = Array.from({ length: times }, (_, round) => [every * (round + 1), begin(round)] as const);
    await expectConsistent(loadTest, await loadTest.run(Object.fromEntries(events)));
  } finally {
    await loadTest.end();
  }
}
