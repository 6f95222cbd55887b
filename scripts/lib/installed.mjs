import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Package an entry of a lock file
 * @property {string} [version]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * Whether node_modules already holds what package-lock.json says, as after an `npm ci` or `npm install` by hand. npm
 * writes `node_modules/.package-lock.json` as its last step, so a broken installation never counts.
 * @param {string} root
 * @param {string[]} manifests the package.json of every workspace, the root's included
 */
export function installedAsLocked(root, manifests) {
  const locked = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!locked || !installed) return false;
  return (
    manifests.every((file) => asksForTheSame(readJson(join(root, file)), locked[workspaceOf(file)])) &&
    Object.entries(locked).every(
      ([path, entry]) =>
        !path.includes('node_modules/') ||
        installed[path]?.version === (entry.link ? undefined : entry.version) ||
        (!installed[path] && entry.optional && !isMadeForThisMachine(entry)),
    )
  );
}

/** @param {string} file */
const workspaceOf = (file) => (dirname(file) === '.' ? '' : dirname(file));

/**
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
const packagesOf = (file) => readJson(file)?.packages;

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A manifest edited without the lock must reach `npm ci`, which refuses it.
 * @param {Package | undefined} manifest
 * @param {Package | undefined} entry
 */
function asksForTheSame(manifest, entry) {
  return /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']).every(
    (kind) => sorted(manifest?.[kind]) === sorted(entry?.[kind]),
  );
}

/** @param {Record<string, string>} [versions] */
const sorted = (versions = {}) => JSON.stringify(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * An optional package without a platform of its own hangs on one that has, so only those that name one are asked for.
 * @param {Package} entry
 */
function isMadeForThisMachine({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  return allows(os, process.platform) && allows(cpu, process.arch) && (!libc || allows(libc, libcOfThisMachine()));
}

/**
 * @param {string | string[] | undefined} names
 * @param {string} value
 */
function allows(names, value) {
  if (!names) return true;
  const list = [names].flat();
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((entry) => entry.startsWith('!'));
}

function libcOfThisMachine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
}
