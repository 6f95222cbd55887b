/** Which files the rules of oxlint.config.ts and eslint.config.mjs speak of. */

import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

export const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/*.{endurance,faults}.{ts,mjs}', '**/testing/**', 'web/e2e/**'];
export const DOMAIN = ['api/src/domain/**'];
export const SERVER_SCHEMA = ['api/src/modules/**', 'api/src/graphql/**'];

/** Programs of the workshop: they print, read the environment and measure time. */
export const WORKSHOP = [
  'scripts/**/*.mjs',
  'web/vite.config.ts',
  'web/vite/**',
  'web/codegen/**',
  'api/src/commands/**',
  'api/bench/**',
  'web/bench/**',
  'web/visual/*.mjs',
];

/** Imports of our own and of packages whose values emit no `error`. */
const QUIET_IMPORT =
  / from '(?:\.[^']*|@mikro-orm\/[^']*|type-graphql|kysely[^']*|yup|graphql|node:(?:path|crypto|util|url|timers\/promises|module|buffer|async_hooks))'/g;

/** Files of the server that import anything else. Only there types are looked up: in all files that takes ten times as long. */
export function findFilesWithEmitters() {
  return globSync('api/src/**/*.ts', { cwd: root }).filter((file) =>
    / from '/.test(readFileSync(inRoot(file), 'utf8').replaceAll(QUIET_IMPORT, '')),
  );
}
