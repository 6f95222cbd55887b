/**
 * `npm test [-- PATH ...]`: runs every suite, or those whose path matches; browser tests run last. `--faults` (`npm run
 * test:faults`) runs the short forms of kills, outages and restores instead, `--endurance` the long ones. Prints the totals in
 * the last line.
 */
import { execFileSync } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runScript } from './lib/exit.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { startNode, supervise, killGroup } from './lib/processes.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ args: string[], browser: boolean }} Run one run of jest, and whether it drives a browser */

/** @type {Counts} */
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  inRoot('node_modules/jest/bin/jest.js'),
];
/** How long jest may take to exit after its last test; longer means an open handle. */
const END_SECONDS = 30;
/** Exit codes from here on mean a signal. */
const INTERRUPTED = 128;

/** The names in jest.config.mjs. */
const PROJECTS = ['domain', 'api', 'web', 'scripts', 'samples', 'e2e', 'faults', 'endurance'];
/** Suites that are asked for by an option. */
const ASKED_FOR = {
  // They wait more than they compute.
  '--faults': ['--maxWorkers=3', '--testTimeout=300000', '--selectProjects', 'faults'],
  '--endurance': ['--testTimeout=600000', '--selectProjects', 'endurance'],
};
const BROWSER_OPTIONS = ['--maxWorkers=2', '--testTimeout=240000'];

/**
 * The named projects, limited to the paths among the arguments. Paths go first: jest takes everything behind `--selectProjects`
 * for the name of a project, and ignores names that it doesn't know.
 * @param {string[]} args
 * @returns {Run}
 */
function planOfProjects(args) {
  const from = args.indexOf('--selectProjects') + 1;
  const named = args.slice(from).filter((arg) => PROJECTS.includes(arg));
  const others = args.slice(from).filter((arg) => !PROJECTS.includes(arg));
  const browser = named.includes('e2e') || named.includes('samples');
  const options = browser ? BROWSER_OPTIONS : [];
  return { args: [...args.slice(0, from - 1), ...others, ...options, '--selectProjects', ...named], browser };
}

/**
 * @param {string[]} args
 * @returns {Run[]} in order
 */
function plan(args) {
  if (args.includes('--selectProjects')) return [planOfProjects(args)];
  for (const [option, own] of Object.entries(ASKED_FOR)) {
    if (args.includes(option)) return [{ args: [...args.filter((arg) => arg !== option), ...own], browser: false }];
  }
  return [
    { args: [...args, '--selectProjects', 'domain', 'api', 'web', 'scripts'], browser: false },
    { args: [...args, ...BROWSER_OPTIONS, '--selectProjects', 'samples', 'e2e'], browser: true },
  ];
}

/** @param {Run} run */
async function perform({ args, browser }) {
  if (browser) {
    if (!hasTests(args)) return { code: 0, counts: NOTHING };
    ensureChromium();
    await build();
  }
  return runJest(args);
}

/** @param {string[]} args */
function hasTests(args) {
  const list = execFileSync(process.execPath, [...JEST, '--listTests', ...args], { cwd: root, encoding: 'utf8' });
  return list.split('\n').some((line) => isAbsolute(line));
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number, counts: Counts }>}
 */
async function runJest(args) {
  const child = startNode([...JEST, '--passWithNoTests', ...args]);
  const counts = { ...NOTHING };
  child.once('message', (/** @type {Counts} */ reported) => {
    Object.assign(counts, reported);
    const late = setTimeout(() => {
      console.error(`The tests did not end within ${END_SECONDS} s after the last one: something was left open.`);
      killGroup(child);
    }, END_SECONDS * 1000);
    child.once('exit', () => clearTimeout(late));
  });
  const { code, leftOver } = await supervise([child]);
  if (leftOver) console.error('The tests left processes behind; they were killed.');
  if ((code !== 0 || leftOver) && counts.failed === 0) counts.failed = 1;
  return { code, counts };
}

await runScript(async () => {
  const total = { ...NOTHING };
  for (const run of plan(process.argv.slice(2))) {
    const { code, counts } = await perform(run).catch((/** @type {unknown} */ error) => {
      console.error(error instanceof Error ? error.message : error);
      return { code: 1, counts: { ...NOTHING, failed: 1 } };
    });
    for (const kind of /** @type {(keyof Counts)[]} */ (Object.keys(total))) total[kind] += counts[kind];
    if (code >= INTERRUPTED) break;
  }
  const { passed, failed, skipped } = total;
  if (passed + failed === 0) console.error('No test was run.');
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 || passed === 0 ? 1 : 0;
});
