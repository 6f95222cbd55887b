import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_CODES } from '../../domain/currency/currencies.js';
import { CAPACITY_RANGES, HallOrder } from '../../domain/halls/search.js';
import { toEnglishPlaces } from '../../domain/halls/place-names.js';
import type { HallFilter } from './hall-search.inputs.js';
import { insideBounds, orderByDistance, withinRadius } from './hall-search.place.js';
import type { HallSearchPart, HallSearchQuery } from './hall-search.query.js';
import { EVERY_HALL, getExactTerms } from './hall-search.terms.js';

/** Words of a place that don't distinguish halls within one country. */
const NOISE_WORDS = ['pakistan', 'in', 'near', 'at', 'the', 'of', 'city', 'area', 'پاکستان', 'میں', 'کے', 'قریب'];
/** Above this number of halls, the size of a list of terms no longer matters for where to start. */
const WEIGHT_MAX = 400;
/** `listing` is the rating in hundredths times this, and the number of reviews below it (`sql/hall-orders.sql`). */
const REVIEWS_END = 1_000_000;

/** SQL: searches scan lists of terms with functions of the database, which Kysely could only quote. */
export const AND = sql` and `;
const COMMA = sql`, `;

/** The orders that have a column, which the terms of halls are indexed by: by rating, those with more reviews come first. */
export const LISTED_BY = {
  [HallOrder.RATING]: 'listing',
  [HallOrder.RECOMMENDED]: 'score',
  [HallOrder.REVIEWS]: 'review_count',
} as const;

const DESCENDING: ReadonlySet<HallOrder> = new Set<HallOrder>([
  HallOrder.RATING,
  HallOrder.RECOMMENDED,
  HallOrder.REVIEWS,
  HallOrder.PRICE_DESC,
  HallOrder.CAPACITY_DESC,
]);

/** Whether an order lists the highest value first. */
export function isDescending(order: HallOrder): boolean {
  return DESCENDING.has(order);
}

/** Whether the halls of a term are indexed in an order. */
export function isListed(order: HallOrder): order is keyof typeof LISTED_BY {
  return order in LISTED_BY;
}

/** The least `listing` of a hall with a rating. */
export function leastListing(minRating: number | null | undefined): number {
  return Math.round((minRating ?? 0) * 100) * REVIEWS_END;
}

/** Searches near a place start from the place, others from the rarest required terms. */
export function isByTerms({ near, bounds }: HallFilter): boolean {
  return !near && !bounds;
}

/** The rows (`t`) among which halls are looked for. */
export function selectSource(filter: HallFilter): RawBuilder<unknown> {
  if (isByTerms(filter)) return sql`hall_terms t`;
  return sql`(select hall_id, listing, score, review_count, capacity, (guest_price * 100)::bigint as price,
    business_currency as currency, latitude, longitude from hall_cards) t`;
}

/**
 * The requirements of a search as lists of terms, one of which must match: `weighed (n, terms, is_known, place)`, the rarest
 * first (`place` 1). Known ones stay the same whatever words are added.
 */
