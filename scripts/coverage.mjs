/**
 * `npm run coverage`: writes every statement of the specification with the tests that hold it to `.cache/coverage.md`; fails where
 * one names a test that doesn't exist. docs/coverage.md is the index.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { coverage } from './lib/coverage.mjs';
import { runScript } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';

/** As deep in the checkout as docs/, so that links to tests work. */
const PAGE = '.cache/coverage.md';

await runScript(async () => {
  const { details, problems } = coverage();
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(inRoot(PAGE), details);
  console.log([PAGE, ...problems].join('\n'));
  return Promise.resolve(problems.length === 0 ? 0 : 1);
});
