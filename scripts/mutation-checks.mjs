/**
 * `npm run test:mutations -- domain [FILE ...]`: lets Stryker mutate the domain (stryker.config.mjs), or some of its files.
 *
 * `npm run test:mutations [-- WORD ...]`: removes each guard in scripts/mutations/table.mjs from a copy of the sources, one at a
 * time, and runs the tests that must fail; WORD selects guards by name. A guard whose removal no test notices fails the run.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';
import { waitForExit, startNode } from './lib/processes.mjs';
import { MUTATIONS } from './mutations/table.mjs';

const COPY = inRoot('.cache', 'mutations');
const RESULT = join(COPY, 'result.json');
const JEST = inRoot('node_modules/jest/bin/jest.js');
const STRYKER = inRoot('node_modules/@stryker-mutator/core/bin/stryker.js');
const COPIED = [
  'api',
  'scripts',
  'jest.config.mjs',
  'package.json',
  '.env.example',
  'docs',
  'schema.graphql',
  'web/src',
];
/** Jest configuration of the copy: only the server's tests, with those of faults and of the domain. */
const CONFIG = join(COPY, 'mutations.config.mjs');
const CONFIG_TEXT = `import all from './jest.config.mjs';
const { testPathIgnorePatterns: _ignored, ...api } = all.projects.find(({ displayName }) => displayName === 'api');
export default { ...api, testMatch: ['**/*.{test,faults}.ts'], maxWorkers: 1, testTimeout: 60_000 };
`;
const OUTPUT_MAX_CHARACTERS = 2000;
const DOES_NOT_RUN = 'does not run';
const LEFT_OUT = /\/(node_modules|dist|\.cache|\.data)(\/|$)/;

/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} Result */

function createCopy() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const path of COPIED) {
    cpSync(inRoot(path), join(COPY, path), {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(from.slice(inRoot().length)),
    });
  }
  writeFileSync(CONFIG, CONFIG_TEXT);
  // Tests that build a server look for its tools here.
  symlinkSync(inRoot('node_modules'), join(COPY, 'node_modules'));
  if (existsSync(inRoot('api/node_modules'))) symlinkSync(inRoot('api/node_modules'), join(COPY, 'api/node_modules'));
}

/**
 * Runs a test file in the copy.
 * @param {string} test
 * @returns {Promise<Result>}
 */
async function runTests(test) {
  rmSync(RESULT, { force: true });
  const flags = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    JEST,
    '--silent',
    // Without its guard a server may keep connections open, for which jest would wait forever.
    '--forceExit',
    '--config',
    CONFIG,
  ];
  const args = [...flags, '--json', `--outputFile=${RESULT}`, '--runTestsByPath', join(COPY, test)];
  const child = startNode(args, { cwd: COPY, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => (output = `${output}${text}`.slice(-OUTPUT_MAX_CHARACTERS)));
  await waitForExit(child);
  if (!existsSync(RESULT)) throw new Error(`${test} could not be run: ${output}`);
  return /** @type {Result} */ (JSON.parse(readFileSync(RESULT, 'utf8')));
}

/** @param {import('./mutations/table.mjs').Mutation} mutation */
async function runMutation({ file, find, replace, test }) {
  const path = join(COPY, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = await runTests(test);
    if (numFailedTests > 0) return `${numFailedTests} of ${numFailedTests + numPassedTests} fail`;
    if (numRuntimeErrorTestSuites === 0) return '';
    // An uncaught error, such as an error event without a listener, fails the file and none of its tests.
    return numPassedTests > 0 ? 'an uncaught error fails the file' : DOES_NOT_RUN;
  } finally {
    writeFileSync(path, source);
  }
}

/**
 * Runs Stryker on the domain. It fails below the threshold of its configuration.
 * @param {string[]} files limits it to these; all of the domain where there are none
 * @returns {Promise<number>} the exit code
 */
async function runStryker(files) {
  const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
  return waitForExit(startNode([STRYKER, 'run', ...only]));
}

await runScript(async () => {
  const words = process.argv.slice(2);
  if (words[0] === 'domain') return runStryker(words.slice(1));
  const picked = MUTATIONS.filter(({ guard }) => words.length === 0 || words.some((word) => guard.includes(word)));
  if (picked.length === 0) throw new Error(`No guard is called ${words.join(', ')}.`);
  createCopy();
  const files = [...new Set(picked.map(({ test }) => test))];
  for (const test of files) {
    const { numFailedTests, numPassedTests } = await runTests(test);
    if (numFailedTests > 0 || numPassedTests === 0) throw new Error(`${test} fails with every guard in place.`);
  }
  let missed = 0;
  for (const mutation of picked) {
    const noticed = await runMutation(mutation);
    const isMissed = noticed === '' || noticed === DOES_NOT_RUN;
    missed += isMissed ? 1 : 0;
    console.log(
      `${isMissed ? 'MISSED ' : 'noticed'}  ${mutation.guard}: ${noticed || 'no test fails'} (${mutation.test})`,
    );
  }
  rmSync(COPY, { recursive: true, force: true });
  console.log(`${picked.length - missed} of ${picked.length} guards are covered by a test.`);
  return missed === 0 ? 0 : 1;
});
