-- The read model of the hall search (docs/decisions/0010-search.md): finished cards of the public halls, and one row for each
-- thing a hall can be found by, in the order of the listing. Statement triggers keep both in the writing transaction.

create table hall_cards (
  hall_id int primary key,
  business_id int not null,
  category_id int not null,
  type_id int not null,
  hall_name varchar(255),
  hall_number varchar(50) not null,
  profile_image varchar(500),
  location varchar(255) not null,
  city varchar(100),
  latitude double precision,
  longitude double precision,
  capacity int not null,
  price_per_person numeric(14,2) not null,
  price_per_hour numeric(14,2) not null,
  services text[] not null,
  business_name varchar(100) not null,
  business_currency varchar(3) not null,
  instant_confirmation boolean not null,
  is_featured boolean not null,
  rating numeric(3,2) not null,
  review_count int not null,
  sells_shifts boolean not null default false,
  from_price numeric(14,2) not null default 0,
  from_price_type varchar(20) not null default 'per_person',
  guest_price numeric(14,2) not null default 0,
  hall_name_urdu varchar(255),
  version bigint generated always as (content_version(variadic array[hall_id::text, business_id::text, category_id::text,
    type_id::text, hall_name::text, hall_number::text, profile_image::text, location::text, city::text, latitude::text,
    longitude::text, capacity::text, price_per_person::text, price_per_hour::text, business_name::text, business_currency::text,
    instant_confirmation::text, is_featured::text, rating::text, review_count::text, content_version(variadic services)::text,
    sells_shifts::text, from_price::text, from_price_type::text, guest_price::text, hall_name_urdu::text])) stored not null,
  constraint hall_cards_hall_fkey foreign key (hall_id) references halls(id) on delete cascade
);
create index hall_cards_place on hall_cards (latitude, longitude) where latitude is not null;
create index hall_cards_listing on hall_cards (((rating * 100)::smallint) desc, hall_id desc);

create table hall_terms (
  hall_id int not null,
  term text collate "C" not null,
  rank smallint not null,
  capacity int not null,
  price bigint not null,
  currency varchar(3) not null,
  constraint hall_terms_pkey primary key (hall_id, term),
  constraint hall_terms_card_fkey foreign key (hall_id) references hall_cards(hall_id) on delete cascade
);
create index hall_terms_listing on hall_terms (term, rank desc, hall_id desc) include (capacity, price, currency);

create table hall_counts (
  id bigint generated always as identity primary key,
  term text collate "C" not null,
  capacity_class smallint not null,
  rating_class smallint not null,
  count int not null
);
create index hall_counts_term on hall_counts (term, capacity_class, rating_class) include (count);

-- What a plate costs in the public halls, as a job has measured it last: the budgets of the search come from it.
create table hall_prices (
  currency varchar(3) primary key,
  hall_count int not null,
  quantiles numeric(14,2)[] not null,
  measured_at timestamptz(3) not null,
  constraint hall_prices_quantiles_complete check (cardinality(quantiles) = case hall_count when 0 then 0 else 8 end)
);

create table hall_list_versions (
  id bigint generated always as identity primary key,
  term text collate "C" not null,
  version bigint not null
);
create index hall_list_versions_term on hall_list_versions (term) include (version);

-- A text as the words that it is searched by.
create table search_words (
  kind varchar(1) not null,
  word text collate "C" not null,
  id bigint generated always as identity primary key
);
create index search_words_likeness on search_words using gin (word gin_trgm_ops);
create index search_words_word on search_words (kind, word);

-- `cheapestShift` and `pricePerGuest` of domain/availability/shift-prices.ts, in SQL.
create function cheapest_shift(wanted_hall int, capacity int)
returns table (price numeric, price_type varchar, guest_price numeric) language sql stable as $$
  select p.price, p.price_type, round(p.of_guest, 2)
    from (
      select s.*, case s.price_type
          when 'per_person' then s.price
          when 'per_hour' then s.price * ceil(extract(epoch from s.end_time::time - s.start_time::time
            + case when s.end_time <= s.start_time then interval '1 day' else interval '0' end) / 3600)
            / greatest(capacity, 1)
          else s.price / greatest(capacity, 1) end as of_guest
        from hall_shifts s where s.hall_id = wanted_hall) p
    order by p.price_type <> 'per_person', p.of_guest, p.start_time, p.id limit 1
