import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './command.js';

const FORMAT = 1;
const MANIFEST = 'manifest.json';
const CHECKSUM = 'manifest.sha256';

/** Only who may read the database may read a copy of it. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** A file of a backup, by what it holds once it is unpacked. */
export interface Part {
  sha256: string;
  bytes: number;
}

/** What a backup holds. */
export interface Manifest {
  format: typeof FORMAT;
  createdAt: string;
  /** Names of the migrations that the database had. */
  migrations: string[];
  /** Rows of each table, in `tables/<name>.jsonl.gz`: one JSON object a line, in the order of the primary key. */
  tables: Record<string, Part & { rows: number }>;
  /** Waiting jobs of the queue, in `jobs.jsonl.gz`. */
  jobs: Part & { rows: number };
  sequences: Record<string, { value: string; isCalled: boolean }>;
  /** Uploaded files by storage key, in `files/<key>`. What is made of them (sizes of pictures) is made again. */
  files: Record<string, Part & { contentType: string }>;
  /** Files that the database knows and the storage had lost. */
  missingFiles: string[];
}

/** Where a table's rows stand in a backup. */
export function tableFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.jsonl.gz`);
}

/** Where the jobs stand in a backup. */
export function jobsFile(folder: string): string {
  return join(folder, 'jobs.jsonl.gz');
}

/** Where a stored file stands in a backup. */
export function storedFile(folder: string, key: string): string {
  return join(folder, 'files', key);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes the manifest with its own checksum: the last step of a backup, without which it isn't one. */
export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...content };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: PRIVATE_FILE });
  await writeFile(join(folder, CHECKSUM), `${sha256(text)}  ${MANIFEST}\n`, { mode: PRIVATE_FILE });
  return manifest;
}

/** @throws CommandError for a folder that is no complete backup, and for a manifest that was changed */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, checksum] = await Promise.all(
    [MANIFEST, CHECKSUM].map((name) => readFile(join(folder, name), 'utf8').catch(() => undefined)),
  );
  if (text === undefined || checksum === undefined) throw new CommandError(`${folder} is no complete backup.`);
  if (checksum.split(' ')[0] !== sha256(text)) throw new CommandError(`${folder}: ${MANIFEST} was changed or damaged.`);
  // What we have written ourselves, as the checksum says.
  const manifest = JSON.parse(text) as { format: number };
  if (manifest.format !== FORMAT) throw new CommandError(`${folder} was made by another version of this program.`);
  return manifest as Manifest;
}
