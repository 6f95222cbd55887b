/**
 * The walls between the parts (docs/architecture.md). Everything here is an error. Paths are regular expressions; `$1` in a
 * `to` is what the `from` caught.
 */
const RESOLVER = '^api/src/modules/[^/]+/[^/]+\\.resolver\\.ts$';
const TEST = '\\.(test|endurance|faults)\\.tsx?$|/testing(/|\\.tsx?$)';
/** The nouns of the web app's features, and whom each shows what. */
const NOUNS = [
  'accounts',
  'halls',
  'catalogue',
  'availability',
  'city-rules',
  'bookings',
  'reviews',
  'saved-halls',
  'businesses',
  'blog',
  'maintenance',
  'system',
  'notifications',
  'audit',
  'security-log',
  'currency',
  'integrations',
];
const AUDIENCES = '(public|owner|staff)';

/**
 * The modules of the api in order: each may import only those before it. A module that depends on another adds its own fields to
 * that one's types (a field resolver) and reacts to its changes (a hook), so that nothing points back.
 */
const MODULES = [
  'security-log',
  'audit',
  'notifications',
  'accounts',
  'security-alarms',
  'idempotency',
  'media',
  'currency',
  'system',
  'maintenance',
  'job-queue',
  'businesses',
  'catalogue',
  'halls',
  'city-rules',
  'rates',
  'menus',
  'availability',
  'integrations',
  'waiting-list',
  'bookings',
  'booking-changes',
  'booking-groups',
  'booking-import',
  'payments',
  'terms',
  'guests',
  'threads',
  'booking-tasks',
  'waiting-work',
  'papers',
  'reviews',
  'saved-halls',
  'blog',
  'personal-data',
];