$$;

-- In which class of sizes a hall is counted.
create function hall_capacity_class(capacity int) returns smallint language sql immutable strict parallel safe
  return case when capacity < 100 then 0 when capacity = 100 then 1 when capacity < 300 then 2 when capacity = 300 then 3
    when capacity < 500 then 4 when capacity = 500 then 5 else 6 end::smallint;

-- What every card should be: the triggers copy it, a check compares it.
create view hall_card_sources as
select h.id as hall_id, h.business_id, h.category_id, h.type_id, h.hall_name, h.hall_number, h.profile_image,
    h.location, h.city, h.latitude, h.longitude, h.capacity, h.price_per_person, h.price_per_hour,
    array(
      select s.name::text from hall_fixed_services l join fixed_services s on s.id = l.service_id
        where l.hall_id = h.id order by s.id) as services,
    b.name as business_name, b.currency as business_currency, b.instant_confirmation, h.is_featured, h.rating,
    h.review_count, c.price is not null as sells_shifts,
    coalesce(c.price, h.price_per_person)::numeric(14,2) as from_price,
    coalesce(c.price_type, 'per_person')::varchar(20) as from_price_type,
    coalesce(c.guest_price, h.price_per_person)::numeric(14,2) as guest_price, h.hall_name_urdu
  from halls h join businesses b on b.id = h.business_id left join lateral cheapest_shift(h.id, h.capacity) c on true
  where h.is_public;

-- '*' is every hall, 'f' the featured ones; the others name what they are: place, service, category, type.
create view hall_term_sources as
select c.hall_id, t.term collate "C" as term, (c.rating * 100)::smallint as rank, c.capacity,
    (c.guest_price * 100)::bigint as price, c.business_currency as currency
  from hall_card_sources c cross join lateral (
    select '*' as term
    union all select 'f' where c.is_featured
    union all select 'c:' || c.category_id
    union all select 't:' || c.type_id
    union all select 'p:' || word from unnest(search_words(c.location || ' ' || coalesce(c.city,
      '') || ' ' || coalesce(c.hall_name_urdu, ''))) as word
    union all select 's:' || word from unnest(search_words(array_to_string(c.services, ' '))) as word) t;

-- What the counts should be and aren't: empty when all is well.
create view hall_count_differences as
select term, capacity_class, rating_class, sum(count)::int as count
  from (
    select term, hall_capacity_class(capacity) as capacity_class, (rank / 50)::smallint as rating_class, 1 as count
      from hall_terms
    union all select term, capacity_class, rating_class, -count from hall_counts) d
  group by term, capacity_class, rating_class having sum(count) <> 0;

