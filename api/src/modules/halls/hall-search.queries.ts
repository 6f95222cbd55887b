import { raw, sql, type EntityManager, type RawQueryFragment } from '@mikro-orm/postgresql';
import { hundredthsFromNumeric } from '../../database/types.js';
import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_CODES } from '../../domain/currency/currencies.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { CAPACITY_RANGES, HallOrder } from '../../domain/halls/search.js';
import type { HallCard } from './hall.types.js';
import type { HallFilter } from './hall-search.inputs.js';
import { distanceMeters, insideBounds, withinRadius } from './hall-search.place.js';

/** What a search asks of the database, and which part of its answer. */
export interface HallSearchQuery {
  filter: HallFilter;
  order: HallOrder;
  rates: ExchangeRates;
  now: Date;
}

/** The part of the answer that is wanted. */
export interface HallSearchPart {
  limit: number;
  offset: number;
  /** Sort value and id of the last hall seen. */
  after: readonly [sortValue: number, hallId: number] | undefined;
  /** The customer for whom to tell what is saved; null for anybody else. */
  customerId: number | null;
}

/** A found hall, with the value that it was ordered by. */
export interface FoundHall {
  card: HallCard;
  sortValue: number;
}

/** What every hall can be found by. */
const EVERY_HALL = '*';
const FEATURED = 'f';
/** Words of a place that say nothing where all halls are in one country. */
const NOISE_WORDS = ['pakistan', 'in', 'near', 'at', 'the', 'of', 'city', 'area'];
/** A list of terms with more halls than this is as good as any other to begin with. */
const WEIGHT_MAX = 400;

const listOf = (fragments: readonly RawQueryFragment[], separator: string): RawQueryFragment =>
  raw(fragments.map(() => '?').join(separator), [...fragments]);

/** Reads one part of a search's answer, in one statement. */
export async function findHalls(em: EntityManager, query: HallSearchQuery, part: HallSearchPart): Promise<FoundHall[]> {
  const rows = await em.execute<CardRow[]>(pageStatement(query, part));
  return rows.map((row) => ({ card: toCard(row), sortValue: Number(row.sort_value) }));
}

