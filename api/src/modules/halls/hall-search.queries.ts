import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type RawBuilder, type SqlBool } from 'kysely';
import { hundredths, isOneOf, type Database } from '../../database/tables.js';
import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_CODES } from '../../domain/currency/currencies.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { CAPACITY_RANGES, HallOrder } from '../../domain/halls/search.js';
import type { HallCard } from './hall.types.js';
import type { HallFilter } from './hall-search.inputs.js';
import { distanceMeters, insideBounds, withinRadius } from './hall-search.place.js';

/** The query of a search. */
export interface HallSearchQuery {
  filter: HallFilter;
  order: HallOrder;
  rates: ExchangeRates;
  now: Date;
}

/** The requested part of the results. */
export interface HallSearchPart {
  limit: number;
  offset: number;
  /** Sort value and id of the last hall seen. */
  after: readonly [sortValue: number, hallId: number] | undefined;
  /** The customer whose saved halls are marked; null for anyone else. */
  customerId: number | null;
}

/** A result with its sort value. */
export interface FoundHall {
  card: HallCard;
  sortValue: number;
}

/** The term of every hall. */
const EVERY_HALL = '*';
const FEATURED = 'f';
/** Words of a place that don't distinguish halls within one country. */
const NOISE_WORDS = ['pakistan', 'in', 'near', 'at', 'the', 'of', 'city', 'area'];
/** Above this number of halls, the size of a list of terms no longer matters for where to start. */
const WEIGHT_MAX = 400;

/** SQL: searches scan lists of terms with functions of the database, which Kysely could only quote. */
const AND = sql` and `;
const COMMA = sql`, `;

/** The cards of public halls (`c`). */
function selectCards(em: EntityManager, customerId: number | null) {
  return em
    .getKysely<Database>()
    .selectFrom('hall_cards as c')
    .select(['c.hall_id as id', 'c.hall_name as hallName', 'c.hall_number as hallNumber'])
    .select(['c.profile_image as profileImage', 'c.location', 'c.city', 'c.latitude', 'c.longitude', 'c.capacity'])
    .select([
      'c.services',
      hundredths('c.price_per_person').as('pricePerPerson'),
      hundredths('c.price_per_hour').as('pricePerHour'),
      sql<number>`c.rating::float8`.as('rating'),
    ])
    .select(['c.business_name as businessName', 'c.business_currency as businessCurrency'])
    .select(['c.instant_confirmation as instantConfirmation', 'c.is_featured as isFeatured'])
    .select('c.review_count as reviewCount')
    .select(sql<boolean>`${isSavedBy(customerId)}`.as('viewerHasSaved'));
}

/** Whether a customer has saved the hall of a card. */
function isSavedBy(customerId: number | null): RawBuilder<boolean> {
  if (customerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select from saved_halls s where s.user_id = ${customerId} and s.hall_id = c.hall_id)`;
}

/** @param distance in meters */
function toCard(row: InferResult<ReturnType<typeof selectCards>>[number], distance: number | null = null): HallCard {
  return {
    ...row,
    title: hallTitle(row),
    isVerified: true,
    distanceKm: distance === null ? null : distance / 1000,
  };
}

/** Reads a part of a search's results; one statement. */
export async function findHalls(em: EntityManager, query: HallSearchQuery, part: HallSearchPart): Promise<FoundHall[]> {
  const direction = isDescending(query.order) ? 'desc' : 'asc';
  const { near } = query.filter;
  const rows = await selectCards(em, part.customerId)
    .innerJoin(foundHalls(query, part).as('f'), 'f.hall_id', 'c.hall_id')
    .select([
      'f.sort_value as sortValue',
      sql<number | null>`${near ? distanceMeters('c', near) : null}`.as('distance'),
    ])
    .orderBy('f.sort_value', direction)
    .orderBy('f.hall_id', direction)
    .execute();
  return rows.map(({ sortValue, distance, ...row }) => ({ card: toCard(row, distance), sortValue }));
}

/** Counts all results of a search; one statement. */
export async function countHalls(em: EntityManager, query: HallSearchQuery): Promise<number> {
  const { filter } = query;
  const all = sql`select t.hall_id from ${selectSource(filter)} where ${sql.join(buildConditions(query), AND)}`;
  const counted = isByTerms(filter)
    ? sql<{
        count: number;
      }>`${requirements(filter)} select ${hasWords(filter) ? sql`count(distinct h.hall_id)` : sql`count(*)`} from weighed d
        cross join unnest(d.terms) as m(term) cross join lateral (${all}) h where d.place = 1`
    : sql<{ count: number }>`${requirements(filter)} select count(*) from (${all}) h`;
  const { rows } = await counted.execute(em.getKysely<Database>());
  return rows[0]?.count ?? 0;
}

/** Reads the cards of halls in the order of the ids; halls that aren't public have none. One statement. */
export async function readHallCards(
  em: EntityManager,
  ids: readonly number[],
  customerId: number | null,
): Promise<HallCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(em, customerId).where(isOneOf('c.hall_id', ids)).execute();
  const cards = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** The halls in a part of a search's results, with their sort values. */
function foundHalls(query: HallSearchQuery, part: HallSearchPart) {
  const { filter } = query;
  const direction = isDescending(query.order) ? sql`desc` : sql`asc`;
  const { limit, offset, after } = part;
  const sortValue = selectSortValue(query);
  const conditions = buildConditions(query);
  if (after) {
    const [value, id] = after;
    const past = isDescending(query.order) ? sql`<` : sql`>`;
    conditions.push(sql<SqlBool>`(${sortValue}, t.hall_id) ${past} (${value}::bigint, ${id}::bigint)`);
  }
  const best = sql`select t.hall_id, ${sortValue} as sort_value from ${selectSource(filter)}
    where ${sql.join(conditions, AND)} order by ${sortValue} ${direction}, t.hall_id ${direction} limit ${offset + limit + 1}`;
  // Each term yields its best halls along the index; the best of all are among them.
  const found = isByTerms(filter)
    ? sql`select distinct h.hall_id, h.sort_value from weighed d cross join unnest(d.terms) as m(term)
        cross join lateral (${best}) h where d.place = 1`
    : best;
  return sql<{ hall_id: number; sort_value: number }>`(${requirements(filter)}
    select * from (${found}) x order by sort_value ${direction}, hall_id ${direction} limit ${limit + 1} offset ${offset})`;
}

function isDescending(order: HallOrder): boolean {
  return order === HallOrder.RATING || order === HallOrder.PRICE_DESC || order === HallOrder.CAPACITY_DESC;
}

/** Searches near a place start from the place, others from the rarest required terms. */
function isByTerms({ near, bounds }: HallFilter): boolean {
  return !near && !bounds;
}

/** A word can match several terms, and a hall several of them. */
function hasWords({ location, services }: HallFilter): boolean {
  return Boolean(location) || (services ?? []).length > 0;
}

function selectSource(filter: HallFilter): RawBuilder<unknown> {
  if (isByTerms(filter)) return sql`hall_terms t`;
  return sql`(select hall_id, (rating * 100)::smallint as rank, capacity, (price_per_person * 100)::bigint as price,
    business_currency as currency, latitude, longitude from hall_cards) t`;
}

/**
 * The requirements of a search as lists of terms, one of which must match: `weighed (n, terms, place)`, the rarest first
 * (`place` 1).
 */
function requirements(filter: HallFilter): RawBuilder<unknown> {
  const asked: RawBuilder<unknown>[] = [];
  if (filter.location) {
    asked.push(sql`
      select case when word in (${sql.join(NOISE_WORDS, COMMA)}) then array['*']
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
  return sql`with asked as materialized (select a.terms, row_number() over () as n from (${sql.join(asked, sql` union all `)}) a(terms)),
    weighed as materialized (
      select n, terms, row_number() over (order by case when (select count(*) from asked) > 1 then (
          select count(*) from (select from hall_terms t where t.term = any(terms) limit ${WEIGHT_MAX}) counted) end, n) as place
        from asked)`;
}

