-- The orders of the hall search (docs/decisions/0055-results.md): equal ratings by their number of reviews, and by
-- recommendation or number of reviews alone. `listing` is rating and number of reviews as one number, for pages by cursor.

-- How much each hall is recommended, as a job has measured it last (domain/halls/recommendation.ts).
create table hall_scores (
  hall_id int primary key,
  score smallint not null,
  constraint hall_scores_hall_fkey foreign key (hall_id) references halls(id) on delete cascade
);

alter table hall_cards add column score smallint not null default 350,
  add column listing int not null generated always as ((rating * 100)::int * 1000000 + least(review_count, 999999)) stored;
drop index hall_cards_listing;
create index hall_cards_listing on hall_cards (listing desc, hall_id desc);

alter table hall_terms add column review_count int not null default 0, add column score smallint not null default 350,
  add column listing int not null generated always as (rank * 1000000 + least(review_count, 999999)) stored;
-- What is counted by term doesn't change.
alter table hall_terms disable trigger user;
update hall_terms t set review_count = c.review_count from hall_cards c
  where c.hall_id = t.hall_id and c.review_count > 0;
alter table hall_terms enable trigger user;
drop index hall_terms_listing;
create index hall_terms_listing on hall_terms (term, listing desc, hall_id desc) include (capacity, price, currency);
create index hall_terms_score on hall_terms (term, score desc, hall_id desc) include (listing, capacity, price, currency);
create index hall_terms_reviews on hall_terms (term, review_count desc, hall_id desc)
  include (listing, capacity, price, currency);

create or replace view hall_card_sources as
select h.id as hall_id, h.business_id, h.category_id, h.type_id, h.hall_name, h.hall_number, h.profile_image,
    h.location, h.city, h.latitude, h.longitude, h.capacity, h.price_per_person, h.price_per_hour,
    array(
      select s.name::text from hall_fixed_services l join fixed_services s on s.id = l.service_id
        where l.hall_id = h.id order by s.id) as services,
    b.name as business_name, b.currency as business_currency, b.instant_confirmation, h.is_featured, h.rating,
    h.review_count, c.price is not null as sells_shifts,
    coalesce(c.price, h.price_per_person)::numeric(14,2) as from_price,
    coalesce(c.price_type, 'per_person')::varchar(20) as from_price_type,
    coalesce(c.guest_price, h.price_per_person)::numeric(14,2) as guest_price, h.hall_name_urdu,
    coalesce(s.score, 350)::smallint as score
  from halls h join businesses b on b.id = h.business_id left join lateral cheapest_shift(h.id, h.capacity) c on true
    left join hall_scores s on s.hall_id = h.id
  where h.is_public;

-- '*' is every hall, 'f' the featured ones; the others name what they are: place, service, category, type.
create or replace view hall_term_sources as
select c.hall_id, t.term collate "C" as term, (c.rating * 100)::smallint as rank, c.capacity,
    (c.guest_price * 100)::bigint as price, c.business_currency as currency, c.review_count, c.score
  from hall_card_sources c cross join lateral (
    select '*' as term
    union all select 'f' where c.is_featured
    union all select 'c:' || c.category_id
    union all select 't:' || c.type_id
    union all select 'p:' || word from unnest(search_words(c.location || ' ' || coalesce(c.city,
      '') || ' ' || coalesce(c.hall_name_urdu, ''))) as word
    union all select 's:' || word from unnest(search_words(array_to_string(c.services, ' '))) as word) t;

create or replace function refresh_hall_cards(ids int[]) returns void language plpgsql as $$
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
        hall_name_urdu, score) select hall_id, business_id, category_id, type_id, hall_name, hall_number, profile_image, location, city,
        latitude, longitude, capacity, price_per_person, price_per_hour, services, business_name, business_currency,
        instant_confirmation, is_featured, rating, review_count, sells_shifts, from_price, from_price_type, guest_price,
        hall_name_urdu, score from hall_card_sources where hall_id = any(portion)
        on conflict (hall_id) do update set (hall_id, business_id, category_id, type_id, hall_name, hall_number, profile_image,
          location, city, latitude, longitude, capacity, price_per_person, price_per_hour, services, business_name,
          business_currency, instant_confirmation, is_featured, rating, review_count, sells_shifts, from_price, from_price_type,
          guest_price, hall_name_urdu, score) = (excluded.hall_id, excluded.business_id, excluded.category_id, excluded.type_id,
          excluded.hall_name, excluded.hall_number, excluded.profile_image, excluded.location, excluded.city, excluded.latitude,
          excluded.longitude, excluded.capacity, excluded.price_per_person, excluded.price_per_hour, excluded.services,
          excluded.business_name, excluded.business_currency, excluded.instant_confirmation, excluded.is_featured,
          excluded.rating, excluded.review_count, excluded.sells_shifts, excluded.from_price, excluded.from_price_type,
          excluded.guest_price, excluded.hall_name_urdu, excluded.score)
        where c is distinct from excluded;
      with wanted as materialized (select * from hall_term_sources where hall_id = any(portion)),
      gone as (
        delete from hall_terms t where t.hall_id = any(portion) and (t.hall_id, t.term) not in (select hall_id, term
          from wanted)),
      met as (
        insert into search_words (kind, word)
          select distinct left(w.term, 1), substr(w.term, 3) from wanted w where left(w.term, 2) in ('p:', 's:')
            and not exists (select from search_words k where k.kind = left(w.term, 1) and k.word = substr(w.term, 3)))
      insert into hall_terms as t (hall_id, term, rank, capacity, price, currency, review_count, score)
        select hall_id, term, rank, capacity, price, currency, review_count, score from wanted
        on conflict (hall_id, term) do update
          set rank = excluded.rank, capacity = excluded.capacity, price = excluded.price, currency = excluded.currency,
            review_count = excluded.review_count, score = excluded.score
          where (t.rank, t.capacity, t.price, t.currency, t.review_count, t.score)
            is distinct from (excluded.rank, excluded.capacity, excluded.price, excluded.currency, excluded.review_count,
              excluded.score);
    end loop;
  end $$;
