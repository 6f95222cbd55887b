import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import { streamErrors } from './scripts/lib/stream-errors-rule.mjs';

// Its types of a rule's options and ESLint's own come from two packages that agree but for the name.
const graphqlRules = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (graphql));

const CODE = ['**/*.ts', '**/*.tsx', '**/*.mjs'];
const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/*.{endurance,faults}.{ts,mjs}', '**/testing/**', 'web/e2e/**'];
/** What these tools read has to be a default export. */
const READ_BY_TOOLS = ['.*.mjs', '*.config.{mjs,ts}', 'codegen.ts', 'web/*.config.{ts,mjs}', 'scripts/testing/*.mjs'];

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name: one name for one thing, wherever it is used.',
};
const NO_OWN_CLOCK = [
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Take the clock that is passed in: ctx.now() on the server, a `now` argument in the domain.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Take the clock that is passed in: ctx.now() on the server, a `now` argument in the domain.',
  },
];
const NO_ENVIRONMENT = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Only api/src/env.ts and its folder read the environment; it is one typed object.',
};
/** Missing over plain HTTP from another machine (https://w3c.github.io/webappsec-secure-contexts): each has one place with its fallback. */
const SECURE_CONTEXT_ONLY = {
  selector: [
    'MemberExpression[property.name=/^(randomUUID|subtle)$/]',
    'MemberExpression[object.name="navigator"][property.name=/^(clipboard|share|canShare|geolocation|serviceWorker|wakeLock|mediaDevices|credentials|storage|locks|bluetooth|usb|serial|hid|requestMIDIAccess)$/]',
    'MemberExpression[object.name=/^(window|globalThis|self)$/][property.name=/^(caches|cookieStore|showSaveFilePicker|showOpenFilePicker|Notification|PaymentRequest)$/]',
    'NewExpression[callee.name=/^(Notification|PaymentRequest)$/]',
    'Identifier[name="cookieStore"]',
    'VariableDeclarator[init.name="navigator"]',
  ].join(', '),
  message:
    'Only there over HTTPS and on localhost. Use newRequestKey, copyText, openShareSheet or getPosition of web/src/lib, which have a fallback.',
};
/** A comparison of `status` with a text or with a member of an enum of statuses; how a promise settled is no status of ours. */
const NO_STATUS_BY_HAND = {
  selector: ['left', 'right']
    .flatMap((side) => {
      const other = side === 'left' ? 'right' : 'left';
      const compared = `BinaryExpression[operator=/^[!=]==$/]:matches([${side}.name="status"], [${side}.property.name="status"])`;
      return [
        `${compared}[${other}.type="Literal"][${other}.raw=/^['"]/][${other}.value!="fulfilled"]`,
        `${compared}[${other}.object.name=/Status$/]`,
      ];
    })
    .concat('SwitchStatement:matches([discriminant.name="status"], [discriminant.property.name="status"])')
    .join(', '),
  message: 'Ask the domain (domain/*/transitions.ts) what a status means or allows; no module compares one by hand.',
};
/** Whatever a screen says stands in a catalogue (`*.text.ts`), where its translation finds it (docs/decisions/0037-urdu.md). */
const SPOKEN = 'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|alt|placeholder)$/]';
const NO_WORDS_IN_MARKUP = {
  selector: [
    ':not(JSXElement[openingElement.name.name="kbd"]) > JSXText[value=/\\p{L}{2}/u]',
    'JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}{2}/u]',
    'JSXElement > JSXExpressionContainer > ConditionalExpression > Literal[value=/\\p{L}{2}/u]',
    'JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}{2}\\s|\\s\\p{L}{2}/u]:not(JSXAttribute[name.name=/^(className|to|href|src|style|id|key|transform)$/] *)',
    `${SPOKEN} > Literal[value=/\\p{L}{2}(?!.*:\\/\\/)/u]`,
    'JSXAttribute[name.name!=/^(className|id|key|d|transform|viewBox|points|style|sizes|rel|allow|sandbox|autoComplete|preserveAspectRatio|aria-keyshortcuts)$/] > Literal[value=/^\\p{Lu}.*\\p{Ll}|\\p{L} \\p{L}/u]',
  ].join(', '),
  message: 'Say it in a *.text.ts, where its translation finds it.',
};
const everywhere = [NO_DEFAULT_EXPORT, ...NO_OWN_CLOCK, NO_ENVIRONMENT, SECURE_CONTEXT_ONLY];

/**
 * @param {object[]} allowed
 * @returns {Partial<import('eslint').Linter.RulesRecord>}
 */
const restrictedExcept = (...allowed) => ({
  'no-restricted-syntax': ['error', ...everywhere.filter((rule) => !allowed.includes(rule))],
});

