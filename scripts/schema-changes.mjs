/**
 * Compares schema.graphql with the schema of the last release: breaking changes must be announced in the changelog. With
 * `--release` the current schema becomes the released one, without its descriptions (docs/operations.md, Releases).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { runScript } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';
import { findUnannouncedBreaks, withoutDescriptions } from './lib/schema-changes.mjs';

const CURRENT = inRoot('schema.graphql');
const RELEASED = inRoot('docs/released/schema.graphql');

/** @param {string} path */
const read = (path) => readFile(path, 'utf8');

await runScript(async () => {
  if (process.argv.includes('--release')) {
    await writeFile(RELEASED, withoutDescriptions(await read(CURRENT)));
    return 0;
  }
  const [released, current, changelog] = await Promise.all([
    read(RELEASED),
    read(CURRENT),
    read(inRoot('CHANGELOG.md')),
  ]);
  const breaks = findUnannouncedBreaks(released, current, changelog);
  if (breaks.length === 0) return 0;
  console.error(
    ['Breaking changes of schema.graphql must be listed in CHANGELOG.md, under Unreleased, Breaking:', ...breaks].join(
      '\n  ',
    ),
  );
  return 1;
});
