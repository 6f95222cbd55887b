import type { EnvSource } from '../env.js';
import { createServer, type Server } from '../server.js';
import { clientAt, NEVER_OVERLOADED, startHarness, type Harness, type Person } from './harness.js';

/** Two servers on one database, with one clock. */
export interface TwoServers {
  /** The first one, at which accounts are created. */
  readonly at: Harness;
  readonly second: Server;
  readonly urls: readonly [string, string];
  /** The client of an account at one of them: the first for even turns, the second for odd ones. */
  asIn(turn: number, person: Person): Person;
  close(): Promise<void>;
}

/** Starts two servers for a test file; close them in `afterAll`. */
export async function startTwoServers(env: EnvSource = {}): Promise<TwoServers> {
  const at = await startHarness(env);
  const second = await createServer(at.app.env, {
    databaseUrl: at.databaseUrl,
    clock: at.clock,
    eventLoop: NEVER_OVERLOADED,
    log: at.app.log,
  });
  const urls = [at.url, (await second.listen(0, '127.0.0.1')).url] as const;
  return {
    at,
    second,
    urls,
    asIn: (turn, { id, email, token }) => clientAt(turn % 2 === 0 ? urls[0] : urls[1], id, email, token),
    async close() {
      await second.close();
      await at.close();
    },
  };
}
