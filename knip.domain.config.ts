import type { KnipConfig } from 'knip';

/** Tests are no users here, unlike in knip.config.ts. */
const WITHOUT_TESTS = [
  '!src/**/*.{test,endurance,faults}.{ts,tsx}',
  '!src/**/testing/**',
  '!src/**/{testing,*.testing}.ts',
];

/** Exports of `api/src/domain` that nothing but tests uses, for `npm run check`. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Its plugin would make every test an entry.
  jest: false,
  ignoreIssues: { '{scripts,web}/**': ['exports'], 'api/src/!(domain)/**': ['exports'], 'api/src/*.ts': ['exports'] },
  workspaces: {
    '.': { entry: ['scripts/*.mjs'], project: ['scripts/**/*.mjs'] },
    api: {
      entry: ['src/main.ts', 'src/commands/*.ts', 'bench/*.mjs', ...WITHOUT_TESTS],
      project: ['src/**/*.ts', ...WITHOUT_TESTS],
      // What package.json exports is an entry, and should be used as well.
      includeEntryExports: true,
    },
    web: {
      entry: [
        'src/app/addresses.ts',
        'src/app/first-view.tsx',
        'src/playground/main.tsx',
        'e2e/**/*.ts',
        ...WITHOUT_TESTS,
      ],
      project: ['src/**/*.{ts,tsx}', ...WITHOUT_TESTS],
    },
  },
};

// knip takes the default export.
export default config;
