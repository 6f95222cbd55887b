import type { EntityClass, FilterQuery, RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { CATALOGUE_LIMITS } from '../../domain/catalogue/limits.js';
import type { AuditSubject } from '../../domain/audit/subjects.js';
import { DomainError } from '../../domain/input/errors.js';
import { formatNames } from '../../domain/text/words.js';
import { toSnapshot, type Snapshot } from '../audit/audit.snapshot.js';
import { recordBusinessAction } from '../audit/audit.service.js';
import { lockBusiness, requireViewerBusiness, toBusinessFacts } from '../businesses/business.access.js';
import { claimPictures } from '../media/claims.js';
import { Amenity } from './amenity.entity.js';
import type {
  AmenityInput,
  FixedServiceInput,
  HallCategoryInput,
  HallTypeInput,
  OptionalServiceInput,
} from './catalogue.inputs.js';
import {
  findAmenities,
  findCategories,
  findFixedServices,
  findHallsUsing,
  findOptionalServices,
  findTypes,
  type UsedTable,
} from './catalogue.queries.js';
import { canChange } from './catalogue.policy.js';
import type {
  AmenityItem,
  Catalogue,
  CategoryItem,
  FixedServiceItem,
  OptionalServiceItem,
  TypeItem,
} from './catalogue.types.js';
import { FixedService } from './fixed-service.entity.js';
import { HallCategory } from './hall-category.entity.js';
import { HallType } from './hall-type.entity.js';
import { OptionalService } from './optional-service.entity.js';

type Entity = HallCategory | HallType | FixedService | OptionalService | Amenity;

interface List<Row extends Entity, Item> {
  entity: EntityClass<Row>;
  /** Noun for messages and the audit log. */
  noun: 'category' | 'hall type' | 'service' | 'amenity';
  find: (em: EntityManager, catalogue: Catalogue, id?: number) => Promise<Item[]>;
  /** The table in which halls refer to it, and what to do before deleting it. */
  usage?: { table: UsedTable; remedy: string };
  /** Claims the pictures that an entry shows; `row` is null once it is removed. */
  claim?: (ctx: RequestContext, em: EntityManager, id: number, row: Row | null) => Promise<void>;
}

const CATEGORIES: List<HallCategory, CategoryItem> = {
  entity: HallCategory,
  noun: 'category',
  find: findCategories,
  usage: { table: 'hall_categories', remedy: 'Choose another category there first.' },
};
const TYPES: List<HallType, TypeItem> = {
  entity: HallType,
  noun: 'hall type',
  find: findTypes,
  usage: { table: 'hall_types', remedy: 'Choose another type there first.' },
};
const FIXED_SERVICES: List<FixedService, FixedServiceItem> = {
  entity: FixedService,
  noun: 'service',
  find: findFixedServices,
  usage: { table: 'fixed_services', remedy: 'Remove it there first.' },
};
const OPTIONAL_SERVICES: List<OptionalService, OptionalServiceItem> = {
  entity: OptionalService,
  noun: 'service',
  find: findOptionalServices,
  claim: (ctx, em, id, row) => {
    const pictures = row?.picture ? [row.picture] : [];
    return claimPictures(ctx, em, { pictures, claim: `service:${id}`, getField: () => 'picture' });
  },
};
const AMENITIES: List<Amenity, AmenityItem> = {
  entity: Amenity,
  noun: 'amenity',
  find: findAmenities,
  usage: { table: 'amenities', remedy: 'Remove it there first.' },
};

/** The catalogue of the viewer's business; `listItems` reads its lists. */
export async function getViewerCatalogue(ctx: RequestContext): Promise<Catalogue> {
  const business = await requireViewerBusiness(ctx);
  return { businessId: business.id, currency: business.currency };
}

async function readOne<Row extends Entity, Item>(
  em: EntityManager,
  list: List<Row, Item>,
  catalogue: Catalogue,
  id: number,
): Promise<Item> {
  const [item] = await list.find(em, catalogue, id);
  if (!item) throw new DomainError('NOT_FOUND', `The ${list.noun} was not found`, { field: 'id' });
  return item;
}

/** What became of an entry, for the audit log. */
interface ItemChange {
  list: Pick<List<Entity, never>, 'noun'>;
  id: number;
  businessId: number;
  before: Snapshot | null;
  after: Snapshot | null;
}

function recordItem(
  ctx: RequestContext,
  em: EntityManager,
  action: 'added' | 'changed' | 'removed',
  { list, id, ...change }: ItemChange,
): Promise<void> {
  const subjectType: AuditSubject = list.noun === 'hall type' ? 'hall-type' : list.noun;
  const subject = { subjectType, subjectId: id, naming: ['name'] };
  return recordBusinessAction(ctx, em, { action: `catalogue.${action}`, ...subject, ...change });
}

async function addItem<Row extends Entity, Item>(
  ctx: RequestContext,
  list: List<Row, Item>,
  values: Partial<Record<keyof Row, unknown>>,
): Promise<Item> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireViewerBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const owner = { business: business.id } as FilterQuery<Row>;
    if ((await em.count(list.entity, owner)) >= CATALOGUE_LIMITS.itemsMax)
      throw new DomainError('CONFLICT', `There can be at most ${CATALOGUE_LIMITS.itemsMax} entries in this list`);
    const row = em.create(list.entity, {
      ...values,
      business: business.id,
      createdAt: ctx.now(),
    } as unknown as RequiredEntityData<Row>);
    await em.flush();
    await list.claim?.(ctx, em, row.id, row);
    await recordItem(ctx, em, 'added', {
      list,
      id: row.id,
      businessId: business.id,
      before: null,
      after: toSnapshot(row),
    });
    return readOne(em, list, { businessId: business.id, currency: business.currency }, row.id);
  });
}

