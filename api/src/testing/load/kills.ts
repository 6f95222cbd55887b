import { expectAllDone, expectConsistent } from './invariants.js';
import { startLoadTest, type LoadPlan, type LoadTest } from './load-test.js';

/**
 * Kills the servers, in turns, and the database every third time, one after the other: the next begins when the one before is over.
 * @returns kills for the next time
 */
export function killInTurns(loadTest: LoadTest): () => Promise<void> {
  const kill = async (round: number) => {
    if (round % 3 === 2) {
      await loadTest.restartDatabase();
      return;
    }
    const server = loadTest.servers[round % 2 === 0 ? 0 : 1];
    await server.kill();
    await server.start();
  };
  let rounds = 0;
  let last: Promise<void> = Promise.resolve();
  return () => {
    const round = rounds;
    rounds += 1;
    return (last = last.then(() => kill(round)));
  };
}

/**
 * Kills the servers, in turns, and the database every third time, while customers book; then looks whether all that was
 * acknowledged is there, once.
 * @param times how many kills
 */
export async function killRepeatedly(times: number, plan: LoadPlan): Promise<void> {
  const loadTest = await startLoadTest(plan);
  try {
    const kill = killInTurns(loadTest);
    // The next begins when so many more requests were answered.
    const every = Math.floor(plan.requests / (times + 1));
    const events = Array.from({ length: times }, (_, round) => [every * (round + 1), kill] as const);
    const acknowledged = await loadTest.run(Object.fromEntries(events));
    await expectConsistent(loadTest, acknowledged);
    expectAllDone(acknowledged);
  } finally {
    await loadTest.end();
  }
}
