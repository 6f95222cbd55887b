import { readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

/** @type {Record<string, import('./lib/installed.mjs').Package & { resolved?: string }>} */
const packages = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;

/**
 * Whether a package resolves another one in the folders above it.
 * @param {string} from
 * @param {string} name
 */
function finds(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
    if (folder === '' || !folder.includes('/node_modules/')) return `node_modules/${name}` in packages;
  }
}

test('the lock names every build of every package for every platform: npm ci refuses it otherwise', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(path, name))
      .map((name) => `${path || 'the project'} wants ${name}; an override in package.json can pin a complete version`),
  );
  expect(missing).toEqual([]);
});

test('the lock names no registry: whoever installs uses their own', () => {
  expect(Object.entries(packages).filter(([, entry]) => entry.resolved?.includes('//'))).toEqual([]);
});
