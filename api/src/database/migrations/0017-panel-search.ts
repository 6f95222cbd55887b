import { Migration } from '@mikro-orm/migrations';

/** The trigram indexes of staff's lists. */
const SEARCHED = ['users', 'businesses', 'outbox_mails', 'blog_posts', 'blog_comments', 'hall_reviews'] as const;

/** How much may wait to be sorted into one of them, in kB; 4 MB otherwise, which takes milliseconds to go through. */
const PENDING = 'gin_pending_list_limit = 64';

/** Where a name stands in the lists of people by name: with those that begin alike. */
const PART = (row: string) => `left(${row}.sort_name, 3)`;

/**
 * Searches and pages by name of staff's lists stay quick: people are found by their names alone, halls by the beginning of their
 * words, and how many names begin alike is kept (docs/decisions/0003-lists.md).
 */
export class PanelSearch extends Migration {
  override up(): void {
    this.names(
      'collate "C"',
      `, add column search_name text not null generated always as (' ' || search_form(name)) stored`,
    );
    this.addSql(`create index users_search_name on users using gin (search_name gin_trgm_ops) with (${PENDING})`);
    // What waits to be sorted in is gone through by every search, whatever it looks for.
    for (const table of SEARCHED) {
      this.addSql(`alter index ${table}_search set (${PENDING})`);
      this.addSql(`select gin_clean_pending_list('${table}_search')`);
    }
    this.addSql('create index users_gone on users (created_at) where deleted_at is not null');
    this.addSql(`create index halls_words on halls using gin ((' ' || search_text) gin_trgm_ops) with (${PENDING})`);
    this.addSql('drop index blog_comments_hidden');
    this.addSql(
      `create index blog_comments_hidden on blog_comments (created_at desc, id desc) where status = 'hidden'`,
    );
    this.addSql(`
      create index blog_posts_category_status on blog_posts (category_id, status, created_at desc, id desc)`);
    this.nameCounts();
  }

  /** Names in an order that their beginnings have too, which of all collations C alone promises. */
  private names(collation: string, more: string): void {
    this.addSql(`
      alter table users drop column sort_name,
        add column sort_name text ${collation} not null generated always as (lower(name)) stored${more}`);
    this.addSql('create index users_by_name on users (sort_name, id) where deleted_at is null');
    this.addSql('create index users_role_by_name on users (role, sort_name, id) where deleted_at is null');
  }

  private nameCounts(): void {
    this.addSql(`
      create table name_counts (
        id bigserial primary key,
        role varchar(20) not null,
        part text collate "C" not null,
        count bigint not null
      )`);
    this.addSql('create index name_counts_role on name_counts (role, part) include (count)');
    // As in list_counts, each statement adds what it changed, and now and then one of them adds up what is there.
    this.addSql(`
      create function count_names() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into name_counts (role, part, count)
            select r.role, ${PART('r')}, count(*) from new_rows r where r.deleted_at is null group by 1, 2;
        elsif tg_op = 'DELETE' then
          insert into name_counts (role, part, count)
            select r.role, ${PART('r')}, -count(*) from old_rows r where r.deleted_at is null group by 1, 2;
        else
          insert into name_counts (role, part, count)
            select role, part, count from (values (old.deleted_at, old.role, ${PART('old')}, -1), (new.deleted_at, new.role, ${PART('new')}, 1))
              c (deleted_at, role, part, count) where deleted_at is null;
        end if;
        if random() < 0.005 and pg_try_advisory_xact_lock(hashtext('name_counts')) then
          with gone as (delete from name_counts returning role, part, count)
          insert into name_counts (role, part, count)
            select role, part, sum(count) from gone group by role, part having sum(count) <> 0;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger users_names_new after insert on users referencing new table as new_rows
        for each statement execute function count_names()`);
    this.addSql(`
      create trigger users_names_gone after delete on users referencing old table as old_rows
        for each statement execute function count_names()`);
    this.addSql(`
      create trigger users_names_change after update on users for each row
        when ((old.deleted_at, old.role, ${PART('old')}) is distinct from (new.deleted_at, new.role, ${PART('new')}))
        execute function count_names()`);
    this.addSql(`
      insert into name_counts (role, part, count)
        select r.role, ${PART('r')}, count(*) from users r where r.deleted_at is null group by 1, 2`);
  }

  override down(): void {
    for (const moment of ['new', 'gone', 'change']) this.addSql(`drop trigger users_names_${moment} on users`);
    this.addSql('drop function count_names()');
    this.addSql('drop table name_counts');
    for (const table of SEARCHED) this.addSql(`alter index ${table}_search reset (gin_pending_list_limit)`);
    this.addSql('drop index blog_posts_category_status');
    this.addSql('drop index blog_comments_hidden');
    this.addSql(`create index blog_comments_hidden on blog_comments (id) where status = 'hidden'`);
    this.addSql('drop index halls_words');
    this.addSql('drop index users_gone');
    this.names('', ', drop column search_name');
  }
}
