import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseHome, databaseIdentity } from '../../database/embedded-files.js';
import { startEmbedded, type Embedded } from '../../database/embedded.js';
import { findFreePort } from '../../database/free-port.js';
import { copyBase, giveToDatabase } from './point-in-time.js';

/** The primary's settings of docs/operations.md (More than one machine). */
export const REPLICATED = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '256MB' };

/** A streaming replica of an embedded database, at an address that stays. */
export interface Standby {
  readonly url: string;
  /** Starts it, and resolves once it answers. */
  start(): Promise<void>;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes a replica, not started yet, of the embedded database that runs in a data folder. */
export async function createStandby(primaryUrl: string, primaryDir: string, dataDir: string): Promise<Standby> {
  mkdirSync(dataDir);
  const identity = databaseIdentity();
  const [primary, home] = [databaseHome(primaryDir, identity), databaseHome(dataDir, identity)];
  const base = join(home, 'cluster');
  await copyBase(primaryUrl, { cluster: join(primary, 'cluster'), base });
  // Roles are copied with the rest.
  copyFileSync(join(primary, 'password'), join(home, 'password'));
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl);
  const source = `host=${hostname} port=${primaryPort} user=${username} password=${password}`;
  writeFileSync(join(base, 'standby.signal'), '');
  writeFileSync(join(base, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`, { flag: 'a' });
  chmodSync(base, 0o700);
  giveToDatabase(base);

  const port = await findFreePort();
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href;
  let running: Embedded | undefined;
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  return {
    url,
    async start() {
      // Retries soon when the primary is back.
      running = await startEmbedded({ dataDir, port, settings: { wal_retrieve_retry_interval: '200ms' } });
    },
    async kill() {
      if (running) process.kill(running.pid, 'SIGKILL');
      await stop();
    },
    stop,
  };
}
