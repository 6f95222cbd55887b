import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { PageRequest } from '../graphql/paging.js';
import { PAGING_LIMITS } from '../domain/input/limits.js';
import type { Database } from './tables.js';

/** The texts that staff's lists are searched in: a table, and its column with a trigram index. */
export interface Searched {
  table: 'users' | 'outbox_mails' | 'blog_comments' | 'hall_reviews';
  column: 'search_text' | 'search_name';
}

/** How many texts are looked at, from all over the table, and for how many searches what they say is taken for true. */
const SAMPLE = { texts: 200, searches: 1_000 } as const;
/** What stands in more than one of so many texts tells little, and is the longest to go through. */
const COMMON = 2;
/** The longest beginning of a text that is looked at. */
const CHARACTERS = 1_000;
/** What a trigram index knows something of: three letters or digits, or two where a word begins or ends. */
const INDEXED = /^(?:[a-z0-9]{3}|[a-z0-9]{2}[^a-z0-9]|[^a-z0-9][a-z0-9]{2})$/;
/** Of these alone is the form in which texts are compared known without asking the database: the small letters. */
const PLAIN = /^[\x20-\x7e]+$/;

/** What each database's texts have in common, by table and column. */
const samples = new WeakMap<object, Map<string, { common: ReadonlySet<string>; left: number }>>();

function toTrigrams(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 2, 0) }, (_, at) => text.slice(at, at + 3)));
}

function findCommonTrigrams(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const three of texts.flatMap((text) => [...toTrigrams(text)])) counts.set(three, (counts.get(three) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count * COMMON > texts.length).map(([three]) => three));
}

/** What is common in the texts of a list: asked once for many searches, since it only decides how they are found. */
async function sampleCommonTrigrams(em: EntityManager, { table, column }: Searched): Promise<ReadonlySet<string>> {
  const driver = em.getDriver();
  const known = samples.get(driver) ?? new Map<string, { common: ReadonlySet<string>; left: number }>();
  samples.set(driver, known);
  const sample = known.get(`${table}.${column}`);
  if (sample && sample.left > 0) {
    sample.left -= 1;
    return sample.common;
  }
  // SQL: one row looked up at each step of a series, which Kysely would only spell out piece by piece.
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

/** The stretches of a text that few texts have, or none where all of it is such or nothing. */
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

/** A letter or two are found where a word begins: a trigram index knows nothing so short inside of a word. */
const BEGINNING = /^[\p{L}\p{N}]{1,2}$/u;

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * A condition that finds what was typed in a text, without regard to case and accents: anywhere, a letter or two where a
 * word begins. What was typed is literal, `%` and `_` too. SQL, since Kysely doesn't know `search_form`.
 * @param column a column kept as `' ' || search_form(…)`, with a trigram index
 * @returns undefined where nothing was typed
 */
export function contains(
  column: string | RawBuilder<string>,
  typed: string | null | undefined,
): RawBuilder<SqlBool> | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  const begin = BEGINNING.test(text) ? '% ' : '%';
  const searched = typeof column === 'string' ? sql.ref(column) : column;
  return sql<SqlBool>`${searched} like ${begin} || search_form(${escapeLike(text)}) || '%'`;
}

/**
 * Finds what {@link contains} finds, without asking the index for what most texts have: of `person77@mail.test` it is asked for
 * `77@`, and the few rows that it names are read. The rows of a frequent trigram are many, and going through them is what takes long.
 * SQL, since Kysely has no `position`.
 * @param alias the table's name in the statement
 * @returns undefined where nothing was typed
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

/** How far what is searched is counted for a page: to its end and, as on the first page, a good way on. */
export function countedTo({ offset, limit }: PageRequest): number {
  const step = PAGING_LIMITS.countedTo;
  return Math.ceil((offset + limit) / step) * step;
}

/** The page that tells how many there are of what is found along a list, which behind a cursor is only the rest. */
export function firstPage({ limit }: PageRequest): PageRequest {
  return { limit, offset: 0, page: 1, after: undefined };
}
