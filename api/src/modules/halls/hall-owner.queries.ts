import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { mapNodes, paginate, type ListOrder } from '../../database/paginate.js';
import { contains, containsUrdu } from '../../database/searching.js';
import { hundredths, type Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import type { Connection, CursorType, PageRequest } from '../../graphql/paging.js';
import { cheapestShift } from '../../domain/availability/shift-prices.js';
import { OCCUPYING_BOOKING, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { measureCompleteness, missingDetails } from '../../domain/halls/completeness.js';
import { isOnline } from '../../domain/halls/transitions.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import type { Hundredths } from '../../domain/money/money.js';
import { FACT_COLUMNS, FACT_VALUES } from './hall-facts.queries.js';
import { selectShiftsJson } from './hall-shifts.queries.js';
import type { OwnedHallFilter } from './hall-owner.inputs.js';
import type { OwnedHall, OwnedHallFigures } from './hall-owner.types.js';

/** No booking is longer: those that started earlier are over. */
const LONGEST_BOOKING_MS = 24 * 3_600_000;
/** SQL: of the few halls of a business, so that no column is kept for it. */
const SEARCHED = sql<string>`(' ' || urdu_form(h.search_text || ' ' || coalesce(h.hall_name_urdu, '')))`;

/** Halls (`h`) with the fields for their owner. */
function selectOwned(em: EntityManager, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .leftJoin('hall_categories as c', 'c.id', 'h.category_id')
    .leftJoin('hall_types as t', 't.id', 'h.type_id')
    .select(['h.id', 'h.hall_number as hallNumber', 'h.hall_name as hallName', HALL_TITLE.as('title'), 'h.description'])
    .select(['h.hall_name_urdu as hallNameUrdu', 'h.description_urdu as descriptionUrdu'])
    .select(FACT_COLUMNS)
    .select(FACT_VALUES)
    .select('h.business_id as businessId')
    .select(['h.category_id as categoryId', 'c.name as categoryName', 'h.type_id as typeId', 't.name as typeName'])
    .select([
      'h.capacity',
      hundredths<Hundredths | null>('h.price_per_hour').as('pricePerHour'),
      hundredths<Hundredths | null>('h.price_per_person').as('pricePerPerson'),
      sql<number>`h.rating::float8`.as('rating'),
    ])
    .select(['b.currency', 'b.time_zone as timeZone', 'h.location', 'h.city', 'h.latitude', 'h.longitude'])
    .select(['h.profile_image as profileImage', 'h.slider_images as sliderImages', 'h.status'])
    .select(['h.is_public as isPublic', 'h.is_featured as isFeatured', 'h.review_count as reviewCount'])
    .select(['h.created_at as createdAt', 'h.updated_at as updatedAt', selectShiftsJson().as('shifts')])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('hall_fixed_services as l')
          .innerJoin('fixed_services as s', 's.id', 'l.service_id')
          .select(['s.id', 's.name', 's.is_included as isIncluded'])
          .whereRef('l.hall_id', '=', 'h.id')
          .orderBy('s.id'),
      ).as('fixedServices'),
      jsonArrayFrom(
        eb
          .selectFrom('hall_amenities as l')
          .innerJoin('amenities as a', 'a.id', 'l.amenity_id')
          .select(['a.id', 'a.name', 'a.icon'])
          .whereRef('l.hall_id', '=', 'h.id')
          .orderBy('a.id'),
      ).as('amenities'),
      eb
        .selectFrom('bookings as k')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('k.hall_id', '=', 'h.id')
        .where('k.status', 'in', [OPEN_BOOKING, OCCUPYING_BOOKING])
        .where('k.start_time', '>', new Date(now.getTime() - LONGEST_BOOKING_MS))
        .where('k.end_time', '>', now)
        .$asScalar()
        .$notNull()
        .as('upcomingBookings'),
    ]);
}

function toOwnedHall({ shifts, ...hall }: InferResult<ReturnType<typeof selectOwned>>[number]): OwnedHall {
  const listing = { ...hall, hasCategory: hall.categoryId !== null, hasType: hall.typeId !== null };
  return {
    ...hall,
    cheapestShift: cheapestShift(shifts, hall.capacity) ?? null,
    services: hall.fixedServices.map(({ name }) => name),
    amenityIds: hall.amenities.map(({ id }) => id),
    viewerCanRemove: hall.upcomingBookings === 0,
    viewerCanPutOnline: !isOnline(hall.status) && missingDetails(listing).length === 0,
    completeness: measureCompleteness(listing),
  };
}

