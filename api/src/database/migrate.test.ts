import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { until } from '../testing/until.js';
import { migrate, OutdatedData, rollbackOne } from './migrate.js';
import { BASELINE } from './migrations/0084-baseline.js';
import { MIGRATIONS } from './migrations/index.js';
import { closeOrm, createOrm, type Orm } from './orm.js';

const ALL = MIGRATIONS.map((migration) => migration.name);
const LATER = ALL.slice(1);

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

/** Takes every migration back but the first. Returns their names. */
async function goBack(): Promise<string[]> {
  const undone: string[] = [];
  for (const _name of LATER) undone.push((await rollbackOne(orm)) ?? '');
  return undone;
}

describe('migrations', () => {
  beforeEach(openEmpty);
  afterEach(close);

  test('go down to the first, one by one, and up again to the same schema', async () => {
    const before = await inventory();
    expect(await goBack()).toEqual([...LATER].reverse());
    await expect(rollbackOne(orm)).rejects.toThrow('There is no version before the first.');

    expect(await migrate(orm)).toEqual(LATER);
    expect(await inventory()).toEqual(before);
  });

  test('can run concurrently: one does the work, the other finds nothing to do', async () => {
    await client.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public');
    const second = createOrm({ databaseUrl: database.url, poolMax: 4 });
    const done = await Promise.all([migrate(orm), migrate(second), migrate(orm)]).finally(() => second.close(true));
    expect(done.flat()).toEqual(ALL);
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
  });

  test('one that fails leaves nothing behind', async () => {
    await goBack();
    const before = await inventory();
    // The last of these finds its function taken; the ones before it had succeeded by then.
    await client.query('create function join_codes(value text) returns text language sql return value');
    await expect(migrate(orm)).rejects.toThrow(/join_codes/);
    await client.query('drop function join_codes(text)');
    expect(await inventory()).toEqual(before);
  });

  test('a database that ran what the first has replaced goes on from there, and back', async () => {
    await goBack();
    await client.query(`
      delete from schema_migrations;
      insert into schema_migrations (name) select to_char(n, 'FM0000') || '-replaced' from generate_series(1, 83) n`);
    await client.query('insert into schema_migrations (name) values ($1)', [BASELINE]);
    expect(await migrate(orm)).toEqual(LATER);
    expect(await rollbackOne(orm)).toBe(LATER.at(-1));
    expect(await migrate(orm)).toEqual(LATER.slice(-1));
  });

  test('a database that is older than the first is left as it is, with a word', async () => {
    await client.query(`update schema_migrations set name = '0001-accounts' where name = $1`, [BASELINE]);
    const before = await inventory();
    await expect(migrate(orm)).rejects.toThrow(OutdatedData);
    expect(await inventory()).toEqual(before);
  });

  test('accounts that have one phone number in two spellings keep both: the later one is compared as typed', async () => {
    let undone: string | null;
    do undone = await rollbackOne(orm);
    while (undone !== null && undone !== '0093-discounts-and-phones');
    await client.query(`
      insert into users (email, email_key, username, username_key, password, name, phone, phone_e164)
        select n || '@mail.test', n || '@mail.test', 'person_' || n, 'person_' || n, '', 'Person', phone, '+923001234567'
          from (values (1, '0300 1234567'), (2, '+92 300 1234567')) as t(n, phone)`);
    await migrate(orm);
    const { rows } = await client.query('select phone, phone_e164 from users order by id');
    expect(rows).toEqual([
      { phone: '0300 1234567', phone_e164: '+923001234567' },
      { phone: '+92 300 1234567', phone_e164: null },
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
   * columns that PostgreSQL computes, the tables of the counters of attempts and receipts, what a correction takes back, the proof of a receipt, the read model of the hall search, the sums of bookings, the lengths of lists, the halls of saved lists, the view over the
   * ledger, and the references that entities leave out so that their module doesn't depend on the other: the ledger's to bookings,
   * those of the audit log, the security log and the outbox to accounts, and those of notifications, their settings and
   * the browsers that they are pushed to.
   */
  const OWNED_BY_MIGRATIONS = [
    /^drop index "\w+"$/,
    /^alter table "halls" drop column "location_text", drop column "search_text"$/,
    /^alter table "(businesses|outbox_mails|blog_posts|blog_comments|hall_reviews)" drop column "search_text"$/,
    /^alter table "users" drop column "sort_name", drop column "search_name", drop column "search_text"$/,
    /^alter table "city_rules" drop column "city_key"$/,
    /^alter table "menus"( drop column "(band_heads|band_prices|least_surcharge)",?){3}$/,
    /^drop table if exists "(attempts|payment_reminders|receipt_counters)" cascade$/,
    /^alter table "payment_reminders" drop constraint "payment_reminders_booking_fkey"$/,
    /^alter table "receipt_counters" drop constraint "receipt_counters_business_fkey"$/,
    /^alter table "cash_closings" drop constraint "cash_closings_corrects_fkey"$/,
    /^alter table "booking_expenses" drop constraint "booking_expenses_corrects_fkey"$/,
    /^alter table "payment_entries" drop constraint "payment_entries_(corrects|proof)_fkey"$/,
    /^drop view if exists "(hall_availability_slots|hall_term_sources|hall_card_sources|hall_count_differences|hall_page_sources|business_page_sources|effective_booking_settings|effective_operating_hours)" cascade$/,
    /^drop table if exists "(business_pages|hall_cards|hall_counts|hall_list_versions|hall_pages|hall_prices|hall_scores|hall_terms|search_words|list_counts|name_counts)" cascade$/,
    /^drop (trigger|function) if exists "hall_terms_\w+_counted/,
    /^drop (trigger|function) if exists "(hall_terms|hall_cards)_\w+_listed/,
    /^drop table if exists "(booking_sums|saved_list_halls)" cascade$/,
    /^alter table "booking_sums" drop constraint "booking_sums_business_fkey"$/,
    /^alter table "bookings" drop column "search_text", drop column "folded_text"$/,
    /^alter table "(threads|messages)" drop column "folded_text"$/,
    /^alter table "hall_terms" drop constraint "hall_terms_card_fkey"$/,
    /^alter table "hall_pages" drop constraint "hall_pages_business_fkey"$/,
    /^alter table "occupancies" drop constraint "occupancies_(booking|external_calendar|waiting)_fkey"$/,
    /^alter table "audit_events" drop constraint "audit_events_actor_fkey"$/,
    /^alter table "security_events" drop constraint "security_events_(account|actor)_fkey"$/,
    /^alter table "outbox_mails" drop constraint "outbox_mails_former_account_fkey"$/,
    /^alter table "notifications" drop constraint "notifications_(user|booking|business|enquiry)_fkey"$/,
    /^alter table "notification_settings" drop constraint "notification_settings_user_fkey"$/,
    /^alter table "push_subscriptions" drop constraint "push_subscriptions_(session|user)_fkey"$/,
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
