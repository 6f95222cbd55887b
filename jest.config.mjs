import { readFileSync } from 'node:fs';

/**
 * Run through `npm test` (scripts/test.mjs), which builds, finds a browser and passes the flag that ES modules need.
 * One project can be named: `npm test -- --selectProjects api`.
 */
const { $schema: _schema, ...swc } = JSON.parse(readFileSync(new URL('api/.swcrc', import.meta.url), 'utf8'));

/** @type {import('jest').Config} */
const typescriptOnNode = {
  testRunner: '<rootDir>/scripts/testing/timed-runner.mjs',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

/** @type {import('jest').Config} */
const domain = {
  ...typescriptOnNode,
  roots: ['<rootDir>/api/src/domain'],
  // Node loads modules once for all test files of a worker (docs/decisions/0043-tests-and-checks.md).
  runtime: '<rootDir>/scripts/testing/one-process-runtime.mjs',
  testEnvironment: '<rootDir>/scripts/testing/one-process-environment.mjs',
  // The libraries check and report as they do in production; graphql-js is twice as fast without its extra checks.
  testEnvironmentOptions: { variables: { NODE_ENV: 'production' } },
};

/** @type {import('jest').Config} */
const api = {
  ...domain,
  roots: ['<rootDir>/api/src'],
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/scripts/testing/start-database.mjs',
  globalTeardown: '<rootDir>/scripts/testing/stop-database.mjs',
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  // jest knows no timeout of a project's own; scripts/test.mjs gives the longer ones.
  testTimeout: 120_000,
  // Modules of past test files stay in memory under ES modules: a worker that grew is replaced.
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/scripts/testing/summary-reporter.mjs'],
  projects: [
    { ...domain, displayName: 'domain', testMatch: ['**/*.test.ts'] },
    {
      ...api,
      displayName: 'api',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/api/src/domain/'],
    },
    {
      ...api,
      displayName: 'faults',
      roots: ['<rootDir>/api/src', '<rootDir>/scripts'],
      testMatch: ['**/*.faults.{ts,mjs}'],
    },
    { ...api, displayName: 'endurance', testMatch: ['**/*.endurance.ts'] },
    '<rootDir>/web/jest.config.mjs',
    {
      displayName: 'scripts',
      testRunner: typescriptOnNode.testRunner,
      roots: ['<rootDir>/scripts', '<rootDir>/web/visual', '<rootDir>/api/bench'],
      testEnvironment: 'node',
      testMatch: ['**/*.test.mjs'],
      ...{ transform: typescriptOnNode.transform, moduleNameMapper: typescriptOnNode.moduleNameMapper },
      extensionsToTreatAsEsm: ['.ts'],
      testPathIgnorePatterns: ['<rootDir>/scripts/samples/'],
    },
    {
      // What the documentation tells people to type, on the same demo as the browser tests.
      displayName: 'samples',
      testRunner: typescriptOnNode.testRunner,
      roots: ['<rootDir>/scripts/samples'],
      testEnvironment: 'node',
      testMatch: ['**/*.test.mjs'],
      transform: {},
      globalSetup: '<rootDir>/scripts/testing/start-server.mjs',
      globalTeardown: '<rootDir>/scripts/testing/stop-server.mjs',
    },
    {
      ...typescriptOnNode,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/scripts/testing/browser-environment.mjs',
      roots: ['<rootDir>/web/e2e'],
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/testing/start-server.mjs',
      globalTeardown: '<rootDir>/scripts/testing/stop-server.mjs',
    },
  ],
};
