import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = '4m';
const BALLAST = 'ballast';
const CHUNK = Buffer.alloc(64 * 1024, 'x');
/** Mounts a small file system that only the program and its children see; it goes with them. */
const MOUNT = (folder: string) => [
  ...['unshare', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${SIZE} tmpfs "$0" && mkdir "$0/tmp" && exec "$@"`,
  folder,
];

/** A disk of a server process that can be filled up. */
export interface SmallDisk {
  /** What the server process has to be started by. */
  wrapper: readonly string[];
  fill(pid: number): void;
  empty(pid: number): void;
  /** Every file below `files`. */
  list(pid: number): string[];
}

/** Whether this machine lets us mount; else the folder of files is made unusable. */
function canMount(folder: string): boolean {
  const [program = '', ...args] = MOUNT(folder);
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

/** A disk mounted at the folder. */
function createMounted(folder: string): SmallDisk {
  const inside = (pid: number, name: string) => join(`/proc/${pid}/root`, folder, name);
  return {
    wrapper: MOUNT(folder),
    fill(pid) {
      for (let isFull = false; !isFull;) {
        try {
          appendFileSync(inside(pid, BALLAST), CHUNK);
        } catch {
          isFull = true;
        }
      }
    },
    empty: (pid) => rmSync(inside(pid, BALLAST)),
    list: (pid) => listFiles(inside(pid, 'files')),
  };
}

/** Where nothing can be mounted: the folder of files is replaced by a file, so that nothing can be written below it. */
function createBlocked(folder: string): SmallDisk {
  const [files, aside] = [join(folder, 'files'), join(folder, 'aside')];
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  return {
    wrapper: [],
    fill() {
      mkdirSync(files, { recursive: true });
      renameSync(files, aside);
      writeFileSync(files, '');
    },
    empty() {
      rmSync(files);
      renameSync(aside, files);
    },
    list: () => [...listFiles(files), ...listFiles(aside)],
  };
}

function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** A disk of a few megabytes at an existing folder. */
export const createSmallDisk = (folder: string): SmallDisk =>
  canMount(folder) ? createMounted(folder) : createBlocked(folder);
