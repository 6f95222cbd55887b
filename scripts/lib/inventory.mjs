/** What docs/security.md lists of the code: algorithms, connections, tables, places that set markup. Read from the sources. */
import { readFileSync } from 'node:fs';
import { fromRoot, listFiles } from './hashing.mjs';
import { inRoot } from './paths.mjs';

/** @typedef {{ file: string, text: string }} Source */

const TEST = /\.(test|endurance|faults)\.tsx?$|\/testing[./]|\/demo\//;
const ALGORITHM = /'((?:sha|md|hs|rs|es|ps|aes|des|rc)-?\d[\w-]*|aes-[a-z]+|ed25519)'|'@node-rs\/(argon2)'/gi;
const CONNECTS =
  /\bcreateTransport\(|\bnew S3Client\(|(?<![.\w])fetch\(|= fetch\b|\bnew OTLPTraceExporter\(|\bnew pg\.(?:Client|Pool)\(|\brequest\b[^}]*\} from 'node:https?'|from 'node:(?:https|tls|dns(?:\/promises)?)'/;
const TABLE = /create (?:unlogged )?table (\w+)|tableName: '(\w+)'/g;
const MARKUP = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/;
const BUILT_EXPRESSION = /new RegExp\(/;
const WEAK_RANDOM = /Math\.random\(/;

/**
 * @param {...string} folders
 * @returns {Source[]} what runs in production
 */
function readSources(...folders) {
  const files = listFiles(folders.map((folder) => inRoot(folder)));
  const own = files.filter((file) => /\.(?:tsx?|sql)$/.test(file) && !TEST.test(fromRoot(file)));
  return own.map((file) => ({ file: fromRoot(file), text: readFileSync(file, 'utf8') }));
}

/**
 * @param {RegExp} pattern with the name in one of its groups
 * @param {readonly Source[]} sources
 */
function findNames(pattern, sources) {
  const found = sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, ...groups]) => groups.find(Boolean)));
  return [...new Set(found.filter((name) => name !== undefined))].sort();
}

/**
 * @param {RegExp} pattern
 * @param {readonly Source[]} sources
 */
const findFiles = (pattern, sources) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** What the code holds of each kind. */
export function readInventory() {
  const [api, web] = [readSources('api/src'), readSources('web/src')];
  return {
    algorithms: findNames(ALGORITHM, api).map((name) => name.toLowerCase()),
    connecting: findFiles(CONNECTS, api),
    tables: findNames(TABLE, api),
    markup: findFiles(MARKUP, web),
    builtExpressions: findFiles(BUILT_EXPRESSION, [...api, ...web]),
    weakRandom: findFiles(WEAK_RANDOM, [...api, ...web]),
  };
}

/**
 * The rows of a table of the page, without its head.
 * @param {string} page
 * @param {string} heading of the section that begins with the table
 */
export function readTable(page, heading) {
  const section = page.split(`### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
}
