import type { EntityManager } from '@mikro-orm/postgresql';

/** Counters of attempts are meant to be written by refusals. */
const NOT_WATCHED = ['attempts', 'mikro_orm_migrations'];

/** Watches every table of a database: tells what a call has changed, and puts it back. */
export interface DatabaseGuard {
  /** The tables whose rows aren't what they were when the guard began. */
  changed(): Promise<string[]>;
  /** Makes every row again what it was. */
  restore(): Promise<void>;
}

interface Table {
  name: string;
  columns: string;
}

async function tablesOf(em: EntityManager): Promise<Table[]> {
  return em.execute<Table[]>(
    `select c.relname as name,
            string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(array[?])
      group by c.relname order by c.relname`,
    [NOT_WATCHED],
  );
}

function sumsOf(em: EntityManager, tables: readonly Table[]): Promise<{ name: string; sum: string }[]> {
  const one = ({ name }: Table) =>
    `select '${name}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum
       from public.${name} t`;
  return em.execute(tables.map(one).join(' union all '));
}

/** Begins to watch: what is there now is what shall be there. */
export async function guardDatabase(em: EntityManager): Promise<DatabaseGuard> {
  const tables = await tablesOf(em);
  await em.execute('create schema as_it_was');
  for (const { name } of tables) await em.execute(`create table as_it_was.${name} as table public.${name}`);
  const before = new Map((await sumsOf(em, tables)).map(({ name, sum }) => [name, sum]));
  const changed = async () =>
    (await sumsOf(em, tables)).filter(({ name, sum }) => before.get(name) !== sum).map(({ name }) => name);
  return {
    changed,
    async restore() {
      const names = new Set(await changed());
      if (names.size === 0) return;
      await em.transactional(async (fork) => {
        // Neither triggers nor foreign keys: rows go back exactly as they were.
        await fork.execute('set local session_replication_role = replica');
        for (const { name, columns } of tables.filter((table) => names.has(table.name))) {
          await fork.execute(`delete from public.${name}`);
          await fork.execute(
            `insert into public.${name} (${columns}) overriding system value select ${columns} from as_it_was.${name}`,
          );
        }
      });
    },
  };
}
