/**
 * `npm run generate`: writes schema.graphql from the api's resolvers, .env.example from the table of variables, the web app's
 * types and hooks from its operations, and the counts of docs/coverage.md from the specification's statements and the test titles; fails
 * if the last two don't match. With `--check` it writes nothing and fails if the committed files differ.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import codegen from '../codegen.ts';
import './lib/api-sources.mjs';
import { coverage } from './lib/coverage.mjs';
import { runScript } from './lib/exit.mjs';
import { listFiles, fromRoot } from './lib/hashing.mjs';
import { inRoot, root } from './lib/paths.mjs';

const SCHEMA = 'schema.graphql';
const GENERATED = 'web/src/graphql/generated';
const COVERAGE = 'docs/coverage.md';
const ENV_EXAMPLE = '.env.example';

/**
 * @param {string} page the coverage page
 * @returns {Promise<Map<string, string>>} the content of every generated file, by its path in the checkout
 */
async function generateFiles(page) {
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
const listLeftOver = (files) => listFiles([inRoot(GENERATED)], (path) => !files.has(path)).map(fromRoot);

/** @param {Map<string, string>} files */
function writeFiles(files) {
  for (const [path, content] of files) {
    if (committed(path) === content) continue;
    mkdirSync(dirname(inRoot(path)), { recursive: true });
    writeFileSync(inRoot(path), content);
    console.log(`Generated ${path}`);
  }
  for (const path of listLeftOver(files)) {
    rmSync(inRoot(path));
    console.log(`Removed ${path}`);
  }
  return 0;
}

/** @param {Map<string, string>} files */
function checkFiles(files) {
  const differences = [
    ...[...files].flatMap(([path, content]) => describeDifference(path, committed(path), content)),
    ...listLeftOver(files).map((path) => `${path} is no longer generated`),
  ];
  if (differences.length === 0) return 0;
  console.error([...differences, 'Run npm run generate and commit the result.'].join('\n'));
  return 1;
}

/**
 * The first difference between two texts.
 * @param {string} path
 * @param {string | undefined} before
 * @param {string} after
 */
function describeDifference(path, before, after) {
  if (before === after) return [];
  if (before === undefined) return [`${path} is missing`];
  const [old, now] = [before.split('\n'), after.split('\n')];
  const line = now.findIndex((text, index) => text !== old[index]);
  const at = line === -1 ? now.length : line;
  const shown = (/** @type {string} */ sign, /** @type {string[]} */ lines) =>
    lines.slice(at, at + 3).map((text) => `  ${sign} ${text}`);
  return [`${path} differs from line ${at + 1} on:`, ...shown('-', old), ...shown('+', now)];
}

await runScript(async () => {
  const { page, problems } = coverage();
  const files = await generateFiles(page);
  const result = process.argv.includes('--check') ? checkFiles(files) : writeFiles(files);
  if (problems.length > 0) console.error(problems.join('\n'));
  return problems.length > 0 ? 1 : result;
});
