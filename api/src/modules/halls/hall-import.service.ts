import { setImmediate } from 'node:timers/promises';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { findLayoutsAboveCapacity } from '../../domain/halls/facts.js';
import { IMPORT_MESSAGES } from '../../domain/halls/import-messages.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import {
  hallDefaultsSchema,
  importedHallSchema,
  importSourceSchema,
  type HallDefaults,
  type ImportedHall,
} from '../../domain/halls/import.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { isOnline } from '../../domain/halls/transitions.js';
import { DomainError, validate, type FieldError } from '../../domain/input/errors.js';
import { toHundredths } from '../../domain/money/money.js';
import { writeAuditEntry } from '../audit/audit.service.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import { Business } from '../businesses/business.entity.js';
import { HallCategory } from '../catalogue/hall-category.entity.js';
import { HallType } from '../catalogue/hall-type.entity.js';
import { assertRoomForHalls } from './hall-limit.js';
import { toHallDraft, type HallDraft } from './hall-import.mapping.js';
import type { HallSource, RowProblem } from './hall-import.source.js';
import { Hall } from './hall.entity.js';

/** Rows per transaction. */
const BATCH_ROWS = 200;
/** Rows to validate before yielding to other requests. */
const VALIDATION_BATCH_ROWS = 25;
/** Most names in a message. */
const NAMES_MAX = 10;

/** An import request. */
export interface HallImport {
  source: HallSource;
  /** Distinguishes sources; identifies a hall on the next import, together with the row's reference. */
  sourceName: string;
  defaults?: HallDefaults;
  /** Overwrites previously imported halls with the file's values; otherwise only fills in missing ones. */
  overwrite?: boolean;
  /** Validates every row without writing. */
  dryRun?: boolean;
  /** Whether the business's limit of halls holds, as it does for its owner. */
  isLimited?: boolean;
}

/** The result of an import or preview. */
export interface ImportReport {
  rows: number;
  created: number;
  /** Previously imported halls that were updated. */
  changed: number;
  unchanged: number;
  /** Halls that their owner has since removed; they stay removed. */
  removed: number;
  /** Created, changed and unchanged halls that are offline, because they are incomplete or their owner took them offline. */
  offline: number;
  problems: RowProblem[];
}

interface ValidRow {
  row: number;
  hall: ImportedHall;
  categoryId: number | null;
  typeId: number | null;
  /** Fields filled entirely or partly by defaults. */
  defaulted: ReadonlySet<string>;
}

/** Context of an import run. */
interface Run {
  ctx: RequestContext;
  businessId: number;
  sourceName: string;
  overwrite: boolean;
  isLimited: boolean;
  report: ImportReport;
}

/**
 * Imports halls for the viewer's business. Invalid rows are skipped with their reason; the others are written in batches of one
 * transaction each, so that an interrupted run can be repeated. Values missing from both row and defaults stay empty, and such a
 * hall is offline until its owner completes it.
 * @param onProgress called after every batch
 * @throws DomainError NOT_FOUND and FORBIDDEN without an approved business; INVALID_INPUT for invalid defaults, or a category or
 * type in them that the business doesn't have; CONFLICT above the limit of halls
 */
export async function importHalls(
  ctx: RequestContext,
  request: HallImport,
  onProgress: (done: number, rows: number) => void = () => undefined,
): Promise<ImportReport> {
  const business = await requireTradingBusiness(ctx);
  const sourceName = validate(importSourceSchema, request.sourceName);
  const defaults = validate(hallDefaultsSchema, request.defaults ?? {});
  const catalogue = await loadCatalogue(ctx.em, business.id);
  assertKnownNames(defaults, catalogue);
  const { good, problems } = await validateRows(request.source, { defaults, catalogue, currency: business.currency });
  const report: ImportReport = {
    rows: request.source.rows.length + request.source.problems.length,
    created: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    offline: 0,
    problems,
  };
  const { overwrite = false, isLimited = false } = request;
  const run = { ctx, businessId: business.id, sourceName, overwrite, isLimited, report };
  for (let from = 0; from < good.length; from += BATCH_ROWS) {
    const batch = good.slice(from, from + BATCH_ROWS);
    if (request.dryRun) await importBatch(run, ctx.em.fork({ clear: true }), batch);
    else await writeBatch(run, batch);
    onProgress(report.rows - good.length + from + batch.length, report.rows);
  }
  return report;
}

/** Ids of categories and types by lower-case name. */
interface Catalogue {
  categories: ReadonlyMap<string, number>;
  types: ReadonlyMap<string, number>;
  categoryNames: string[];
  typeNames: string[];
}

