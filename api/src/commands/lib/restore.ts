import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { openClient } from '../../database/connections.js';
import { migrate, withoutReplaced } from '../../database/migrate.js';
import { MIGRATIONS } from '../../database/migrations/index.js';
import { closeOrm, createOrm } from '../../database/orm.js';
import type { Env } from '../../env.js';
import { openFileStore } from '../../files/storage.js';
import {
  getJobsPath,
  readManifest,
  getStoredFilePath,
  getTablePath,
  type Manifest,
  type Part,
} from './backup-manifest.js';
import { measureFile, measureLines, readLines } from './backup-parts.js';
import {
  readJobLines,
  loadJobs,
  loadTable,
  migrationNames,
  SESSION,
  setSequence,
  readTableLines,
  listTables,
} from './backup-tables.js';
import { CommandError, resolveOperatorPath, type Output } from './command.js';

const USAGE = `Puts a backup back (docs/operations.md, Backup and restore). No server may run on the database meanwhile.

  npm run restore -- FOLDER [--force]

  FOLDER    what npm run backup has made
  --force   also where the database holds accounts: all of it is replaced`;

/** What to restore, and where to. */
export interface RestoreRequest {
  env: Env;
  databaseUrl: string;
  folder: string;
  /** Replaces a database that holds accounts. */
  force: boolean;
}

/**
 * Restores a backup. Everything is verified before anything is changed, and compared with the backup before it is committed. An
 * older backup is migrated to the current schema.
 * @throws CommandError for a damaged backup, a database in use, and one with accounts unless forced
 */
export async function restore({ env, databaseUrl, folder, force }: RestoreRequest): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const migrations = readMigrations(manifest);
  await verify(folder, manifest);
  const client = await openClient(databaseUrl, 'mehfil-restore');
  try {
    await assertNotInUse(client);
    if (!force) await assertNoAccounts(client);
    await recreateTables(client, databaseUrl, migrations);
    await client.query(SESSION);
    await load(client, folder, manifest);
  } finally {
    await client.end();
  }
  await migrateTo(databaseUrl);
  const store = openFileStore(env);
  for (const [key, { contentType }] of Object.entries(manifest.files)) {
    await store.putStream(key, createReadStream(getStoredFilePath(folder, key)), { contentType });
  }
  return manifest;
}

/** The migrations of a backup, all known to this program. */
function readMigrations(manifest: Manifest): string[] {
  const migrations = withoutReplaced(manifest.migrations);
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new CommandError(`The backup is newer than this program, which doesn't know ${unknown.join(', ')}.`);
  }
  return migrations;
}

function assertSame(name: string, found: Part, expected: Part): void {
  if (found.sha256 === expected.sha256) return;
  throw new CommandError(`The backup is damaged: ${name} is not what was backed up.`);
}

async function verify(folder: string, { tables, jobs, files }: Manifest): Promise<void> {
  const unreadable = (name: string) => (error: unknown) => {
    throw new CommandError(`The backup is damaged: ${name} can't be read (${String(error)}).`);
  };
  for (const [name, expected] of Object.entries(tables)) {
    assertSame(name, await measureLines(readLines(getTablePath(folder, name))).catch(unreadable(name)), expected);
  }
  assertSame('jobs', await measureLines(readLines(getJobsPath(folder))).catch(unreadable('jobs')), jobs);
  for (const [key, expected] of Object.entries(files)) {
    assertSame(key, await measureFile(getStoredFilePath(folder, key)).catch(unreadable(key)), expected);
  }
}

async function assertNotInUse(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and application_name in ('mehfil', 'mehfil-side', 'mehfil-live')`,
  );
  if (rows.length > 0) throw new CommandError('A server is running on this database. Stop it first.');
}

async function assertNoAccounts(client: pg.ClientBase): Promise<void> {
  if ((await migrationNames(client)).length === 0) return;
  const { rows } = await client.query('select 1 from users limit 1');
  if (rows.length > 0) throw new CommandError('The database holds accounts. --force replaces all of it.');
}

/** Recreates the tables as of the backup's version, all empty. */
async function recreateTables(client: pg.ClientBase, databaseUrl: string, migrations: string[]): Promise<void> {
  await client.query(
    'begin; drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade; commit',
  );
  await migrateTo(databaseUrl, migrations.at(-1));
  const there = await migrationNames(client);
  if (there.join() !== migrations.join()) {
    throw new CommandError('The migrations of the backup are not those of this program.');
  }
}

async function migrateTo(databaseUrl: string, to?: string): Promise<void> {
  const orm = createOrm({ databaseUrl, poolMax: 2 });
  try {
    await migrate(orm, to === undefined ? {} : { to });
  } finally {
    await closeOrm(orm);
  }
}

/** Loads everything in one transaction, which commits only if the result equals the backup. */
async function load(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  // What is only ever added to is emptied for this alone.
  await client.query(`set local mehfil.clear_demo = 'on'`);
  const tables = await listTables(client);
  for (const table of tables.filter(({ name }) => name in manifest.tables)) {
    await client.query(`truncate public."${table.name}" cascade`);
  }
  for (const table of tables) {
    if (table.name in manifest.tables) await loadTable(client, table, readLines(getTablePath(folder, table.name)));
  }
  await loadJobs(client, readLines(getJobsPath(folder)));
  for (const [name, state] of Object.entries(manifest.sequences)) await setSequence(client, name, state);
  for (const table of tables) {
    const expected = manifest.tables[table.name];
    if (expected) assertSame(table.name, await measureLines(readTableLines(client, table)), expected);
  }
  assertSame('jobs', await measureLines(readJobLines(client)), manifest.jobs);
  await client.query('commit');
}

/** `restore FOLDER [--force]`. @returns the exit code */
export async function restoreCommand(
  { env, databaseUrl }: Pick<RestoreRequest, 'env' | 'databaseUrl'>,
  args: string[],
  { out }: Output,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [folder, ...more] = positionals;
  if (values.help || folder === undefined) {
    out(USAGE);
    return values.help ? 0 : 1;
  }
  if (more.length > 0) throw new CommandError(`One folder at a time: "${more.join(' ')}" is too many.`);
  const manifest = await restore({ env, databaseUrl, folder: resolveOperatorPath(folder), force: values.force });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  out(`${rows} rows and ${Object.keys(manifest.files).length} files of ${manifest.createdAt} are back.`);
  return 0;
}
