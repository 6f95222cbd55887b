import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { antdStylesPlugin } from './vite/antd-styles-plugin.ts';
import { bootPlugin } from './vite/boot-plugin.ts';
import { compressedPlugin } from './vite/compressed-plugin.ts';
import { firstViewPlugin } from './vite/first-view-plugin.ts';
import { knownDocumentsPlugin } from './vite/known-documents-plugin.ts';
import { screensPlugin } from './vite/screens-plugin.ts';
import { tokensPlugin } from './vite/tokens-plugin.ts';

const API = process.env.API_ORIGIN ?? 'http://localhost:4000';
/** Folders whose modules only declare things: what a page doesn't use of them, nor of their barrels, it doesn't load. */
const DECLARATIONS = [
  '../api/src/domain/',
  './src/ui/',
  './src/lib/',
  './src/features/',
  './src/graphql/',
  './src/i18n/',
].map((folder) => fileURLToPath(new URL(folder, import.meta.url)).replaceAll('\\', '/'));

/** Small parts that the first view of nearly every public page is made of: a file for each would cost more than it saves. */
const SHOWN_FIRST =
  /\/web\/src\/(ui\/(Card|PlainSkeleton|load-failed|SkeletonGroup|icons\/(marks|search))|i18n\/(format|names\.text\.ts)|lib\/(address-state|event-criteria))\b|\/domain\/(time\/days|reviews\/limits|media\/picture-density)\b/;
/** What cards show and do, and what a list of them says when it fails, which the landing page has below its first view only. */
const ON_CARDS =
  /\/web\/src\/(ui\/(Picture|picture-sizes|LocalPrice|ConvertedPrice|PlainLoadFailed)|i18n\/money-form|features\/saved-halls\/public\/(SaveToggle|useSavedHall|save-toggle\.text\.ts))\b|\/domain\/media\/(pictures|placeholders)\b/;
/** Where a hall and a search of halls stand in an address, for pages that have a hall and no search, too. */
const HALL_ADDRESSES =
  /\/web\/src\/(features\/halls\/public\/(search\/search-address|hall-in-locale)|i18n\/places\.text\.ts)|\/domain\/halls\/search\./;
/**
 * What every search of halls needs, and what their cards do, which the landing page shows only below its first view. Pages stay out of it: the
 * build's manifest names the styles of a page, which the server links, by the page's own file.
 */
const SEARCHES =
  /\/web\/src\/features\/halls\/public\/search\/(filters|useHallSearch|HallSkeletons|VenueSection|Search(Panel|Fields|\.text)|search\.text\.ts|BudgetSelect)/;
const LISTS_OF_HALLS =
  /\/web\/src\/(features\/halls\/public\/search\/(useHallList|Hall(Card|Grid|sFailed)|CompareToggle|FromPrice)|graphql\/generated\/search\.)/;

/**
 * The style sheets of those, which a browser asks for before the first picture: two files, and not one for each group of scripts. A list of halls
 * has six connections for them, the text font and the picture.
 */
const PUBLIC_STYLES =
  /\/web\/src\/(ui\/(Card|ConvertedPrice|LocalPrice|Picture|PlainSkeleton|load-failed|SkeletonGroup|icons\/marks)|features\/halls\/public\/search\/(VenueSection|HallGrid|SearchPanel))\.module\.css/;
const LIST_STYLES =
  /\/web\/src\/(ui\/PageHeader|features\/halls\/public\/search\/(ListingScreen|NearbyDates|HallCard|CompareToggle))\.module\.css/;

/** What makes changes: reached from the entry by files that hold queries too, used only by screens that somebody acts on. */
const CHANGES = /\/web\/src\/graphql\/(change|useAppMutation)\b|@apollo\/client\/react\/hooks\/useMutation\b/;
/** What a page needs of a session once there is one: renewing its token, asking whose it is. */
const SESSION = /\/web\/src\/(graphql\/(renewal|generated\/session)|lib\/exclusive)\.ts$/;
/** How the visitor's currency is found, which is one download and not three; the table of time zones comes where no service answers. */
const CURRENCY_DETECTION = /\/web\/src\/features\/currency\/public\/detect\b|\/domain\/currency\/(countries|limits)\b/;
/**
 * The building blocks of Ant Design are modules that only declare things, too. Their packages, unlike Ant Design's own, don't say so: who
 * uses the context of a form would load the form, its fields and its validation.
 */
const RC = /\/node_modules\/@rc-component\//;

/**
 * What so many screens and dialogs share of Ant Design, with what that needs, is one file: screens behind a sign-in ask for a third fewer files,
 * and its parts are smaller compressed together.
 */
const ANTD = /\/node_modules\/(antd|@ant-design|@rc-component)\//;
const ANTD_SHARED_BY = 40;

/**
 * The router publishes a build for production, without its warnings for developers, but its manifest names only the other: 2.5 kB of gzip in every
 * first visit.
 */
const PRODUCTION_ROUTER = ['index', 'dom-export'].map((entry) => ({
  find: entry === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(new URL(`../node_modules/react-router/dist/production/${entry}.mjs`, import.meta.url)),
}));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tokensPlugin(),
    antdStylesPlugin(),
    bootPlugin(),
    firstViewPlugin(),
    screensPlugin(),
    knownDocumentsPlugin(),
    compressedPlugin(),
  ],
  resolve: {
    // rxjs offers modern code under this name; without it a visitor loads ES5 and its helpers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: PRODUCTION_ROUTER,
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // Not the playground, whose editor names its workers in a way that only the build understands.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    port: 5173,
    // The server compares the host with the page's origin, so it has to see the host that the browser asked.
    proxy: {
      '/graphql': { target: API, ws: true },
      '/api': { target: API },
      '/files': { target: API },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The server reads from it what a page's screen needs (api/src/http/screen-files.ts).
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Lists of what a screen needs would stand in everybody's download: the server names the scripts of the page that was asked for.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((each) => each.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every visit needs: libraries, which seldom change, in files that run in tasks of their own (`src/app/deferred-scripts.ts`),
          // and the product's own.
          groups: [
            { name: 'public-styles', test: PUBLIC_STYLES },
            { name: 'list-styles', test: LIST_STYLES },
            { name: 'changes', test: CHANGES, includeDependenciesRecursively: false },
            { name: 'session', test: SESSION, includeDependenciesRecursively: false },
            { name: 'currency-detection', test: CURRENCY_DETECTION, includeDependenciesRecursively: false },
            { name: 'react', tags: ['$initial'], test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'start', tags: ['$initial'] },
            { name: 'cards', test: ON_CARDS, includeDependenciesRecursively: false },
            { name: 'hall-addresses', test: HALL_ADDRESSES, includeDependenciesRecursively: false },
            { name: 'first-view', test: SHOWN_FIRST },
            { name: 'antd', test: ANTD, minShareCount: ANTD_SHARED_BY },
            { name: 'searches', test: SEARCHES },
            { name: 'halls', test: LISTS_OF_HALLS, includeDependenciesRecursively: false },
          ],
        },
      },
      // A page that needs a limit must not load the schemas beside it, nor one that shows an icon all others.
      treeshake: {
        moduleSideEffects: (id) =>
          (/\.tsx?$/.test(id) && DECLARATIONS.some((folder) => id.startsWith(folder))) || RC.test(id)
            ? false
            : undefined,
      },
    },
  },
});
