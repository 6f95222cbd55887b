import type { EntityManager } from '@mikro-orm/postgresql';
import { hundredthsFromNumeric } from '../../database/types.js';
import { toConnection, cursorPair, type Connection, type CursorType, type PageRequest } from '../../graphql/paging.js';
import { completenessOf, missingDetails } from '../../domain/halls/completeness.js';
import { isOnline } from '../../domain/halls/transitions.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import type { OwnedHallFilter } from './hall-owner.inputs.js';
import type { OwnedHall, OwnedHallAmenity, OwnedHallFigures, OwnedHallService } from './hall-owner.types.js';

/** Longer than any booking: what starts before that is over. */
const LONGEST_BOOKING = `interval '24 hours'`;
const TITLE = `coalesce(h.hall_name, 'Hall ' || h.hall_number)`;

/** A hall as the statement answers it: prices and instants are PostgreSQL's text. */
interface HallRow extends Omit<
  OwnedHall,
  | 'pricePerHour'
  | 'pricePerPerson'
  | 'services'
  | 'amenityIds'
  | 'viewerCanRemove'
  | 'viewerCanPutOnline'
  | 'completeness'
  | 'createdAt'
  | 'updatedAt'
> {
  pricePerHour: string | null;
  pricePerPerson: string | null;
  fixedServices: OwnedHallService[];
  amenities: OwnedHallAmenity[];
  createdAt: string;
  updatedAt: string;
  sortValue: string | number;
}

const COLUMNS = `
  h.id, h.hall_number as "hallNumber", h.hall_name as "hallName", ${TITLE} as title, h.description,
  h.category_id as "categoryId", c.name as "categoryName", h.type_id as "typeId", t.name as "typeName", h.capacity,
  h.price_per_hour::text as "pricePerHour", h.price_per_person::text as "pricePerPerson", b.currency,
  b.time_zone as "timeZone", h.location, h.city, h.latitude, h.longitude, h.profile_image as "profileImage",
  h.slider_images as "sliderImages", h.status, h.is_public as "isPublic", h.is_featured as "isFeatured",
  h.rating::float8 as rating, h.review_count as "reviewCount", h.created_at as "createdAt", h.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'isIncluded', s.is_included) order by s.id), '[]')
     from hall_fixed_services l join fixed_services s on s.id = l.service_id where l.hall_id = h.id) as "fixedServices",
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'icon', a.icon) order by a.id), '[]')
     from hall_amenities l join amenities a on a.id = l.amenity_id where l.hall_id = h.id) as amenities,
  (select count(*)::int from bookings k
    where k.hall_id = h.id and k.status <> 'cancelled' and k.start_time > n.now - ${LONGEST_BOOKING}
      and k.end_time > n.now) as "upcomingBookings"`;
/** Comes after the rows were chosen, so that only a page's rows are looked up. */
const JOINS = `
  join businesses b on b.id = h.business_id
  left join hall_categories c on c.id = h.category_id
  left join hall_types t on t.id = h.type_id
  cross join (select ?::timestamptz as now) n`;

function toOwnedHall({ sortValue: _sortValue, ...row }: HallRow): OwnedHall {
  const hall = {
    ...row,
    pricePerHour: row.pricePerHour === null ? null : hundredthsFromNumeric(row.pricePerHour),
    pricePerPerson: row.pricePerPerson === null ? null : hundredthsFromNumeric(row.pricePerPerson),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  };
  const listing = { ...hall, hasCategory: hall.categoryId !== null, hasType: hall.typeId !== null };
  return {
    ...hall,
    services: hall.fixedServices.map(({ name }) => name),
    amenityIds: hall.amenities.map(({ id }) => id),
    viewerCanRemove: hall.upcomingBookings === 0,
    viewerCanPutOnline: !isOnline(hall.status) && missingDetails(listing).length === 0,
    completeness: completenessOf(listing),
  };
}

interface Order {
  column: string;
  /** PostgreSQL's type of the column, for cursors. */
  type: CursorType;
  descending: boolean;
}

