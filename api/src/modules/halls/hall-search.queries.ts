import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type RawBuilder, type SqlBool } from 'kysely';
import { enumName, hundredths, isOneOf, type Database } from '../../database/tables.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_CODES } from '../../domain/currency/currencies.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { CAPACITY_RANGES, HallOrder } from '../../domain/halls/search.js';
import { share } from '../../graphql/finished.js';
import type { HallCard } from './hall.types.js';
import type { HallFilter } from './hall-search.inputs.js';
import type { HallSearchPart, HallSearchQuery } from './hall-search.query.js';
import { distanceMeters, insideBounds, withinRadius } from './hall-search.place.js';
import { KeptRows } from './kept-rows.js';
import { countPrepared, findPrepared, isByLists, isPreparable } from './hall-search.prepared.js';
import {
  EVERY_HALL,
  getExactTerms,
  getRequiredTerms,
  keepRequiredTerms,
  type AskedTerms,
} from './hall-search.terms.js';

/** A result with its sort value. */
export interface FoundHall {
  card: HallCard;
  sortValue: number;
}

/** Words of a place that don't distinguish halls within one country. */
const NOISE_WORDS = ['pakistan', 'in', 'near', 'at', 'the', 'of', 'city', 'area'];
/** Above this number of halls, the size of a list of terms no longer matters for where to start. */
const WEIGHT_MAX = 400;

/** SQL: searches scan lists of terms with functions of the database, which Kysely could only quote. */
const AND = sql` and `;
const COMMA = sql`, `;

/** SQL: the columns of {@link selectCards} as JSON, for the statements that are prepared by name. */
const CARD_JSON = `json_build_object('id', c.hall_id, 'hallName', c.hall_name, 'hallNumber', c.hall_number, 'profileImage', c.profile_image,
  'location', c.location, 'city', c.city, 'latitude', c.latitude, 'longitude', c.longitude, 'capacity', c.capacity,
  'services', c.services, 'pricePerPerson', (c.price_per_person * 100)::int8, 'pricePerHour', (c.price_per_hour * 100)::int8,
  'sellsShifts', c.sells_shifts, 'fromPrice', (c.from_price * 100)::int8, 'fromPriceType', upper(c.from_price_type),
  'rating', c.rating::float8, 'businessName', c.business_name, 'businessCurrency', c.business_currency,
  'instantConfirmation', c.instant_confirmation, 'isFeatured', c.is_featured, 'reviewCount', c.review_count)`;

/** Cards as read last, by version, as shown to somebody who hasn't saved their hall. */
const cards = new KeptRows<number, HallCard>(10_000);

type CardRow = InferResult<ReturnType<typeof selectCards>>[number];

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
    .select(['c.sells_shifts as sellsShifts', hundredths('c.from_price').as('fromPrice')])
    .select(enumName<ServicePriceType>('c.from_price_type').as('fromPriceType'))
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
function toCard(row: CardRow, distance: number | null = null): HallCard {
  return {
    ...row,
    title: hallTitle(row),
    isVerified: true,
    distanceKm: distance === null ? null : distance / 1000,
  };
}

/** Reads a part of a search's results; one statement. */
export async function findHalls(em: EntityManager, query: HallSearchQuery, part: HallSearchPart): Promise<FoundHall[]> {
  const terms = getRequiredTerms(em, query.filter);
  if (!terms || !isPreparable(query, part, terms)) return findByWords(em, query, part);
  const known = new Map<number, HallCard>();
  const isKnown = (version: number): boolean => {
    const card = cards.find(version)?.value;
    // At hand until the rows are there, even if others are kept meanwhile.
    if (card) known.set(version, card);
    return card !== undefined;
  };
  const rows = await findPrepared(em, query, part, { card: CARD_JSON, terms, isKnown });
  return rows.map(({ version, viewerHasSaved, sortValue, card: read }) => {
    const card =
      known.get(version) ??
      cards.keep(version, version, share(toCard({ ...(read as CardRow), viewerHasSaved: false })));
    return { card: viewerHasSaved ? { ...card, viewerHasSaved } : card, sortValue };
  });
}

