import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

/** The server's address on the pages of the documentation. */
export const ADDRESS = 'http://localhost:4000';

/**
 * The code blocks of a language on a page, in order, as they stand there.
 * @param {string} page its path in the checkout
 * @param {string} language as behind the three backticks; empty for blocks without one
 */
export function readBlocks(page, language) {
  const text = readFileSync(inRoot(page), 'utf8');
  return [...text.matchAll(/^( *)```(\w*)\n([^]*?)^ *```$/gm)]
    .filter(([, , name]) => name === language)
    .map(([, indent = '', , block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

/**
 * Divides what a shell printed at its marks.
 * @param {string} printed
 * @returns {Map<string, string>} by mark
 */
export function readSteps(printed) {
  const parts = printed.split(/^@@ (.*)\n/m).slice(1);
  return new Map(
    Array.from({ length: parts.length / 2 }, (_, at) => [parts[at * 2] ?? '', (parts[at * 2 + 1] ?? '').trim()]),
  );
}

/** A line of a shell that prints a mark. @param {string} name */
export const mark = (name) => `printf '\\n@@ %s\\n' '${name}'`;