-- Brings the cards and terms of some halls up to date. What stands for their data is locked first and read by later statements,
-- so that of two writers the second one sees what the first has written. Portions keep the plans of a large change those of a
-- small one. Words are only ever added: a word without halls finds none.
create function refresh_hall_cards(ids int[]) returns void language plpgsql as $$
  declare
    portion int[];
  begin
    perform lock_business_pages(array(select distinct business_id from halls where id = any(ids)));
    for begun in 1 .. coalesce(cardinality(ids), 0) by 500 loop
      portion := ids[begun : begun + 499];
      delete from hall_cards c
        where c.hall_id = any(portion) and not exists (select from halls h where h.id = c.hall_id and h.is_public);
      insert into hall_cards as c (hall_id, business_id, category_id, type_id, hall_name, hall_number, profile_image, location,
        city, latitude, longitude, capacity, price_per_person, price_per_hour, services, business_name, business_currency,
        instant_confirmation, is_featured, rating, review_count, sells_shifts, from_price, from_price_type, guest_price,
        hall_name_urdu) select hall_id, business_id, category_id, type_id, hall_name, hall_number, profile_image, location, city,
        latitude, longitude, capacity, price_per_person, price_per_hour, services, business_name, business_currency,
        instant_confirmation, is_featured, rating, review_count, sells_shifts, from_price, from_price_type, guest_price,
        hall_name_urdu from hall_card_sources where hall_id = any(portion)
        on conflict (hall_id) do update set (hall_id, business_id, category_id, type_id, hall_name, hall_number, profile_image,
          location, city, latitude, longitude, capacity, price_per_person, price_per_hour, services, business_name,
          business_currency, instant_confirmation, is_featured, rating, review_count, sells_shifts, from_price, from_price_type,
          guest_price, hall_name_urdu) = (excluded.hall_id, excluded.business_id, excluded.category_id, excluded.type_id,
          excluded.hall_name, excluded.hall_number, excluded.profile_image, excluded.location, excluded.city, excluded.latitude,
          excluded.longitude, excluded.capacity, excluded.price_per_person, excluded.price_per_hour, excluded.services,
          excluded.business_name, excluded.business_currency, excluded.instant_confirmation, excluded.is_featured,
          excluded.rating, excluded.review_count, excluded.sells_shifts, excluded.from_price, excluded.from_price_type,
          excluded.guest_price, excluded.hall_name_urdu)
        where c is distinct from excluded;
      with wanted as materialized (select * from hall_term_sources where hall_id = any(portion)),
      gone as (
        delete from hall_terms t where t.hall_id = any(portion) and (t.hall_id, t.term) not in (select hall_id, term
          from wanted)),
      met as (
insert into search_words (kind, word)
  select distinct left(w.term, 1), substr(w.term, 3) from wanted w where left(w.term, 2) in ('p:', 's:')
    and not exists (select from search_words k where k.kind = left(w.term, 1) and k.word = substr(w.term, 3)))
      insert into hall_terms as t (hall_id, term, rank, capacity, price, currency)
        select hall_id, term, rank, capacity, price, currency from wanted
        on conflict (hall_id, term) do update
          set rank = excluded.rank, capacity = excluded.capacity, price = excluded.price, currency = excluded.currency
          where (t.rank, t.capacity, t.price, t.currency)
            is distinct from (excluded.rank, excluded.capacity, excluded.price, excluded.currency);
    end loop;
  end $$;

-- Known words for a word that somebody typed: the word itself; else words that begin with it; else the nearest ones by spelling.
-- The steps exclude each other, so that a word that is known never finds its neighbours.
create function search_words_like(wanted_kind varchar, wanted text) returns text[] language plpgsql stable as $$
  declare
    likely text[];
    tolerance int := case when length(wanted) < 4 then 0 when length(wanted) < 5 then 1 else 2 end;
  begin
    if exists (select from search_words where kind = wanted_kind and word = wanted) then
        return array[wanted_kind || ':' || wanted];
      end if;
    if length(wanted) > 1 then
      likely := array(
        select kind || ':' || word from (select distinct kind, word from search_words) w
          where kind = wanted_kind and word >= wanted and word < wanted || chr(1114111)
          order by length(word), word limit 24);
      if cardinality(likely) > 0 then return likely; end if;
    end if;
    likely := array(
      select kind || ':' || word from (
        select kind, word, rank() over (order by levenshtein(word, wanted)) as nearness from (select distinct kind, word
          from search_words) w
          where kind = wanted_kind and (left(word, 1) = left(wanted, 1) or word % wanted)
            and length(word) between length(wanted) - tolerance and length(wanted) + tolerance
            and levenshtein_less_equal(word, wanted, tolerance) <= tolerance
            and (similarity(word, wanted) >= 0.25 or levenshtein_less_equal(word, wanted, 1) <= 1)) near
        where nearness = 1 order by word limit 8);
    if cardinality(likely) > 0 then return likely; end if;
    return array(
      select kind || ':' || word from (select distinct kind, word from search_words) w
        where kind = wanted_kind and word % wanted and similarity(word, wanted) >= 0.4
        order by similarity(word, wanted) desc, word limit 1);
  end $$;

-- Makes the rows of one count one.
create function fold_hall_counts(terms text[]) returns void language sql as $$
  with gone as (
    delete from hall_counts where term = any(terms) returning term, capacity_class, rating_class, count)
  insert into hall_counts (term, capacity_class, rating_class, count)
    select term, capacity_class, rating_class, sum(count) from gone
      group by term, capacity_class, rating_class having sum(count) <> 0
  $$;

