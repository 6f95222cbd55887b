import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './command.js';

const FORMAT = 1;
const MANIFEST = 'manifest.json';
const CHECKSUM = 'manifest.sha256';

/** Backups contain the whole database, so only its operator may read them. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** A file of a backup, with checksum and size of its unpacked content. */
export interface Part {
  sha256: string;
  bytes: number;
}

/** The content of a backup. */
export interface Manifest {
  format: typeof FORMAT;
  createdAt: string;
  /** Names of the applied migrations. */
  migrations: string[];
  /** Rows of each table, in `tables/<name>.jsonl.gz`: one JSON object per line, in primary key order. */
  tables: Record<string, Part & { rows: number }>;
  /** Waiting jobs of the queue, in `jobs.jsonl.gz`. */
  jobs: Part & { rows: number };
  sequences: Record<string, { value: string; isCalled: boolean }>;
  /** Uploaded files by storage key, in `files/<key>`. Derived files (resized pictures) are not included. */
  files: Record<string, Part & { contentType: string }>;
  /** Files in the database that were missing in the storage. */
  missingFiles: string[];
}

/** The path of a table's rows in a backup. */
export function getTablePath(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.jsonl.gz`);
}

/** The path of the jobs in a backup. */
export function getJobsPath(folder: string): string {
  return join(folder, 'jobs.jsonl.gz');
}

/** The path of a stored file in a backup. */
export function getStoredFilePath(folder: string, key: string): string {
  return join(folder, 'files', key);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes the manifest with its checksum: the last step, which makes the backup valid. */
export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...content };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: PRIVATE_FILE });
  await writeFile(join(folder, CHECKSUM), `${sha256(text)}  ${MANIFEST}\n`, { mode: PRIVATE_FILE });
  return manifest;
}

/** @throws CommandError for an incomplete backup, and for a modified manifest */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, checksum] = await Promise.all(
    [MANIFEST, CHECKSUM].map((name) => readFile(join(folder, name), 'utf8').catch(() => undefined)),
  );
  if (text === undefined || checksum === undefined) throw new CommandError(`${folder} is not a complete backup.`);
  if (checksum.split(' ')[0] !== sha256(text)) throw new CommandError(`${folder}: ${MANIFEST} was changed or damaged.`);
  // Written by us, as the checksum proves.
  const manifest = JSON.parse(text) as { format: number };
  if (manifest.format !== FORMAT) throw new CommandError(`${folder} was made by another version of this program.`);
  return manifest as Manifest;
}
