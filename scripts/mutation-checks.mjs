/**
 * `npm run test:mutations -- domain [FILE ...]`: lets Stryker mutate the domain (stryker.config.mjs), or some of its files.
 *
 * `npm run test:mutations [-- WORD ...]`: removes each guard in scripts/mutations from a copy of the sources, one at a
 * time in each of two copies, and runs the tests that must fail; WORD selects guards by name. A guard whose removal no test
 * notices fails the run.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';
import { waitForExit, startNode } from './lib/processes.mjs';
import { MUTATIONS } from './mutations/table.mjs';
import startDatabase from './testing/start-database.mjs';
import stopDatabase from './testing/stop-database.mjs';

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
const AT_ONCE = 2;
/** What a mutation of it changes is in the database that all tests share otherwise. */
const MIGRATIONS = 'api/src/database/migrations/';
/** Jest configuration of a copy: only the server's tests, with those of faults and of the domain. */
const CONFIG = 'mutations.config.mjs';
const CONFIG_TEXT = `import all from './jest.config.mjs';
const { testPathIgnorePatterns, globalSetup, globalTeardown, ...api } = all.projects.find(({ displayName }) => displayName === 'api');
const database = process.env.MEHFIL_TEST_CLUSTER ? {} : { globalSetup, globalTeardown };
export default { ...api, ...database, testMatch: ['**/*.{test,faults}.ts'], maxWorkers: 1, testTimeout: 60_000 };
`;
const OUTPUT_MAX_CHARACTERS = 2000;
const DOES_NOT_RUN = 'does not run';
const LEFT_OUT = /\/(node_modules|dist|\.cache|\.data)(\/|$)/;

/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} Result */

/**
 * A copy of the sources, in which one guard at a time is missing.
 * @param {number} index
 */
function createCopy(index) {
  const copy = inRoot('.cache', 'mutations', String(index));
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const path of COPIED) {
    cpSync(inRoot(path), join(copy, path), {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(from.slice(inRoot().length)),
    });
  }
  writeFileSync(join(copy, CONFIG), CONFIG_TEXT);
  // Tests that build a server look for its tools here.
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'));
  if (existsSync(inRoot('api/node_modules'))) symlinkSync(inRoot('api/node_modules'), join(copy, 'api/node_modules'));
  return copy;
}

/**
 * Runs a test file in a copy.
 * @param {string} copy
 * @param {string} test
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Result>}
 */
async function runTests(copy, test, env = process.env) {
  const result = join(copy, 'result.json');
  rmSync(result, { force: true });
  const flags = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    JEST,
    '--silent',
    // Without its guard a server may keep connections open, for which jest would wait forever.
    '--forceExit',
    '--config',
    join(copy, CONFIG),
  ];
  const args = [...flags, '--json', `--outputFile=${result}`, '--runTestsByPath', join(copy, test)];
  const child = startNode(args, { cwd: copy, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => (output = `${output}${text}`.slice(-OUTPUT_MAX_CHARACTERS)));
  await waitForExit(child);
  if (!existsSync(result)) throw new Error(`${test} could not be run: ${output}`);
  return /** @type {Result} */ (JSON.parse(readFileSync(result, 'utf8')));
}

/**
 * @param {string} copy
 * @param {import('./mutations/table.mjs').Mutation} mutation
 */
async function runMutation(copy, { file, find, replace, test }) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const { MEHFIL_TEST_CLUSTER: _shared, ...env } = process.env;
  try {
    const result = await runTests(copy, test, file.startsWith(MIGRATIONS) ? env : process.env);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = result;
    if (numFailedTests > 0) return `${numFailedTests} of ${numFailedTests + numPassedTests} fail`;
    if (numRuntimeErrorTestSuites === 0) return '';
    // An uncaught error, such as an error event without a listener, fails the file and none of its tests.
    return numPassedTests > 0 ? 'an uncaught error fails the file' : DOES_NOT_RUN;
  } finally {
    writeFileSync(path, source);
  }
}

/**
 * Takes from a list until it is empty, in all copies at once.
 * @template T
 * @param {readonly string[]} copies
 * @param {readonly T[]} list
 * @param {(copy: string, item: T) => Promise<void>} run
 */
async function runAll(copies, list, run) {
  const waiting = [...list];
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(copy, next);
    }),
  );
}

/** @param {readonly import('./mutations/table.mjs').Mutation[]} mutations */
async function checkGuards(mutations) {
  const copies = Array.from({ length: AT_ONCE }, (_copy, index) => createCopy(index));
  await runAll(copies, [...new Set(mutations.map(({ test }) => test))], async (copy, test) => {
    const { numFailedTests, numPassedTests } = await runTests(copy, test);
    if (numFailedTests > 0 || numPassedTests === 0) throw new Error(`${test} fails with every guard in place.`);
  });
  let missed = 0;
  await runAll(copies, mutations, async (copy, mutation) => {
    const noticed = await runMutation(copy, mutation);
    const isMissed = noticed === '' || noticed === DOES_NOT_RUN;
    missed += isMissed ? 1 : 0;
    const result = `${mutation.guard}: ${noticed || 'no test fails'} (${mutation.test})`;
    console.log(`${isMissed ? 'MISSED ' : 'noticed'}  ${result}`);
  });
  rmSync(inRoot('.cache', 'mutations'), { recursive: true, force: true });
  console.log(`${mutations.length - missed} of ${mutations.length} guards are covered by a test.`);
  return missed;
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
  await startDatabase();
  try {
    return (await checkGuards(picked)) === 0 ? 0 : 1;
  } finally {
    await stopDatabase();
  }
});
