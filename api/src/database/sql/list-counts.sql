-- Lengths of staff's lists, kept as their rows change (docs/decisions/0003-lists.md).

create table list_counts (
  id bigserial primary key,
  list varchar(40) not null,
  key varchar(40) not null,
  day date not null,
  count bigint not null
);
create index list_counts_list on list_counts (list, key, day) include (count);

create table name_counts (
  id bigserial primary key,
  role varchar(20) not null,
  part text collate "C" not null,
  count bigint not null
);
create index name_counts_role on name_counts (role, part) include (count);

-- How many names begin alike, by role. Each statement adds what it changed, and now and then one of them adds up what is there.
create function count_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into name_counts (role, part, count)
      select r.role, left(r.sort_name, 3), count(*) from new_rows r where r.deleted_at is null group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into name_counts (role, part, count)
      select r.role, left(r.sort_name, 3), -count(*) from old_rows r where r.deleted_at is null group by 1, 2;
  else
    insert into name_counts (role, part, count)
      select role, part, count from (values (old.deleted_at, old.role, left(old.sort_name, 3), -1), (new.deleted_at, new.role,
        left(new.sort_name, 3), 1))
        c (deleted_at, role, part, count) where deleted_at is null;
  end if;
  if random() < 0.005 and pg_try_advisory_xact_lock(hashtext('name_counts')) then
    with gone as (delete from name_counts returning role, part, count)
    insert into name_counts (role, part, count)
      select role, part, sum(count) from gone group by role, part having sum(count) <> 0;
  end if;
  return null;
end $$;

create trigger users_names_new after insert on users referencing new table as new_rows
  for each statement execute function count_names();

create trigger users_names_gone after delete on users referencing old table as old_rows
  for each statement execute function count_names();

create trigger users_names_change after update on users for each row when (old.deleted_at is distinct from new.deleted_at
  or old.role is distinct from new.role or "left"(old.sort_name, 3) is distinct from "left"(new.sort_name,
  3)) execute function count_names();

-- A function for each list, whose statements are planned once and not at every write. Each statement adds what it changed: nobody
-- waits for anybody. Now and then one of them adds up what is there.
do $do$
declare
  kept record;
  rows text;
  added text;
  gone text;
begin
  for kept in
    select * from (values
      ('users', 'users', 'r.role', 'created_at', 'r.deleted_at is null'),
      ('businesses', 'businesses', 'r.status', 'applied_at', 'r.status <> ''not_applied'''),
      ('audit_events', 'audit', '''''', 'at', 'true'),
      ('outbox_mails', 'mails', 'r.status', 'created_at', 'true'),
      ('blog_posts', 'posts', 'r.status', 'created_at', 'true'),
      ('blog_comments', 'comments', '''''', 'created_at', 'r.parent_id is null'),
      ('hall_reviews', 'reviews', 'case when r.is_hidden then ''hidden'' else ''shown'' end', 'created_at', 'true')
    ) as lists (table_name, list, key, at, belongs)
  loop
    rows := 'select ' || kept.key || ' as key, (r.' || kept.at || $$ at time zone 'UTC')::date as day, $$;
    added := rows || '1 as count from new_rows r where ' || kept.belongs;
    gone := rows || '-1 as count from old_rows r where ' || kept.belongs;
    execute format($create$
      create function count_%1$s() returns trigger language plpgsql as $count$
      begin
        if tg_op = 'INSERT' then
          insert into list_counts (list, key, day, count)
            select %2$L, key, day, sum(count) from (%3$s) p group by key, day having sum(count) <> 0;
        elsif tg_op = 'DELETE' then
          insert into list_counts (list, key, day, count)
            select %2$L, key, day, sum(count) from (%4$s) p group by key, day having sum(count) <> 0;
        else
          insert into list_counts (list, key, day, count)
            select %2$L, key, day, sum(count) from (%3$s union all %4$s) p group by key, day having sum(count) <> 0;
        end if;
        if random() < 0.02 and pg_try_advisory_xact_lock(hashtext('list_counts'), hashtext(%2$L)) then
          with gone as (delete from list_counts where list = %2$L returning key, day, count)
          insert into list_counts (list, key, day, count)
            select %2$L, key, day, sum(count) from gone group by key, day having sum(count) <> 0;
        end if;
        return null;
      end $count$;

      create trigger %1$s_count_new after insert on %1$s referencing new table as new_rows
        for each statement execute function count_%1$s();
      create trigger %1$s_count_gone after delete on %1$s referencing old table as old_rows
        for each statement execute function count_%1$s();
      create trigger %1$s_count_change after update on %1$s referencing old table as old_rows new table as new_rows
        for each statement execute function count_%1$s();
    $create$, kept.table_name, kept.list, added, gone);
  end loop;
end $do$;
