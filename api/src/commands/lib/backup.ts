import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Selectable } from 'kysely';
import type pg from 'pg';
import { openClient } from '../../database/connections.js';
import type { Database } from '../../database/tables.js';
import type { Env } from '../../env.js';
import { isMissing, openFileStore, type FileStore } from '../../files/storage.js';
import {
  getJobsPath,
  PRIVATE_FOLDER,
  getStoredFilePath,
  getTablePath,
  writeManifest,
  type Manifest,
} from './backup-manifest.js';
import { writeStream, writeLines } from './backup-parts.js';
import { readJobLines, migrationNames, readSequences, SESSION, readTableLines, listTables } from './backup-tables.js';
import { CommandError, resolveOperatorPath, type Output } from './command.js';

const USAGE = `Copies the database and the uploaded files into a folder (docs/operations.md, Backup and restore).

  npm run backup [-- FOLDER]

  FOLDER   where to write the backup; defaults to a new folder below DATA_DIR/backups`;

/** What to back up, and where to. */
export interface BackupRequest {
  env: Env;
  databaseUrl: string;
  folder: string;
  now: Date;
}

/** `2027-03-01T07-00-00Z` */
function toTimestamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/**
 * Copies a consistent snapshot while servers keep running. The folder only appears when it is complete.
 * @throws CommandError when the folder already exists
 */
export async function backUp({ env, databaseUrl, folder, now }: BackupRequest): Promise<Manifest> {
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: PRIVATE_FOLDER });
  const client = await openClient(databaseUrl, 'mehfil-backup');
  try {
    await client.query(SESSION);
    await client.query('begin isolation level repeatable read, read only');
    const database = await copyDatabase(client, draft);
    const { rows } = await client.query<StoredFileKey>(
      'select storage_key, mime from stored_files order by storage_key',
    );
    await client.query('commit');
    const files = await copyFiles(openFileStore(env), rows, draft);
    const manifest = await writeManifest(draft, { createdAt: now.toISOString(), ...database, ...files });
    await rename(draft, folder).catch((error: unknown) => {
      throw new CommandError(`${folder} can't be made: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
    });
    return manifest;
  } finally {
    await client.end();
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyDatabase(client: pg.ClientBase, folder: string) {
  const migrations = await migrationNames(client);
  if (migrations.length === 0) throw new CommandError('There is nothing to back up: the database is empty.');
  const tables: Manifest['tables'] = {};
  for (const table of await listTables(client)) {
    tables[table.name] = await writeLines(getTablePath(folder, table.name), readTableLines(client, table));
  }
  const jobs = await writeLines(getJobsPath(folder), readJobLines(client));
  return { migrations, tables, jobs, sequences: await readSequences(client) };
}

type StoredFileKey = Pick<Selectable<Database['stored_files']>, 'storage_key' | 'mime'>;

async function copyFiles(store: FileStore, rows: readonly StoredFileKey[], folder: string) {
  const files: Manifest['files'] = {};
  const missingFiles: string[] = [];
  for (const { storage_key: key, mime } of rows) {
    try {
      files[key] = {
        ...(await writeStream(getStoredFilePath(folder, key), await store.getStream(key))),
        contentType: mime,
      };
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Removed since the snapshot, or lost before: reported, but no reason to fail the backup.
      await rm(getStoredFilePath(folder, key), { force: true });
      missingFiles.push(key);
    }
  }
  return { files, missingFiles };
}

/** `backup [FOLDER]`. @returns the exit code */
export async function backupCommand(
  { env, databaseUrl, now }: Omit<BackupRequest, 'folder'>,
  args: string[],
  { out, err }: Output,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    out(USAGE);
    return 0;
  }
  const [named, ...more] = positionals;
  if (more.length > 0) throw new CommandError(`One folder at a time: "${more.join(' ')}" is too many.`);
  const folder = named === undefined ? join(env.dataDir, 'backups', toTimestamp(now)) : resolveOperatorPath(named);
  const manifest = await backUp({ env, databaseUrl, folder, now });
  for (const key of manifest.missingFiles) err(`missing in the storage: ${key}`);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const tables = Object.keys(manifest.tables).length;
  out(`${rows} rows of ${tables} tables and ${Object.keys(manifest.files).length} files are in ${folder}`);
  return 0;
}
