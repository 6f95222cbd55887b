import { setImmediate } from 'node:timers/promises';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import {
  hallDefaultsSchema,
  importedHallSchema,
  importSourceSchema,
  type HallDefaults,
  type ImportedHall,
} from '../../domain/halls/import.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { DomainError, validate, type FieldError } from '../../domain/input/errors.js';
import { toHundredths } from '../../domain/money/money.js';
import { writeAuditEntry } from '../audit/audit.service.js';
import { tradingBusiness } from '../businesses/business.access.js';
import { Business } from '../businesses/business.entity.js';
import { HallCategory } from '../catalogue/hall-category.entity.js';
import { HallType } from '../catalogue/hall-type.entity.js';
import { hallDraft, type HallDraft } from './hall-import.mapping.js';
import type { HallSource, RowProblem } from './hall-import.source.js';
import { Hall } from './hall.entity.js';

/** Rows of one transaction. */
const BATCH_ROWS = 200;
/** Rows that are judged before other requests get a turn. */
const JUDGED_AT_ONCE = 25;
/** Names that a message lists. */
const NAMES_TOLD = 10;

/** What to import, and how. */
export interface HallImport {
  source: HallSource;
  /** Tells halls of this source from those of another one; with a row's reference it finds a hall again. */
  sourceName: string;
  defaults?: HallDefaults;
  /** Halls that were imported before take over what the file says now; else only what they lack is filled in. */
  overwrite?: boolean;
  /** Judges every row and writes nothing. */
  dryRun?: boolean;
}

/** What an import did, or would do. */
export interface ImportReport {
  rows: number;
  created: number;
  /** Halls of an earlier import that got something. */
  changed: number;
  unchanged: number;
  /** Halls that their owner has removed since: they stay removed. */
  removed: number;
  /** Of those created, changed and unchanged: offline, since something is missing or their owner wants it so. */
  offline: number;
  problems: RowProblem[];
}

/** A row that passed. */
interface GoodRow {
  row: number;
  hall: ImportedHall;
  categoryId: number | null;
  typeId: number | null;
  /** Fields that the defaults have filled, or had a part in. */
  defaulted: ReadonlySet<string>;
}

/** What a run hands from batch to batch. */
interface Run {
  ctx: RequestContext;
  businessId: number;
  sourceName: string;
  overwrite: boolean;
  report: ImportReport;
}

/**
 * Loads halls for the viewer's business. A row that is wrong is left out with its reason; the others are written in
 * batches of one transaction each, so that a run that was cut short can simply be repeated. What a row and the defaults
 * lack stays empty, and such a hall offline until its owner completes it.
 * @param onProgress told after every batch
 * @throws DomainError NOT_FOUND and FORBIDDEN where the viewer has no approved business; INVALID_INPUT for wrong defaults,
 *   or a category or type among them that the business doesn't have
 */
export async function importHalls(
  ctx: RequestContext,
  request: HallImport,
  onProgress: (done: number, rows: number) => void = () => undefined,
): Promise<ImportReport> {
  const business = await tradingBusiness(ctx);
  const sourceName = validate(importSourceSchema, request.sourceName);
  const defaults = validate(hallDefaultsSchema, request.defaults ?? {});
  const catalogue = await catalogueOf(ctx.em, business.id);
  refuseUnknown(defaults, catalogue);
  const { good, problems } = await judge(request.source, { defaults, catalogue, currency: business.currency });
  const report: ImportReport = {
    rows: request.source.rows.length + request.source.problems.length,
    created: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    offline: 0,
    problems,
  };
  const run = { ctx, businessId: business.id, sourceName, overwrite: request.overwrite ?? false, report };
  for (let from = 0; from < good.length; from += BATCH_ROWS) {
    const batch = good.slice(from, from + BATCH_ROWS);
    if (request.dryRun) await importBatch(run, ctx.em.fork({ clear: true }), batch);
    else await writeBatch(run, batch);
    onProgress(report.rows - good.length + from + batch.length, report.rows);
  }
  return report;
}

