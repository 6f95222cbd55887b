import { setImmediate } from 'node:timers/promises';
import { ref, type EntityClass, type RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { IMPORT_MESSAGES } from '../../domain/halls/import-messages.js';
import { IMPORTED_ITEM_SCHEMAS, ImportKind, type ImportedItemKind } from '../../domain/catalogue/import.js';
import { CATALOGUE_LIMITS } from '../../domain/catalogue/limits.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { DomainError, validate, type FieldError } from '../../domain/input/errors.js';
import { toHundredths } from '../../domain/money/money.js';
import { writeAuditEntry } from '../audit/audit.service.js';
import { lockBusiness } from '../businesses/business.access.js';
import { Business } from '../businesses/business.entity.js';
import { Amenity } from '../catalogue/amenity.entity.js';
import { FixedService } from '../catalogue/fixed-service.entity.js';
import { HallCategory } from '../catalogue/hall-category.entity.js';
import { HallType } from '../catalogue/hall-type.entity.js';
import { OptionalService } from '../catalogue/optional-service.entity.js';
import type { HallSource, RowProblem, SourceRow } from './hall-import.source.js';
import { createCellReader, findUnknownColumns, toLine, toPlainAmount } from './import-columns.js';

type Item = HallCategory | HallType | FixedService | OptionalService | Amenity;

const ENTITIES: Readonly<Record<ImportedItemKind, EntityClass<Item>>> = {
  [ImportKind.CATEGORIES]: HallCategory,
  [ImportKind.TYPES]: HallType,
  [ImportKind.FIXED_SERVICES]: FixedService,
  [ImportKind.OPTIONAL_SERVICES]: OptionalService,
  [ImportKind.AMENITIES]: Amenity,
};

/** Columns by field; the first one with a value is used. */
const COLUMNS = {
  name: ['name', 'title', 'service', 'category', 'type', 'amenity'],
  description: ['description', 'details', 'about'],
  price: ['price', 'amount', 'rate'],
  priceType: ['priceType', 'charged', 'per', 'unit'],
  isIncluded: ['isIncluded', 'included', 'alwaysIncluded'],
  icon: ['icon'],
} as const;

const YES = new Set(['yes', 'y', 'true', '1']);
const NO = new Set(['no', 'n', 'false', '0']);

/** Rows to validate before yielding to other requests. */
const BATCH_ROWS = 25;

/** An import request. */
export interface ItemImport {
  business: Business;
  kind: ImportedItemKind;
  source: HallSource;
  /** Validates every row without writing. */
  preview: boolean;
}

interface ValidItem {
  name: string;
  price?: number;
}

/** A row in the format of the form. */
function toDraft(kind: ImportedItemKind, { values }: SourceRow, currency: CurrencyCode): Record<string, unknown> {
  const first = createCellReader(values);
  const of = (field: keyof typeof COLUMNS): string | undefined => toLine(field, first(COLUMNS[field]));
  const included = of('isIncluded')?.toLowerCase() ?? '';
  const priceType = of('priceType')
    ?.toUpperCase()
    .replace(/[\s-]+/g, '_');
  return {
    name: of('name'),
    description: of('description') ?? null,
    icon: of('icon') ?? null,
    price: toPlainAmount(of('price'), currency) ?? (kind === ImportKind.AMENITIES ? undefined : null),
    ...(priceType === undefined ? {} : { priceType }),
    ...(included === '' ? {} : { isIncluded: YES.has(included) ? true : NO.has(included) ? false : included }),
  };
}

function validateRow(
  kind: ImportedItemKind,
  draft: Record<string, unknown>,
): { item?: ValidItem; wrong: FieldError[] } {
  try {
    return { item: validate(IMPORTED_ITEM_SCHEMAS[kind], draft), wrong: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { wrong: (error.details?.fields ?? []) as FieldError[] };
  }
}

async function validateRows({
  kind,
  source,
  business,
}: ItemImport): Promise<{ good: ValidItem[]; problems: RowProblem[] }> {
  const problems = [...source.problems];
  const good: ValidItem[] = [];
  const rowsByName = new Map<string, number>();
  for (const [index, each] of source.rows.entries()) {
    if (index % BATCH_ROWS === 0) await setImmediate();
    const { item, wrong } = validateRow(kind, toDraft(kind, each, business.currency));
    const duplicateRow = item && rowsByName.get(item.name.toLowerCase());
    if (duplicateRow !== undefined) wrong.push({ field: 'name', message: IMPORT_MESSAGES.sameAsRow(duplicateRow) });
    problems.push(...wrong.map(({ field, message }) => ({ row: each.row, field, reason: message })));
    if (!item || duplicateRow !== undefined) continue;
    rowsByName.set(item.name.toLowerCase(), each.row);
    good.push(item);
  }
  return { good, problems };
}

/** The valid rows that are new: names that the list already has, ignoring case, are skipped. */
async function findNewItems(em: EntityManager, { business, kind }: ItemImport, good: readonly ValidItem[]) {
  const present = await em.find(ENTITIES[kind], { business: business.id });
  const names = new Set(present.map(({ name }) => name.toLowerCase()));
  const fresh = good.filter(({ name }) => !names.has(name.toLowerCase()));
  const { itemsMax } = CATALOGUE_LIMITS;
  if (present.length + fresh.length > itemsMax)
    throw new DomainError('CONFLICT', `There can be at most ${itemsMax} entries in this list`);
  return fresh;
}

async function writeItems(ctx: RequestContext, request: ItemImport, good: readonly ValidItem[]): Promise<number> {
  return inTransaction(ctx.em, async (em) => {
    const { business, kind } = request;
    // Serializes imports for a business, so that they don't add the same entries.
    await lockBusiness(em, business.id);
    const fresh = await findNewItems(em, request, good);
    for (const { price, ...item } of fresh) {
      em.create(ENTITIES[kind], {
        ...item,
        ...(price === undefined ? {} : { price: toHundredths(price) }),
        business: ref(em.getReference(Business, business.id)),
        createdAt: ctx.now(),
      } as unknown as RequiredEntityData<Item>);
    }
    await em.flush();
    if (fresh.length > 0) {
      const after = { kind, created: fresh.length };
      await writeAuditEntry(ctx, em, {
        action: 'catalogue.imported',
        subjectType: 'business',
        subjectId: business.id,
        after,
      });
    }
    return fresh.length;
  });
}

/**
 * Imports a list of the catalogue in one transaction: adds the valid rows, except names that the list already has.
 * @throws DomainError CONFLICT when the list would exceed its limit
 */
export async function importItems(ctx: RequestContext, request: ItemImport) {
  const { good, problems } = await validateRows(request);
  const created = request.preview
    ? (await findNewItems(ctx.em, request, good)).length
    : await writeItems(ctx, request, good);
  return {
    problems,
    unused: findUnknownColumns(request.source.columns, Object.values(COLUMNS).flat()),
    created,
    unchanged: good.length - created,
    ...{ changed: 0, removed: 0, offline: 0 },
  };
}
