import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** @typedef {{ name: string, few: number, many: number, statements: number[] }} Row */

const DOCUMENT = inRoot('docs/performance.md');
const BEGIN = '<!-- panel: begin -->';
const END = '<!-- panel: end -->';

/**
 * @param {Row[]} rows
 * @param {{ people: number, posts: number, few: number, rounds: number }} facts
 */
export function panelTable(rows, { people, posts, few, rounds }) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['list', `${few} rows, ms`, 'many rows, ms', 'ratio', 'statements']),
    line(['---', '--:', '--:', '--:', '--:']),
    ...rows.map(({ name, few: before, many: after, statements: [least, most] }) =>
      line([
        name,
        before.toFixed(1),
        after.toFixed(1),
        (after / before).toFixed(2),
        least === most ? String(least) : `${least} and ${most}`,
      ]),
    ),
    '',
    `${people.toLocaleString('en')} users, and as many audit events, mails and comments; ${posts.toLocaleString('en')} posts. Medians of ${rounds} requests each, in turn; ` +
      `${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}. Statements include those that authenticate the viewer.`,
  ].join('\n');
}

/** Puts the table into the document, between its marks. */
export function writePanelReport(/** @type {string} */ table) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before = '', rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}
