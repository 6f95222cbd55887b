import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @type {typeof import('jest-environment-node')} */
const { TestEnvironment } = require('jest-environment-node');

/** Tells the hooks of a browser test whether it has failed, which jest says to its environment alone. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {{ name: string }} event */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasTestFailed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global.hasTestFailed = true;
  }
}