/** One rule per module: it imports none of those after it, and none that isn't in the list. */
const MODULE_ORDER = MODULES.map((name, index) => ({
  name: `module-order-${name}`,
  comment: `The order of the modules is MODULES in this file: ${name} may import only those before it.`,
  severity: /** @type {const} */ ('error'),
  from: { path: `^api/src/modules/${name}/`, pathNot: TEST },
  to: { path: '^api/src/modules/[^/]+/', pathNot: `^api/src/modules/(${MODULES.slice(0, index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or lack a third. Types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that no package.json names is there by accident.',
      severity: 'error',
      from: { path: '^(api|web|scripts)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'Both sides run the domain: nothing of the project, of a server or of a browser in it.',
      severity: 'error',
      from: { path: '^api/src/domain/', pathNot: TEST },
      to: { pathNot: ['^api/src/domain/', '^node_modules/(yup|@date-fns/tz|libphonenumber-js)/'] },
    },
    {
      name: 'rest-knows-no-module',
      comment: 'The engine serves whatever rows it is given.',
      severity: 'error',
      from: { path: '^api/src/rest/', pathNot: TEST },
      to: { path: '^api/src/(modules|demo|commands|server|main)' },
    },
    {
      name: 'foundations-know-no-module',
      comment:
        'modules -> graphql, http, jobs, files, database, telemetry; never back, not by a type either, but for the list of entities.',
      severity: 'error',
      from: {
        path: '^api/src/(graphql|http|jobs|files|database|telemetry)/',
        pathNot: [TEST, '^api/src/database/entities\\.ts$'],
      },
      to: { path: '^api/src/(modules|demo|commands)' },
    },
    {
      name: 'context-knows-no-module',
      comment: 'What every use case gets are interfaces; server.ts passes in the modules behind them.',
      severity: 'error',
      from: { path: '^api/src/context\\.ts$' },
      to: { path: '^api/src/modules/' },
    },
    {
      name: 'module-in-the-order',
      comment: 'Add a new module to MODULES in this file.',
      severity: 'error',
      from: { path: '^api/src/modules/[^/]+/', pathNot: [TEST, `^api/src/modules/(${MODULES.join('|')})/`] },
      to: {},
    },
    ...MODULE_ORDER,
    {
      name: 'no-foreign-resolver',
      comment:
        'A module may use the service or entity of another one, never its resolver: that would skip role and validation.',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: TEST },
      to: { path: RESOLVER, pathNot: '^api/src/modules/$1/' },
    },
    {
      name: 'resolvers-in-one-list',
      comment: 'The schema is built from modules/resolvers.ts, and nothing else calls a resolver.',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/src/modules/', TEST] },
      to: { path: RESOLVER },
    },
    {
      name: 'resolvers-and-rest-rows-are-leaves',
      comment: 'Services know neither GraphQL resolvers nor REST rows.',
      severity: 'error',
      from: { path: '^api/src/modules/.+\\.(service|policy|queries|entity)\\.ts$' },
      to: { path: '\\.(resolver|rest)\\.ts$' },
    },
    {
      name: 'product-knows-no-test',
      severity: 'error',
      from: { path: '^(api|web)/src/', pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'product-knows-no-demo',
      comment: 'The demo is loaded by the start-up alone, when it is asked for.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: ['^api/src/(demo|commands)/', TEST] },
      to: { path: '^api/src/demo/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'product-needs-its-dependencies',
      comment: 'What the server or the web app imports has to be among the dependencies, not the development ones.',
      severity: 'error',
      from: { path: '^(api|web)/src/', pathNot: [TEST, '\\.d\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only', 'type-import'] },
    },
    {
      name: 'api-knows-no-web',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-knows-only-the-domain',
      comment: 'The web app knows the server through schema.graphql and the domain.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^api/', pathNot: '^api/src/domain/' },
    },
    {
      name: 'no-barrel-in-the-domain',
      comment: 'Import the file that says it (@mehfil/api/domain/bookings/price): a barrel loads the whole domain.',
      severity: 'error',
      from: {},
      to: { path: ['^api/src/domain/index\\.ts$', '^api/src/domain/[^/]+/index\\.ts$'] },
    },
    {
      name: 'no-feature-in-another',
      comment:
        'web/src/app/pages composes features; they do not know each other. Only the gate before the portal is shared.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/businesses/owner/TradingGate\\.tsx$'],
      },
    },
    {
      name: 'features-are-nouns',
      comment:
        'web/src/features/<noun>/{public,owner,staff}; what several of them show stands beside these folders, or in `page` where it is the page of one record.',
      severity: 'error',
      from: { path: `^web/src/features/(?!(${NOUNS.join('|')})/(${AUDIENCES}/|page/|[^/]+$))` },
      to: {},
    },
    {
      name: 'audiences-apart',
      comment:
        'What the public, owners and staff see of a noun is loaded apart; what they share stands in the folder of the noun.',
      severity: 'error',
      from: { path: `^web/src/features/([^/]+)/${AUDIENCES}/`, pathNot: TEST },
      to: { path: `^web/src/features/$1/${AUDIENCES}/`, pathNot: '^web/src/features/$1/$2/' },
    },
    {
      name: 'audiences-stand-on-their-noun',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/(?:page/)?[^/]+$', pathNot: TEST },
      to: { path: `^web/src/features/$1/${AUDIENCES}/` },
    },
    {
      name: 'features-know-no-app',
      comment: 'app -> features -> ui, graphql, lib; the tokens of theme.ts are for everybody.',
      severity: 'error',
      from: { path: '^web/src/features/', pathNot: TEST },
      to: { path: '^web/src/app/', pathNot: '^web/src/app/theme\\.ts$' },
    },
    {
      name: 'foundations-of-the-web-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|graphql|lib|i18n)/', pathNot: TEST },
      to: { path: '^web/src/(app|features)/', pathNot: '^web/src/app/theme\\.ts$' },
    },
    {
      name: 'house-style-knows-no-data',
      comment: 'Components of ui/ know no noun and ask no server.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib|i18n)/', pathNot: TEST },
      to: { path: '^web/src/graphql/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '(^|/)dist/'] },
    exclude: { path: ['(^|/)dist/', '\\.module\\.css$'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