/** Counts all halls of a search, in one statement. */
export async function countHalls(em: EntityManager, query: HallSearchQuery): Promise<number> {
  const { filter } = query;
  const all = sql`select t.hall_id from ${sourceOf(filter)} where ${listOf(conditionsOf(query), ' and ')}`;
  const rows = await em.execute<{ count: string }[]>(
    isByTerms(filter)
      ? sql`${requirements(filter)} select ${hasWords(filter) ? sql`count(distinct h.hall_id)` : sql`count(*)`} from weighed d cross join unnest(d.terms) as m(term)
          cross join lateral (${all}) h where d.place = 1`
      : sql`${requirements(filter)} select count(*) from (${all}) h`,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Reads the cards of some halls, in the order of the ids; a hall that isn't public has none. In one statement. */
export async function readHallCards(
  em: EntityManager,
  ids: readonly number[],
  customerId: number | null,
): Promise<HallCard[]> {
  if (ids.length === 0) return [];
  const rows = await em.execute<CardRow[]>(
    sql`select ${columnsFor(customerId)}, 0 as sort_value, null as distance from hall_cards c
      where c.hall_id in (${listOf(
        ids.map((id) => sql`${id}`),
        ', ',
      )})`,
  );
  const cards = new Map(rows.map((row) => [row.hall_id, toCard(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function pageStatement(query: HallSearchQuery, part: HallSearchPart): RawQueryFragment {
  const { filter } = query;
  const direction = isDescending(query.order) ? sql`desc` : sql`asc`;
  const { limit, offset, after, customerId } = part;
  const sortValue = sortValueOf(query);
  const conditions = conditionsOf(query);
  if (after) {
    const [value, id] = after;
    const past = isDescending(query.order) ? sql`<` : sql`>`;
    conditions.push(sql`(${sortValue}, t.hall_id) ${past} (${value}, ${id})`);
  }
  const best = sql`select t.hall_id, ${sortValue} as sort_value from ${sourceOf(filter)}
    where ${listOf(conditions, ' and ')} order by ${sortValue} ${direction}, t.hall_id ${direction} limit ${offset + limit + 1}`;
  // Each term gives its best halls in the order of the index; the best of all are among them.
  const found = isByTerms(filter)
    ? sql`select distinct h.hall_id, h.sort_value from weighed d cross join unnest(d.terms) as m(term)
        cross join lateral (${best}) h where d.place = 1`
    : best;
  const distance = filter.near ? distanceMeters('c', filter.near) : sql`null`;
  return sql`${requirements(filter)}
    select ${columnsFor(customerId)}, f.sort_value, ${distance} as distance
      from (
        select * from (${found}) x order by sort_value ${direction}, hall_id ${direction} limit ${limit + 1} offset ${offset}) f
      join hall_cards c on c.hall_id = f.hall_id
      order by f.sort_value ${direction}, f.hall_id ${direction}`;
}

function isDescending(order: HallOrder): boolean {
  return order === HallOrder.RATING || order === HallOrder.PRICE_DESC || order === HallOrder.CAPACITY_DESC;
}

/** A search around a place begins with the place, any other with the rarest of the things that a hall must be found by. */
function isByTerms({ near, bounds }: HallFilter): boolean {
  return !near && !bounds;
}

/** Words can mean several terms, and a hall may be found by more than one of them. */
function hasWords({ location, services }: HallFilter): boolean {
  return Boolean(location) || (services ?? []).length > 0;
}

function sourceOf(filter: HallFilter): RawQueryFragment {
  if (isByTerms(filter)) return sql`hall_terms t`;
  return sql`(select hall_id, (rating * 100)::smallint as rank, capacity, (price_per_person * 100)::bigint as price,
    business_currency as currency, latitude, longitude from hall_cards) t`;
}

/**
 * The things that a hall must be found by, as lists of terms of which one is enough: `weighed (n, terms, place)`, the rarest
 * first (`place` 1).
 */
function requirements(filter: HallFilter): RawQueryFragment {
  const asked: RawQueryFragment[] = [];
  if (filter.location) {
    asked.push(sql`
      select case when word in (${listOf(
        NOISE_WORDS.map((word) => sql`${word}`),
        ', ',
      )}) then array['*']
          else search_words_like('p', word) end as terms
        from unnest(search_words(${filter.location})) as word
      union all select '{}' where cardinality(search_words(${filter.location})) = 0`);
  }
  for (const service of filter.services ?? []) {
    asked.push(sql`select search_words_like('s', word) from unnest(search_words(${service})) as word`);
  }
  const exact = [
    filter.featured ? FEATURED : null,
    filter.categoryId ? `c:${filter.categoryId}` : null,
    filter.typeId ? `t:${filter.typeId}` : null,
  ].filter((term) => term !== null);
  asked.push(...exact.map((term) => sql`select array[${term}]`));
  if (asked.length === 0) asked.push(sql`select array[${EVERY_HALL}]`);
  return sql`with asked as materialized (select a.terms, row_number() over () as n from (${listOf(asked, ' union all ')}) a(terms)),
    weighed as materialized (
      select n, terms, row_number() over (order by case when (select count(*) from asked) > 1 then (
          select count(*) from (select from hall_terms t where t.term = any(terms) limit ${WEIGHT_MAX}) counted) end, n) as place
        from asked)`;
}

function conditionsOf({ filter, rates, now }: HallSearchQuery): RawQueryFragment[] {
  const conditions: RawQueryFragment[] = [isByTerms(filter) ? sql`t.term = m.term` : sql`t.latitude is not null`];
  if (filter.minRating) conditions.push(sql`t.rank >= ${Math.round(filter.minRating * 100)}`);
  if (filter.capacity) {
    const { min, max } = CAPACITY_RANGES[filter.capacity];
    if (min !== null) conditions.push(sql`t.capacity >= ${min}`);
    if (max !== null) conditions.push(sql`t.capacity <= ${max}`);
  }
  conditions.push(...priceConditions(filter, rates));
  if (filter.near) conditions.push(...withinRadius(filter.near));
  if (filter.bounds) conditions.push(...insideBounds(filter.bounds));
  const first = isByTerms(filter) ? 1 : 0;
  conditions.push(sql`not exists (
    select from weighed r where r.place > ${first} and not exists (
      select from hall_terms x where x.hall_id = t.hall_id and x.term = any(r.terms)))`);
  if (filter.date && filter.startTime && filter.endTime) {
    conditions.push(
      sql`hall_is_free(t.hall_id, ${filter.date}, ${filter.startTime}, ${filter.endTime}, ${now.toISOString()})`,
    );
  }
  return conditions;
}

/** A value for each currency of a hall, by a case over the bare column. */
function byCurrency(valueOf: (currency: string) => number): RawQueryFragment {
  const cases = CURRENCY_CODES.map((currency) => sql`when ${currency} then ${valueOf(currency)}`);
  return sql`case t.currency ${listOf(cases, ' ')} end`;
}

/** A hall fits when the price that the visitor is shown, rounded to hundredths, fits. */
function priceConditions({ minPrice, maxPrice, currency }: HallFilter, rates: ExchangeRates): RawQueryFragment[] {
  const conditions: RawQueryFragment[] = [];
  const bound = (shown: number): RawQueryFragment =>
    currency
      ? byCurrency((of) => Math.ceil(shown / (conversionFactor(rates, of, currency) ?? 1)))
      : sql`${Math.ceil(shown)}`;
  if (minPrice) conditions.push(sql`t.price >= ${bound(minPrice - 0.5)}`);
  if (maxPrice !== null && maxPrice !== undefined) conditions.push(sql`t.price < ${bound(maxPrice + 0.5)}`);
  return conditions;
}

function sortValueOf({ filter, order, rates }: HallSearchQuery): RawQueryFragment {
  const { currency, near } = filter;
  switch (order) {
    case HallOrder.PRICE:
    case HallOrder.PRICE_DESC:
      if (!currency) return sql`t.price`;
      return sql`round(t.price * ${byCurrency((of) => conversionFactor(rates, of, currency) ?? 1)})::bigint`;
    case HallOrder.CAPACITY:
    case HallOrder.CAPACITY_DESC:
      return sql`t.capacity`;
    case HallOrder.DISTANCE:
      return near ? distanceMeters('t', near) : sql`t.rank`;
    default:
      return sql`t.rank`;
  }
}

interface CardRow {
  hall_id: number;
  hall_name: string | null;
  hall_number: string;
  profile_image: string | null;
  location: string;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  capacity: number;
  services: string[];
  price_per_person: string;
  price_per_hour: string;
  business_name: string;
  business_currency: string;
  instant_confirmation: boolean;
  is_featured: boolean;
  rating: string;
  review_count: number;
  viewer_has_saved: boolean;
  sort_value: string | number;
  /** Metres. */
  distance: number | null;
}

function columnsFor(customerId: number | null): RawQueryFragment {
  const saved =
    customerId === null
      ? sql`false`
      : sql`exists (select from saved_halls s where s.user_id = ${customerId} and s.hall_id = c.hall_id)`;
  return sql`c.hall_id, c.hall_name, c.hall_number, c.profile_image, c.location, c.city, c.latitude, c.longitude, c.capacity,
    c.services, c.price_per_person, c.price_per_hour, c.business_name, c.business_currency, c.instant_confirmation,
    c.is_featured, c.rating, c.review_count, ${saved} as viewer_has_saved`;
}

function toCard(row: CardRow): HallCard {
  return {
    id: row.hall_id,
    hallName: row.hall_name,
    hallNumber: row.hall_number,
    title: hallTitle({ hallName: row.hall_name, hallNumber: row.hall_number }),
    profileImage: row.profile_image,
    location: row.location,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    capacity: row.capacity,
    services: row.services,
    pricePerPerson: hundredthsFromNumeric(row.price_per_person),
    pricePerHour: hundredthsFromNumeric(row.price_per_hour),
    businessName: row.business_name,
    businessCurrency: row.business_currency,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    isFeatured: row.is_featured,
    isVerified: true,
    instantConfirmation: row.instant_confirmation,
    viewerHasSaved: row.viewer_has_saved,
    distanceKm: row.distance === null ? null : row.distance / 1000,
  };
}
