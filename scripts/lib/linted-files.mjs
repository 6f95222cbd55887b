/** Which files the rules of oxlint.config.ts and eslint.config.mjs speak of. */

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
