import { cpus } from 'node:os';
import { relative } from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * @typedef {import('@jest/test-result').TestResult & { cost?: import('./timed-runner.mjs').FileCost }} FileResult
 * @typedef {{ file: string, project: string, tests: number, wall: number, load: number, run: number, processor: number }} FileTime
 * times in milliseconds
 */

const SLOWEST = 20;
const PATH_WIDTH = 62;

/**
 * Reports the results of a run to scripts/test.mjs, where a suite that could not be loaded counts as one failed test, and prints
 * what each project took and which files were the slowest.
 */
export default class SummaryReporter {
  /** @type {FileTime[]} */
  #files = [];
  #startedAt = performance.now();
  #machine = readMachine();

  /**
   * @param {{ context: { config: { displayName?: { name: string } } } }} test
   * @param {FileResult} result
   */
  onTestResult({ context }, result) {
    const { perfStats, testResults, testFilePath, cost } = result;
    const begun = perfStats.loadTestEnvironmentStart || perfStats.start;
    this.#files.push({
      file: relative(root, testFilePath),
      project: context.config.displayName?.name ?? '',
      tests: testResults.length,
      wall: perfStats.end - begun,
      load: (cost?.loadedAt ?? begun) - begun,
      run: testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
      processor: cost?.processorMs ?? 0,
    });
  }

  /**
   * @param {unknown} _contexts
   * @param {import('@jest/test-result').AggregatedResult} results
   */
  onRunComplete(_contexts, results) {
    if (this.#files.length > 1) this.#print();
    process.send?.({
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    });
  }

  #print() {
    const elapsed = performance.now() - this.#startedAt;
    const machine = readMachine() - this.#machine;
    console.log('\nproject      files   tests   in files   processor');
    for (const project of new Set(this.#files.map((file) => file.project))) {
      const files = this.#files.filter((file) => file.project === project);
      const sum = (/** @type {'tests' | 'wall' | 'processor'} */ field) =>
        files.reduce((total, file) => total + file[field], 0);
      const times = `${seconds(sum('wall'), 9)}${seconds(sum('processor'), 10)}`;
      console.log(`${project.padEnd(10)}${pad(files.length, 8)}${pad(sum('tests'), 8)}${times}`);
    }
    console.log(
      `The run took${seconds(elapsed, 6)} and${seconds(machine, 6)} of the machine's ${cpus().length} processors, its servers and browsers included.`,
    );
    console.log(`\n${'the slowest files'.padEnd(PATH_WIDTH)}     wall  loading  set-up   tests  processor`);
    const slowest = this.#files.toSorted((a, b) => b.wall - a.wall).slice(0, SLOWEST);
    for (const { file, wall, load, run, processor } of slowest) {
      const setUp = Math.max(0, wall - load - run);
      const shares = [load, setUp, run].map((part) => `${pad(Math.round((part / (wall || 1)) * 100), 6)} %`).join('');
      console.log(`${file.padEnd(PATH_WIDTH)}${seconds(wall, 7)}${shares}${seconds(processor, 9)}`);
    }
  }
}

/** Milliseconds for which the machine's processors have been busy. */
function readMachine() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

/**
 * @param {number} value
 * @param {number} width
 */
const pad = (value, width) => String(value).padStart(width);

/**
 * @param {number} ms
 * @param {number} width
 */
const seconds = (ms, width) => `${(ms / 1000).toFixed(1).padStart(width)} s`;
