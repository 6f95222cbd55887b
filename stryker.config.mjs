/** Prices, money, periods and statuses. Limits, texts and input schemas have tests of their own, and change with every text. */
const DECISIONS = [
  'availability/availability',
  'blog/transitions',
  'bookings/price',
  'bookings/transitions',
  'businesses/transitions',
  'halls/completeness',
  'money/money',
  'notifications/transitions',
];

/**
 * Mutation tests of the domain: `npm run test:mutations -- domain`. Jest runs ES modules, so its processes get the flag for them.
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'scripts/testing/domain-jest.mjs' },
  coverageAnalysis: 'perTest',
  mutate: DECISIONS.map((name) => `api/src/domain/${name}.ts`),
  // Only what the tests read is copied.
  ignorePatterns: [
    '**',
    '!api/src/domain/**',
    '!api/.swcrc',
    '!api/package.json',
    '!jest.config.mjs',
    '!package.json',
    '!scripts/testing/domain-jest.mjs',
  ],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  thresholds: { high: 99, low: 97, break: 95 },
};
