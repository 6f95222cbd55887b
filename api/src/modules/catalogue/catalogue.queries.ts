import type { EntityManager } from '@mikro-orm/postgresql';
import { hundredthsFromNumeric } from '../../database/types.js';
import type {
  Catalogue,
  AmenityItem,
  CategoryItem,
  FixedServiceItem,
  OptionalServiceItem,
  TypeItem,
} from './catalogue.types.js';

/** Halls that use a row `i` of the catalogue: those that weren't removed, which have let go of everything. */
const HALLS_USING = {
  hall_categories: 'halls h where h.category_id = i.id',
  hall_types: 'halls h where h.type_id = i.id',
  fixed_services: 'hall_fixed_services l join halls h on h.id = l.hall_id where l.service_id = i.id',
  amenities: 'hall_amenities l join halls h on h.id = l.hall_id where l.amenity_id = i.id',
} as const;

/** A table of the catalogue that halls refer to. */
export type UsedTable = keyof typeof HALLS_USING;

const KIND = 'i.id, i.name, i.description, i.price, upper(i.price_type) as "priceType"';

type Priced = { price: string };

/** The price as hundredths, and the currency beside it. */
function priced<Row extends Priced>(rows: readonly Row[], currency: string) {
  return rows.map((row) => ({ ...row, price: hundredthsFromNumeric(row.price), currency }));
}

function hallCount(table: UsedTable): string {
  return `(select count(*)::int from ${HALLS_USING[table]}) as "hallCount"`;
}

type Read<Item> = Omit<Item, 'price' | 'currency'> & Priced;

/** A list by name, or the one item of it that has this id. */
function itemsOf<Row extends object>(
  em: EntityManager,
  { table, columns, businessId, id }: { table: string; columns: string; businessId: number; id: number | undefined },
): Promise<Row[]> {
  const one = id === undefined ? '' : 'and i.id = ?';
  return em.execute<Row[]>(
    `select ${columns} from ${table} i where i.business_id = ? ${one} order by lower(i.name), i.id`,
    id === undefined ? [businessId] : [businessId, id],
  );
}

/** A business's categories by name, with how many halls use each; one statement. */
export async function findCategories(em: EntityManager, of: Catalogue, id?: number): Promise<CategoryItem[]> {
  const table = 'hall_categories';
  const columns = `${KIND}, ${hallCount(table)}`;
  const rows = await itemsOf<Read<CategoryItem>>(em, { table, columns, businessId: of.businessId, id });
  return priced(rows, of.currency);
}

/** A business's types of halls by name, with how many halls use each; one statement. */
export async function findTypes(em: EntityManager, of: Catalogue, id?: number): Promise<TypeItem[]> {
  const table = 'hall_types';
  const columns = `${KIND}, ${hallCount(table)}`;
  const rows = await itemsOf<Read<TypeItem>>(em, { table, columns, businessId: of.businessId, id });
  return priced(rows, of.currency);
}

/** A business's fixed services by name, with how many halls come with each; one statement. */
export async function findFixedServices(em: EntityManager, of: Catalogue, id?: number): Promise<FixedServiceItem[]> {
  const table = 'fixed_services';
  const columns = `${KIND}, i.is_included as "isIncluded", ${hallCount(table)}`;
  const rows = await itemsOf<Read<FixedServiceItem>>(em, { table, columns, businessId: of.businessId, id });
  return priced(rows, of.currency);
}

/** A business's optional services by name; one statement. */
export async function findOptionalServices(
  em: EntityManager,
  of: Catalogue,
  id?: number,
): Promise<OptionalServiceItem[]> {
  const rows = await itemsOf<Read<OptionalServiceItem>>(em, {
    table: 'optional_services',
    columns: KIND,
    businessId: of.businessId,
    id,
  });
  return priced(rows, of.currency);
}

/** A business's amenities by name, with how many halls have each; one statement. */
export async function findAmenities(em: EntityManager, of: Catalogue, id?: number): Promise<AmenityItem[]> {
  const table = 'amenities';
  const columns = `i.id, i.name, i.description, i.icon, ${hallCount(table)}`;
  return itemsOf<AmenityItem>(em, { table, columns, businessId: of.businessId, id });
}

/** The halls that use something of the catalogue, by title. */
export async function findHallsUsing(
  em: EntityManager,
  table: UsedTable,
  id: number,
): Promise<{ id: number; title: string }[]> {
  return em.execute(
    `select h.id, coalesce(h.hall_name, 'Hall ' || h.hall_number) as title
       from (select ?::int as id) i, lateral (select h.* from ${HALLS_USING[table]}) h order by 2, 1`,
    [id],
  );
}
