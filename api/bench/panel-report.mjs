import { describeMachine, table, writeBetween } from './report.mjs';

/** @typedef {{ name: string, few: number, many: number, statements: number[] }} Row */

/** @typedef {{ people: number, posts: number, few: number, rounds: number }} Sizes */

/**
 * Every read of a list.
 * @param {Row[]} rows
 * @param {Sizes} sizes
 */
export function panelTable(rows, sizes) {
  const head = ['list', `${sizes.few} rows, ms`, 'many rows, ms', 'ratio', 'statements'];
  const body = rows.map(({ name, few: before, many: after, statements: [least, most] }) => [
    name,
    before.toFixed(1),
    after.toFixed(1),
    (after / before).toFixed(2),
    least === most ? String(least) : `${least} and ${most}`,
  ]);
  return `${table([head, ...body])}\n\n${describe(sizes)}`;
}

/**
 * A row for each list, with the slowest and the worst of its reads.
 * @param {Row[]} rows
 * @param {Sizes} sizes
 */
export function panelSummary(rows, sizes) {
  const toList = (/** @type {Row} */ { name }) => name.split(':')[0] ?? '';
  const body = [...new Set(rows.map(toList))].map((list) => {
    const reads = rows.filter((row) => toList(row) === list);
    return [
      list,
      String(reads.length),
      Math.max(...reads.map(({ many }) => many)).toFixed(1),
      Math.max(...reads.map(({ few, many }) => many / few)).toFixed(2),
      String(Math.max(...reads.flatMap(({ statements }) => statements))),
    ];
  });
  return `${table([['list', 'reads', 'slowest, ms', 'highest ratio', 'statements at most'], ...body])}\n\n${describe(sizes)}`;
}

/** @param {Sizes} sizes */
function describe({ people, posts, rounds }) {
  return (
    `${people.toLocaleString('en')} users, and as many audit events, mails and comments; ${posts.toLocaleString('en')} posts. Medians of ${rounds} requests each, in turn; ` +
    `${describeMachine()}. Statements include those that authenticate the viewer.`
  );
}

/** Puts the summary into the document, between its marks. */
export const writePanelReport = (/** @type {string} */ report) => writeBetween('panel', report);
