import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClient } from '../../database/connections.js';
import { databaseHome, databaseIdentity } from '../../database/embedded-files.js';

/** Files of a running server that don't belong to a base copy (PostgreSQL's documentation, 25.3.4). */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+)$/;

/** Folders of the embedded database and of its rehearsal. */
export interface Places {
  /** PostgreSQL's own data. */
  cluster: string;
  /** Where the database archives what it wrote. */
  archive: string;
  /** The base copy. */
  base: string;
}

/** Gives a folder with all files to the user that runs the database. */
export function giveToDatabase(folder: string): void {
  const identity = databaseIdentity();
  if (!identity) return;
  chownSync(folder, identity.uid, identity.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), identity.uid, identity.gid);
}

/** The folders below a data folder; the archive is made, since the database writes there. */
export function makePlaces(dataDir: string): Places {
  const home = databaseHome(dataDir, databaseIdentity());
  const places = { cluster: join(home, 'cluster'), archive: join(home, 'archive'), base: join(home, 'base') };
  mkdirSync(places.archive);
  giveToDatabase(places.archive);
  return places;
}

/** The settings of docs/operations.md (Point-in-time recovery). */
export const archivingTo = (archive: string) => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
});

/** Copies the files of the running database, which archives meanwhile. */
export async function copyBase(
  databaseUrl: string,
  { cluster, base }: Pick<Places, 'cluster' | 'base'>,
): Promise<void> {
  // One session from start to stop: the backup ends with it.
  const client = await openClient(databaseUrl, 'rehearsal');
  try {
    await client.query(`select pg_backup_start('rehearsal', fast => true)`);
    const isWanted = (path: string) => !LEFT_OUT.test(path.slice(cluster.length + 1));
    cpSync(cluster, base, { recursive: true, filter: isWanted });
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop()',
    );
    writeFileSync(join(base, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

/** Ends the present file of the log, and waits until it is in the archive. */
export async function archiveAll(databaseUrl: string): Promise<void> {
  const client = await openClient(databaseUrl, 'rehearsal');
  try {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    for (;;) {
      const done = await client.query('select 1 from pg_stat_archiver where last_archived_wal >= $1', [rows[0]?.file]);
      if (done.rowCount === 1) return;
    }
  } finally {
    await client.end();
  }
}

/** Destroys the stopped database and puts the base copy in its place, which recovers up to a time when it is started. */
export function prepareRecovery({ cluster, archive, base }: Places, until: string): void {
  rmSync(cluster, { recursive: true });
  cpSync(base, cluster, { recursive: true });
  writeFileSync(join(cluster, 'recovery.signal'), '');
  const settings = {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: until,
    recovery_target_action: 'promote',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  writeFileSync(join(cluster, 'postgresql.auto.conf'), lines.join(''), { flag: 'a' });
  chmodSync(cluster, 0o700);
  giveToDatabase(cluster);
}
