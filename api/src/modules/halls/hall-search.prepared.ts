import type { EntityManager } from '@mikro-orm/postgresql';
import { BatchedStatement } from '../../database/batched.js';
import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_CODES } from '../../domain/currency/currencies.js';
import { CAPACITY_RANGES } from '../../domain/halls/search.js';
import type { HallFilter } from './hall-search.inputs.js';
import { LIST_VERSION, type ListState } from './hall-search.kept.js';
import type { HallSearchPart, HallSearchQuery } from './hall-search.query.js';
import { isListed, leastListing, LISTED_BY } from './hall-search.sql.js';
import type { RequiredTerms } from './hall-search.terms.js';

/** The limits that have a statement: PostgreSQL has to know the limit to plan for it. */
const LIMITS = [12, 24, 48, 100] as const;
/** Terms beside the one whose list is read. */
const OTHER_TERMS_MAX = 3;
const INT_MAX = 2 ** 31 - 1;

/** What distinguishes the statements besides their limit and order: 4 numbers of terms, 4 kinds of price. */
interface Shape {
  otherTerms: number;
  hasMinPrice: boolean;
  hasMaxPrice: boolean;
}

/** Whether halls of these terms are found by reading a list in its order: not for places on the map and free times. */
export function isByLists({ near, bounds, date }: HallFilter, terms: RequiredTerms): boolean {
  return !near && !bounds && !date && terms.length <= OTHER_TERMS_MAX + 1;
}

/** Whether a statement for a part of the list exists: the first one or those behind a cursor, in an order that is indexed. */
export function isPreparable({ filter, order }: HallSearchQuery, { offset }: HallSearchPart, terms: RequiredTerms) {
  return isByLists(filter, terms) && isListed(order) && offset === 0;
}

/** The bound of a price, as shown, in each currency of halls. */
function toPriceBounds(shown: number, currency: string | null | undefined, rates: ExchangeRates): number[] {
  return CURRENCY_CODES.map((of) => Math.ceil(currency ? shown / (conversionFactor(rates, of, currency) ?? 1) : shown));
}

export interface ListedHall {
  id: number;
  sortValue: number;
  version: number;
  viewerHasSaved: boolean;
  /** JSON of `card`, as text: it is read only where its version isn't at hand. */
  card: string;
}

/** A row of a list's statement: a hall, or nulls where none was found, with the state of the list. */
type ListRow = (ListedHall | { [Key in keyof ListedHall]: null }) & { read: number; term: string; listVersion: string };

/** The conditions of a search, in the units of `hall_terms`. */
interface Conditions {
  term: string;
  others: string[];
  listing: number;
  least: number;
  most: number;
  /** Bounds by currency, in the order of `CURRENCY_CODES`. */
  minPrices?: number[];
  maxPrices?: number[];
}

interface ListValues extends Conditions {
  customerId: number | null;
  afterValue: number;
  afterId: number;
}

interface CountValues extends Conditions {
  countedTo: number;
}

const lists = new Map<string, BatchedStatement<ListValues, ListRow>>();
const counts = new Map<string, BatchedStatement<CountValues, { read: number; count: number }>>();

/**
 * A part of the terms' list; one statement.
 * @param card SQL: JSON of the card `c`
 */
export async function findPrepared(
  em: EntityManager,
  query: HallSearchQuery,
  { limit, after, customerId }: HallSearchPart,
  { card, terms }: { card: string; terms: RequiredTerms },
): Promise<{ halls: ListedHall[]; list: ListState | undefined }> {
  const shape = toShape(query.filter, terms);
  const most = LIMITS.find((each) => each >= limit) ?? limit;
  const by = isListed(query.order) ? LISTED_BY[query.order] : LISTED_BY.RATING;
  const name = `halls-${by}-${toName(shape)}-${most}`;
  const statement = getStatement(lists, name, () => toListText(shape, { card, limit: most, by }));
  const values = {
    ...toConditionValues(query, terms),
    afterValue: after?.[0] ?? INT_MAX,
    afterId: after?.[1] ?? INT_MAX,
  };
  const rows = await statement.read(em, { ...values, customerId });
  const halls = rows.filter((row) => row.id !== null);
  const [first] = rows;
  return { halls: halls.slice(0, limit + 1), list: first && { term: first.term, version: first.listVersion } };
}

