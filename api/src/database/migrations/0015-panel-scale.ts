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

/** What each list is searched in, behind a space so that a word’s beginning can be asked for too. */
const SEARCHED: Readonly<Record<string, string>> = {
  users: `name || ' ' || username || ' ' || email`,
  businesses: `name || ' ' || location`,
  outbox_mails: `to_address || ' ' || subject`,
  blog_posts: `title || ' ' || coalesce(excerpt, '')`,
  blog_comments: 'content',
  hall_reviews: `coalesce(comment, '')`,
};

/** Lists of staff stay as quick with 100,000 rows as with 100: kept counts, texts to search in, an index for every order. */
export class PanelScale extends Migration {
  override up(): void {
    this.counts();
    for (const [table, expression] of Object.entries(SEARCHED)) {
      this.addSql(`
        alter table ${table}
          add column search_text text not null generated always as (' ' || search_form(${expression})) stored`);
      this.addSql(`drop index if exists ${table}_search`);
      this.addSql(`create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`);
    }
    this.orders();
  }

  private counts(): void {
    this.addSql(`
      create table list_counts (
        id bigserial primary key,
        list varchar(40) not null,
        key varchar(40) not null,
        day date not null,
        count bigint not null
      )`);
    this.addSql('create index list_counts_list on list_counts (list, key, day) include (count)');
    // Each statement adds what it changed: nobody waits for anybody. Now and then one of them adds up what is there.
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
        if random() < 0.02 and pg_try_advisory_xact_lock(hashtext('list_counts'), hashtext(kept)) then
          with gone as (delete from list_counts where list = kept returning key, day, count)
          insert into list_counts (list, key, day, count)
            select kept, key, day, sum(count) from gone group by key, day having sum(count) <> 0;
        end if;
        return null;
      end $$`);
    for (const { list, table, key, at, where } of KEPT) {
      const call = [list, key, at, where].map((each) => `'${each.replaceAll(`'`, `''`)}'`).join(', ');
      const run = `for each statement execute function count_list(${call})`;
      this.addSql(
        `create trigger ${table}_count_new after insert on ${table} referencing new table as new_rows ${run}`,
      );
      this.addSql(
        `create trigger ${table}_count_gone after delete on ${table} referencing old table as old_rows ${run}`,
      );
      this.addSql(
        `create trigger ${table}_count_change after update on ${table}
           referencing old table as old_rows new table as new_rows ${run}`,
      );
      this.addSql(`
        insert into list_counts (list, key, day, count)
          select '${list}', ${key}, (r.${at} at time zone 'UTC')::date, count(*) from ${table} r where ${where} group by 2, 3`);
    }
  }

  private orders(): void {
    this.addSql('alter table users add column sort_name text not null generated always as (lower(name)) stored');
    this.addSql('drop index users_by_name');
    this.addSql('create index users_by_name on users (sort_name, id) where deleted_at is null');
    this.addSql('drop index users_role');
    this.addSql('create index users_role on users (role, created_at desc, id desc) where deleted_at is null');
    this.addSql('create index users_role_by_name on users (role, sort_name, id) where deleted_at is null');
    this.addSql('create index users_created on users (created_at)');
    this.addSql('create index bookings_created on bookings (created_at)');
    this.addSql('create index bookings_confirmed_at on bookings (confirmed_at) where confirmed_at is not null');
    this.addSql('create index businesses_listing on businesses (applied_at desc, id desc)');
    this.addSql('create index blog_posts_status_listing on blog_posts (status, created_at desc, id desc)');
    this.addSql('drop index blog_posts_category');
    this.addSql('create index blog_posts_category on blog_posts (category_id, created_at desc, id desc)');
    this.addSql(`create index blog_comments_hidden on blog_comments (id) where status = 'hidden'`);
    this.addSql(`
      create index blog_comments_threads on blog_comments (created_at desc, id desc) where parent_id is null`);
    this.addSql('create index outbox_mails_kind on outbox_mails (kind, created_at desc, id desc)');
    this.addSql(`create index hall_reviews_hidden on hall_reviews (created_at desc, id desc) where is_hidden`);
    this.addSql('drop index audit_events_actor');
    this.addSql(
      'create index audit_events_actor on audit_events (actor_id, at desc, id desc) where actor_id is not null',
    );
    this.addSql('drop index audit_events_subject');
    this.addSql('create index audit_events_subject on audit_events (subject_type, subject_id, at desc, id desc)');
    this.addSql('create index audit_events_kind on audit_events (subject_type, at desc, id desc)');
  }

  override down(): void {
    for (const index of [
      'audit_events_kind',
      'audit_events_subject',
      'hall_reviews_hidden',
      'outbox_mails_kind',
      'blog_comments_threads',
      'blog_comments_hidden',
      'blog_posts_category',
      'blog_posts_status_listing',
      'bookings_confirmed_at',
      'bookings_created',
      'users_created',
      'businesses_listing',
      'users_role_by_name',
      'users_role',
    ]) {
      this.addSql(`drop index ${index}`);
    }
    this.addSql('drop index audit_events_actor');
    this.addSql('create index audit_events_actor on audit_events (actor_id, at desc) where actor_id is not null');
    this.addSql('create index audit_events_subject on audit_events (subject_type, subject_id, at desc)');
    this.addSql('create index blog_posts_category on blog_posts (category_id)');
    this.addSql('create index users_role on users (role, id) where deleted_at is null');
    this.addSql('alter table users drop column sort_name');
    this.addSql('create index users_by_name on users (lower(name), id) where deleted_at is null');
    for (const [table, expression] of Object.entries(SEARCHED)) {
      this.addSql(`alter table ${table} drop column search_text`);
      if (['blog_comments', 'outbox_mails', 'hall_reviews'].includes(table)) continue;
      const some = table === 'users' ? ' where deleted_at is null' : '';
      this.addSql(
        `create index ${table}_search on ${table} using gin (search_form(${expression}) gin_trgm_ops)${some}`,
      );
    }
    for (const { table } of KEPT) {
      for (const moment of ['new', 'gone', 'change']) this.addSql(`drop trigger ${table}_count_${moment} on ${table}`);
    }
    this.addSql('drop function count_list()');
    this.addSql('drop table list_counts');
  }
}
