import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** @typedef {ConstructorParameters<typeof ModernFakeTimers>[0]['config']} ProjectConfig */

/** What jest replaces in its environment. */
const REPLACED = /** @type {const} */ ([
  [globalThis, 'console'],
  [process, 'exit'],
  [process, 'getBuiltinModule'],
]);

/**
 * The process itself as the environment of tests, without a context of its own (docs/decisions/0043-tests-and-checks.md).
 * Environment variables and what jest replaces are restored after each test file.
 */
export default class OneProcessEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  /** @type {() => void} */
  #restore;

  /** @param {{ projectConfig: ProjectConfig }} config `testEnvironmentOptions.variables` are set in the process */
  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    const variables = { ...process.env };
    const originals = REPLACED.map(([owner, name]) => /** @type {const} */ ([owner, name, Reflect.get(owner, name)]));
    this.#restore = () => {
      for (const name of Object.keys(process.env)) if (!(name in variables)) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, variables);
      for (const [owner, name, original] of originals) Reflect.set(owner, name, original);
    };
    Object.assign(process.env, projectConfig.testEnvironmentOptions.variables);
  }

  /** Nothing is left to set up. */
  async setup() {}

  /** @returns {Promise<void>} */
  teardown() {
    this.fakeTimersModern.dispose();
    this.#restore();
    return Promise.resolve();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** None: `OneProcessRuntime` evaluates nothing in a context. */
  getVmContext() {
    return null;
  }
}
