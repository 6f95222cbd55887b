import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import { DomainError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';

/** A cell of an export. */
export type CsvCell = string | number | null | undefined;

/** Rows that are written before other requests get a turn. */
const ROWS_AT_ONCE = 250;

/** How a spreadsheet recognizes a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/;
/** A sum below zero is a number, and nothing that could be run. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

function escapeFormula(cell: CsvCell): CsvCell {
  return typeof cell === 'string' && FORMULA.test(cell) && !NEGATIVE.test(cell) ? `'${cell}` : cell;
}

/** A text as it was before an export escaped it. */
export function unescapeFormula(written: string): string {
  return written.replace(ESCAPED_FORMULA, '');
}

/**
 * Rows as CSV (RFC 4180), with texts escaped that a spreadsheet would run as formulas.
 * @param options.bom starts with a byte order mark, by which spreadsheets recognize UTF-8
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], { bom = false } = {}): string {
  return stringify(
    rows.map((row) => row.map(escapeFormula)),
    {
      bom,
      record_delimiter: 'windows',
      // The library quotes its own line ends only.
      quoted_match: /[\r\n]/,
    },
  );
}

/**
 * Writes many rows as CSV without blocking other requests.
 * @param cells the cells of an item
 * @throws DomainError ANSWER_TOO_LARGE once the file exceeds the maximum size of a response
 */
export async function writeCsv<Item>(
  heading: readonly CsvCell[],
  items: readonly Item[],
  cells: (item: Item) => readonly CsvCell[],
): Promise<string> {
  const { answerMaxBytes } = REQUEST_LIMITS;
  let text = toCsv([heading], { bom: true });
  let bytes = Buffer.byteLength(text);
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) {
    const part = toCsv(items.slice(from, from + ROWS_AT_ONCE).map(cells));
    text += part;
    bytes += Buffer.byteLength(part);
    if (bytes > answerMaxBytes) {
      const message = `A file can have at most ${answerMaxBytes / 1024 / 1024} MB: choose a shorter time`;
      throw new DomainError('ANSWER_TOO_LARGE', message, { field: 'from' });
    }
    await setImmediate();
  }
  return text;
}
