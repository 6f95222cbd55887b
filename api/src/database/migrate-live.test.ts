import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { migrate, rollbackOne } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { closeOrm, createOrm, type Orm } from './orm.js';

/** What the rule refuses and was right, by migration: a check that became wider counts as changed, since only people can tell. */
const DECIDED: Readonly<Record<string, readonly string[]>> = {
  // Entries may hold their time as well.
  '0093-discounts-and-phones': ['check bookings_hold_complete is new or changed'],
  // One more scope and one more event.
  '0100-payments': ['check api_keys_scopes_known is new or changed', 'check webhooks_events_known is new or changed'],
  // One more kind of file.
  '0102-payment-proofs': ['check stored_files_kind_known is new or changed'],
  // One more reason.
  '0103-cancellation': ['check bookings_cancellation_reason_known is new or changed'],
  // One more scope and one more event.
  '0104-threads': ['check api_keys_scopes_known is new or changed', 'check webhooks_events_known is new or changed'],
  // One more reason.
  '0109-paid-first': ['check bookings_cancellation_reason_known is new or changed'],
  // One more kind of file.
  '0114-talk': ['check stored_files_kind_known is new or changed'],
  // Two more kinds and one more event.
  '0116-payment-reminders': [
    'check notifications_kind_known is new or changed',
    'check webhooks_events_known is new or changed',
  ],
  // Five more kinds.
  '0121-offers': ['check notifications_kind_known is new or changed'],
  // One more kind.
  '0123-enquiry-work': ['check notifications_kind_known is new or changed'],
  // Five more kinds.
  '0125-visits': ['check notifications_kind_known is new or changed'],
  // Two more kinds.
  '0126-notification-channels': ['check notifications_kind_known is new or changed'],
  // Five more kinds; staff end visits as well as the sides do.
  '0127-thread-reports': ['check notifications_kind_known is new or changed', 'check visits_ended is new or changed'],
  // One more kind.
  '0129-booking-tasks': ['check notifications_kind_known is new or changed'],
  // One more kind.
  '0130-final-guests': ['check notifications_kind_known is new or changed'],
  // One more kind.
  '0131-papers-of-payments': ['check payment_reminders_kind_known is new or changed'],
  // One more event.
  '0136-enquiry-events': ['check webhooks_events_known is new or changed'],
  // One more kind.
  '0138-what-waits': ['check notifications_kind_known is new or changed'],
  // Three more reasons.
  '0141-enquiry-offers': ['check bookings_cancellation_reason_known is new or changed'],
};

interface Column {
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

/** What a version of the program relies on. */
interface Shape {
  columns: Map<string, Column>;
  /** Checks and unique constraints with their columns and definition. */
  rules: Map<string, { definition: string; columns: string[] }>;
}

let database: TestDatabase;
let orm: Orm;
let client: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  orm = createOrm({ databaseUrl: database.url, poolMax: 4 });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await closeOrm(orm);
  await database.drop();
});