function buildConditions({ filter, rates, now }: HallSearchQuery): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [
    isByTerms(filter) ? sql<SqlBool>`t.term = m.term` : sql<SqlBool>`t.latitude is not null`,
  ];
  if (filter.minRating) conditions.push(sql<SqlBool>`t.rank >= ${Math.round(filter.minRating * 100)}`);
  if (filter.capacity) {
    const { min, max } = CAPACITY_RANGES[filter.capacity];
    if (min !== null) conditions.push(sql<SqlBool>`t.capacity >= ${min}`);
    if (max !== null) conditions.push(sql<SqlBool>`t.capacity <= ${max}`);
  }
  conditions.push(...priceConditions(filter, rates));
  if (filter.near) conditions.push(...withinRadius(filter.near));
  if (filter.bounds) conditions.push(...insideBounds(filter.bounds));
  const first = isByTerms(filter) ? 1 : 0;
  conditions.push(sql<SqlBool>`not exists (
    select from weighed r where r.place > ${first} and not exists (
      select from hall_terms x where x.hall_id = t.hall_id and x.term = any(r.terms)))`);
  if (filter.date && filter.startTime && filter.endTime) {
    conditions.push(
      sql<SqlBool>`hall_is_free(t.hall_id, ${filter.date}, ${filter.startTime}, ${filter.endTime}, ${now})`,
    );
  }
  return conditions;
}

/** A value by the hall's currency, as a case expression on the bare column. */
function byCurrency(type: 'bigint' | 'numeric', valueOf: (currency: string) => number): RawBuilder<number> {
  const cases = CURRENCY_CODES.map((currency) => sql`when ${currency} then ${valueOf(currency)}::${sql.raw(type)}`);
  return sql<number>`case t.currency ${sql.join(cases, sql` `)} end`;
}

/** A hall matches if the price shown to the visitor, rounded to hundredths, is in the range. */
function priceConditions({ minPrice, maxPrice, currency }: HallFilter, rates: ExchangeRates): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  const bound = (shown: number): RawBuilder<number> =>
    currency
      ? byCurrency('bigint', (of) => Math.ceil(shown / (conversionFactor(rates, of, currency) ?? 1)))
      : sql<number>`${Math.ceil(shown)}`;
  if (minPrice) conditions.push(sql<SqlBool>`t.price >= ${bound(minPrice - 0.5)}`);
  if (maxPrice !== null && maxPrice !== undefined) conditions.push(sql<SqlBool>`t.price < ${bound(maxPrice + 0.5)}`);
  return conditions;
}

function selectSortValue({ filter, order, rates }: HallSearchQuery): RawBuilder<unknown> {
  const { currency, near } = filter;
  switch (order) {
    case HallOrder.PRICE:
    case HallOrder.PRICE_DESC:
      if (!currency) return sql`t.price`;
      return sql`round(t.price * ${byCurrency('numeric', (of) => conversionFactor(rates, of, currency) ?? 1)})::bigint`;
    case HallOrder.CAPACITY:
    case HallOrder.CAPACITY_DESC:
      return sql`t.capacity`;
    case HallOrder.DISTANCE:
      return near ? distanceMeters('t', near) : sql`t.rank`;
    default:
      return sql`t.rank`;
  }
}
