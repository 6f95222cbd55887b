import { fileURLToPath } from 'node:url';
import all from '../../jest.config.mjs';

const [api] = all.projects ?? [];
if (typeof api !== 'object') throw new Error('The first project of jest.config.mjs is the server');

/**
 * The domain's tests for Stryker: they need no database, so none is started for them, and a context of their own, in which it
 * switches its mutants.
 */
const { globalSetup: _setup, globalTeardown: _teardown, displayName: _name, ...served } = api;
const { runtime: _runtime, testEnvironment: _environment, testEnvironmentOptions: _options, ...domain } = served;
export default {
  ...domain,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  roots: ['<rootDir>/api/src/domain'],
};