async function readShape(): Promise<Shape> {
  const columns = await client.query<{ name: string; type: string; nullable: boolean; filled: boolean }>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as filled
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`);
  const rules = await client.query<{ name: string; definition: string; columns: string[] }>(`
    select k.conname as name, pg_get_constraintdef(k.oid) as definition,
        array(select c.relname || '.' || a.attname from pg_attribute a
          where a.attrelid = k.conrelid and a.attnum = any(k.conkey))::text[] as columns
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.connamespace = 'public'::regnamespace and k.contype in ('c', 'u', 'x')`);
  return {
    columns: new Map(
      columns.rows.map(({ name, type, nullable, filled }) => [
        name,
        { type, isNullable: nullable, hasDefault: filled },
      ]),
    ),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [name, rule])),
  };
}

const getTable = (column: string) => column.split('.')[0] ?? '';

/** What the program of the shape before would stumble over. */
function findBreaks(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.columns.keys()].map(getTable));
  const gone = [...before.columns].flatMap(([name, column]) => {
    const now = after.columns.get(name);
    if (!now) return `${name} is gone`;
    if (now.type !== column.type) return `${name} is ${now.type} instead of ${column.type}`;
    return column.isNullable && !now.isNullable ? `${name} takes no null any more` : [];
  });
  const demanded = [...after.columns]
    .filter(([name, { isNullable, hasDefault }]) => !before.columns.has(name) && !isNullable && !hasDefault)
    .filter(([name]) => tables.has(getTable(name)))
    .map(([name]) => `${name} is demanded`);
  const stricter = [...after.rules]
    .filter(([name, { definition }]) => before.rules.get(name)?.definition !== definition)
    // The version before leaves new columns empty.
    .filter(([, { columns }]) => columns.every((column) => before.columns.has(column)))
    .map(([name]) => `check ${name} is new or changed`);
  return [...gone, ...demanded, ...stricter].sort();
}

describe('[security Keeps working] a migration on a live database', () => {
  test('leaves the version before it everything that it reads and writes', async () => {
    const breaks: Record<string, string[]> = {};
    let after = await readShape();
    for (const { name } of MIGRATIONS.slice(1).reverse()) {
      expect(await rollbackOne(orm)).toBe(name);
      const before = await readShape();
      const found = findBreaks(before, after);
      if (found.length > 0) breaks[name] = found;
      after = before;
    }
    expect(breaks).toEqual(DECIDED);
  });

  test('that takes something away is found', () => {
    const column = { type: 'text', isNullable: true, hasDefault: false };
    const rule = { definition: 'CHECK (true)', columns: ['users.name'] };
    const before: Shape = { columns: new Map([['users.name', column]]), rules: new Map([['known', rule]]) };
    const change = (columns: Record<string, Column>, rules: Shape['rules'] = before.rules) =>
      findBreaks(before, { columns: new Map(Object.entries(columns)), rules });
    expect(change({})).toEqual(['users.name is gone']);
    expect(change({ 'users.name': { ...column, type: 'integer' } })).toEqual(['users.name is integer instead of text']);
    expect(change({ 'users.name': { ...column, isNullable: false } })).toEqual(['users.name takes no null any more']);
    const demanded = { ...column, isNullable: false };
    expect(change({ 'users.name': column, 'users.age': demanded })).toEqual(['users.age is demanded']);
    expect(change({ 'users.name': column, 'dogs.age': { ...demanded, hasDefault: true } })).toEqual([]);
    const stricter = new Map([['known', { ...rule, definition: 'CHECK (false)' }]]);
    expect(change({ 'users.name': column }, stricter)).toEqual(['check known is new or changed']);
  });

  test('runs, and goes back, while the version before it reads and writes', async () => {
    await rollbackOne(orm);
    // As the version before sends them: they name no column of the latest migration.
    const statements = (n: number) => [
      `insert into users (email, email_key, username, username_key, password, name, created_at)
         values ('p${n}@mail.test', 'p${n}@mail.test', 'p${n}', 'p${n}', '', 'Somebody', now())`,
      `insert into outbox_mails (to_address, subject, text, html, kind) values ('p${n}@mail.test', 's', 't', 'h', 'k')`,
      `update users set name = 'Somebody else' where username_key = 'p${n}'`,
      `select b.id from businesses b join users u on u.id = b.owner_id where b.is_trading and u.deleted_at is null`,
    ];
    const state = { isOver: false, done: 0, failures: [] as string[] };
    const serve = async (first: number) => {
      const server = new pg.Client({ connectionString: database.url, lock_timeout: 5_000, statement_timeout: 6_000 });
      await server.connect();
      for (let n = first; !state.isOver; n += 2) {
        for (const statement of statements(n)) {
          await server.query(statement).catch((error: unknown) => state.failures.push(String(error)));
          state.done += 1;
        }
      }
      await server.end();
    };
    const serving = Promise.all([serve(0), serve(1)]);
    const undone: (string | null)[] = [];
    for (let round = 0; round < 3; round += 1) {
      await migrate(orm);
      undone.push(await rollbackOne(orm));
    }
    await migrate(orm);
    state.isOver = true;
    await serving;
    expect(state.failures).toEqual([]);
    expect(state.done).toBeGreaterThan(8);
    expect(new Set(undone).size).toBe(1);
  }, 60_000);
});
