import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import config from '../oxlint.config.ts';
import { inRoot, root } from './lib/paths.mjs';
import { makeCheckout, runAndRead } from './testing/checkout.mjs';
import { JAVASCRIPT, REACT, SYNTAX, TYPED, UNPARSABLE } from './testing/lint-snippets.mjs';

const HEAD = 'declare const a: number; declare const f: (x: unknown) => number;\n';
const SCRIPT_HEAD = 'const a = Number(process.argv[2]); const f = (/** @type {unknown} */ x) => Number(x);\n';
const REACT_HEAD = "import { useEffect, useId, useMemo, useRef, useState } from 'react';\n";
const KINDS = [
  { snippets: { ...SYNTAX, ...TYPED, ...UNPARSABLE }, folder: 'api/src/http', head: HEAD, ending: 'ts' },
  { snippets: JAVASCRIPT, folder: 'scripts/snippets', head: SCRIPT_HEAD, ending: 'mjs' },
  { snippets: REACT, folder: 'web/src/snippets', head: REACT_HEAD, ending: 'tsx' },
];
const SNIPPETS = KINDS.flatMap(({ snippets, folder, head, ending }) =>
  Object.entries(snippets).map(([rule, code]) => {
    const path = `${folder}/${rule.replace('/', '-')}.${ending}`;
    // What imports or refers to files stands first.
    const isFirst = /^(import|\/\/\/)/.test(code);
    return { rule, path, content: `${isFirst ? code : head}\n${isFirst ? head : code}\nexport {};` };
  }),
);

/** A file of each project that tsconfig.json files describe, and of each kind. */
const TYPED_FILES = [
  ...['api/src/a.ts', 'api/src/a.test.ts', 'api/bench/a.mjs', 'codegen.ts', 'scripts/snippets/a.mjs'],
  ...['web/src/a.tsx', 'web/src/service-worker/a.ts', 'web/e2e/a.test.ts', 'web/vite/a.ts', 'web/visual/a.mjs'],
];
const UNPARSED = 'syntax error';
const COPIED = [
  ...['oxlint.config.ts', 'package.json', 'tsconfig.json', 'api/tsconfig.json', 'web/tsconfig.json'],
  'web/src/service-worker/tsconfig.json',
];

/**
 * The name in the configuration: `eslint(no-var)`, `typescript(no-deprecated)`, `react-hooks(exhaustive-deps)`.
 * @param {string} [code] none where the file can't be parsed
 */
function toRule(code) {
  const [, plugin = '', name = ''] = /^(\w+)(?:-hooks)?\((.+)\)$/.exec(code ?? '') ?? [];
  if (name === '') return UNPARSED;
  return plugin === 'eslint' ? name : `${plugin}/${name}`;
}

/** @returns {Promise<Map<string, Set<string>>>} the rules that refused each file */
async function lint() {
  const checkout = makeCheckout(
    Object.fromEntries([
      ...COPIED.map((path) => [path, readFileSync(inRoot(path), 'utf8')]),
      ...SNIPPETS.map(({ path, content }) => [path, content]),
      ...TYPED_FILES.map((path) => [path, 'Promise.resolve(1);\nexport {};']),
    ]),
    { packages: true },
  );
  try {
    const program = inRoot('node_modules/oxlint/bin/oxlint');
    const folders = ['api', 'web', 'scripts/snippets', 'codegen.ts'];
    const { out } = await runAndRead([program, '--format', 'json', ...folders], { cwd: checkout.folder });
    /** @type {Map<string, Set<string>>} */
    const found = new Map();
    for (const { filename, code } of JSON.parse(out).diagnostics) {
      found.set(filename, (found.get(filename) ?? new Set()).add(toRule(code)));
    }
    return found;
  } finally {
    checkout.remove();
  }
}

/** @type {Awaited<ReturnType<typeof lint>>} */
let found;
beforeAll(async () => {
  found = await lint();
}, 60_000);

test('every rule of oxlint.config.ts refuses its snippet', () => {
  const silent = SNIPPETS.filter(({ rule, path }) => !found.get(path)?.has(rule in UNPARSABLE ? UNPARSED : rule));
  expect(silent.map(({ rule, path }) => ({ rule, found: [...(found.get(path) ?? [])] }))).toEqual([]);
});

test('every rule has a snippet', () => {
  const named = [config, ...config.overrides].flatMap(({ rules }) => Object.entries(rules));
  const on = new Set(named.flatMap(([rule, setting]) => (setting === 'off' ? [] : [rule])));
  const refused = SNIPPETS.map(({ rule }) => rule).filter((rule) => !(rule in UNPARSABLE));
  expect(refused.sort()).toEqual([...on].sort());
});

test('types are read in every project', () => {
  expect(TYPED_FILES.filter((path) => !found.get(path)?.has('typescript/no-floating-promises'))).toEqual([]);
});

test('no comment switches a rule off', async () => {
  const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'no-warning-comments' });
  const code = '// oxlint-disable-next-line no-console\n/* eslint-disable */\n// see oxlint-disable\n';
  const [result] = await eslint.lintText(code, { filePath: inRoot('scripts/check.mjs') });
  expect(result?.messages.map(({ line }) => line)).toEqual([1, 2, 3]);
});
