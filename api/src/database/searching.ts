import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { PageRequest } from '../graphql/paging.js';
import { PAGING_LIMITS } from '../domain/input/limits.js';
import type { Database } from './tables.js';

/** A searched text: a table, and its column with a trigram index. */
export interface Searched {
  table: 'users' | 'outbox_mails' | 'blog_comments' | 'hall_reviews';
  column: 'search_text' | 'search_name';
}

/** The number of sampled texts, spread over the table, and of searches for which the sample is used. */
const SAMPLE = { texts: 200, searches: 1_000 } as const;
/** A trigram in more than one of this many texts is common: it selects little and is slow to scan. */
const COMMON = 2;
/** The maximum length of a sampled text. */
const CHARACTERS = 1_000;
/** What a trigram index contains: three letters or digits, or two at the start or end of a word. */
const INDEXED = /^(?:[a-z0-9]{3}|[a-z0-9]{2}[^a-z0-9]|[^a-z0-9][a-z0-9]{2})$/;
/** Texts whose search form is known without the database: lower-case ASCII. */
const PLAIN = /^[\x20-\x7e]+$/;

/** The common trigrams of each database, by table and column. */
const samples = new WeakMap<object, Map<string, { common: ReadonlySet<string>; left: number }>>();

function toTrigrams(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 2, 0) }, (_, at) => text.slice(at, at + 3)));
}

function findCommonTrigrams(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const three of texts.flatMap((text) => [...toTrigrams(text)])) counts.set(three, (counts.get(three) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count * COMMON > texts.length).map(([three]) => three));
}

/** The common trigrams of a column, sampled once for many searches: they only affect performance. */
async function sampleCommonTrigrams(em: EntityManager, { table, column }: Searched): Promise<ReadonlySet<string>> {
  const driver = em.getDriver();
  const known = samples.get(driver) ?? new Map<string, { common: ReadonlySet<string>; left: number }>();
  samples.set(driver, known);
  const sample = known.get(`${table}.${column}`);
  if (sample && sample.left > 0) {
    sample.left -= 1;
    return sample.common;
  }
  // SQL: one index lookup per step of a series, which Kysely would only quote.
  const { rows } = await sql<{ text: string }>`
    select t.text
      from (select min(id)::bigint as first, max(id)::bigint as last from ${sql.table(table)}) ends,
           generate_series(1, ${SAMPLE.texts}::int) n,
           lateral (select left(${sql.ref(column)}, ${CHARACTERS}) as text from ${sql.table(table)}
                     where id >= ends.first + (ends.last - ends.first) * n / ${SAMPLE.texts} order by id limit 1) t`.execute(
    em.getKysely<Database>(),
  );
  const common = findCommonTrigrams(rows.map(({ text }) => text));
  known.set(`${table}.${column}`, { common, left: SAMPLE.searches });
  return common;
}

/** The parts of a text that are rare; empty if all or none of it is. */
function findRareParts(text: string, common: ReadonlySet<string>): string[] {
  const parts: { from: number; to: number }[] = [];
  const indexed = Array.from(text, (_, at) => at).filter((at) => INDEXED.test(text.slice(at, at + 3)));
  const telling = indexed.filter((at) => !common.has(text.slice(at, at + 3)));
  if (telling.length === indexed.length) return [];
  for (const at of telling) {
    const last = parts.at(-1);
    if (last && at <= last.to) last.to = at + 3;
    else parts.push({ from: at, to: at + 3 });
  }
  return parts.map(({ from, to }) => text.slice(from, to));
}

/** One or two letters are only found at the start of words: a trigram index has nothing shorter inside of them. */
const BEGINNING = /^[\p{L}\p{N}]{1,2}$/u;

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * A condition that finds a typed text, ignoring case and accents: anywhere, or at the start of words if it has one or two
 * letters. `%` and `_` are literal. SQL, since Kysely doesn't know `search_form`.
 * @param column contains `' ' || search_form(…)`, with a trigram index
 * @returns undefined for an empty text
 */
export function contains(
  column: string | RawBuilder<string>,
  typed: string | null | undefined,
): RawBuilder<SqlBool> | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  const searched = typeof column === 'string' ? sql.ref(column) : column;
  return sql<SqlBool>`${searched} like ${toBeginning(text)} || search_form(${escapeLike(text)}) || '%'`;
}

function toBeginning(text: string): string {
  return BEGINNING.test(text) ? '% ' : '%';
}

/**
 * {@link contains} for texts in Urdu too, in whichever of its spellings: marks between words and vowel marks don't count.
 * @param column contains `' ' || urdu_form(…)`, with a trigram index where there are many
 */
export function containsUrdu(
  column: string | RawBuilder<string>,
  typed: string | null | undefined,
): RawBuilder<SqlBool> | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  const searched = typeof column === 'string' ? sql.ref(column) : column;
  return sql<SqlBool>`${searched} like ${toBeginning(text)} || trim(urdu_form(${escapeLike(text)})) || '%'`;
}

/**
 * Finds the same as {@link contains}, but looks up only rare parts in the index: of `person77@mail.test`, `77@`. Scanning the
 * many rows of a common trigram is what takes long. SQL, since Kysely has no `position`.
 * @param alias the table's name in the statement
 * @returns undefined for an empty text
 */
export async function searchText(
  em: EntityManager,
  searched: Searched,
  typed: string | null | undefined,
  alias: string = searched.table,
): Promise<RawBuilder<SqlBool> | undefined> {
  const column = `${alias}.${searched.column}`;
  const text = typed?.trim().toLowerCase() ?? '';
  const parts = PLAIN.test(text) ? findRareParts(text, await sampleCommonTrigrams(em, searched)) : [];
  if (parts.length === 0) return contains(column, typed);
  const pattern = `%${parts.map(escapeLike).join('%')}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} and position(${text} in ${sql.ref(column)}) > 0`;
}

/** The counting limit of a page of search results: the next multiple of the step after its end. */
export function countedTo({ offset, limit }: PageRequest): number {
  const step = PAGING_LIMITS.countedTo;
  return Math.ceil((offset + limit) / step) * step;
}
