import graphql from '@graphql-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { defineConfig, globalIgnores } from 'eslint/config';

import { readAvoidedWords } from './scripts/lib/avoided-words.mjs';
import { findFilesWithEmitters, TESTS } from './scripts/lib/linted-files.mjs';
import { streamErrors } from './scripts/lib/stream-errors-rule.mjs';

// Its types of a rule's options and ESLint's own come from two packages that agree but for the name.
const graphqlRules = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (graphql));

const CODE = ['**/*.ts', '**/*.tsx', '**/*.mjs'];
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
    languageOptions: { parser, sourceType: 'module' },
    rules: {
      ...restrictedExcept(),
      // oxlint would heed its directive; those of ESLint's own have no effect on either.
      'no-warning-comments': ['error', { terms: ['oxlint-disable', ...readAvoidedWords()], location: 'anywhere' }],
    },
  },

  { files: ['api/src/main.ts', 'api/src/env/clock.ts'], rules: restrictedExcept(...NO_OWN_CLOCK) },
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

  {
    files: findFilesWithEmitters(),
    ignores: TESTS,
    // The one rule here that asks for types.
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { mehfil: { rules: { 'stream-errors': streamErrors } } },
    rules: { 'mehfil/stream-errors': 'error' },
  },

  {
    files: ['api/src/modules/**/*.ts', 'api/src/http/**/*.ts'],
    ignores: [...TESTS, '**/testing.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, NO_STATUS_BY_HAND] },
  },
  {
    files: ['web/src/**/*.tsx'],
    // The playground is read in English; what the server fills into a first view stands there as %names%.
    ignores: [...TESTS, '**/testing.tsx', 'web/src/playground/**', 'web/src/app/first-view.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, NO_WORDS_IN_MARKUP] },
  },
  {
    files: ['scripts/**/*.mjs', 'web/vite.config.ts', 'web/vite/**'],
    rules: restrictedExcept(NO_ENVIRONMENT, ...NO_OWN_CLOCK),
  },
  { files: TESTS, rules: restrictedExcept(NO_ENVIRONMENT, SECURE_CONTEXT_ONLY) },
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
