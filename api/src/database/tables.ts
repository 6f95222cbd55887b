import type { Opt, SnakeCase } from '@mikro-orm/postgresql';
import { sql, type ColumnType, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { CurrencyCode } from '../domain/currency/currencies.js';
import type { Hundredths, PercentHundredths } from '../domain/money/money.js';
import type { TABLES } from './entities.js';
import type { Period } from './types.js';

/** Properties whose columns have different names. */
export const RENAMED_COLUMNS = { passwordHash: 'password', to: 'to_address' } as const;

/** A relation: a column with the id of a row. */
interface Relation {
  unwrap(): unknown;
}

type ColumnName<Name extends string, Value> = Name extends keyof typeof RENAMED_COLUMNS
  ? (typeof RENAMED_COLUMNS)[Name]
  : NonNullable<Value> extends Relation
    ? Name extends `${string}By`
      ? SnakeCase<Name>
      : `${SnakeCase<Name>}_id`
    : SnakeCase<Name>;

/** `numeric` is read as exact text; {@link hundredths} reads money in hundredths. */
type Numeric = ColumnType<string, string | undefined, string>;

/** A column that only the database writes. */
type Kept = ColumnType<string, never, never>;

/** Enums are lowercase in the database; {@link enumName} reads their names. Currencies aren't enums. */
type EnumColumn<Value extends string> = string extends Value
  ? Value
  : Value extends CurrencyCode
    ? Value
    : Value extends Uppercase<Value>
      ? Lowercase<Value>
      : Value;

type ColumnValue<Value> = Value extends Hundredths | PercentHundredths | Period
  ? string
  : Value extends Relation
    ? number
    : Value extends Opt<infer Plain>
      ? Plain extends string
        ? EnumColumn<Plain>
        : Plain
      : Value extends string
        ? EnumColumn<Value>
        : Value;

type Column<Value> = ColumnType<ColumnValue<Value>, ColumnValue<Value> | undefined, ColumnValue<Value>>;

/** The columns of an entity, as parsed by the driver (see `columnTypes`). */
type Columns<Entity> = {
  [Name in keyof Entity as Name extends string ? ColumnName<Name, Entity[Name]> : never]: Column<Entity[Name]>;
};

type EntityTables = {
  [Table in keyof typeof TABLES]: Columns<InstanceType<(typeof TABLES)[Table]>>;
};

/** Columns without a property, since only the database writes them, or whose type differs. */
interface OtherColumns {
  users: { search_text: Kept; search_name: Kept; sort_name: Kept };
  businesses: { search_text: Kept; is_trading: ColumnType<boolean, never, never> };
  bookings: { folded_text: Kept };
  messages: { folded_text: Kept };
  threads: { folded_text: Kept };
  city_rules: { city_key: Kept };
  halls: { search_text: Kept; rating: Numeric };
  hall_reviews: { search_text: Kept };
  blog_posts: { search_text: Kept };
  blog_comments: { search_text: Kept };
  outbox_mails: { search_text: Kept };
  /** Includes currencies that businesses can't choose. */
  exchange_rates: { base: string; currency: string; rate: Numeric };
}

/** Tables without an entity, since triggers, jobs or the queue write them, or their references have several columns. */
interface OtherTables {
  /** The last number of each business's receipts. */
  receipt_counters: { business_id: number; last_number: number };
  /** What customers were reminded of. */
  payment_reminders: { booking_id: number; due_on: string; kind: string; created_at: Date };
  /** Counts of limits by rate-limiter-flexible; `expire` in milliseconds since 1970. */
  attempts: { key: string; points: number; expire: number | null };
  'graphile_worker.jobs': {
    id: number;
    key: string | null;
    task_identifier: string;
    attempts: number;
    max_attempts: number;
    last_error: string | null;
    run_at: Date;
    created_at: Date;
    locked_at: Date | null;
  };
  'graphile_worker._private_jobs': { id: number; payload: unknown };
  hall_cards: {
    hall_id: number;
    hall_name: string | null;
    hall_name_urdu: string | null;
    hall_number: string;
    profile_image: string | null;
    location: string;
    city: string | null;
    latitude: number | null;
    longitude: number | null;
    capacity: number;
    price_per_person: Numeric;
    price_per_hour: Numeric;
    sells_shifts: boolean;
    from_price: Numeric;
    from_price_type: string;
    guest_price: Numeric;
    services: string[];
    business_name: string;
    business_currency: string;
    instant_confirmation: boolean;
    is_featured: boolean;
    rating: Numeric;
    review_count: number;
    score: number;
    version: number;
  };
  hall_scores: { hall_id: number; score: number };
  /** JSON, as the long read of a hall's page selects it. */
  hall_pages: { hall_id: number; business_id: number; page: object; version: number };
  business_pages: { business_id: number; page: object; version: number };
  saved_list_halls: { list_id: number; user_id: number; hall_id: number };
  hall_prices: { currency: string; hall_count: number; quantiles: string[]; measured_at: Date };
  list_counts: { list: string; key: string; day: string; count: number };
  name_counts: { role: string; part: string; count: number };
  booking_sums: {
    business_id: number;
    kind: string;
    day: string;
    currency: string;
    slot: number;
    bookings: number;
    total: Numeric;
    discount: Numeric;
    tax: Numeric;
  };
}

/** The tables for Kysely: `em.getKysely<Database>()`. */
export type Database = {
  [Table in keyof EntityTables]: Table extends keyof OtherColumns
    ? Omit<EntityTables[Table], keyof OtherColumns[Table]> & OtherColumns[Table]
    : EntityTables[Table];
} & OtherTables;

/** The type of what an expression builds, for rows that are read as JSON. */
export type InferExpression<Built> = Built extends Expression<infer Value> ? Value : never;

/**
 * Reads a column of an enum as its GraphQL name.
 * @param column such as `s.price_type`
 */
export function enumName<Name extends string | null>(column: string): RawBuilder<Name> {
  return sql<Name>`upper(${sql.ref(column)})`;
}

/** The value that the database stores for the name of an enum; {@link enumName} reads it back. */
export function toEnumValue<Name extends string>(name: Name): Lowercase<Name> {
  return name.toLowerCase() as Lowercase<Name>;
}

/**
 * Reads a column of amounts or percentages, `numeric` with two decimals, as an exact integer of hundredths.
 * @param column such as `b.total_price`
 */
export function hundredths<Amount extends Hundredths | PercentHundredths | null = Hundredths>(
  column: string,
): RawBuilder<Amount> {
  return sql<Amount>`(${sql.ref(column)} * 100)::int8`;
}

function toColumn(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Named<Table extends string, Names extends string> = {
  [Name in Names]: `${Table}.${SnakeCase<Name>} as ${Name}`;
}[Names];

/**
 * Selects columns under the names of their properties, `b.guest_count as guestCount`, which so are spelled once.
 * @param table such as `b`
 */
export function named<const Table extends string, const Name extends string>(
  table: Table,
  names: readonly Name[],
): Named<Table, Name>[] {
  return names.map((name) => `${table}.${toColumn(name)} as ${name}` as Named<Table, Name>);
}

/** Selects amounts under the names of their properties, as {@link hundredths}. */
export function amounts<const Name extends string>(table: string, names: readonly Name[]) {
  return names.map((name) => hundredths(`${table}.${toColumn(name)}`).as(name));
}

/**
 * A condition that a column is in a list. The list is one parameter, so that the statement doesn't depend on its length; it may
 * be empty.
 * @param column such as `b.id`
 */
export function isOneOf(column: string, values: readonly (number | string)[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${values})`;
}