async function loadCatalogue(em: EntityManager, businessId: number): Promise<Catalogue> {
  const where = { business: businessId };
  const [categories, types] = await Promise.all([em.find(HallCategory, where), em.find(HallType, where)]);
  return {
    categories: new Map(categories.map((category) => [category.name.toLowerCase(), category.id])),
    types: new Map(types.map((type) => [type.name.toLowerCase(), type.id])),
    categoryNames: categories.map(({ name }) => name),
    typeNames: types.map(({ name }) => name),
  };
}

function findUnknownNames(
  { category, type }: Pick<HallDefaults, 'category' | 'type'>,
  { categories, types, categoryNames, typeNames }: Catalogue,
): FieldError[] {
  const problems: FieldError[] = [];
  const refuse = (field: string, kind: 'category' | 'hall type', name: string, names: readonly string[]): void => {
    const listed = names.slice(0, NAMES_MAX).join(', ');
    const more = names.length > NAMES_MAX ? ` and ${names.length - NAMES_MAX} more` : '';
    const there = names.length > 0 ? `it has ${listed}${more}` : 'it has none yet';
    problems.push({ field, message: IMPORT_MESSAGES.nameUnknown(kind, name, there) });
  };
  if (category && !categories.has(category.toLowerCase())) refuse('category', 'category', category, categoryNames);
  if (type && !types.has(type.toLowerCase())) refuse('type', 'hall type', type, typeNames);
  return problems;
}

function assertKnownNames(defaults: HallDefaults, catalogue: Catalogue): void {
  const [problem] = findUnknownNames(defaults, catalogue);
  if (problem) throw new DomainError('INVALID_INPUT', problem.message, { field: problem.field });
}

interface ValidationContext {
  defaults: HallDefaults;
  catalogue: Catalogue;
  currency: CurrencyCode;
}

async function validateRows(
  source: HallSource,
  { defaults, catalogue, currency }: ValidationContext,
): Promise<{ good: ValidRow[]; problems: RowProblem[] }> {
  const good: ValidRow[] = [];
  const problems = [...source.problems];
  const rowsByRef = new Map<string, number>();
  for (const [index, each] of source.rows.entries()) {
    if (index % VALIDATION_BATCH_ROWS === 0) await setImmediate();
    const draft = toHallDraft(each, defaults, currency);
    const { hall, wrong } = validateDraft(draft);
    const known = hall ? [...wrong, ...findUnknownNames(hall, catalogue)] : wrong;
    const duplicateRow = hall ? rowsByRef.get(hall.importRef) : undefined;
    if (duplicateRow !== undefined)
      known.push({ field: 'importRef', message: IMPORT_MESSAGES.sameAsRow(duplicateRow) });
    problems.push(...known.map(({ field, message }) => ({ row: each.row, field, reason: message })));
    if (!hall || known.length > 0) continue;
    rowsByRef.set(hall.importRef, each.row);
    good.push({
      row: each.row,
      hall,
      categoryId: catalogue.categories.get(hall.category?.toLowerCase() ?? '') ?? null,
      typeId: catalogue.types.get(hall.type?.toLowerCase() ?? '') ?? null,
      defaulted: listDifferences(draft, toHallDraft(each, {}, currency)),
    });
  }
  return { good, problems: problems.sort((one, other) => one.row - other.row) };
}

function listDifferences(one: HallDraft, other: HallDraft): Set<string> {
  const names = Object.keys(one) as (keyof HallDraft)[];
  return new Set(names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name])));
}

