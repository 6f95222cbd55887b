/**
 * Compares schema.graphql with the schema of the last release: a change that breaks somebody's operation has to be announced in
 * the changelog. With `--release` the current schema becomes the released one (docs/operations.md, Releases).
 */
import { copyFile, readFile } from 'node:fs/promises';
import { exitingWith } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';
import { unannouncedBreaks } from './lib/schema-changes.mjs';

const CURRENT = inRoot('schema.graphql');
const RELEASED = inRoot('docs/released/schema.graphql');

/** @param {string} path */
const read = (path) => readFile(path, 'utf8');

await exitingWith(async () => {
  if (process.argv.includes('--release')) {
    await copyFile(CURRENT, RELEASED);
    return 0;
  }
  const [released, current, changelog] = await Promise.all([
    read(RELEASED),
    read(CURRENT),
    read(inRoot('CHANGELOG.md')),
  ]);
  const breaks = unannouncedBreaks(released, current, changelog);
  if (breaks.length === 0) return 0;
  console.error(
    [
      'These changes of schema.graphql break somebody. Name each in CHANGELOG.md, under Unreleased, Breaking:',
      ...breaks,
    ].join('\n  '),
  );
  return 1;
});
