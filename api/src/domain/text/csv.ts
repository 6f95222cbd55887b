/** What a cell of an export may hold. */
export type CsvCell = string | number | null | undefined;

/** A spreadsheet would run what begins like this. */
const FORMULA = /^[=+\-@\t\r]/;
/** A plain number may begin with a minus. */
const NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Tells spreadsheets that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellText(cell: CsvCell): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as CSV (RFC 4180) that spreadsheets open as it is meant: UTF-8 with its mark, and nothing that people wrote is run as a
 * formula.
 *
 * @param rows the heading first
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvRows(rows);
}

/** More rows of such a file. */
export function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
