import { Migration } from '@mikro-orm/migrations';

/** A list whose length is kept: its table, what its rows are told apart by, by which day, and which of them belong to it. */
interface KeptList {
  list: string;
  table: string;
  key: string;
  at: string;
  where: string;
}

const KEPT: readonly KeptList[] = [
  { list: 'users', table: 'users', key: 'r.role', at: 'created_at', where: 'r.deleted_at is null' },
  { list: 'businesses', table: 'businesses', key: 'r.status', at: 'applied_at', where: `r.status <> 'not_applied'` },
  { list: 'audit', table: 'audit_events', key: `''`, at: 'at', where: 'true' },
  { list: 'mails', table: 'outbox_mails', key: 'r.status', at: 'created_at', where: 'true' },
  { list: 'posts', table: 'blog_posts', key: 'r.status', at: 'created_at', where: 'true' },
  { list: 'comments', table: 'blog_comments', key: `''`, at: 'created_at', where: 'r.parent_id is null' },
  {
    list: 'reviews',
    table: 'hall_reviews',
    key: `case when r.is_hidden then 'hidden' else 'shown' end`,
    at: 'created_at',
    where: 'true',
  },
];

/** Now and then one of the statements adds up what is there. */
const fold = (list: string) => `
  if random() < 0.02 and pg_try_advisory_xact_lock(hashtext('list_counts'), hashtext(${list})) then
    with gone as (delete from list_counts where list = ${list} returning key, day, count)
    insert into list_counts (list, key, day, count)
      select ${list}, key, day, sum(count) from gone group by key, day having sum(count) <> 0;
  end if;
  return null;`;

/** The lengths of lists are kept by a function for each, whose statements are planned once and not at every write. */
export class ListCounts extends Migration {
  override up(): void {
    for (const kept of KEPT) {
      this.addSql(countingFunction(kept));
      this.triggers(kept.table, `count_${kept.table}()`);
    }
    this.addSql('drop function count_list()');
  }

  private triggers(table: string, call: string): void {
    const moments = {
      new: 'insert on % referencing new table as new_rows',
      gone: 'delete on % referencing old table as old_rows',
      change: 'update on % referencing old table as old_rows new table as new_rows',
    };
    for (const [moment, event] of Object.entries(moments)) {
      this.addSql(`drop trigger ${table}_count_${moment} on ${table}`);
      this.addSql(
        `create trigger ${table}_count_${moment} after ${event.replace('%', table)} for each statement execute function ${call}`,
      );
    }
  }

  override down(): void {
    this.addSql(`
      create function count_list() returns trigger language plpgsql as $$
      declare
        kept text := tg_argv[0];
        part text := format('select %s as key, (r.%I at time zone ''UTC'')::date as day, %%s as count from %%s r where %s',
          tg_argv[1], tg_argv[2], tg_argv[3]);
        parts text := case tg_op
          when 'INSERT' then format(part, '1', 'new_rows')
          when 'DELETE' then format(part, '-1', 'old_rows')
          else format(part, '1', 'new_rows') || ' union all ' || format(part, '-1', 'old_rows') end;
      begin
        execute 'insert into list_counts (list, key, day, count) select $1, key, day, sum(count) from (' || parts
          || ') p group by key, day having sum(count) <> 0' using kept;
        ${fold('kept')}
      end $$`);
    for (const { list, table, key, at, where } of KEPT) {
      const given = [list, key, at, where].map((each) => `'${each.replaceAll(`'`, `''`)}'`).join(', ');
      this.triggers(table, `count_list(${given})`);
      this.addSql(`drop function count_${table}()`);
    }
  }
}

function countingFunction({ list, table, key, at, where }: KeptList): string {
  const part = (count: string, rows: string) =>
    `select ${key} as key, (r.${at} at time zone 'UTC')::date as day, ${count} as count from ${rows} r where ${where}`;
  const add = (parts: string) => `
    insert into list_counts (list, key, day, count)
      select '${list}', key, day, sum(count) from (${parts}) p group by key, day having sum(count) <> 0;`;
  return `
    create function count_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${add(part('1', 'new_rows'))}
      elsif tg_op = 'DELETE' then ${add(part('-1', 'old_rows'))}
      else ${add(`${part('1', 'new_rows')} union all ${part('-1', 'old_rows')}`)}
      end if;
      ${fold(`'${list}'`)}
    end $$`;
}