function validateDraft(draft: HallDraft): { hall: ImportedHall | null; wrong: FieldError[] } {
  try {
    return { hall: validate(importedHallSchema, draft), wrong: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { hall: null, wrong: (error.details?.fields ?? []) as FieldError[] };
  }
}

async function writeBatch(run: Run, batch: readonly ValidRow[]): Promise<void> {
  // Separate counts: a transaction that is retried after a deadlock must not count twice.
  const counts = await inTransaction(run.ctx.em, async (em) => {
    // Serializes imports for a business, so that they don't create the same halls.
    await lockBusiness(em, run.businessId);
    const report = { ...run.report, created: 0, changed: 0, unchanged: 0, removed: 0, offline: 0 };
    await importBatch({ ...run, report }, em, batch);
    await em.flush();
    const { created, changed, unchanged, removed, offline } = report;
    if (run.isLimited && created > 0) await assertRoomForHalls(em, run.businessId, 0);
    if (created + changed > 0) {
      await writeAuditEntry(run.ctx, em, {
        action: 'halls.imported',
        subjectType: 'business',
        subjectId: run.businessId,
        after: { source: run.sourceName, created, changed },
      });
    }
    return { created, changed, unchanged, removed, offline };
  });
  for (const [name, count] of Object.entries(counts)) run.report[name as keyof typeof counts] += count;
}

async function importBatch(run: Run, em: EntityManager, batch: readonly ValidRow[]): Promise<void> {
  const { report, businessId, sourceName } = run;
  const known = await em.find(Hall, {
    business: businessId,
    importSource: sourceName,
    importRef: { $in: batch.map(({ hall }) => hall.importRef) },
  });
  const byRef = new Map<string | null, Hall>();
  // An existing hall takes precedence over a removed one with the same reference.
  for (const hall of known) if (!hall.deletedAt || !byRef.has(hall.importRef)) byRef.set(hall.importRef, hall);
  for (const row of batch) {
    const existing = byRef.get(row.hall.importRef);
    if (existing?.deletedAt) {
      report.removed += 1;
      continue;
    }
    const hall = existing ?? createHall(run, em, row);
    if (!existing) report.created += 1;
    else if (updateHall(run, em, existing, row)) report.changed += 1;
    else report.unchanged += 1;
    if (!isOnline(hall.status)) report.offline += 1;
  }
}

/** The columns of a hall that an import fills. */
function toContent(em: EntityManager, { hall, categoryId, typeId }: ValidRow) {
  return {
    hallName: hall.hallName ?? null,
    description: hall.description ?? null,
    hallNameUrdu: hall.hallNameUrdu ?? null,
    descriptionUrdu: hall.descriptionUrdu ?? null,
    category: categoryId === null ? null : ref(em.getReference(HallCategory, categoryId)),
    type: typeId === null ? null : ref(em.getReference(HallType, typeId)),
    capacity: hall.capacity ?? null,
    roundsCapacity: hall.roundsCapacity ?? null,
    theaterCapacity: hall.theaterCapacity ?? null,
    standingCapacity: hall.standingCapacity ?? null,
    parkingSpaces: hall.parkingSpaces ?? null,
    pricePerHour: typeof hall.pricePerHour === 'number' ? toHundredths(hall.pricePerHour) : null,
    pricePerPerson: typeof hall.pricePerPerson === 'number' ? toHundredths(hall.pricePerPerson) : null,
    location: hall.location,
    city: hall.city ?? null,
    latitude: hall.latitude ?? null,
    longitude: hall.longitude ?? null,
    profileImage: hall.profileImage ?? hall.sliderImages[0] ?? null,
    sliderImages: hall.sliderImages,
  };
}

type Content = ReturnType<typeof toContent>;
type CompletenessFields = Pick<Hall, 'category' | 'type' | 'capacity' | 'pricePerHour' | 'pricePerPerson'>;

function isComplete({ category, type, capacity, pricePerHour, pricePerPerson }: CompletenessFields): boolean {
  return [category, type, capacity, pricePerHour, pricePerPerson].every((value) => value !== null);
}

function createHall({ ctx, businessId, sourceName }: Run, em: EntityManager, row: ValidRow): Hall {
  const content = toContent(em, row);
  return em.create(Hall, {
    ...content,
    business: ref(em.getReference(Business, businessId)),
    hallNumber: row.hall.hallNumber,
    status: isComplete(content) ? HallStatus.ACTIVE : HallStatus.INACTIVE,
    importSource: sourceName,
    importRef: row.hall.importRef,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  });
}

function isMissing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * Keeps the owner's values unless the import overwrites; never clears values that a row lacks, and uses defaults only for missing
 * ones.
 */
function updateHall({ ctx, overwrite }: Run, em: EntityManager, hall: Hall, row: ValidRow): boolean {
  const wasComplete = isComplete(hall);
  const changes = Object.entries(toContent(em, row)).filter(([name, value]) => {
    const present = hall[name as keyof Content];
    const mayReplace = isMissing(present) || (overwrite && !row.defaulted.has(name));
    return !isMissing(value) && mayReplace && !isSame(present, value);
  });
  if (changes.length === 0) return false;
  Object.assign(hall, Object.fromEntries(changes), { updatedAt: ctx.now() });
  // What the file says of one of them may not fit what the owner said of the other.
  for (const layout of findLayoutsAboveCapacity(hall)) hall[layout] = null;
  // Only an incomplete hall goes online when completed; a complete one is offline by its owner's choice.
  if (!wasComplete && isComplete(hall)) hall.status = HallStatus.ACTIVE;
  return true;
}

function isSame(present: unknown, value: unknown): boolean {
  const comparable = (each: unknown): string =>
    JSON.stringify(typeof each === 'object' && each !== null && 'id' in each ? each.id : each);
  return comparable(present) === comparable(value);
}