export function requirements(filter: HallFilter): RawBuilder<unknown> {
  const asked: RawBuilder<unknown>[] = [];
  if (filter.location) {
    const location = toEnglishPlaces(filter.location);
    asked.push(sql`
      select case when is_noise then array['*'] else search_words_like('p', word) end as terms,
          case when is_noise then '*' else 'p:' || word end as known
        from unnest(search_typed_words('p', ${location})) as word, lateral (select word in (${sql.join(NOISE_WORDS, COMMA)}) as is_noise) w
      union all select '{}', '' where cardinality(search_words(${location})) = 0`);
  }
  for (const service of filter.services ?? []) {
    asked.push(
      sql`select search_words_like('s', word), 's:' || word from unnest(search_typed_words('s', ${service})) as word`,
    );
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

/** What halls (`t`) must meet, but for what they have free. */
export function buildConditions({ filter, rates }: HallSearchQuery): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = isByTerms(filter) ? [sql<SqlBool>`t.term = m.term`] : [];
  if (filter.minRating) conditions.push(sql<SqlBool>`t.listing >= ${leastListing(filter.minRating)}`);
  if (filter.capacity) {
    const { min, max } = CAPACITY_RANGES[filter.capacity];
    if (min !== null) conditions.push(sql<SqlBool>`t.capacity >= ${min}`);
    if (max !== null) conditions.push(sql<SqlBool>`t.capacity <= ${max}`);
  }
  if (filter.guests) conditions.push(sql<SqlBool>`t.capacity >= ${filter.guests}`);
  // With a date, prices are those of the date.
  if (!filter.date) conditions.push(...priceConditions(filter, rates, sql`t.price`));
  if (filter.near) conditions.push(...withinRadius(filter.near));
  if (filter.bounds) conditions.push(...insideBounds(filter.bounds));
  const first = isByTerms(filter) ? 1 : 0;
  conditions.push(sql<SqlBool>`not exists (
    select from weighed r where r.place > ${first} and not exists (
      select from hall_terms x where x.hall_id = t.hall_id and x.term = any(r.terms)))`);
  return conditions;
}

/** A value by the hall's currency, as a case expression on the bare column. */
function byCurrency(type: 'bigint' | 'numeric', valueOf: (currency: string) => number): RawBuilder<number> {
  const cases = CURRENCY_CODES.map((currency) => sql`when ${currency} then ${valueOf(currency)}::${sql.raw(type)}`);
  return sql<number>`case t.currency ${sql.join(cases, sql` `)} end`;
}

/** A hall (`t`, of which the currency is needed) matches if the price shown to the visitor, rounded to hundredths, is in the range. */
export function priceConditions(
  { minPrice, maxPrice, currency }: HallFilter,
  rates: ExchangeRates,
  price: RawBuilder<unknown>,
): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  const bound = (shown: number): RawBuilder<number> =>
    currency
      ? byCurrency('bigint', (of) => Math.ceil(shown / (conversionFactor(rates, of, currency) ?? 1)))
      : sql<number>`${Math.ceil(shown)}`;
  if (minPrice) conditions.push(sql<SqlBool>`${price} >= ${bound(minPrice - 0.5)}`);
  if (maxPrice !== null && maxPrice !== undefined) conditions.push(sql<SqlBool>`${price} < ${bound(maxPrice + 0.5)}`);
  return conditions;
}

/** A price of a hall (`t`) as a visitor sees it, in hundredths; its own figure without a currency. */
export function convertPrice(price: RawBuilder<unknown>, currency: string | null | undefined, rates: ExchangeRates) {
  if (!currency) return price;
  return sql`round(${price} * ${byCurrency('numeric', (of) => conversionFactor(rates, of, currency) ?? 1)})::bigint`;
}

function selectSortValue({ filter, order, rates }: HallSearchQuery): RawBuilder<unknown> {
  const { currency, near } = filter;
  switch (order) {
    case HallOrder.PRICE:
    case HallOrder.PRICE_DESC:
      return convertPrice(sql`t.price`, currency, rates);
    case HallOrder.CAPACITY:
    case HallOrder.CAPACITY_DESC:
      return sql`t.capacity`;
    case HallOrder.DISTANCE:
      return near ? orderByDistance(near) : sql`t.listing`;
    default:
      return sql.ref(`t.${LISTED_BY[order]}`);
  }
}

/** The best halls of a search but for what they have free, in its order: `hall_id` and `sort_value`. Needs {@link requirements}. */
export function selectBest(
  query: HallSearchQuery,
  after: HallSearchPart['after'],
  most: number,
): RawBuilder<{ hall_id: number; sort_value: number }> {
  const { filter, order } = query;
  const direction = isDescending(order) ? sql`desc` : sql`asc`;
  const sortValue = selectSortValue(query);
  const conditions = buildConditions(query);
  if (after) {
    const [value, id] = after;
    const past = isDescending(order) ? sql`<` : sql`>`;
    conditions.push(sql<SqlBool>`(${sortValue}, t.hall_id) ${past} (${value}::bigint, ${id}::bigint)`);
  }
  const best = sql<{
    hall_id: number;
    sort_value: number;
  }>`select t.hall_id, ${sortValue} as sort_value from ${selectSource(filter)}
    where ${sql.join(conditions, AND)} order by ${sortValue} ${direction}, t.hall_id ${direction} limit ${most}`;
  // Each term yields its best halls along the index; the best of all are among them.
  if (!isByTerms(filter)) return best;
  return sql<{
    hall_id: number;
    sort_value: number;
  }>`select distinct h.hall_id, h.sort_value from weighed d cross join unnest(d.terms) as m(term)
        cross join lateral (${best}) h where d.place = 1`;
}
