import { createRequire } from 'node:module';

/**
 * @typedef {object} FileCost what a test file cost its worker
 * @property {number} loadedAt when its modules were loaded, in milliseconds since 1970
 * @property {number} processorMs of the worker, since the file before
 */

/**
 * @typedef {(config: object, project: object, environment: Environment, ...others: unknown[]) => Promise<object>} Runner
 * @typedef {import('@jest/environment').JestEnvironment} Environment
 */
const require = createRequire(import.meta.url);
const { default: circus } = /** @type {{ default: Runner }} */ (require('jest-circus/runner'));

/** What the worker had used when the file before ended; a file's own share includes its environment. */
let used = process.cpuUsage();

/**
 * jest's own runner, which also notes what each file costs, for `summary-reporter.mjs`.
 * @type {Runner}
 */
export default async function run(config, project, environment, ...others) {
  /** @type {FileCost} */
  const cost = { loadedAt: Date.now(), processorMs: 0 };
  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = /** @type {Environment['handleTestEvent']} */ (
    (/** @type {{ name: string }} */ event, /** @type {never} */ state) => {
      if (event.name === 'run_start') cost.loadedAt = Date.now();
      return handle?.(/** @type {never} */ (event), state);
    }
  );
  const result = await circus(config, project, environment, ...others);
  const spent = process.cpuUsage(used);
  used = process.cpuUsage();
  cost.processorMs = (spent.user + spent.system) / 1000;
  return Object.assign(result, { cost });
}