/** The same for any search, whose words the database resolves. */
async function findByWords(em: EntityManager, query: HallSearchQuery, part: HallSearchPart): Promise<FoundHall[]> {
  const direction = isDescending(query.order) ? 'desc' : 'asc';
  const { near } = query.filter;
  const rows = await selectCards(em, part.customerId)
    .innerJoin(foundHalls(query, part).as('f'), 'f.hall_id', 'c.hall_id')
    .select([
      'f.sort_value as sortValue',
      'f.asked',
      sql<number | null>`${near ? distanceMeters('c', near) : null}`.as('distance'),
    ])
    .orderBy('f.sort_value', direction)
    .orderBy('f.hall_id', direction)
    .execute();
  keepRequiredTerms(em, query.filter, rows[0]?.asked ?? null);
  return rows.map(({ sortValue, distance, asked: _asked, ...row }) => ({ card: toCard(row, distance), sortValue }));
}

/** Counts the results of a search, at most one more than `countedTo`; one statement. */
export async function countHalls(em: EntityManager, query: HallSearchQuery, countedTo: number): Promise<number> {
  const { filter } = query;
  const terms = getRequiredTerms(em, filter);
  if (terms && isByLists(filter, terms)) return countPrepared(em, query, terms, countedTo + 1);
  const limit = sql`limit ${countedTo + 1}`;
  const all = sql`select t.hall_id from ${selectSource(filter)} where ${sql.join(buildConditions(query), AND)} ${limit}`;
  // As many of each term, for a hall can have several of them.
  const halls = isByTerms(filter)
    ? sql`select distinct h.hall_id from weighed d cross join unnest(d.terms) as m(term) cross join lateral (${all}) h
        where d.place = 1 ${limit}`
    : all;
  const { rows } = await sql<{ count: number }>`${requirements(filter)} select count(*) from (${halls}) h`.execute(
    em.getKysely<Database>(),
  );
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
  const asked = isByTerms(filter)
    ? sql`(select json_agg(json_build_array(terms, is_known) order by place) from weighed)`
    : sql`null::json`;
  return sql<{ hall_id: number; sort_value: number; asked: AskedTerms[] | null }>`(${requirements(filter)}
    select x.*, ${asked} as asked from (${found}) x order by sort_value ${direction}, hall_id ${direction} limit ${limit + 1} offset ${offset})`;
}

function isDescending(order: HallOrder): boolean {
  return order === HallOrder.RATING || order === HallOrder.PRICE_DESC || order === HallOrder.CAPACITY_DESC;
}

/** Searches near a place start from the place, others from the rarest required terms. */
function isByTerms({ near, bounds }: HallFilter): boolean {
  return !near && !bounds;
}

function selectSource(filter: HallFilter): RawBuilder<unknown> {
  if (isByTerms(filter)) return sql`hall_terms t`;
  return sql`(select hall_id, (rating * 100)::smallint as rank, capacity, (guest_price * 100)::bigint as price,
    business_currency as currency, latitude, longitude from hall_cards) t`;
}

/**
 * The requirements of a search as lists of terms, one of which must match: `weighed (n, terms, is_known, place)`, the rarest
 * first (`place` 1). Known ones stay the same whatever words are added.
 */
function requirements(filter: HallFilter): RawBuilder<unknown> {
  const asked: RawBuilder<unknown>[] = [];
  if (filter.location) {
    asked.push(sql`
      select case when is_noise then array['*'] else search_words_like('p', word) end as terms,
          case when is_noise then '*' else 'p:' || word end as known
        from unnest(search_words(${filter.location})) as word, lateral (select word in (${sql.join(NOISE_WORDS, COMMA)}) as is_noise) w
      union all select '{}', '' where cardinality(search_words(${filter.location})) = 0`);
  }
  for (const service of filter.services ?? []) {
    asked.push(sql`select search_words_like('s', word), 's:' || word from unnest(search_words(${service})) as word`);
  }
  asked.push(...getExactTerms(filter).map((term) => sql`select array[${term}], ${term}`));
  if (asked.length === 0) asked.push(sql`select array[${EVERY_HALL}], ${EVERY_HALL}`);
  return sql`with asked as materialized (
      select a.terms, a.terms = array[a.known] as is_known, row_number() over () as n
        from (${sql.join(asked, sql` union all `)}) a(terms, known)),
    weighed as materialized (
      select n, terms, is_known, row_number() over (order by case when (select count(*) from asked) > 1 then (
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
