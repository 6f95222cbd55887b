import type pg from 'pg';
import { CommandError } from './command.js';

/** A table to back up. */
export interface Table {
  name: string;
  /** Columns except generated ones, which the database computes again. */
  columns: string[];
  /** Primary key columns, with a collation that is the same on every server. */
  order: string;
}

/** Created by the migrations. */
const EXCLUDED_TABLES = ['schema_migrations'];
const BATCH_ROWS = 500;

/** Makes instants and ranges read the same on every server. */
export const SESSION = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set extra_float_digits = 1`;

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Typed by hand, since the statement asks PostgreSQL's catalogue through the driver. */
interface TableRow {
  name: string;
  columns: string[];
  key: { name: string; isText: boolean }[] | null;
  /** Tables that it references. */
  refers: string[];
}

/** All tables with data, each after those that it references. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(
    `select c.relname as name,
       (select json_agg(a.attname order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place)
          from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary) as key,
       coalesce((select json_agg(distinct r.relname) from pg_constraint f join pg_class r on r.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]') as refers
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [EXCLUDED_TABLES],
  );
  return sortByReference(rows).map(({ name, columns, key }) => {
    if (!key) throw new Error(`The table ${name} has no primary key`);
    const order = key.map((column) => `${quote(column.name)}${column.isText ? ' collate "C"' : ''}`);
    return { name, columns, order: order.join(', ') };
  });
}

function sortByReference(rows: readonly TableRow[]): TableRow[] {
  const waiting = [...rows];
  const result: TableRow[] = [];
  const done = new Set<string>();
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ refers }) => refers.every((name) => done.has(name)));
    const [next] = at === -1 ? [] : waiting.splice(at, 1);
    if (!next) throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    done.add(next.name);
    result.push(next);
  }
  return result;
}

function toSelect({ name, columns, order }: Table): string {
  return `select ${columns.map(quote).join(', ')} from public.${quote(name)} order by ${order}`;
}

/** The waiting jobs of the queue, as arguments of `add_job`. */
const JOBS = `select t.identifier, j.payload::jsonb as payload, j.run_at, j.max_attempts, j.key, j.priority
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`;

/** Reads a table as lines of JSON, in batches; requires a transaction. */
export function readTableLines(client: pg.ClientBase, table: Table): AsyncGenerator<string[]> {
  return lines(client, toSelect(table));
}

/** Reads the waiting jobs as lines of JSON; requires a transaction. */
export function readJobLines(client: pg.ClientBase): AsyncGenerator<string[]> {
  return lines(client, JOBS);
}

async function* lines(client: pg.ClientBase, select: string): AsyncGenerator<string[]> {
  await client.query(`declare copied no scroll cursor for select to_json(r)::text as line from (${select}) r`);
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${BATCH_ROWS} from copied`);
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < BATCH_ROWS) return;
    }
  } finally {
    await client.query('close copied');
  }
}

/** Loads lines of JSON into an empty table. Our triggers are disabled, because the rows are restored as they were. */
export async function loadTable(
  client: pg.ClientBase,
  { name, columns }: Table,
  chunks: AsyncIterable<string[]>,
): Promise<void> {
  const list = columns.map(quote).join(', ');
  const table = `public.${quote(name)}`;
  await client.query(`alter table ${table} disable trigger user`);
  for await (const chunk of chunks) {
    await client.query(
      `insert into ${table} (${list}) overriding system value
         select ${list} from json_populate_recordset(null::${table}, $1::json)`,
      [`[${chunk.join(',')}]`],
    );
  }
  // Checks deferred constraints now: a table with pending checks can't be altered.
  await client.query(`set constraints all immediate; alter table ${table} enable trigger user`);
}

/** Adds jobs to the queue. */
export async function loadJobs(client: pg.ClientBase, chunks: AsyncIterable<string[]>): Promise<void> {
  for await (const chunk of chunks) {
    await client.query(
      `select graphile_worker.add_job(j.identifier, payload := j.payload, run_at := j.run_at,
              max_attempts := j.max_attempts, job_key := j.key, priority := j.priority)
         from json_to_recordset($1::json)
           as j(identifier text, payload json, run_at timestamptz, max_attempts int, key text, priority int)`,
      [`[${chunk.join(',')}]`],
    );
  }
}

/** The state of every sequence. */
export async function readSequences(
  client: pg.ClientBase,
): Promise<Record<string, { value: string; isCalled: boolean }>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: Record<string, { value: string; isCalled: boolean }> = {};
  for (const { name } of rows) {
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${quote(name)}`,
    );
    const row = found.rows[0];
    if (row) sequences[name] = { value: row.value, isCalled: row.called };
  }
  return sequences;
}

/** Restores a sequence. @throws CommandError when the database doesn't have it */
export async function setSequence(
  client: pg.ClientBase,
  name: string,
  { value, isCalled }: { value: string; isCalled: boolean },
): Promise<void> {
  const found = await client.query('select 1 from pg_class where oid = to_regclass($1)', [`public.${quote(name)}`]);
  if (found.rows.length === 0) throw new CommandError(`The database has no sequence ${name}.`);
  await client.query('select setval(to_regclass($1), $2::bigint, $3)', [`public.${quote(name)}`, value, isCalled]);
}

/** Names of the applied migrations. */
export async function migrationNames(client: pg.ClientBase): Promise<string[]> {
  const there = await client.query<{ there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as there`,
  );
  if (!there.rows[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by id');
  return rows.map(({ name }) => name);
}