export default defineConfig(
  globalIgnores(['**/dist/', '.cache/', '.data/', 'web/src/graphql/generated/*.ts', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },

  {
    files: CODE,
    extends: [js.configs.recommended, typescript.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...restrictedExcept(),
      eqeqeq: 'error',
      // The compiler knows better what is defined, in JavaScript too.
      'no-undef': 'off',
      'no-console': 'error',
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      // `import { type A }` would still load the file.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A handler may be async: what it throws is caught where it is called.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Entities, inputs and resolvers are classes because their decorators need one.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Input and output types are classes for their decorators' sake and plain objects when they travel; the ORM brands
      // the enums of columns with a default, and GraphQL's types spell them as literals.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // A type argument that only names a result is how an answer from outside is typed.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },

  { files: ['api/src/main.ts', 'api/src/clock.ts'], rules: restrictedExcept(...NO_OWN_CLOCK) },
  // The second one hands PATH and the like on to PostgreSQL.
  {
    files: ['api/src/env.ts', 'api/src/env/env-file.ts', 'api/src/database/embedded.ts'],
    rules: restrictedExcept(NO_ENVIRONMENT),
  },
  {
    files: ['api/src/commands/**', 'api/bench/**', 'web/bench/**'],
    rules: restrictedExcept(NO_ENVIRONMENT, ...NO_OWN_CLOCK),
  },
  {
    // The browser's own edges: where the page's clock is taken to be handed on.
    files: ['web/src/lib/clock.ts', 'web/src/app/main.tsx', 'web/src/app/boot.ts', 'web/src/main.tsx'],
    rules: restrictedExcept(...NO_OWN_CLOCK),
  },
  // Where the browser's console is written to.
  { files: ['web/src/lib/log.ts'], rules: { 'no-console': 'off' } },
  // A yup test is called with values that its type denies: missing ones, for instance.
  { files: ['api/src/domain/**'], rules: { '@typescript-eslint/no-unnecessary-condition': 'off' } },

  {
    files: ['api/src/**/*.ts'],
    ignores: TESTS,
    plugins: { mehfil: { rules: { 'stream-errors': streamErrors } } },
    rules: { 'mehfil/stream-errors': 'error' },
  },

  {
    files: ['api/src/modules/**/*.ts', 'api/src/http/**/*.ts'],
    ignores: [...TESTS, '**/testing.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, NO_STATUS_BY_HAND] },
  },
  // The schema's types are classes for their decorators only: values of them are plain objects, safe to spread.
  { files: ['api/src/modules/**', 'api/src/graphql/**'], rules: { '@typescript-eslint/no-misused-spread': 'off' } },
  // Markup is long without being complex.
  {
    files: ['web/src/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['web/src/**/*.tsx'],
    // The playground is read in English; what the server fills into a first view stands there as %names%.
    ignores: [...TESTS, '**/testing.tsx', 'web/src/playground/**', 'web/src/app/first-view.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, NO_WORDS_IN_MARKUP] },
  },
  // The one place that writes to the browser's console.
  { files: ['web/src/lib/log.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: [
      'web/src/lib/address-state.ts',
      'web/src/ui/Pagination.tsx',
      'web/src/ui/Select.tsx',
      'web/src/ui/TagInput.tsx',
      'web/src/ui/form/SelectManyField.tsx',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'antd', importNames: ['Pagination', 'Select'], message: 'Take the one of web/src/ui.' },
            { name: 'react-router-dom', importNames: ['useSearchParams'], message: 'Take useAddressState.' },
          ],
        },
      ],
    },
  },

  {
    // Programs of the workshop: they print, read the environment and measure time.
    files: [
      'scripts/**/*.mjs',
      'web/vite.config.ts',
      'web/vite/**',
      'web/codegen/**',
      'api/src/commands/**',
      'api/bench/**',
      'web/bench/**',
      'web/visual/*.mjs',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['scripts/**/*.mjs', 'web/vite.config.ts', 'web/vite/**'],
    rules: restrictedExcept(NO_ENVIRONMENT, ...NO_OWN_CLOCK),
  },
  {
    // JavaScript reads files whose contents have no type.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: TESTS,
    rules: {
      ...restrictedExcept(NO_ENVIRONMENT, SECURE_CONTEXT_ONLY),
      'max-lines-per-function': 'off',
      'no-console': 'off',
      // expect(mock.method) hands a method over on purpose.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: READ_BY_TOOLS, rules: { 'no-restricted-syntax': 'off' } },

  {
    files: ['schema.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql', documents: './web/src/**/*.graphql' } },
    },
    plugins: { '@graphql-eslint': graphqlRules },
    rules: {
      '@graphql-eslint/description-style': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/known-directives': 'error',
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          Argument: 'camelCase',
          DirectiveDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
          'FieldDefinition[parent.name.value=Query]': { forbiddenPrefixes: ['query', 'get', 'fetch'] },
          'FieldDefinition[parent.name.value=Mutation]': {
            forbiddenPrefixes: ['mutation'],
            forbiddenSuffixes: ['Mutation', 'Status'],
          },
          'FieldDefinition[parent.name.value=Subscription]': { forbiddenPrefixes: ['subscription', 'on'] },
        },
      ],
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          DirectiveDefinition: true,
          EnumValueDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
        },
      ],
      '@graphql-eslint/unique-type-names': 'error',
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql', documents: './web/src/**/*.graphql' } },
    },
    plugins: { '@graphql-eslint': graphqlRules },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/naming-convention': [
        'error',
        {
          VariableDefinition: 'camelCase',
          OperationDefinition: {
            style: 'PascalCase',
            forbiddenPrefixes: ['Get', 'Fetch'],
            forbiddenSuffixes: ['Query', 'Mutation', 'Subscription'],
          },
          FragmentDefinition: { style: 'PascalCase', forbiddenPrefixes: ['Fragment'], forbiddenSuffixes: ['Fragment'] },
        },
      ],
      '@graphql-eslint/no-deprecated': 'error',
      // A cache entry needs its id where the type has one, not where a screen shows a value object.
      '@graphql-eslint/require-selections': 'off',
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 8 }],
    },
  },
);
