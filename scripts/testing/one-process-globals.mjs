/** What tests import from `@jest/globals`: `OneProcessRuntime` loads this module in its place. */

/** @typedef {typeof import('@jest/globals')} Globals */

/** @type {Globals['jest']} */
export let jest;
/** @type {Globals['expect']} */
export let expect;
/** @type {Globals['it']} */
export let it;
/** @type {Globals['test']} */
export let test;
/** @type {Globals['describe']} */
export let describe;
/** @type {Globals['beforeAll']} */
export let beforeAll;
/** @type {Globals['beforeEach']} */
export let beforeEach;
/** @type {Globals['afterAll']} */
export let afterAll;
/** @type {Globals['afterEach']} */
export let afterEach;

/**
 * Makes everything imported from here that of the test file which is about to run; modules outlive it.
 * @param {Globals} globals
 */
export function setGlobals(globals) {
  ({ jest, expect, it, test, describe, beforeAll, beforeEach, afterAll, afterEach } = globals);
}
