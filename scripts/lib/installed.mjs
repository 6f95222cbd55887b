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
 * Whether node_modules already matches package-lock.json, as after a manual `npm ci` or `npm install`. npm writes
 * `node_modules/.package-lock.json` last, so an interrupted installation never matches.
 * @param {string} root
 * @param {string[]} manifests the package.json of every workspace, including the root's
 */
export function isInstalledAsLocked(root, manifests) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!locked || !installed) return false;
  return (
    manifests.every((file) => hasSameDependencies(readJson(join(root, file)), locked[toWorkspace(file)])) &&
    Object.entries(locked).every(
      ([path, entry]) =>
        !path.includes('node_modules/') ||
        installed[path]?.version === (entry.link ? undefined : entry.version) ||
        (!installed[path] && entry.optional && !isForThisPlatform(entry)),
    )
  );
}

/** @param {string} file */
const toWorkspace = (file) => (dirname(file) === '.' ? '' : dirname(file));

/**
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
const readPackages = (file) => readJson(file)?.packages;

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether a manifest matches the lock; if not, `npm ci` must run, which refuses it.
 * @param {Package | undefined} manifest
 * @param {Package | undefined} entry
 */
function hasSameDependencies(manifest, entry) {
  return /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']).every(
    (kind) => sortByName(manifest?.[kind]) === sortByName(entry?.[kind]),
  );
}

/** @param {Record<string, string>} [versions] */
const sortByName = (versions = {}) => JSON.stringify(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Whether an optional package is for this platform. Those without a platform depend on one that has, so only the latter are
 * checked.
 * @param {Package} entry
 */
function isForThisPlatform({ os, cpu, libc }) {
  if (!os && !cpu) return false;
  return allows(os, process.platform) && allows(cpu, process.arch) && (!libc || allows(libc, detectLibc()));
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

function detectLibc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
}
