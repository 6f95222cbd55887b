import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { openClient } from '../../database/connections.js';
import { migrate } from '../../database/migrate.js';
import { MIGRATIONS } from '../../database/migrations/index.js';
import { createOrm } from '../../database/orm.js';
import type { Env } from '../../env.js';
import { openFileStore } from '../../storage.js';
import { jobsFile, readManifest, storedFile, tableFile, type Manifest, type Part } from './backup-manifest.js';
import { measureFile, measureLines, unpackLines } from './backup-parts.js';
import {
  jobLines,
  loadJobs,
  loadTable,
  migrationNames,
  SESSION,
  setSequence,
  tableLines,
  tablesOf,
} from './backup-tables.js';
import { CommandError, operatorPath, type Output } from './command.js';

const USAGE = `Puts a backup back (docs/operations.md, Backup and restore). No server may run on the database meanwhile.

  npm run restore -- FOLDER [--force]

  FOLDER    what npm run backup has made
  --force   also where the database holds accounts: all of it is replaced`;

/** What to put back, and where. */
export interface RestoreRequest {
  env: Env;
  databaseUrl: string;
  folder: string;
  /** Replaces a database that holds accounts. */
  force: boolean;
}

/**
 * Puts a backup back. Everything is checked before anything is touched, and compared with the backup before it counts. An
 * older backup is brought up to date by the migrations that have come since.
 * @throws CommandError for a damaged backup, a database in use, and one with accounts unless forced
 */
export async function restore({ env, databaseUrl, folder, force }: RestoreRequest): Promise<Manifest> {
  const manifest = await readManifest(folder);
  refuseUnknownMigrations(manifest);
  await verify(folder, manifest);
  const client = await openClient(databaseUrl, 'mehfil-restore');
  try {
    await refuseInUse(client);
    if (!force) await refuseAccounts(client);
    await makeEmpty(client, databaseUrl, manifest);
    await client.query(SESSION);
    await load(client, folder, manifest);
  } finally {
    await client.end();
  }
  await migrated(databaseUrl);
  const store = openFileStore(env);
  for (const [key, { contentType }] of Object.entries(manifest.files)) {
    await store.putStream(key, createReadStream(storedFile(folder, key)), { contentType });
  }
  return manifest;
}

function refuseUnknownMigrations({ migrations }: Manifest): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new CommandError(`The backup is newer than this program, which doesn't know ${unknown.join(', ')}.`);
  }
}

function refuseDifferent(name: string, found: Part, expected: Part): void {
  if (found.sha256 === expected.sha256) return;
  throw new CommandError(`The backup is damaged: ${name} is not what was backed up.`);
}

async function verify(folder: string, { tables, jobs, files }: Manifest): Promise<void> {
  const unreadable = (name: string) => (error: unknown) => {
    throw new CommandError(`The backup is damaged: ${name} can't be read (${String(error)}).`);
  };
  for (const [name, expected] of Object.entries(tables)) {
    refuseDifferent(name, await measureLines(unpackLines(tableFile(folder, name))).catch(unreadable(name)), expected);
  }
  refuseDifferent('jobs', await measureLines(unpackLines(jobsFile(folder))).catch(unreadable('jobs')), jobs);
  for (const [key, expected] of Object.entries(files)) {
    refuseDifferent(key, await measureFile(storedFile(folder, key)).catch(unreadable(key)), expected);
  }
}

async function refuseInUse(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and application_name in ('mehfil', 'mehfil-side', 'mehfil-live')`,
  );
  if (rows.length > 0) throw new CommandError('A server is running on this database. Stop it first.');
}

async function refuseAccounts(client: pg.ClientBase): Promise<void> {
  if ((await migrationNames(client)).length === 0) return;
  const { rows } = await client.query('select 1 from users limit 1');
  if (rows.length > 0) throw new CommandError('The database holds accounts. --force replaces all of it.');
}

/** Leaves the tables of the backup's version, all empty. */
async function makeEmpty(client: pg.ClientBase, databaseUrl: string, { migrations }: Manifest): Promise<void> {
  await client.query(
    'begin; drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade; commit',
  );
  await migrated(databaseUrl, migrations.at(-1));
  const there = await migrationNames(client);
  if (there.join() !== migrations.join()) {
    throw new CommandError('The migrations of the backup are not those of this program.');
  }
}

async function migrated(databaseUrl: string, to?: string): Promise<void> {
  const orm = createOrm({ databaseUrl, poolMax: 2 });
  try {
    await migrate(orm, to === undefined ? {} : { to });
  } finally {
    await orm.close(true);
  }
}

/** All or nothing, and only if it is what was backed up. */
async function load(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  const tables = await tablesOf(client);
  for (const table of tables.filter(({ name }) => name in manifest.tables)) {
    await client.query(`truncate public."${table.name}" cascade`);
  }
  for (const table of tables) {
    if (table.name in manifest.tables) await loadTable(client, table, unpackLines(tableFile(folder, table.name)));
  }
  await loadJobs(client, unpackLines(jobsFile(folder)));
  for (const [name, state] of Object.entries(manifest.sequences)) await setSequence(client, name, state);
  for (const table of tables) {
    const expected = manifest.tables[table.name];
    if (expected) refuseDifferent(table.name, await measureLines(tableLines(client, table)), expected);
  }
  refuseDifferent('jobs', await measureLines(jobLines(client)), manifest.jobs);
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
  const manifest = await restore({ env, databaseUrl, folder: operatorPath(folder), force: values.force });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  out(`${rows} rows and ${Object.keys(manifest.files).length} files of ${manifest.createdAt} are back.`);
  return 0;
}
