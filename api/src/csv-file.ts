import { setImmediate } from 'node:timers/promises';
import { csvOf, csvRows, DomainError, LIMITS, type CsvCell } from './rules/index.js';

/** Rows to write before yielding to other requests. */
const ROWS_AT_ONCE = 250;

/**
 * Writes many rows as CSV without blocking the event loop.
 * @param cells the cells of an item
 * @throws DomainError ANSWER_TOO_LARGE as soon as the file exceeds the response limit
 */
export async function writeCsv<Item>(
  heading: readonly CsvCell[],
  items: readonly Item[],
  cells: (item: Item) => readonly CsvCell[],
): Promise<string> {
  const { answerMaxBytes } = LIMITS.requests;
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
