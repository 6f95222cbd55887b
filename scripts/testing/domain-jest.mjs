import { fileURLToPath } from 'node:url';
import all from '../../jest.config.mjs';

const [domain] = all.projects ?? [];
if (typeof domain !== 'object') throw new Error('The first project of jest.config.mjs is the domain');

/** The domain's tests for Stryker, in a context of their own, in which it switches its mutants. */
const { displayName: _name, runtime: _runtime, testRunner: _runner, ...own } = domain;
const { testEnvironment: _environment, testEnvironmentOptions: _options, ...contained } = own;
export default { ...contained, rootDir: fileURLToPath(new URL('../..', import.meta.url)) };
