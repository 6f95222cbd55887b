import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { until } from '../testing/until.js';
import { migrate, rollbackOne } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { closeOrm, createOrm, type Orm } from './orm.js';

const ALL = MIGRATIONS.map((migration) => migration.name);

/** What the schema holds, as text: equal texts are equal schemas. */
const INVENTORY = `
  select 'column ' || table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || coalesce(column_default, '') as line
    from information_schema.columns where table_schema = 'public'
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  union all
  select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by 1`;

let database: TestDatabase;
let orm: Orm;
let client: pg.Client;

async function openEmpty(): Promise<void> {
  database = await createTestDatabase();
  orm = createOrm({ databaseUrl: database.url, poolMax: 4 });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}

async function close(): Promise<void> {
  await closeOrm(orm);
  // The job queue's migrations return before their connection has ended; cut off by the drop, it would fail the next test.
  await until(async () => {
    const { rows } = await client.query<{ others: number }>(
      'select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows[0]?.others === 0;
  });
  await client.end();
  await database.drop();
}

async function inventory(): Promise<string[]> {
  return (await client.query<{ line: string }>(INVENTORY)).rows.map((row) => row.line);
}

/** Undoing and redoing all migrations takes the longer the more there are. */
const ALL_MIGRATIONS_MS = 90_000;

describe('migrations', () => {
  beforeEach(openEmpty);
  afterEach(close);

  test(
    'go all the way down, one by one, and up again to the same schema',
    async () => {
      const before = await inventory();
      const undone: string[] = [];
      for (let name = await rollbackOne(orm); name !== null; name = await rollbackOne(orm)) undone.push(name);
      expect(undone).toEqual([...ALL].reverse());
      expect((await inventory()).filter((line) => !line.includes('schema_migrations'))).toEqual([]);

      expect(await migrate(orm)).toEqual(ALL);
      expect(await inventory()).toEqual(before);
    },
    ALL_MIGRATIONS_MS,
  );

  test('can run concurrently: one does the work, the other finds nothing to do', async () => {
    await client.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public');
    const second = createOrm({ databaseUrl: database.url, poolMax: 4 });
    const done = await Promise.all([migrate(orm), migrate(second), migrate(orm)]).finally(() => second.close(true));
    expect(done.flat()).toEqual(ALL);
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
  });

  test(
    'one that fails leaves nothing behind',
    async () => {
      for (let undone = await rollbackOne(orm); undone !== '0009-platform'; undone = await rollbackOne(orm)) {
        expect(undone).not.toBeNull();
      }
      const before = await inventory();
      // The second of these finds its table taken; the one before it had succeeded by then.
      await client.query('create table api_keys (id int)');
      await expect(migrate(orm)).rejects.toThrow(/api_keys/);
      await client.query('drop table api_keys');
      expect(await inventory()).toEqual(before);
    },
    ALL_MIGRATIONS_MS,
  );

  test('0028 confirms the addresses of accounts that exist, except deleted ones', async () => {
    for (let undone = await rollbackOne(orm); undone !== '0028-account-links'; undone = await rollbackOne(orm)) {
      expect(undone).not.toBeNull();
    }
    await client.query(
      `insert into users (email, email_key, username, username_key, password, name, created_at, deleted_at)
       values ('a@b.pk', 'a@b.pk', 'ali', 'ali', '', 'Ali', '2026-01-01', null),
              ('c@d.pk', 'c@d.pk', 'gone', 'gone', '', 'Gone', '2026-01-01', '2026-02-01')`,
    );
    await migrate(orm);
    const { rows } = await client.query(
      'select username, email_confirmed_at = created_at as confirmed from users order by id',
    );
    expect(rows).toEqual([
      { username: 'ali', confirmed: true },
      { username: 'gone', confirmed: null },
    ]);
  });

  test('the job queue is there, and keeps its jobs over a rollback', async () => {
    await client.query(`select graphile_worker.add_job('deliver-mail', '{"id":1}')`);
    await rollbackOne(orm);
    await migrate(orm);
    expect((await client.query('select task_identifier from graphile_worker.jobs')).rows).toEqual([
      { task_identifier: 'deliver-mail' },
    ]);
  });
});

describe('entities and migrations agree', () => {
  /**
   * Entities say tables, columns and references. The migrations alone own checks, unique constraints and indexes; besides:
   * columns that PostgreSQL computes, the table of the attempt counters, the read model of the hall search, the sums of bookings, the lengths of lists, the halls of saved lists, the view over the
   * ledger, and the references that entities leave out so that their module doesn't depend on the other: the ledger's to bookings,
   * those of the audit log, the security log and the outbox to accounts.
   */
  const OWNED_BY_MIGRATIONS = [
    /^drop index "\w+"$/,
    /^alter table "halls" drop column "location_text", drop column "search_text"$/,
    /^alter table "(businesses|outbox_mails|blog_posts|blog_comments|hall_reviews)" drop column "search_text"$/,
    /^alter table "users" drop column "sort_name", drop column "search_name", drop column "search_text"$/,
    /^alter table "city_rules" drop column "city_key"$/,
    /^drop table if exists "attempts" cascade$/,
    /^drop view if exists "(hall_availability_slots|hall_term_sources|hall_card_sources|hall_count_differences|hall_page_sources|business_page_sources|effective_booking_settings|effective_operating_hours)" cascade$/,
    /^drop table if exists "(business_pages|hall_cards|hall_counts|hall_list_versions|hall_pages|hall_prices|hall_terms|search_words|list_counts|name_counts)" cascade$/,
    /^drop (trigger|function) if exists "hall_terms_\w+_counted/,
    /^drop (trigger|function) if exists "(hall_terms|hall_cards)_\w+_listed/,
    /^drop table if exists "(booking_sums|saved_list_halls)" cascade$/,
    /^alter table "booking_sums" drop constraint "booking_sums_business_fkey"$/,
    /^alter table "bookings" drop column "search_text"$/,
    /^alter table "hall_terms" drop constraint "hall_terms_card_fkey"$/,
    /^alter table "hall_pages" drop constraint "hall_pages_business_fkey"$/,
    /^alter table "occupancies" drop constraint "occupancies_(booking|external_calendar|waiting)_fkey"$/,
    /^alter table "audit_events" drop constraint "audit_events_actor_fkey"$/,
    /^alter table "security_events" drop constraint "security_events_(account|actor)_fkey"$/,
    /^alter table "outbox_mails" drop constraint "outbox_mails_former_account_fkey"$/,
  ];
  const DROPPED_CONSTRAINT = /^alter table "\w+" drop constraint "(\w+)"$/;

  beforeAll(openEmpty);
  afterAll(close);

  test('the difference is what the migrations own, nothing else', async () => {
    const { rows } = await client.query<{ conname: string }>(
      `select conname from pg_constraint where contype in ('c', 'u', 'x') and connamespace = 'public'::regnamespace`,
    );
    const owned = new Set(rows.map((row) => row.conname));
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    const statements = sql
      .split(/;\n+/)
      .map((statement) => statement.trim())
      .filter(Boolean);
    const unexpected = statements.filter(
      (statement) =>
        !OWNED_BY_MIGRATIONS.some((pattern) => pattern.test(statement)) &&
        !owned.has(DROPPED_CONSTRAINT.exec(statement)?.[1] ?? ''),
    );
    expect(unexpected).toEqual([]);
  });

  test('every reference has an index on its side, so that deleting and joining never read a whole table', async () => {
    const { rows } = await client.query<{ reference: string }>(`
      select c.conname as reference from pg_constraint c
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
        order by 1`);
    // Few rows ever, or a parent that is never deleted and never listed by it.
    expect(rows.map((row) => row.reference)).toEqual(
      [
        'blog_comments_hidden_by_fkey',
        'hall_reviews_answered_by_fkey',
        'hall_reviews_hidden_by_fkey',
        'api_keys_created_by_fkey',
        'maintenance_mode_created_by_fkey',
        'review_reports_resolved_by_fkey',
      ].sort(),
    );
  });
});
