import type { EntityManager } from '@mikro-orm/postgresql';

/** Refusals count attempts and are recorded in the security log by design. */
const IGNORED_TABLES = ['attempts', 'security_events', 'mikro_orm_migrations'];

const QUEUE = 'graphile_worker._private_jobs';

/** Watches every table of a database: reports what a call has changed, and restores it. */
export interface DatabaseGuard {
  /** Tables that differ from the snapshot. */
  changed(): Promise<string[]>;
  /** Restores the snapshot. */
  restore(): Promise<void>;
}

interface Table {
  schema: string;
  name: string;
  columns: string;
}

async function listTables(em: EntityManager): Promise<Table[]> {
  return em.execute<Table[]>(
    `select n.nspname as schema, c.relname as name,
            string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and (n.nspname = 'public' and c.relname <> all(array[?]) or c.oid = ?::regclass)
      group by n.nspname, c.relname order by c.relname`,
    [IGNORED_TABLES, QUEUE],
  );
}

async function getChecksums(em: EntityManager, tables: readonly Table[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map();
  const one = ({ schema, name }: Table) =>
    `select '${name}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum
       from ${schema}.${name} t`;
  const rows = await em.execute<{ name: string; sum: string }[]>(tables.map(one).join(' union all '));
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

/** Records which tables are written to, so that only those need comparing. */
async function recordTouchedTables(em: EntityManager, tables: readonly Table[]): Promise<void> {
  await em.execute('create table as_it_was.touched (name text not null)');
  await em.execute(
    `create function as_it_was.touch() returns trigger language plpgsql as $$
     begin insert into as_it_was.touched values (tg_table_name); return null; end $$`,
  );
  for (const { schema, name } of tables) {
    await em.execute(
      `create trigger touched after insert or update or delete on ${schema}.${name}
         for each statement execute function as_it_was.touch()`,
    );
  }
}

/** Takes a snapshot of the database and starts watching it. */
export async function guardDatabase(em: EntityManager): Promise<DatabaseGuard> {
  const tables = await listTables(em);
  await em.execute('create schema as_it_was');
  for (const { schema, name } of tables) await em.execute(`create table as_it_was.${name} as table ${schema}.${name}`);
  const before = await getChecksums(em, tables);
  await recordTouchedTables(em, tables);
  const changed = async () => {
    const touched = await em.execute<{ name: string }[]>('select distinct name from as_it_was.touched order by name');
    const names = new Set(touched.map(({ name }) => name));
    const now = await getChecksums(
      em,
      tables.filter(({ name }) => names.has(name)),
    );
    return [...now].flatMap(([name, sum]) => (before.get(name) === sum ? [] : [name]));
  };
  return {
    changed,
    async restore() {
      const names = new Set(await changed());
      await em.transactional(async (fork) => {
        // Without triggers and foreign keys: rows are restored exactly as they were.
        await fork.execute('set local session_replication_role = replica');
        for (const { schema, name, columns } of tables.filter((table) => names.has(table.name))) {
          await fork.execute(`delete from ${schema}.${name}`);
          await fork.execute(
            `insert into ${schema}.${name} (${columns}) overriding system value select ${columns} from as_it_was.${name}`,
          );
        }
        await fork.execute('delete from as_it_was.touched');
      });
    },
  };
}
