import { describeMachine, table, writeBetween } from './report.mjs';

/** @typedef {{ name: string, few: number, many: number, statements: number[] }} Row */

/**
 * @param {Row[]} rows
 * @param {{ people: number, posts: number, few: number, rounds: number }} facts
 */
export function panelTable(rows, { people, posts, few, rounds }) {
  const head = ['list', `${few} rows, ms`, 'many rows, ms', 'ratio', 'statements'];
  const body = rows.map(({ name, few: before, many: after, statements: [least, most] }) => [
    name,
    before.toFixed(1),
    after.toFixed(1),
    (after / before).toFixed(2),
    least === most ? String(least) : `${least} and ${most}`,
  ]);
  return [
    table([head, ...body]),
    '',
    `${people.toLocaleString('en')} users, and as many audit events, mails and comments; ${posts.toLocaleString('en')} posts. Medians of ${rounds} requests each, in turn; ` +
      `${describeMachine()}. Statements include those that authenticate the viewer.`,
  ].join('\n');
}

/** Puts the table into the document, between its marks. */
export const writePanelReport = (/** @type {string} */ report) => writeBetween('panel', report);
