import { pino } from 'pino';
import type { EnvSource } from '../../env.js';
import { publishEvent } from '../../graphql/live.js';
import { createServer } from '../../server.js';
import { NEVER_OVERLOADED, startHarness, type Harness } from '../harness.js';
import { readWebOperations } from './compare.js';

/** A server on the fast path and one without it, on the same database. */
export interface BothPaths {
  /** The one on the fast path. */
  at: Harness;
  urls: readonly [fast: string, slow: string];
  /** Makes both forget what they keep of the database: call it after rows were restored behind their backs. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both servers, with the web app's operations as known documents. */
export async function startBothPaths(env: EnvSource = {}): Promise<BothPaths> {
  const knownDocuments = new Map(readWebOperations().map(({ hash, query }) => [hash, query]));
  const at = await startHarness(env, { knownDocuments });
  const slow = await createServer(
    { ...at.app.env, fastPath: false },
    {
      databaseUrl: at.databaseUrl,
      clock: at.clock,
      eventLoop: NEVER_OVERLOADED,
      log: pino({ level: 'silent' }),
      knownDocuments,
    },
  );
  const { url } = await slow.listen(0, '127.0.0.1');
  // On a busy machine a connection must not end between two calls.
  slow.http.keepAliveTimeout = 60_000;
  return {
    at,
    urls: [at.url, url],
    async forget() {
      const heard = [at.app, slow.app].map(
        ({ live }) =>
          new Promise<void>((resolve) => {
            const stop = live.listen(({ kind }) => {
              if (kind !== 'rates') return;
              stop();
              resolve();
            });
          }),
      );
      const { em } = at.context();
      await publishEvent(em, 'maintenance', 0);
      await publishEvent(em, 'rates', 0);
      await Promise.all(heard);
    },
    async close() {
      await slow.close();
      await at.close();
    },
  };
}