-- Statements add rows without a lock, and now and then fold what they touched.
create function hall_terms_insert_counts() returns trigger language plpgsql as $$
begin
  insert into hall_counts (term, capacity_class, rating_class, count)
    select term, capacity_class, rating_class, sum(count) from (
        select term, hall_capacity_class(capacity) as capacity_class, (rank / 50)::smallint as rating_class, 1 as count from after
      ) r
      group by term, capacity_class, rating_class having sum(count) <> 0;
  if random() < 0.02 and pg_try_advisory_xact_lock(hashtext('hall_counts'), 0) then
    perform fold_hall_counts(array(select distinct term from after));
  end if;
  return null;
end $$;

create trigger hall_terms_insert_counted after insert on hall_terms referencing new table as after
  for each statement execute function hall_terms_insert_counts();

create function hall_terms_update_counts() returns trigger language plpgsql as $$
begin
  insert into hall_counts (term, capacity_class, rating_class, count)
    select term, capacity_class, rating_class, sum(count) from (
        select term, hall_capacity_class(capacity) as capacity_class, (rank / 50)::smallint as rating_class, 1 as count from after
        union all select term, hall_capacity_class(capacity) as capacity_class, (rank / 50)::smallint as rating_class, -1 as count from before
      ) r
      group by term, capacity_class, rating_class having sum(count) <> 0;
  if random() < 0.02 and pg_try_advisory_xact_lock(hashtext('hall_counts'), 0) then
    perform fold_hall_counts(array(select term from after union select term from before));
  end if;
  return null;
end $$;

create trigger hall_terms_update_counted after update on hall_terms referencing old table as before new table as after
  for each statement execute function hall_terms_update_counts();

create function hall_terms_delete_counts() returns trigger language plpgsql as $$
begin
  insert into hall_counts (term, capacity_class, rating_class, count)
    select term, capacity_class, rating_class, sum(count) from (
        select term, hall_capacity_class(capacity) as capacity_class, (rank / 50)::smallint as rating_class, -1 as count from before
      ) r
      group by term, capacity_class, rating_class having sum(count) <> 0;
  if random() < 0.02 and pg_try_advisory_xact_lock(hashtext('hall_counts'), 0) then
    perform fold_hall_counts(array(select distinct term from before));
  end if;
  return null;
end $$;

create trigger hall_terms_delete_counted after delete on hall_terms referencing old table as before
  for each statement execute function hall_terms_delete_counts();

-- Tells that the lists of some terms have changed. What is folded is the exclusive or of their versions.
create function change_hall_lists(terms text[]) returns void language plpgsql as $$
begin
  insert into hall_list_versions (term, version)
    select term, hashtextextended(gen_random_uuid()::text, 0) from unnest(terms) as t (term);
  if random() < 0.02 and pg_try_advisory_xact_lock(hashtext('hall_list_versions'), 0) then
    with gone as (delete from hall_list_versions where term = any(terms) returning term, version)
    insert into hall_list_versions (term, version) select term, bit_xor(version) from gone group by term;
  end if;
end $$;

create function hall_terms_insert_lists() returns trigger language plpgsql as $$
declare
  changed text[] := array(select distinct term from after);
begin
  if cardinality(changed) > 0 then perform change_hall_lists(changed); end if;
  return null;
end $$;

create trigger hall_terms_insert_listed after insert on hall_terms referencing new table as after
  for each statement execute function hall_terms_insert_lists();

create function hall_terms_update_lists() returns trigger language plpgsql as $$
declare
  changed text[] := array(select term from before union select term from after);
begin
  if cardinality(changed) > 0 then perform change_hall_lists(changed); end if;
  return null;
end $$;

create trigger hall_terms_update_listed after update on hall_terms referencing old table as before new table as after
  for each statement execute function hall_terms_update_lists();

create function hall_terms_delete_lists() returns trigger language plpgsql as $$
declare
  changed text[] := array(select distinct term from before);
begin
  if cardinality(changed) > 0 then perform change_hall_lists(changed); end if;
  return null;
end $$;

create trigger hall_terms_delete_listed after delete on hall_terms referencing old table as before
  for each statement execute function hall_terms_delete_lists();

create function hall_cards_update_lists() returns trigger language plpgsql as $$
declare
  changed text[] := array(select distinct term from hall_terms join after using (hall_id));
begin
  if cardinality(changed) > 0 then perform change_hall_lists(changed); end if;
  return null;
end $$;

create trigger hall_cards_update_listed after update on hall_cards referencing new table as after
  for each statement execute function hall_cards_update_lists();
