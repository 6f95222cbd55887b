import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';

/**
 * The files at and below some paths, in a fixed order.
 * @param {string[]} paths absolute; missing ones are skipped
 * @param {(path: string) => boolean} [wanted] filters by path in the checkout, with forward slashes
 */
export function listFiles(paths, wanted = () => true) {
  return paths
    .filter((path) => existsSync(path))
    .flatMap((path) => (statSync(path).isDirectory() ? listFolder(path) : [path]))
    .filter((file) => wanted(fromRoot(file)))
    .sort();
}

/** @param {string} folder */
function listFolder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param {string} file */
export const fromRoot = (file) => relative(root, file).split(sep).join('/');

/**
 * A hash of the names and contents of files.
 * @param {string[]} files absolute
 */
export function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${fromRoot(file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