/** Ids of categories and types by their name in lower case. */
interface Catalogue {
  categories: ReadonlyMap<string, number>;
  types: ReadonlyMap<string, number>;
  categoryNames: string[];
  typeNames: string[];
}

async function catalogueOf(em: EntityManager, businessId: number): Promise<Catalogue> {
  const where = { business: businessId };
  const [categories, types] = await Promise.all([em.find(HallCategory, where), em.find(HallType, where)]);
  return {
    categories: new Map(categories.map((category) => [category.name.toLowerCase(), category.id])),
    types: new Map(types.map((type) => [type.name.toLowerCase(), type.id])),
    categoryNames: categories.map(({ name }) => name),
    typeNames: types.map(({ name }) => name),
  };
}

function unknownNames(
  { category, type }: Pick<HallDefaults, 'category' | 'type'>,
  { categories, types, categoryNames, typeNames }: Catalogue,
): FieldError[] {
  const problems: FieldError[] = [];
  const refuse = (field: string, kind: string, name: string, names: readonly string[]): void => {
    const told = names.slice(0, NAMES_TOLD).join(', ');
    const more = names.length > NAMES_TOLD ? ` and ${names.length - NAMES_TOLD} more` : '';
    const there = names.length > 0 ? `it has ${told}${more}` : 'it has none yet';
    problems.push({ field, message: `The business has no ${kind} "${name}" (${there}): add it in Setup first` });
  };
  if (category && !categories.has(category.toLowerCase())) refuse('category', 'category', category, categoryNames);
  if (type && !types.has(type.toLowerCase())) refuse('type', 'hall type', type, typeNames);
  return problems;
}

function refuseUnknown(defaults: HallDefaults, catalogue: Catalogue): void {
  const [problem] = unknownNames(defaults, catalogue);
  if (problem) throw new DomainError('INVALID_INPUT', problem.message, { field: problem.field });
}

interface Judgement {
  defaults: HallDefaults;
  catalogue: Catalogue;
  currency: CurrencyCode;
}

async function judge(
  source: HallSource,
  { defaults, catalogue, currency }: Judgement,
): Promise<{ good: GoodRow[]; problems: RowProblem[] }> {
  const good: GoodRow[] = [];
  const problems = [...source.problems];
  const rowsByRef = new Map<string, number>();
  for (const [index, each] of source.rows.entries()) {
    if (index % JUDGED_AT_ONCE === 0) await setImmediate();
    const draft = hallDraft(each, defaults, currency);
    const { hall, wrong } = judged(draft);
    const known = hall ? [...wrong, ...unknownNames(hall, catalogue)] : wrong;
    const twin = hall ? rowsByRef.get(hall.importRef) : undefined;
    if (twin !== undefined) known.push({ field: 'importRef', message: `The same as in row ${twin}` });
    problems.push(...known.map(({ field, message }) => ({ row: each.row, field, reason: message })));
    if (!hall || known.length > 0) continue;
    rowsByRef.set(hall.importRef, each.row);
    good.push({
      row: each.row,
      hall,
      categoryId: catalogue.categories.get(hall.category?.toLowerCase() ?? '') ?? null,
      typeId: catalogue.types.get(hall.type?.toLowerCase() ?? '') ?? null,
      defaulted: differences(draft, hallDraft(each, {}, currency)),
    });
  }
  return { good, problems: problems.sort((one, other) => one.row - other.row) };
}

function differences(one: HallDraft, other: HallDraft): Set<string> {
  const names = Object.keys(one) as (keyof HallDraft)[];
  return new Set(names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name])));
}

