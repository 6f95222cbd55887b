import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { enumName, hundredths, type Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import type { PriceType, ServicePriceType } from '../../domain/catalogue/price-types.js';
import type {
  Catalogue,
  AmenityItem,
  CategoryItem,
  FixedServiceItem,
  OptionalServiceItem,
  TypeItem,
} from './catalogue.types.js';

/** The tables of the catalogue that halls refer to. */
export type UsedTable = 'hall_categories' | 'hall_types' | 'fixed_services' | 'amenities';

/** The order of every list: by name, ignoring case. */
const BY_NAME = sql`lower(i.name), i.id`;

/** The currency of a business's prices, as a column. */
function selectCurrency({ currency }: Catalogue) {
  return sql<string>`${currency}::text`.as('currency');
}

/** The columns of halls that refer to a class of halls. */
const CLASS_COLUMNS = { hall_categories: 'h.category_id', hall_types: 'h.type_id' } as const;

/** A business's categories or types by name, or the one with this id, with the number of halls that use each; one statement. */
function findHallClasses(em: EntityManager, table: keyof typeof CLASS_COLUMNS, of: Catalogue, id?: number) {
  const db = em.getKysely<Database>();
  const items = db
    .selectFrom(db.dynamic.table(table).as('i'))
    .select(['i.id', 'i.name', 'i.description', enumName<PriceType>('i.price_type').as('priceType')])
    .select([hundredths('i.price').as('price'), selectCurrency(of)])
    .select((eb) =>
      eb
        .selectFrom('halls as h')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef(CLASS_COLUMNS[table], '=', 'i.id')
        .$asScalar()
        .$notNull()
        .as('hallCount'),
    )
    .where('i.business_id', '=', of.businessId)
    .orderBy(BY_NAME);
  return (id === undefined ? items : items.where('i.id', '=', id)).execute();
}

/** A business's categories of halls. */
export function findCategories(em: EntityManager, of: Catalogue, id?: number): Promise<CategoryItem[]> {
  return findHallClasses(em, 'hall_categories', of, id);
}

/** A business's types of halls. */
export function findTypes(em: EntityManager, of: Catalogue, id?: number): Promise<TypeItem[]> {
  return findHallClasses(em, 'hall_types', of, id);
}

/** A business's fixed services by name, or the one with this id, with the number of halls that include each; one statement. */
export function findFixedServices(em: EntityManager, of: Catalogue, id?: number): Promise<FixedServiceItem[]> {
  const items = em
    .getKysely<Database>()
    .selectFrom('fixed_services as i')
    .select([
      'i.id',
      'i.name',
      'i.description',
      enumName<ServicePriceType>('i.price_type').as('priceType'),
      'i.is_included as isIncluded',
    ])
    .select([hundredths('i.price').as('price'), selectCurrency(of)])
    .select((eb) =>
      eb
        .selectFrom('hall_fixed_services as l')
        .innerJoin('halls as h', 'h.id', 'l.hall_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('l.service_id', '=', 'i.id')
        .$asScalar()
        .$notNull()
        .as('hallCount'),
    )
    .where('i.business_id', '=', of.businessId)
    .orderBy(BY_NAME);
  return (id === undefined ? items : items.where('i.id', '=', id)).execute();
}

/** A business's optional services by name, or the one with this id; one statement. */
export function findOptionalServices(em: EntityManager, of: Catalogue, id?: number): Promise<OptionalServiceItem[]> {
  const items = em
    .getKysely<Database>()
    .selectFrom('optional_services as i')
    .select([
      'i.id',
      'i.name',
      'i.description',
      'i.picture',
      enumName<ServicePriceType>('i.price_type').as('priceType'),
    ])
    .select([hundredths('i.price').as('price'), selectCurrency(of)])
    .where('i.business_id', '=', of.businessId)
    .orderBy(BY_NAME);
  return (id === undefined ? items : items.where('i.id', '=', id)).execute();
}

/** A business's amenities by name, or the one with this id, with the number of halls that have each; one statement. */
export function findAmenities(em: EntityManager, of: Catalogue, id?: number): Promise<AmenityItem[]> {
  const items = em
    .getKysely<Database>()
    .selectFrom('amenities as i')
    .select(['i.id', 'i.name', 'i.description', 'i.icon'])
    .select((eb) =>
      eb
        .selectFrom('hall_amenities as l')
        .innerJoin('halls as h', 'h.id', 'l.hall_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('l.amenity_id', '=', 'i.id')
        .$asScalar()
        .$notNull()
        .as('hallCount'),
    )
    .where('i.business_id', '=', of.businessId)
    .orderBy(BY_NAME);
  return (id === undefined ? items : items.where('i.id', '=', id)).execute();
}

/** Halls that use an entry of the catalogue; removed halls no longer refer to any. */
function selectHallsUsing(em: EntityManager, table: UsedTable, id: number) {
  const db = em.getKysely<Database>();
  const halls = db.selectFrom('halls as h');
  switch (table) {
    case 'hall_categories':
      return halls.where('h.category_id', '=', id);
    case 'hall_types':
      return halls.where('h.type_id', '=', id);
    case 'fixed_services':
      return halls.where(
        'h.id',
        'in',
        db.selectFrom('hall_fixed_services').select('hall_id').where('service_id', '=', id),
      );
    case 'amenities':
      return halls.where('h.id', 'in', db.selectFrom('hall_amenities').select('hall_id').where('amenity_id', '=', id));
  }
}

/** The halls that use an entry of the catalogue, by title. */
export function findHallsUsing(
  em: EntityManager,
  table: UsedTable,
  id: number,
): Promise<{ id: number; title: string }[]> {
  return selectHallsUsing(em, table, id)
    .select(['h.id', HALL_TITLE.as('title')])
    .orderBy('title')
    .orderBy('h.id')
    .execute();
}