/** A row of the viewer's business. */
async function requireRow<Row extends Entity>(
  ctx: RequestContext,
  em: EntityManager,
  { entity, noun }: List<Row, unknown>,
  id: number,
): Promise<Row> {
  const row: Row | null = await em.findOne(entity, { id } as FilterQuery<Row>);
  if (!row || !canChange(requireViewer(ctx), toBusinessFacts(await row.business.loadOrFail()))) {
    throw new DomainError('NOT_FOUND', `The ${noun} was not found`, { field: 'id' });
  }
  return row;
}

async function changeItem<Row extends Entity, Item>(
  ctx: RequestContext,
  list: List<Row, Item>,
  id: number,
  values: Partial<Record<keyof Row, unknown>>,
): Promise<Item> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireViewerBusiness(ctx, em);
    const row = await requireRow(ctx, em, list, id);
    const before = toSnapshot(row);
    Object.assign(row, values);
    await em.flush();
    await list.claim?.(ctx, em, id, row);
    await recordItem(ctx, em, 'changed', { list, id, businessId: business.id, before, after: toSnapshot(row) });
    return readOne(em, list, { businessId: business.id, currency: business.currency }, id);
  });
}

async function removeItem<Row extends Entity, Item>(
  ctx: RequestContext,
  list: List<Row, Item>,
  id: number,
): Promise<Item> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireViewerBusiness(ctx, em);
    const row = await requireRow(ctx, em, list, id);
    if (list.usage) await assertUnused(em, list.noun, list.usage, id);
    const item = await readOne(em, list, { businessId: business.id, currency: business.currency }, id);
    // Foreign keys refuse concurrent uses by halls.
    const before = toSnapshot(row);
    await em.remove(row).flush();
    await list.claim?.(ctx, em, id, null);
    await recordItem(ctx, em, 'removed', { list, id, businessId: business.id, before, after: null });
    return item;
  });
}

async function assertUnused(
  em: EntityManager,
  noun: string,
  { table, remedy }: { table: UsedTable; remedy: string },
  id: number,
): Promise<void> {
  const halls = await findHallsUsing(em, table, id);
  if (halls.length === 0) return;
  const where = formatNames(halls.map(({ title }) => title));
  throw new DomainError('IN_USE', `This ${noun} is used by ${where}. ${remedy}`, { details: { halls } });
}

/** Adds a category (docs/coverage.md: business §2 Business setup). */
export function addHallCategory(ctx: RequestContext, input: HallCategoryInput): Promise<CategoryItem> {
  return addItem(ctx, CATEGORIES, toKindValues(input));
}

/**
 * Updates one of the viewer's categories; existing bookings keep what was agreed.
 * @throws DomainError NOT_FOUND unless it is the viewer's
 */
