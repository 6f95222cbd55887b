import type { EntityManager } from '@mikro-orm/postgresql';
import { runNamed, type NamedStatement } from '../../database/prepared.js';
import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_CODES } from '../../domain/currency/currencies.js';
import { CAPACITY_RANGES, HallOrder } from '../../domain/halls/search.js';
import type { HallFilter } from './hall-search.inputs.js';
import type { HallSearchPart, HallSearchQuery } from './hall-search.query.js';
import type { RequiredTerms } from './hall-search.terms.js';
import { KeptRows } from './kept-rows.js';

/** The limits that have a statement: PostgreSQL has to know the limit to plan for it. */
const LIMITS = [12, 24, 48, 100] as const;
/** Terms beside the one whose list is read. */
const OTHER_TERMS_MAX = 3;
const INT_MAX = 2 ** 31 - 1;

/** What distinguishes the statements besides their limit: 4 numbers of terms, 4 kinds of price. */
interface Shape {
  otherTerms: number;
  hasMinPrice: boolean;
  hasMaxPrice: boolean;
}

const statements = new Map<string, NamedStatement>();

/** Whether halls of these terms are found by reading a list in its order: not for places on the map and free times. */
export function isByLists({ near, bounds, date }: HallFilter, terms: RequiredTerms): boolean {
  return !near && !bounds && !date && terms.length <= OTHER_TERMS_MAX + 1;
}

/** Whether a statement for a part of the list exists: the first one or those behind a cursor, highest rating first. */
export function isPreparable({ filter, order }: HallSearchQuery, { offset }: HallSearchPart, terms: RequiredTerms) {
  return isByLists(filter, terms) && order === HallOrder.RATING && offset === 0;
}

/** The bound of a price, as shown, in each currency of halls. */
function toPriceBounds(shown: number, currency: string | null | undefined, rates: ExchangeRates): number[] {
  return CURRENCY_CODES.map((of) => Math.ceil(currency ? shown / (conversionFactor(rates, of, currency) ?? 1) : shown));
}

/** A hall of the list. */
export interface ListedHall {
  id: number;
  sortValue: number;
  version: number;
  viewerHasSaved: boolean;
  /** JSON of `card`; null if its version is among the known ones. */
  card: object | null;
}

/** The versions that were last found by a list, by its statement and values. */
const found = new KeptRows<string, readonly number[]>(1_000);

/**
 * A part of the terms' list, with the cards that aren't known; one statement.
 * @param card SQL: JSON of the card `c`
 * @param isKnown whether a version of a card is at hand
 */
export async function findPrepared(
  em: EntityManager,
  query: HallSearchQuery,
  { limit, after, customerId }: HallSearchPart,
  { card, terms, isKnown }: { card: string; terms: RequiredTerms; isKnown: (version: number) => boolean },
): Promise<ListedHall[]> {
  const shape = toShape(query.filter, terms);
  const most = LIMITS.find((each) => each >= limit) ?? limit;
  const statement = getStatement(`halls-${toName(shape)}-${most}`, () => toListText(shape, card, most));
  const values = toValues(query, shape, terms, after);
  const key = `${statement.name} ${values.join()}`;
  const known = found.find(key)?.value.filter(isKnown) ?? [];
  const rows = await runNamed<ListedHall>(em, statement, [customerId, known, ...values]);
  const versions = rows.map(({ version }) => version);
  found.keep(key, 0, versions);
  return rows.slice(0, limit + 1);
}

/** The number of halls of the terms, at most `most`; one statement. */
export async function countPrepared(
  em: EntityManager,
  query: HallSearchQuery,
  terms: RequiredTerms,
  most: number,
): Promise<number> {
  const shape = toShape(query.filter, terms);
  const statement = getStatement(`hall-total-${toName(shape)}`, () => toCountText(shape));
  const rows = await runNamed<{ count: number }>(em, statement, [most, ...toValues(query, shape, terms, undefined)]);
  return rows[0]?.count ?? 0;
}

/** The values of the conditions, in their order. */
function toValues(
  { filter, rates }: HallSearchQuery,
  { hasMinPrice, hasMaxPrice }: Shape,
  [first, ...others]: RequiredTerms,
  after: HallSearchPart['after'],
): unknown[] {
  const { minPrice, maxPrice, currency } = filter;
  const { min, max } = filter.capacity ? CAPACITY_RANGES[filter.capacity] : { min: null, max: null };
  const values = [
    first,
    Math.round((filter.minRating ?? 0) * 100),
    Math.max(min ?? 0, filter.guests ?? 0),
    max ?? INT_MAX,
  ];
  values.push(after?.[0] ?? INT_MAX, after?.[1] ?? INT_MAX, ...others);
  if (hasMinPrice) values.push(...toPriceBounds((minPrice ?? 0) - 0.5, currency, rates));
  if (hasMaxPrice) values.push(...toPriceBounds((maxPrice ?? 0) + 0.5, currency, rates));
  return values;
}

function toShape({ minPrice, maxPrice }: HallFilter, terms: RequiredTerms): Shape {
  return {
    otherTerms: terms.length - 1,
    hasMinPrice: Boolean(minPrice),
    hasMaxPrice: maxPrice !== null && maxPrice !== undefined,
  };
}

function toName({ otherTerms, hasMinPrice, hasMaxPrice }: Shape): string {
  return `${otherTerms}-${hasMinPrice ? 'min' : ''}-${hasMaxPrice ? 'max' : ''}`;
}

function getStatement(name: string, toText: () => string): NamedStatement {
  const statement = statements.get(name) ?? { name, text: toText() };
  statements.set(name, statement);
  return statement;
}

/**
 * SQL: the halls (`t`) of a shape, with the values of {@link toValues} in their order.
 * @param first the number of the first value
 */
function toConditions({ otherTerms, hasMinPrice, hasMaxPrice }: Shape, first: number): string {
  let place = first - 1;
  const next = () => `$${(place += 1)}`;
  const [term, rank, least, most, afterRank, afterId] = [next(), next(), next(), next(), next(), next()];
  const others = Array.from(
    { length: otherTerms },
    () => `and exists (select from hall_terms x where x.hall_id = t.hall_id and x.term = ${next()})`,
  );
  const byCurrency = () =>
    `case t.currency ${CURRENCY_CODES.map((code) => `when '${code}' then ${next()}::bigint`).join(' ')} end`;
  return `from hall_terms t
    where t.term = ${term} and t.rank >= ${rank}::int and t.capacity >= ${least}::int and t.capacity <= ${most}::int
      and (t.rank, t.hall_id) < (${afterRank}::bigint, ${afterId}::bigint) ${others.join(' ')}
      ${hasMinPrice ? `and t.price >= ${byCurrency()}` : ''} ${hasMaxPrice ? `and t.price < ${byCurrency()}` : ''}`;
}

function toListText(shape: Shape, card: string, limit: number): string {
  return `select f.rank as "sortValue", c.hall_id as id, c.version,
      exists (select from saved_halls s where s.user_id = $1::int and s.hall_id = c.hall_id) as "viewerHasSaved",
      case when c.version <> all($2::bigint[]) then ${card} end as card
    from (select t.hall_id, t.rank ${toConditions(shape, 3)} order by t.rank desc, t.hall_id desc limit ${limit + 1}) f
      join hall_cards c on c.hall_id = f.hall_id
    order by f.rank desc, f.hall_id desc`;
}

function toCountText(shape: Shape): string {
  return `select count(*)::int as count from (select ${toConditions(shape, 2)} limit $1::int) counted`;
}