function both(column: string, type: CursorType): [Order, Order] {
  return [
    { column, type, descending: false },
    { column, type, descending: true },
  ];
}

const [OLDEST, NEWEST] = both('h.id', 'int');
const [TITLE_UP, TITLE_DOWN] = both(`lower(${TITLE})`, 'text');
const [CAPACITY_UP, CAPACITY_DOWN] = both('coalesce(h.capacity, 0)', 'int');
const [PRICE_UP, PRICE_DOWN] = both('coalesce(h.price_per_hour, 0)', 'numeric');
const [STATUS_UP, STATUS_DOWN] = both('h.status', 'text');

const ORDERS: Readonly<Record<OwnedHallOrder, Order>> = {
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

function conditions(businessId: number, filter: OwnedHallFilter | null | undefined) {
  const parts = ['h.business_id = ?', 'h.deleted_at is null'];
  const values: unknown[] = [businessId];
  if (filter?.status) {
    parts.push('h.status = ?');
    values.push(filter.status);
  }
  if (filter?.text) {
    // position() instead of LIKE: what was typed is literal, `%` and `_` too.
    parts.push('position(search_form(?) in h.search_text) > 0');
    values.push(filter.text);
  }
  return { where: parts.join(' and '), values };
}

/** What a list of own halls is asked for. */
export interface OwnedHallList {
  businessId: number;
  filter?: OwnedHallFilter | null | undefined;
  order: OwnedHallOrder;
  page: PageRequest;
  now: Date;
}

/** A page of a business's halls; one statement, and one more for the count. */
export async function findOwnedHalls(em: EntityManager, list: OwnedHallList): Promise<Connection<OwnedHall>> {
  const { column, type, descending } = ORDERS[list.order];
  const { where, values } = conditions(list.businessId, list.filter);
  const direction = descending ? 'desc' : 'asc';
  const after = list.page.after && cursorPair(type, list.page.after);
  const following = after ? `and (${column}, h.id) ${descending ? '<' : '>'} (?::${type}, ?::int)` : '';
  const rows: HallRow[] = await em.execute(
    `select ${COLUMNS}, h.sort_value as "sortValue"
       from (select h.*, ${column} as sort_value from halls h where ${where} ${following}
              order by ${column} ${direction}, h.id ${direction} limit ? offset ?) h ${JOINS}
      order by h.sort_value ${direction}, h.id ${direction}`,
    [...values, ...(after ?? []), list.page.limit + 1, list.page.offset, list.now.toISOString()],
  );
  return toConnection(rows, list.page, {
    node: toOwnedHall,
    cursor: (row) => [row.sortValue, row.id],
    count: async () => {
      const counted: { count: number }[] = await em.execute(
        `select count(*)::int as count from halls h where ${where}`,
        values,
      );
      return counted[0]?.count ?? 0;
    },
  });
}

/** One hall of a business, or null; one statement. */
export async function findOwnedHall(
  em: EntityManager,
  { businessId, id, now }: { businessId: number; id: number; now: Date },
): Promise<OwnedHall | null> {
  const rows: HallRow[] = await em.execute(
    `select ${COLUMNS}, h.id as "sortValue" from halls h ${JOINS}
      where h.id = ? and h.business_id = ? and h.deleted_at is null`,
    [now.toISOString(), id, businessId],
  );
  return rows[0] ? toOwnedHall(rows[0]) : null;
}

/** Figures of all halls of a business; one statement. */
export async function findHallFigures(em: EntityManager, businessId: number): Promise<OwnedHallFigures> {
  const rows: OwnedHallFigures[] = await em.execute(
    `select count(*)::int as total, count(*) filter (where h.status = 'active')::int as active,
            coalesce(round(avg(h.capacity)), 0)::int as "averageCapacity"
       from halls h where h.business_id = ? and h.deleted_at is null`,
    [businessId],
  );
  return rows[0] ?? { total: 0, active: 0, averageCapacity: 0 };
}
