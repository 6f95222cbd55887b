import { readFileSync } from 'node:fs';

/**
 * A statement of the first version of pages, from its first words to its end, which replaces what is there.
 * @example readStatement('create view hall_page_sources', 'where h.is_public;')
 */
export function readStatement(start: string, end: string): string {
  const text = readFileSync(new URL('../sql/hall-pages.sql', import.meta.url), 'utf8');
  const from = text.indexOf(start);
  return text.slice(from, text.indexOf(end, from) + end.length).replace(/^create /, 'create or replace ');
}
