import { setImmediate } from 'node:timers/promises';
import { DomainError } from './domain/input/errors.js';
import { REQUEST_LIMITS } from './domain/requests/limits.js';
import { csvOf, csvRows, type CsvCell } from './domain/text/csv.js';

/** Rows that are written before other requests get a turn. */
const ROWS_AT_ONCE = 250;

/**
 * Writes many rows as CSV without keeping other requests waiting.
 * @param cells what a row of the file says of an item
 * @throws DomainError ANSWER_TOO_LARGE as soon as the file would be larger than an answer may be
 */
export async function writeCsv<Item>(
  heading: readonly CsvCell[],
  items: readonly Item[],
  cells: (item: Item) => readonly CsvCell[],
): Promise<string> {
  const { answerMaxBytes } = REQUEST_LIMITS;
  let text = csvOf([heading]);
  let bytes = Buffer.byteLength(text);
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) {
    const part = csvRows(items.slice(from, from + ROWS_AT_ONCE).map(cells));
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
