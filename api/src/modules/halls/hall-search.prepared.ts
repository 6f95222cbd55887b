import type { EntityManager } from '@mikro-orm/postgresql';
import { runNamed, type NamedStatement } from '../../database/prepared.js';
import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_CODES } from '../../domain/currency/currencies.js';
import { CAPACITY_RANGES, HallOrder } from '../../domain/halls/search.js';
import type { HallFilter } from './hall-search.inputs.js';
import type { HallSearchPart, HallSearchQuery } from './hall-search.query.js';
import type { RequiredTerms } from './hall-search.terms.js';

/** The limits that have a statement: PostgreSQL has to know the limit to plan for it. */
const LIMITS = [12, 24, 48, 100] as const;
/** Terms beside the one whose list is read. */
const OTHER_TERMS_MAX = 3;
const INT_MAX = 2 ** 31 - 1;

/** What distinguishes the statements: 4 numbers of terms, 4 kinds of price, 4 limits. */
interface Shape {
  otherTerms: number;
  hasMinPrice: boolean;
  hasMaxPrice: boolean;
  limit: number;
}

const statements = new Map<string, NamedStatement>();

/** Whether a statement for these terms exists: the first page or those behind a cursor, highest rating first. */
export function isPreparable({ filter, order }: HallSearchQuery, { offset }: HallSearchPart, terms: RequiredTerms) {
  const { near, bounds, date } = filter;
  return !near && !bounds && !date && order === HallOrder.RATING && offset === 0 && terms.length <= OTHER_TERMS_MAX + 1;
}

/** The bound of a price, as shown, in each currency of halls. */
function toPriceBounds(shown: number, currency: string | null | undefined, rates: ExchangeRates): number[] {
  return CURRENCY_CODES.map((of) => Math.ceil(currency ? shown / (conversionFactor(rates, of, currency) ?? 1) : shown));
}

/** A part of the terms' list, with the columns of `select` (from `f` and the cards `c`); one statement. */
export async function findPrepared<Row>(
  em: EntityManager,
  { filter, rates }: HallSearchQuery,
  { limit, after, customerId }: HallSearchPart,
  { select, terms }: { select: string; terms: RequiredTerms },
): Promise<Row[]> {
  const shape = toShape(filter, limit, terms);
  const { min, max } = filter.capacity ? CAPACITY_RANGES[filter.capacity] : { min: null, max: null };
  const [first, ...others] = terms;
  const { minPrice, maxPrice, currency } = filter;
  const values = [customerId, first, Math.round((filter.minRating ?? 0) * 100), min ?? 0, max ?? INT_MAX];
  values.push(after?.[0] ?? INT_MAX, after?.[1] ?? INT_MAX, ...others);
  if (shape.hasMinPrice) values.push(...toPriceBounds((minPrice ?? 0) - 0.5, currency, rates));
  if (shape.hasMaxPrice) values.push(...toPriceBounds((maxPrice ?? 0) + 0.5, currency, rates));
  const rows = await runNamed<Row>(em, getStatement(shape, select), values);
  return rows.slice(0, limit + 1);
}

function toShape({ minPrice, maxPrice }: HallFilter, limit: number, terms: RequiredTerms): Shape {
  return {
    otherTerms: terms.length - 1,
    hasMinPrice: Boolean(minPrice),
    hasMaxPrice: maxPrice !== null && maxPrice !== undefined,
    limit: LIMITS.find((each) => each >= limit) ?? limit,
  };
}

function getStatement(shape: Shape, select: string): NamedStatement {
  const { otherTerms, hasMinPrice, hasMaxPrice, limit } = shape;
  const name = ['halls', otherTerms, hasMinPrice ? 'min' : '', hasMaxPrice ? 'max' : '', limit].join('-');
  const known = statements.get(name);
  if (known) return known;
  const statement = { name, text: toText(shape, select) };
  statements.set(name, statement);
  return statement;
}

/** SQL: one text for each shape, with the values of {@link findPrepared} in their order. */
function toText({ otherTerms, hasMinPrice, hasMaxPrice, limit }: Shape, select: string): string {
  let place = 7;
  const next = () => `$${(place += 1)}`;
  const others = Array.from(
    { length: otherTerms },
    () => `and exists (select from hall_terms x where x.hall_id = t.hall_id and x.term = ${next()})`,
  );
  const byCurrency = () =>
    `case t.currency ${CURRENCY_CODES.map((code) => `when '${code}' then ${next()}::bigint`).join(' ')} end`;
  return `select f.rank as "sortValue", ${select}
    from (
      select t.hall_id, t.rank from hall_terms t
       where t.term = $2 and t.rank >= $3::int and t.capacity >= $4::int and t.capacity <= $5::int
         and (t.rank, t.hall_id) < ($6::bigint, $7::bigint) ${others.join(' ')}
         ${hasMinPrice ? `and t.price >= ${byCurrency()}` : ''} ${hasMaxPrice ? `and t.price < ${byCurrency()}` : ''}
       order by t.rank desc, t.hall_id desc limit ${limit + 1}) f
      join hall_cards c on c.hall_id = f.hall_id
    order by f.rank desc, f.hall_id desc`;
}
