import type { RequestContext } from '../../context.js';
import { ImportKind } from '../../domain/catalogue/import.js';
import { IMPORT_LIMITS } from '../../domain/catalogue/limits.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { tradingBusiness } from '../businesses/business.access.js';
import { importItems } from './catalogue-import.service.js';
import { columnOf, unusedColumns } from './hall-import.mapping.js';
import { importHalls } from './hall-import.service.js';
import { readHallSource, SourceError, type HallSource, type RowProblem } from './hall-import.source.js';
import { Hall } from './hall.entity.js';
import type { ImportFileInput, ImportOutcome, ImportRow } from './portal-import.types.js';

/** Tells halls that their owner has imported from those of the operator's files. */
const SOURCE_NAME = 'portal';

function refuseFile(message: string): never {
  throw invalidInput([{ field: 'content', message }]);
}

const { rowsMax, charactersMax } = IMPORT_LIMITS;
/** The characters are counted by the input's rules; each is 4 bytes at most. */
const FILE_LIMITS = { rowsMax, bytesMax: charactersMax * 4 };

function readFile(content: string): Promise<HallSource> {
  return readHallSource(content, 'csv', FILE_LIMITS).catch((error: unknown) => {
    if (error instanceof SourceError) refuseFile(error.message);
    throw error;
  });
}

/** Every row of the file in its order, with what is wrong with it. */
function rowsOf({ columns, rows }: HallSource, problems: readonly RowProblem[]): ImportRow[] {
  const found = new Map<number, ImportRow>(
    rows.map(({ row, values }) => [row, { row, cells: columns.map((name) => values.get(name) ?? ''), problems: [] }]),
  );
  for (const { row, field, reason } of problems) {
    const line = found.get(row) ?? { row, cells: [], problems: [] };
    line.problems.push({ field: columnOf(field, columns), message: reason });
    found.set(row, line);
  }
  return [...found.values()].sort((one, other) => one.row - other.row);
}

/** Halls by the rules of the operator's import; a business lists no more of them than by hand. */
async function importOwnHalls(ctx: RequestContext, businessId: number, source: HallSource, preview: boolean) {
  const request = { source, sourceName: SOURCE_NAME };
  const judged = await importHalls(ctx, { ...request, dryRun: true });
  const { perBusinessMax } = HALL_LIMITS;
  const listed = await ctx.em.count(Hall, { business: businessId, deletedAt: null });
  if (listed + judged.created > perBusinessMax)
    throw new DomainError('CONFLICT', `A business can list at most ${perBusinessMax} halls`);
  return preview ? judged : importHalls(ctx, request);
}

/**
 * Imports a CSV file of an owner: halls, or a list of the setup. A row that is wrong is left out with its reasons, the others are
 * written; what is there already stays, so that a mended file can simply be imported again. A preview writes nothing.
 *
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application; INVALID_INPUT on content for a file that can't be
 *   read or is too long; CONFLICT where there would be more entries than allowed
 */
export async function importFile(
  ctx: RequestContext,
  { kind, content, preview }: ImportFileInput,
): Promise<ImportOutcome> {
  const business = await tradingBusiness(ctx);
  const source = await readFile(content);
  const { problems, unused, ...counts } =
    kind === ImportKind.HALLS
      ? { ...(await importOwnHalls(ctx, business.id, source, preview)), unused: unusedColumns(source.columns) }
      : await importItems(ctx, { business, kind, source, preview });
  const rows = rowsOf(source, problems);
  return {
    isPreview: preview,
    columns: source.columns,
    unusedColumns: unused,
    rows,
    created: counts.created,
    changed: counts.changed,
    unchanged: counts.unchanged,
    removed: counts.removed,
    offline: counts.offline,
    refused: rows.filter((row) => row.problems.length > 0).length,
  };
}
