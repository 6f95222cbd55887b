/** Checks what docs/security.md claims: every file and test that it names exists, and no line of ASVS 5.0 is missing. */
import { readFileSync } from 'node:fs';
import { fromRoot, listFiles } from './hashing.mjs';
import { inRoot } from './paths.mjs';
import { readTestTitles } from './test-titles.mjs';

/** @typedef {import('./test-titles.mjs').Test} Test */

const PAGE = 'docs/security.md';
const FOLDERS = ['api/src', 'web/src', 'web/e2e', 'scripts', 'docs'];
/** How many lines of levels 1 and 2 each section of ASVS 5.0 has, numbered from one. */
const ASVS_SECTIONS = {
  ...{
    1.1: 2,
    1.2: 9,
    1.3: 11,
    1.4: 3,
    1.5: 2,
    2.1: 3,
    2.2: 3,
    2.3: 4,
    2.4: 1,
    3.2: 2,
    3.3: 4,
    3.4: 6,
    3.5: 5,
    3.7: 2,
  },
  ...{
    4.1: 3,
    4.2: 1,
    4.3: 2,
    4.4: 4,
    5.1: 1,
    5.2: 3,
    5.3: 2,
    5.4: 3,
    6.1: 3,
    6.2: 12,
    6.3: 4,
    6.4: 4,
    6.5: 5,
    6.6: 3,
  },
  ...{ 6.8: 4, 7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2, 8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1, 9.1: 3, 9.2: 4 },
  ...{ 10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3, 11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1 },
  ...{ 11.6: 1, 12.1: 3, 12.2: 2, 12.3: 4, 13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5, 14.1: 2, 14.2: 4, 14.3: 3, 15.1: 3 },
  ...{ 15.2: 3, 15.3: 7, 16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3, 17.1: 1, 17.2: 4, 17.3: 2 },
};
const LINES = Object.entries(ASVS_SECTIONS)
  .sort(([one], [other]) => toOrder(one) - toOrder(other))
  .flatMap(([section, count]) => Array.from({ length: count }, (_line, index) => `V${section}.${index + 1}`));

const STEP = ' › ';
const FILE = /^[\w./-]+\.(?:ts|tsx|mjs|md|yaml|json)$/;

/** @param {string} section */
function toOrder(section) {
  const [chapter = '', part = ''] = section.split('.');
  return Number(chapter) * 100 + Number(part);
}

/** @returns {string[]} what the page claims and isn't so */
export function findFalseClaims() {
  const files = listFiles(
    FOLDERS.map((folder) => inRoot(folder)),
    () => true,
  ).map((file) => fromRoot(file));
  return checkClaims(readFileSync(inRoot(PAGE), 'utf8'), files, readTestTitles().tests);
}

/**
 * @param {string} page
 * @param {readonly string[]} files of the checkout
 * @param {readonly Pick<Test, 'file' | 'path'>[]} tests
 * @returns {string[]}
 */
export function checkClaims(page, files, tests) {
  const rows = page.split('\n').flatMap((line) => /^\| .+ \| `([^`]+)` \| `([^`]+)` \|$/.exec(line) ?? []);
  const named = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  return [
    ...named.filter((name) => FILE.test(name) && !hasFile(files, name)).map((name) => `There is no file ${name}.`),
    ...named.filter((name) => name.includes(STEP) && !hasTest(tests, name)).map((name) => `There is no test ${name}.`),
    ...rows
      .filter((cell) => FILE.test(cell) && files.filter((file) => endsWith(file, cell)).length > 1)
      .map((cell) => `Several files end with ${cell}.`),
    ...findMissingLines(page).map((line) => `ASVS line ${line} is neither covered nor open nor said not to apply.`),
  ];
}

/**
 * @param {string} path
 * @param {string} end
 */
const endsWith = (path, end) => `/${path}`.endsWith(`/${end}`);

/**
 * @param {readonly string[]} files
 * @param {string} name
 */
const hasFile = (files, name) => files.some((file) => endsWith(file, name)) || ROOT_FILES.includes(name);

/** Files outside of the folders that the page may name. */
const ROOT_FILES = ['SECURITY.md', 'CONTRIBUTING.md', 'docker-compose.yml', 'package-lock.json', '.env.example'];

/**
 * @param {readonly Pick<Test, 'file' | 'path'>[]} tests
 * @param {string} name file and title
 */
function hasTest(tests, name) {
  const [file = '', ...titles] = name.split(STEP);
  const title = titles.join(STEP);
  return tests.some(
    (test) => endsWith(test.file, file) && `${STEP}${test.path.join(STEP)}`.endsWith(`${STEP}${title}`),
  );
}

/**
 * @param {string} page lists lines one by one, or as `V1.1.1 to V1.3.2`
 * @returns {string[]} lines of the standard that it doesn't mention
 */
function findMissingLines(page) {
  const mentioned = new Set([...page.matchAll(/V\d+\.\d+\.\d+/g)].map(([line]) => line));
  for (const [, from = '', to = ''] of page.matchAll(/(V\d+\.\d+\.\d+) to (V\d+\.\d+\.\d+)/g))
    for (const line of LINES.slice(LINES.indexOf(from), LINES.indexOf(to))) mentioned.add(line);
  return LINES.filter((line) => !mentioned.has(line));
}
