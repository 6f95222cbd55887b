/** The words that docs/glossary.md avoids: read from its table, looked for on pages here and in comments by eslint.config.mjs. */
import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

const GLOSSARY = 'docs/glossary.md';
const HEADING = '## Words to avoid\n';
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**/*.md'];
/** It quotes the specification. */
const GENERATED = 'docs/coverage.md';

/**
 * The words of the table's first column. A row with an explanation in parentheses depends on the meaning, so no program can
 * check it.
 * @param {string} [glossary] the text of the page
 * @returns {string[]}
 */
export function readAvoidedWords(glossary = readFileSync(inRoot(GLOSSARY), 'utf8')) {
  const section = glossary.split(HEADING)[1]?.split(/^## /m)[0] ?? '';
  const cells = [...section.matchAll(/^\| ([a-z][a-z, ]*) \|/gm)].map(([, cell = '']) => cell);
  return cells.filter((cell) => cell !== 'not').flatMap((cell) => cell.split(', '));
}

/**
 * @param {string} text of a page
 * @param {readonly string[]} words
 * @returns {string[]} the words that it uses, each with its line; code isn't looked at
 */
export function findWords(text, words) {
  const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');
  const hide = (/** @type {string} */ code) => code.replaceAll(/[^\n]/g, ' ');
  const prose = text.replaceAll(/^ *```[^]*?^ *```$/gm, hide).replaceAll(/`[^`]*`/g, hide);
  return prose
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(pattern)].map(([word]) => `${at + 1}: ${word.toLowerCase()}`));
}

/** @returns {string[]} the avoided words of all pages, each with page and line */
export function findAvoidedWords() {
  const words = readAvoidedWords();
  const pages = globSync(PAGES, { cwd: root }).filter((page) => page !== GENERATED);
  return pages.flatMap((page) => {
    const text = readFileSync(inRoot(page), 'utf8');
    const [before = '', rest = ''] = text.split(HEADING);
    // The glossary has to name them.
    const checked = page === GLOSSARY ? `${before}${rest.slice(rest.indexOf('\n## '))}` : text;
    return findWords(checked, words).map((found) => `${page}:${found}`);
  });
}
