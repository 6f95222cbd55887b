import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';

/** Halls that are rebuilt in one transaction, so that writers wait for a moment at most. */
const PORTION = 200;

/** A kind of kept data, and how many of its rows differ from their sources. */
export interface ReadModelCheck {
  kind: string;
  differences: number;
}

/** SQL: both directions of `except`; JSON is compared as text. */
const CHECKS: Readonly<Record<string, string>> = {
  cards: differing(
    'hall_cards',
    'hall_card_sources',
    `hall_id, business_id, category_id, type_id, hall_name, hall_number, profile_image, location, city, latitude, longitude, capacity,
      price_per_person, price_per_hour, services, business_name, business_currency, instant_confirmation, is_featured, rating, review_count,
      sells_shifts, from_price, from_price_type, guest_price, hall_name_urdu, score`,
  ),
  terms: differing(
    'hall_terms',
    'hall_term_sources',
    'hall_id, term, rank, capacity, price, currency, review_count, score',
  ),
  counts: 'select count(*) from hall_count_differences',
  pages: differing('hall_pages', 'hall_page_sources', 'hall_id, business_id, page::text'),
  'pages of businesses': differing('business_pages', 'business_page_sources', 'business_id, page::text'),
};

function differing(kept: string, sources: string, columns: string): string {
  const [one, other] = [`select ${columns} from ${kept}`, `select ${columns} from ${sources}`];
  return `select (select count(*) from (${one} except ${other}) a) + (select count(*) from (${other} except ${one}) b) as count`;
}

/** Compares everything that is kept for readers with its sources (docs/decisions/0022-read-models.md). */
export async function checkReadModels(em: EntityManager): Promise<ReadModelCheck[]> {
  const checks: ReadModelCheck[] = [];
  for (const [kind, statement] of Object.entries(CHECKS)) {
    const { rows } = await sql<{ count: number }>`${sql.raw(statement)}`.execute(em.getKysely<Database>());
    checks.push({ kind, differences: rows[0]?.count ?? 0 });
  }
  return checks;
}

/** The ids of a table behind one of them, in their order. */
async function readIds(em: EntityManager, table: 'businesses' | 'halls', after: number): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom(table)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(PORTION)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Rebuilds what differs, in portions of their own transactions, while servers keep running.
 * @param onProgress is told how many businesses and halls are done
 */
export async function rebuildReadModels(em: EntityManager, onProgress: (done: number) => void): Promise<void> {
  let done = 0;
  const refresh = {
    businesses: ['refresh_business_pages'],
    halls: ['refresh_hall_cards', 'refresh_hall_pages'],
  } as const;
  for (const table of ['businesses', 'halls'] as const) {
    let ids = await readIds(em, table, 0);
    while (ids.length > 0) {
      const portion = ids;
      await inTransaction(em, async (fork) => {
        for (const name of refresh[table]) {
          await sql`select ${sql.raw(name)}(${portion}::int[])`.execute(fork.getKysely<Database>());
        }
      });
      onProgress((done += portion.length));
      ids = await readIds(em, table, portion.at(-1) ?? 0);
    }
  }
  await inTransaction(em, async (fork) => {
    const db = fork.getKysely<Database>();
    // Another rebuild would add the same differences.
    await sql`select pg_advisory_xact_lock(hashtext('rebuild hall_counts'))`.execute(db);
    // One statement sees terms and counts of the same moment, and adds what is missing.
    await sql`insert into hall_counts (term, capacity_class, rating_class, count)
      select term, capacity_class, rating_class, count from hall_count_differences`.execute(db);
  });
}
