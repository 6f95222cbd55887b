/**
 * `npm run generate`: writes schema.graphql from the api's resolvers, .env.example from the table of variables, the web app's types and hooks from its operations, and
 * docs/coverage.md from the specification's statements and the titles of the tests; it fails where the last two don't fit.
 * With `--check` it writes nothing and fails where the committed files differ, too.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import codegen from '../codegen.ts';
import './lib/api-sources.mjs';
import { coverage } from './lib/coverage.mjs';
import { exitingWith } from './lib/exit.mjs';
import { filesBelow, fromRoot } from './lib/hashing.mjs';
import { inRoot, root } from './lib/paths.mjs';

const SCHEMA = 'schema.graphql';
const GENERATED = 'web/src/graphql/generated';
const COVERAGE = 'docs/coverage.md';
const ENV_EXAMPLE = '.env.example';

/**
 * @param {string} page of coverage
 * @returns {Promise<Map<string, string>>} what every generated file should hold, by its path from the checkout
 */
async function generated(page) {
  const schema = execFileSync(process.execPath, [inRoot('scripts/lib/print-schema.mjs')], {
    cwd: root,
    encoding: 'utf8',
  });
  const { printEnvExample } = await import('../api/src/env/example.ts');
  process.chdir(root);
  const files = await generate({ ...codegen, schema, silent: true, errorsOnly: true }, false);
  return new Map([
    [SCHEMA, schema],
    [COVERAGE, page],
    [ENV_EXAMPLE, printEnvExample()],
    ...files.map(
      (/** @type {{ filename: string, content: string }} */ { filename, content }) =>
        /** @type {[string, string]} */ ([filename, content]),
    ),
  ]);
}

/** @param {string} path */
const committed = (path) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined);

/** @param {Map<string, string>} files */
const leftOver = (files) => filesBelow([inRoot(GENERATED)], (path) => !files.has(path)).map(fromRoot);

/** @param {Map<string, string>} files */
function write(files) {
  for (const [path, content] of files) {
    if (committed(path) === content) continue;
    mkdirSync(dirname(inRoot(path)), { recursive: true });
    writeFileSync(inRoot(path), content);
    console.log(`Generated ${path}`);
  }
  for (const path of leftOver(files)) {
    rmSync(inRoot(path));
    console.log(`Removed ${path}`);
  }
  return 0;
}

/** @param {Map<string, string>} files */
function check(files) {
  const differences = [
    ...[...files].flatMap(([path, content]) => difference(path, committed(path), content)),
    ...leftOver(files).map((path) => `${path} comes from nothing any more`),
  ];
  if (differences.length === 0) return 0;
  console.error([...differences, 'Run npm run generate and commit what it writes.'].join('\n'));
  return 1;
}

/**
 * The first place where two texts part.
 * @param {string} path
 * @param {string | undefined} before
 * @param {string} after
 */
function difference(path, before, after) {
  if (before === after) return [];
  if (before === undefined) return [`${path} is missing`];
  const [old, now] = [before.split('\n'), after.split('\n')];
  const line = now.findIndex((text, index) => text !== old[index]);
  const at = line === -1 ? now.length : line;
  const shown = (/** @type {string} */ sign, /** @type {string[]} */ lines) =>
    lines.slice(at, at + 3).map((text) => `  ${sign} ${text}`);
  return [`${path} differs from line ${at + 1} on:`, ...shown('-', old), ...shown('+', now)];
}

await exitingWith(async () => {
  const { page, problems } = coverage();
  const files = await generated(page);
  const result = process.argv.includes('--check') ? check(files) : write(files);
  if (problems.length > 0) console.error(problems.join('\n'));
  return problems.length > 0 ? 1 : result;
});
