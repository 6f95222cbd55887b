import type { RequestContext } from '../../context.js';
import { ImportKind } from '../../domain/catalogue/import.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import { importItems } from './catalogue-import.service.js';
import { getColumnName, findUnusedColumns } from './hall-import.mapping.js';
import { importHalls } from './hall-import.service.js';
import type { HallSource } from './hall-import.source.js';
import { assertRoomForHalls } from './hall-limit.js';
import { readImportFile, toImportRows } from './portal-import.file.js';
import type { ImportFileInput, ImportOutcome } from './portal-import.types.js';

/** Distinguishes halls imported by their owner from those of the operator. */
const SOURCE_NAME = 'portal';

/** Imports halls with the rules of the operator's import, up to the business's limit. */
async function importOwnHalls(ctx: RequestContext, businessId: number, source: HallSource, preview: boolean) {
  const request = { source, sourceName: SOURCE_NAME, isLimited: true };
  const validated = await importHalls(ctx, { ...request, dryRun: true });
  await assertRoomForHalls(ctx.em, businessId, validated.created);
  return preview ? validated : importHalls(ctx, request);
}

/**
 * Imports a CSV file of an owner: halls, or a list of the catalogue. Invalid rows are skipped with their reasons, the others are
 * written; existing entries stay as they are, so that a corrected file can be imported again. A preview writes nothing.
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application; INVALID_INPUT on content for an unreadable or too
 * long file; CONFLICT when a list would exceed its limit
 */
export async function importFile(
  ctx: RequestContext,
  { kind, content, preview }: ImportFileInput,
): Promise<ImportOutcome> {
  const business = await requireTradingBusiness(ctx);
  const source = await readImportFile(content);
  const { problems, unused, ...counts } =
    kind === ImportKind.HALLS
      ? { ...(await importOwnHalls(ctx, business.id, source, preview)), unused: findUnusedColumns(source.columns) }
      : await importItems(ctx, { business, kind, source, preview });
  const rows = toImportRows(source, problems, getColumnName);
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
