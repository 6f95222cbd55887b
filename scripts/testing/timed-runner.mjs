import { createRequire } from 'node:module';

/**
 * @typedef {object} FileCost what a test file cost its worker
 * @property {number} loadedAt when its modules were loaded, in milliseconds since 1970
 * @property {number} processorMs of the worker, since the file before
 */

const require = createRequire(import.meta.url);
/** @type {{ default: import('jest-circus').default }} */
const { default: circus } = require('jest-circus/runner');

/** What the worker had used when the file before ended; a file's own share includes its environment. */
let used = process.cpuUsage();

/**
 * jest's own runner, which also notes what each file costs, for `summary-reporter.mjs`.
 * @type {typeof circus}
 */
export default async function run(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  /** @type {FileCost} */
  const cost = { loadedAt: Date.now(), processorMs: 0 };
  const { handleTestEvent } = environment;
  environment.handleTestEvent = (event, state) => {
    if (event.name === 'run_start') cost.loadedAt = Date.now();
    return handleTestEvent?.call(environment, /** @type {never} */ (event), state);
  };
  const result = await circus(globalConfig, config, environment, runtime, testPath, sendMessageToJest);
  const spent = process.cpuUsage(used);
  used = process.cpuUsage();
  cost.processorMs = (spent.user + spent.system) / 1000;
  return Object.assign(result, { cost });
}