/** The number of halls of the terms, at most `most`; one statement. */
export async function countPrepared(
  em: EntityManager,
  query: HallSearchQuery,
  terms: RequiredTerms,
  most: number,
): Promise<number> {
  const shape = toShape(query.filter, terms);
  const statement = getStatement(counts, `hall-total-${toName(shape)}`, () => toCountText(shape));
  const [row] = await statement.read(em, { ...toConditionValues(query, terms), countedTo: most });
  return row?.count ?? 0;
}

function toConditionValues({ filter, rates }: HallSearchQuery, [term = '', ...others]: RequiredTerms): Conditions {
  const { minPrice, maxPrice, currency, minRating, guests, capacity } = filter;
  const { min, max } = capacity ? CAPACITY_RANGES[capacity] : { min: null, max: null };
  return {
    term,
    others,
    listing: leastListing(minRating),
    least: Math.max(min ?? 0, guests ?? 0),
    most: max ?? INT_MAX,
    ...(minPrice ? { minPrices: toPriceBounds(minPrice - 0.5, currency, rates) } : {}),
    ...(typeof maxPrice === 'number' ? { maxPrices: toPriceBounds(maxPrice + 0.5, currency, rates) } : {}),
  };
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

function getStatement<Values extends object, Row extends { read: number }>(
  statements: Map<string, BatchedStatement<Values, Row>>,
  name: string,
  toText: () => string,
): BatchedStatement<Values, Row> {
  const statement = statements.get(name) ?? new BatchedStatement<Values, Row>({ name, text: toText() });
  statements.set(name, statement);
  return statement;
}

/** SQL: the reads (`r`) of a batch. @param more declares values besides the conditions */
function toReads(more: string): string {
  return `json_to_recordset($1::json) as r(read int, term text, others text[], listing int, least int, most int,
    "minPrices" bigint[], "maxPrices" bigint[], ${more})`;
}

/** SQL: the halls (`t`) that meet the conditions of a read (`r`). */
function toConditions({ otherTerms, hasMinPrice, hasMaxPrice }: Shape): string {
  const others = Array.from(
    { length: otherTerms },
    (_, index) =>
      `and exists (select from hall_terms x where x.hall_id = t.hall_id and x.term = r.others[${index + 1}])`,
  );
  const inCurrency = (bounds: string) =>
    `case t.currency ${CURRENCY_CODES.map((code, index) => `when '${code}' then r."${bounds}"[${index + 1}]`).join(' ')} end`;
  return `from hall_terms t
    where t.term = r.term and t.listing >= r.listing and t.capacity >= r.least and t.capacity <= r.most ${others.join(' ')}
      ${hasMinPrice ? `and t.price >= ${inCurrency('minPrices')}` : ''}
      ${hasMaxPrice ? `and t.price < ${inCurrency('maxPrices')}` : ''}`;
}

function toListText(shape: Shape, { card, limit, by }: { card: string; limit: number; by: string }): string {
  return `select r.read, r.term, list."listVersion", hall.*
    from ${toReads('"customerId" int, "afterValue" bigint, "afterId" bigint')}
    cross join lateral (select ${LIST_VERSION} as "listVersion") list
    left join lateral (select f.${by} as "sortValue", c.hall_id as id, c.version,
        exists (select from saved_halls s where s.user_id = r."customerId" and s.hall_id = c.hall_id) as "viewerHasSaved",
        ${card}::text as card
      from (select t.hall_id, t.${by} ${toConditions(shape)} and (t.${by}, t.hall_id) < (r."afterValue", r."afterId")
          order by t.${by} desc, t.hall_id desc limit ${limit + 1}) f
        join hall_cards c on c.hall_id = f.hall_id
      order by f.${by} desc, f.hall_id desc) hall on true
    order by r.read, hall."sortValue" desc, hall.id desc`;
}

function toCountText(shape: Shape): string {
  return `select r.read, counted.count from ${toReads('"countedTo" int')}
    cross join lateral (select count(*)::int as count from (select ${toConditions(shape)} limit r."countedTo") halls) counted`;
}
