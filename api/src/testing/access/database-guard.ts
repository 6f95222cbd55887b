import type { EntityManager } from '@mikro-orm/postgresql';

/** Counters of attempts are meant to be written by refusals. */
const NOT_WATCHED = ['attempts', 'mikro_orm_migrations'];

const QUEUE = 'graphile_worker._private_jobs';

/** Watches every table of a database: tells what a call has changed, and puts it back. */
export interface DatabaseGuard {
  /** The tables whose rows aren't what they were when the guard began. */
  changed(): Promise<string[]>;
  /** Makes every row again what it was. */
  restore(): Promise<void>;
}

interface Table {
  schema: string;
  name: string;
  columns: string;
}

async function tablesOf(em: EntityManager): Promise<Table[]> {
  return em.execute<Table[]>(
    `select n.nspname as schema, c.relname as name,
            string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and (n.nspname = 'public' and c.relname <> all(array[?]) or c.oid = ?::regclass)
      group by n.nspname, c.relname order by c.relname`,
    [NOT_WATCHED, QUEUE],
  );
}

async function sumsOf(em: EntityManager, tables: readonly Table[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map();
  const one = ({ schema, name }: Table) =>
    `select '${name}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum
       from ${schema}.${name} t`;
  const rows = await em.execute<{ name: string; sum: string }[]>(tables.map(one).join(' union all '));
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

/** Lets every table say that a statement has written to it: only those need to be looked at. */
async function watch(em: EntityManager, tables: readonly Table[]): Promise<void> {
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

/** Begins to watch: what is there now is what shall be there. */
export async function guardDatabase(em: EntityManager): Promise<DatabaseGuard> {
  const tables = await tablesOf(em);
  await em.execute('create schema as_it_was');
  for (const { schema, name } of tables) await em.execute(`create table as_it_was.${name} as table ${schema}.${name}`);
  const before = await sumsOf(em, tables);
  await watch(em, tables);
  const changed = async () => {
    const touched = await em.execute<{ name: string }[]>('select distinct name from as_it_was.touched order by name');
    const names = new Set(touched.map(({ name }) => name));
    const now = await sumsOf(
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
        // Neither triggers nor foreign keys: rows go back exactly as they were.
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