function toBothDirections(by: string | Expression<unknown>, type: CursorType): [ListOrder, ListOrder] {
  return [
    { by, type, direction: 'asc' },
    { by, type, direction: 'desc' },
  ];
}

/** What the list shows: the cheapest shift's price, or the price per hour. */
const LISTED_PRICE = sql`coalesce((select s.price from cheapest_shift(h.id, h.capacity) s), h.price_per_hour, 0)`;

const [OLDEST, NEWEST] = toBothDirections('h.id', 'int');
const [TITLE_UP, TITLE_DOWN] = toBothDirections(sql`lower(${HALL_TITLE})`, 'text');
const [CAPACITY_UP, CAPACITY_DOWN] = toBothDirections(sql`coalesce(h.capacity, 0)`, 'int');
const [PRICE_UP, PRICE_DOWN] = toBothDirections(LISTED_PRICE, 'numeric');
const [STATUS_UP, STATUS_DOWN] = toBothDirections('h.status', 'text');

const ORDERS: Readonly<Record<OwnedHallOrder, ListOrder>> = {
  [OwnedHallOrder.NEWEST]: NEWEST,
  [OwnedHallOrder.OLDEST]: OLDEST,
  [OwnedHallOrder.TITLE]: TITLE_UP,
  [OwnedHallOrder.TITLE_DESCENDING]: TITLE_DOWN,
  [OwnedHallOrder.CAPACITY]: CAPACITY_UP,
  [OwnedHallOrder.CAPACITY_DESCENDING]: CAPACITY_DOWN,
  [OwnedHallOrder.PRICE_PER_HOUR]: PRICE_UP,
  [OwnedHallOrder.PRICE_PER_HOUR_DESCENDING]: PRICE_DOWN,
  [OwnedHallOrder.STATUS]: STATUS_UP,
  [OwnedHallOrder.STATUS_DESCENDING]: STATUS_DOWN,
};

/** Halls that aren't removed. */
function selectAllHalls(em: EntityManager) {
  return em.getKysely<Database>().selectFrom('halls as h').where('h.deleted_at', 'is', null);
}

/** The halls of a business that aren't removed. */
function selectHalls(em: EntityManager, businessId: number) {
  return selectAllHalls(em).where('h.business_id', '=', businessId);
}

/** A request for a list of an owner's halls. */
export interface OwnedHallList {
  businessId: number;
  filter?: OwnedHallFilter | null | undefined;
  order: OwnedHallOrder;
  page: PageRequest;
  now: Date;
}

/** A page of a business's halls; one statement, and one more for the count. */
export async function findOwnedHalls(em: EntityManager, list: OwnedHallList): Promise<Connection<OwnedHall>> {
  const { businessId, filter, order, page, now } = list;
  let found = selectHalls(em, businessId);
  if (filter?.status) found = found.where('h.status', '=', filter.status);
  const hasText = containsUrdu(SEARCHED, filter?.text);
  if (hasText) found = found.where(hasText);
  return mapNodes(
    await paginate(em, { found, rows: selectOwned(em, now), id: 'h.id' }, ORDERS[order], page),
    toOwnedHall,
  );
}

/** A page of the halls of all businesses, found by the index of their names and addresses; one statement, and one more for the count. */
export async function findAllHalls(
  em: EntityManager,
  { filter, page, now }: Pick<OwnedHallList, 'filter' | 'page' | 'now'>,
): Promise<Connection<OwnedHall>> {
  let found = selectAllHalls(em);
  if (filter?.status) found = found.where('h.status', '=', filter.status);
  const hasText = contains(sql<string>`(' ' || h.search_text)`, filter?.text);
  if (hasText) found = found.where(hasText);
  return mapNodes(await paginate(em, { found, rows: selectOwned(em, now), id: 'h.id' }, NEWEST, page), toOwnedHall);
}

/** A hall of a business, or null; one statement. */
export async function findOwnedHall(
  em: EntityManager,
  { businessId, id, now }: { businessId: number; id: number; now: Date },
): Promise<OwnedHall | null> {
  const hall = await selectOwned(em, now)
    .where('h.id', '=', id)
    .where('h.business_id', '=', businessId)
    .where('h.deleted_at', 'is', null)
    .executeTakeFirst();
  return hall ? toOwnedHall(hall) : null;
}

/** Statistics of all halls of a business; one statement. */
export async function findHallFigures(em: EntityManager, businessId: number): Promise<OwnedHallFigures> {
  return selectHalls(em, businessId)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('h.status', '=', HallStatus.ACTIVE).as('active'),
      sql<number>`coalesce(round(avg(h.capacity)), 0)::int`.as('averageCapacity'),
    ])
    .executeTakeFirstOrThrow();
}
