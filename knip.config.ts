import type { KnipConfig } from 'knip';

/** Dead code and unused packages, for `npm run check`. What somebody outside may call carries the tag `@public`. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'knip.domain.config.ts',
        'scripts/*.mjs',
        'scripts/lib/{end-with-parent,print-mails,print-openapi,print-schema}.mjs',
        'scripts/testing/*.mjs',
        'scripts/samples/*.faults.mjs',
      ],
      project: ['scripts/**/*.mjs', '*.{mjs,ts}'],
      ignoreBinaries: ['apt-get', 'spectral'],
      ignoreDependencies: [
        // Run by their path.
        '@commitlint/cli',
        '@swc/cli',
        'typescript-native',
        // Comes with the workspaces that use it; codegen.ts asks the client how it sends a document.
        '@apollo/client',
        'reflect-metadata',
        // The guide's client, which its test makes and runs.
        'openapi-fetch',
        'openapi-typescript',
      ],
    },
    api: {
      entry: [
        'src/main.ts',
        'src/commands/*.ts',
        'src/**/*.{test,endurance,faults}.ts',
        'src/testing/database-watchdog.ts',
        'src/testing/load/attacker.ts',
        'bench/{bench,bookings,booking-client,contender,owner,panel,postgraphile,replay,search-dates,talk}.mjs',
      ],
      project: ['src/**/*.ts', 'bench/**/*.mjs'],
      // On some machines only: a benchmark does without.
      ignoreBinaries: ['pgbench'],
      // Fonts of the invoices and the page of the API, read by their path.
      ignoreDependencies: ['@expo-google-fonts/.*', '@fontsource/unifont', 'swagger-ui-dist'],
    },
    web: {
      entry: [
        'src/**/*.test.{ts,tsx}',
        'e2e/**/*.{test,fixture}.ts',
        'codegen/*.ts',
        'src/offline/main.ts',
        'src/playground/main.tsx',
        'src/service-worker/service-worker.ts',
        // Rendered by the build.
        'src/app/addresses.ts',
        'src/app/first-view.tsx',
        'vite.offline.config.ts',
        'vite.playground.config.ts',
        'vite.testing.config.ts',
        'bench/first-visit.mjs',
        'visual/{visual,serve}.mjs',
        'visual/*.test.{ts,mjs}',
      ],
      project: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'vite/**/*.ts', 'codegen/*.ts', '{bench,visual}/*.mjs'],
      ignore: ['src/graphql/generated/**'],
      // Loaded by the stylesheets.
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
  },
};

// knip takes the default export.
export default config;
