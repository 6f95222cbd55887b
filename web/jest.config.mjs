import { fileURLToPath } from 'node:url';
import { BUNDLED_LIBRARIES } from '../scripts/testing/bundle-libraries.mjs';
import { COMMONJS_LIBRARIES, LIBRARIES } from './src/testing/libraries.mjs';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The web app's tests, on jsdom. Listed as a project by the root's configuration.
 * @type {import('jest').Config}
 */
export default {
  displayName: 'web',
  rootDir: here('.'),
  roots: [here('src'), here('visual')],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testRunner: here('../scripts/testing/timed-runner.mjs'),
  testEnvironment: here('src/testing/environment.cjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  globalSetup: here('../scripts/testing/bundle-libraries.mjs'),
  moduleNameMapper: {
    [`^(${[...LIBRARIES, ...COMMONJS_LIBRARIES].join('|')})$`]: `${BUNDLED_LIBRARIES}/$1.mjs`,
    '\\.module\\.css$': here('src/testing/css-modules.cjs'),
    '\\.css$': here('src/testing/no-styles.cjs'),
    '\\.(avif|svg|webp)$': here('src/testing/picture.cjs'),
    '^@mehfil/api/domain/(.*)$': here('../api/src/domain/$1.ts'),
    // The shared rules are written for Node, where a relative import ends in .js.
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  setupFilesAfterEnv: [here('src/testing/setup.ts')],
};
