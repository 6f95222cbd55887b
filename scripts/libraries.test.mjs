import { readFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

const DECISION = readFileSync(inRoot('docs/decisions/0013-libraries.md'), 'utf8');
const KINDS = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);

/**
 * @param {string} file a package.json
 * @returns {string[]} the libraries that it names, without the product's own packages
 */
function librariesIn(file) {
  const manifest = /** @type {Partial<Record<string, Record<string, string>>>} */ (
    JSON.parse(readFileSync(inRoot(file), 'utf8'))
  );
  const names = KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  return names.filter((name) => !name.startsWith('@mehfil/'));
}

/**
 * @param {string} name of a library, which stands in the decision by itself or by its scope
 * @returns {boolean}
 */
function isNamed(name) {
  const [scope = ''] = name.split('/');
  return DECISION.includes(`\`${name}\``) || (name.startsWith('@') && DECISION.includes(`\`${scope}/*\``));
}

describe('docs/decisions/0013-libraries.md', () => {
  test.each(['package.json', 'api/package.json', 'web/package.json'])(
    'has a reason for every library of %s',
    (file) => {
      expect(librariesIn(file).filter((name) => !isNamed(name))).toEqual([]);
    },
  );
});
