import { defineConfig, type OxlintConfig } from 'oxlint';
import { DOMAIN, SERVER_SCHEMA, TESTS, WORKSHOP } from './scripts/lib/linted-files.mjs';

type Rules = NonNullable<OxlintConfig['rules']>;

/** Faults that need no types. */
const SYNTAX = {
  'for-direction': 'error',
  'no-async-promise-executor': 'error',
  'no-case-declarations': 'error',
  'no-compare-neg-zero': 'error',
  'no-cond-assign': 'error',
  'no-constant-binary-expression': 'error',
  'no-constant-condition': 'error',
  'no-control-regex': 'error',
  'no-debugger': 'error',
  'no-dupe-else-if': 'error',
  'no-duplicate-case': 'error',
  'no-empty': 'error',
  'no-empty-character-class': 'error',
  'no-empty-pattern': 'error',
  'no-empty-static-block': 'error',
  'no-ex-assign': 'error',
  'no-extra-boolean-cast': 'error',
  'no-fallthrough': 'error',
  'no-global-assign': 'error',
  'no-invalid-regexp': 'error',
  'no-irregular-whitespace': 'error',
  'no-loss-of-precision': 'error',
  'no-misleading-character-class': 'error',
  'no-prototype-builtins': 'error',
  'no-regex-spaces': 'error',
  'no-self-assign': 'error',
  'no-shadow-restricted-names': 'error',
  'no-sparse-arrays': 'error',
  'no-unassigned-vars': 'error',
  'no-unexpected-multiline': 'error',
  'no-unsafe-finally': 'error',
  'no-unsafe-optional-chaining': 'error',
  'no-unused-labels': 'error',
  'no-unused-private-class-members': 'error',
  'no-useless-assignment': 'error',
  'no-useless-backreference': 'error',
  'no-useless-catch': 'error',
  'no-useless-escape': 'error',
  'preserve-caught-error': 'error',
  'require-yield': 'error',
  'use-isnan': 'error',
  'valid-typeof': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  eqeqeq: 'error',
  'no-console': 'error',
  'max-lines': ['error', 400],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
} satisfies Rules;

/** In TypeScript the compiler finds these. */
const JAVASCRIPT = {
  'constructor-super': 'error',
  'getter-return': 'error',
  'no-class-assign': 'error',
  'no-const-assign': 'error',
  'no-dupe-class-members': 'error',
  'no-dupe-keys': 'error',
  'no-func-assign': 'error',
  'no-import-assign': 'error',
  'no-new-native-nonconstructor': 'error',
  'no-obj-calls': 'error',
  'no-redeclare': 'error',
  'no-setter-return': 'error',
  'no-this-before-super': 'error',
  'no-unreachable': 'error',
  'no-unsafe-negation': 'error',
} satisfies Rules;

const TYPESCRIPT = {
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-imports': 'error',
  // `import { type A }` would still load the file.
  'typescript/no-import-type-side-effects': 'error',
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  // Entities, inputs and resolvers are classes because their decorators need one.
  'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/triple-slash-reference': 'error',
  'typescript/unified-signatures': 'error',
  'no-array-constructor': 'error',
  'no-unused-expressions': 'error',
  'no-useless-constructor': 'error',
  'no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
  ],
} satisfies Rules;

/** By tsgolint, which reads the types with TypeScript 7. */
const TYPED = {
  'typescript/await-thenable': 'error',
  'typescript/consistent-type-exports': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-deprecated': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-meaningless-void-operator': 'error',
  // A handler may be async: what it throws is caught where it is called.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
  'typescript/no-misused-spread': 'error',
  'typescript/no-mixed-enums': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-useless-default-assignment': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/unbound-method': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
} satisfies Rules;

/** Hooks and what the React Compiler asks of components. */
const REACT = {
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
  'react/static-components': 'error',
  'react/use-memo': 'error',
  'react/preserve-manual-memoization': 'error',
  'react/incompatible-library': 'error',
  'react/immutability': 'error',
  'react/globals': 'error',
  'react/refs': 'error',
  'react/set-state-in-effect': 'error',
  'react/error-boundaries': 'error',
  'react/purity': 'error',
  'react/set-state-in-render': 'error',
  'react/unsupported-syntax': 'error',
} satisfies Rules;

/**
 * Everything that a published rule finds, by name: a new version of oxlint adds none by itself. What only ESLint can say stands
 * in eslint.config.mjs; docs/decisions/0043-tests-and-checks.md says who holds what. Each rule has its snippet in
 * scripts/lint-rules.test.mjs.
 */
export default defineConfig({
  plugins: ['typescript', 'react'],
  categories: { correctness: 'off' },
  options: { typeAware: true, respectEslintDisableDirectives: false, denyWarnings: true },
  ignorePatterns: ['**/dist/', '.cache/', '.data/', 'coverage/', 'web/src/graphql/generated/*.ts', '**/*.{js,cjs}'],
  rules: { ...SYNTAX, ...TYPESCRIPT, ...TYPED },
  overrides: [
    { files: ['**/*.mjs'], rules: JAVASCRIPT },
    {
      // JavaScript reads files whose contents have no type.
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    { files: ['web/src/**/*.{ts,tsx}'], rules: REACT },
    // A yup test is called with values that its type denies: missing ones, for instance.
    { files: DOMAIN, rules: { 'typescript/no-unnecessary-condition': 'off' } },
    // The schema's types are classes for their decorators only: values of them are plain objects, safe to spread.
    { files: SERVER_SCHEMA, rules: { 'typescript/no-misused-spread': 'off' } },
    // Markup is long without being complex.
    {
      files: ['web/src/**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: [
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
    // The one place that writes to the browser's console, and programs that print.
    { files: ['web/src/lib/log.ts', ...WORKSHOP], rules: { 'no-console': 'off' } },
    {
      files: TESTS,
      rules: {
        'max-lines-per-function': 'off',
        'no-console': 'off',
        // expect(mock.method) hands a method over on purpose.
        'typescript/unbound-method': 'off',
      },
    },
  ],
});