function judged(draft: HallDraft): { hall: ImportedHall | null; wrong: FieldError[] } {
  try {
    return { hall: validate(importedHallSchema, draft), wrong: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { hall: null, wrong: (error.details?.fields ?? []) as FieldError[] };
  }
}

async function writeBatch(run: Run, batch: readonly GoodRow[]): Promise<void> {
  // Counted apart: a transaction that runs again after a deadlock must not count twice.
  const counts = await inTransaction(run.ctx.em, async (em) => {
    // Two imports for a business wait for each other, so that none makes a hall that the other one is making.
    await em.execute('select id from businesses where id = ? for no key update', [run.businessId]);
    const report = { ...run.report, created: 0, changed: 0, unchanged: 0, removed: 0, offline: 0 };
    await importBatch({ ...run, report }, em, batch);
    await em.flush();
    const { created, changed, unchanged, removed, offline } = report;
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

async function importBatch(run: Run, em: EntityManager, batch: readonly GoodRow[]): Promise<void> {
  const { report, businessId, sourceName } = run;
  const known = await em.find(Hall, {
    business: businessId,
    importSource: sourceName,
    importRef: { $in: batch.map(({ hall }) => hall.importRef) },
  });
  const byRef = new Map<string | null, Hall>();
  // A hall that is there counts before a removed one of the same reference.
  for (const hall of known) if (!hall.deletedAt || !byRef.has(hall.importRef)) byRef.set(hall.importRef, hall);
  for (const row of batch) {
    const existing = byRef.get(row.hall.importRef);
    if (existing?.deletedAt) {
      report.removed += 1;
      continue;
    }
    const hall = existing ?? createHall(run, em, row);
    if (!existing) report.created += 1;
    else if (bringUpToDate(run, em, existing, row)) report.changed += 1;
    else report.unchanged += 1;
    if (hall.status !== HallStatus.ACTIVE) report.offline += 1;
  }
}

/** The columns of a hall that an import fills. */
function contentOf(em: EntityManager, { hall, categoryId, typeId }: GoodRow) {
  return {
    hallName: hall.hallName ?? null,
    description: hall.description ?? null,
    category: categoryId === null ? null : ref(em.getReference(HallCategory, categoryId)),
    type: typeId === null ? null : ref(em.getReference(HallType, typeId)),
    capacity: hall.capacity ?? null,
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

type Content = ReturnType<typeof contentOf>;
type Completing = Pick<Hall, 'category' | 'type' | 'capacity' | 'pricePerHour' | 'pricePerPerson'>;

function isComplete({ category, type, capacity, pricePerHour, pricePerPerson }: Completing): boolean {
  return [category, type, capacity, pricePerHour, pricePerPerson].every((value) => value !== null);
}

function createHall({ ctx, businessId, sourceName }: Run, em: EntityManager, row: GoodRow): Hall {
  const content = contentOf(em, row);
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
 * What the owner has written stays, unless the import overwrites; what a row doesn't say is never taken away, and a default
 * only ever fills a gap.
 */
function bringUpToDate({ ctx, overwrite }: Run, em: EntityManager, hall: Hall, row: GoodRow): boolean {
  const wasComplete = isComplete(hall);
  const news = Object.entries(contentOf(em, row)).filter(([name, value]) => {
    const present = hall[name as keyof Content];
    const mayReplace = isMissing(present) || (overwrite && !row.defaulted.has(name));
    return !isMissing(value) && mayReplace && !isSame(present, value);
  });
  if (news.length === 0) return false;
  Object.assign(hall, Object.fromEntries(news), { updatedAt: ctx.now() });
  // Only what was missing kept it offline; a complete hall is offline because its owner wants it so.
  if (!wasComplete && isComplete(hall)) hall.status = HallStatus.ACTIVE;
  return true;
}

function isSame(present: unknown, value: unknown): boolean {
  const comparable = (each: unknown): string =>
    JSON.stringify(typeof each === 'object' && each !== null && 'id' in each ? each.id : each);
  return comparable(present) === comparable(value);
}
