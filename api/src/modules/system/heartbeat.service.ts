import { randomUUID } from 'node:crypto';
import type { App } from '../../context.js';

const BEAT_MS = 30_000;

/**
 * Records that this server is alive, now and every half minute.
 * @returns a function that records the end and stops
 */
export async function startHeartbeat(app: App): Promise<() => Promise<void>> {
  const serverId = randomUUID();
  const beat = async () => {
    const now = app.clock.now().toISOString();
    await app.orm.em.fork().execute(
      `insert into heartbeats (server_id, started_at, last_seen_at) values (?, ?, ?)
       on conflict (server_id) do update set last_seen_at = greatest(heartbeats.last_seen_at, excluded.last_seen_at)`,
      [serverId, now, now],
    );
  };
  await beat();
  const timer = setInterval(() => {
    beat().catch((error: unknown) => app.log.warn({ err: error }, 'the heartbeat could not be recorded'));
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await beat();
  };
}
