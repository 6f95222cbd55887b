import { IMPORT_LIMITS } from '../../domain/catalogue/limits.js';
import { invalidInput } from '../../domain/input/errors.js';
import { readHallSource, SourceError, type HallSource, type RowProblem } from './hall-import.source.js';
import type { ImportRow } from './portal-import.types.js';

const { rowsMax, charactersMax } = IMPORT_LIMITS;
/** The input rules limit the characters, each of at most 4 bytes. */
const FILE_LIMITS = { rowsMax, bytesMax: charactersMax * 4 };

/**
 * Reads a CSV file that an owner imports.
 * @throws DomainError INVALID_INPUT on content for an unreadable or too long file
 */
export function readImportFile(content: string): Promise<HallSource> {
  return readHallSource(content, 'csv', FILE_LIMITS).catch((error: unknown) => {
    if (error instanceof SourceError) throw invalidInput([{ field: 'content', message: error.message }]);
    throw error;
  });
}

/**
 * Every row of the file in order, with its problems.
 * @param getColumnName the file's column name for a field
 */
export function toImportRows(
  { columns, rows }: HallSource,
  problems: readonly RowProblem[],
  getColumnName: (field: string, columns: readonly string[]) => string,
): ImportRow[] {
  const found = new Map<number, ImportRow>(
    rows.map(({ row, values }) => [row, { row, cells: columns.map((name) => values.get(name) ?? ''), problems: [] }]),
  );
  for (const { row, field, reason } of problems) {
    const line = found.get(row) ?? { row, cells: [], problems: [] };
    line.problems.push({ field: getColumnName(field, columns), message: reason });
    found.set(row, line);
  }
  return [...found.values()].sort((one, other) => one.row - other.row);
}