export function changeHallCategory(ctx: RequestContext, id: number, input: HallCategoryInput): Promise<CategoryItem> {
  return changeItem(ctx, CATEGORIES, id, toKindValues(input));
}

/**
 * Deletes one of the viewer's categories; existing bookings keep what was agreed.
 * @throws DomainError NOT_FOUND unless it is the viewer's, IN_USE with the halls that use it
 */
export function removeHallCategory(ctx: RequestContext, id: number): Promise<CategoryItem> {
  return removeItem(ctx, CATEGORIES, id);
}

/** Adds a type of hall. */
export function addHallType(ctx: RequestContext, input: HallTypeInput): Promise<TypeItem> {
  return addItem(ctx, TYPES, toKindValues(input));
}

/** Updates one of the viewer's hall types; see {@link changeHallCategory}. */
export function changeHallType(ctx: RequestContext, id: number, input: HallTypeInput): Promise<TypeItem> {
  return changeItem(ctx, TYPES, id, toKindValues(input));
}

/** Deletes one of the viewer's hall types; see {@link removeHallCategory}. */
export function removeHallType(ctx: RequestContext, id: number): Promise<TypeItem> {
  return removeItem(ctx, TYPES, id);
}

/** Adds a fixed service. */
export function addFixedService(ctx: RequestContext, input: FixedServiceInput): Promise<FixedServiceItem> {
  return addItem(ctx, FIXED_SERVICES, toFixedServiceValues(input));
}

/** Updates one of the viewer's fixed services; see {@link changeHallCategory}. */
export function changeFixedService(
  ctx: RequestContext,
  id: number,
  input: FixedServiceInput,
): Promise<FixedServiceItem> {
  return changeItem(ctx, FIXED_SERVICES, id, toFixedServiceValues(input));
}

/** Deletes one of the viewer's fixed services; see {@link removeHallCategory}. */
export function removeFixedService(ctx: RequestContext, id: number): Promise<FixedServiceItem> {
  return removeItem(ctx, FIXED_SERVICES, id);
}

/** Adds an optional service. */
export function addOptionalService(ctx: RequestContext, input: OptionalServiceInput): Promise<OptionalServiceItem> {
  return addItem(ctx, OPTIONAL_SERVICES, toOptionalServiceValues(input));
}

/** Updates one of the viewer's optional services; see {@link changeHallCategory}. */
export function changeOptionalService(
  ctx: RequestContext,
  id: number,
  input: OptionalServiceInput,
): Promise<OptionalServiceItem> {
  return changeItem(ctx, OPTIONAL_SERVICES, id, toOptionalServiceValues(input));
}

/** Deletes one of the viewer's optional services; existing bookings keep what was agreed. */
export function removeOptionalService(ctx: RequestContext, id: number): Promise<OptionalServiceItem> {
  return removeItem(ctx, OPTIONAL_SERVICES, id);
}

/** Adds an amenity. */
export function addAmenity(ctx: RequestContext, input: AmenityInput): Promise<AmenityItem> {
  return addItem(ctx, AMENITIES, toAmenityValues(input));
}

/** Updates one of the viewer's amenities; see {@link changeHallCategory}. */
export function changeAmenity(ctx: RequestContext, id: number, input: AmenityInput): Promise<AmenityItem> {
  return changeItem(ctx, AMENITIES, id, toAmenityValues(input));
}

/** Deletes one of the viewer's amenities; see {@link removeHallCategory}. */
export function removeAmenity(ctx: RequestContext, id: number): Promise<AmenityItem> {
  return removeItem(ctx, AMENITIES, id);
}

function toKindValues({ name, description, price, priceType }: HallCategoryInput | OptionalServiceInput) {
  return { name, description: description ?? null, price, priceType };
}

/** An omitted picture stays. */
function toOptionalServiceValues({ picture, ...input }: OptionalServiceInput) {
  return { ...toKindValues(input), ...(picture === undefined ? {} : { picture }) };
}

function toFixedServiceValues(input: FixedServiceInput) {
  return { ...toKindValues(input), isIncluded: input.isIncluded };
}

function toAmenityValues({ name, description, icon }: AmenityInput) {
  return { name, description: description ?? null, icon: icon ?? null };
}
