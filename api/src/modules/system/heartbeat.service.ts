import { randomUUID } from 'node:crypto';
import type { App } from '../../context.js';

const BEAT_MS = 30_000;

/** The heartbeat of this server. */
export interface Heartbeat {
  /** Sets the names under which this server locks jobs. */
  setJobPools: (jobPools: readonly string[]) => void;
  /** Records the end and stops. */
  stop: () => Promise<void>;
}

/** Starts recording heartbeats, every half minute. */
export async function startHeartbeat(app: App): Promise<Heartbeat> {
  const serverId = randomUUID();
  let jobPool: string | null = null;
  const beat = async () => {
    const now = app.clock.now().toISOString();
    await app.orm.em.fork().execute(
      `insert into heartbeats (server_id, job_pool, started_at, last_seen_at) values (?, ?, ?, ?)
       on conflict (server_id) do update set job_pool = excluded.job_pool,
         last_seen_at = greatest(heartbeats.last_seen_at, excluded.last_seen_at)`,
      [serverId, jobPool, now, now],
    );
  };
  const beatLater = () => {
    beat().catch((error: unknown) => app.log.warn({ err: error }, 'the heartbeat could not be recorded'));
  };
  await beat();
  const timer = setInterval(beatLater, BEAT_MS);
  timer.unref();
  return {
    setJobPools: (pools) => {
      jobPool = pools.join(',');
      beatLater();
    },
    stop: async () => {
      clearInterval(timer);
      await beat();
    },
  };
}
