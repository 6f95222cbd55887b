-- Halls: what they come with, when they are open, what they cost, and the units that they consist of.

create table halls (
  id serial primary key,
  business_id int not null,
  hall_number varchar(50) not null,
  hall_name varchar(255),
  description text,
  category_id int,
  type_id int,
  capacity int,
  price_per_hour numeric(14,2),
  price_per_person numeric(14,2),
  location varchar(255) not null,
  city varchar(100),
  latitude double precision,
  longitude double precision,
  profile_image varchar(500),
  slider_images text[] not null default '{}',
  status varchar(20) not null default 'active',
  is_featured boolean not null default false,
  is_public boolean not null default false,
  rating numeric(3,2) not null default 0,
  review_count int not null default 0,
  import_source varchar(50),
  import_ref varchar(255),
  calendar_token varchar(64),
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  deleted_at timestamptz(3),
  location_text text generated always as (search_form(location || ' ' || coalesce(city, ''))) stored not null,
  search_text text generated always as (
    search_form(coalesce(hall_name, '') || ' ' || hall_number || ' ' || location || ' ' || coalesce(city, ''))) stored not null,
  hall_name_urdu varchar(255),
  description_urdu text,
  constraint halls_status_known check (status in ('active', 'inactive')),
  constraint halls_capacity_positive check (capacity > 0),
  constraint halls_price_per_hour_not_negative check (price_per_hour >= 0),
  constraint halls_price_per_person_not_negative check (price_per_person >= 0),
  constraint halls_rating_range check (rating >= 0 and rating <= 5 and review_count >= 0),
  constraint halls_place_complete
    check ((latitude is null) = (longitude is null) and latitude >= -90 and latitude <= 90 and longitude >= -180
      and longitude <= 180),
  constraint halls_import_complete check ((import_source is null) = (import_ref is null)),
  constraint halls_active_complete
    check (status <> 'active' or deleted_at is null and category_id is not null and type_id is not null and capacity is not null
      and price_per_hour is not null and price_per_person is not null),
  constraint halls_removed_bare check (deleted_at is null or category_id is null and type_id is null),
  constraint halls_calendar_token_unique unique (calendar_token),
  constraint halls_business_fkey foreign key (business_id) references businesses(id) on delete restrict,
  constraint halls_category_fkey foreign key (category_id) references hall_categories(id) on delete restrict,
  constraint halls_type_fkey foreign key (type_id) references hall_types(id) on delete restrict
);
create unique index halls_import_unique on halls (business_id, import_source, import_ref) where import_ref is not null
  and deleted_at is null;
create index halls_business on halls (business_id, id) where deleted_at is null;
create index halls_category on halls (category_id) where category_id is not null;
create index halls_type on halls (type_id) where type_id is not null;
create index halls_public_listing on halls (rating desc, id desc) where is_public;
create index halls_public_featured on halls (rating desc, id desc) where is_public and is_featured;
create index halls_public_place on halls (latitude, longitude) where is_public and latitude is not null;
create index halls_public_location on halls using gin (location_text gin_trgm_ops) where is_public;
create index halls_search on halls using gin (search_text gin_trgm_ops) where deleted_at is null;
create index halls_words on halls using gin ((' ' || search_text) gin_trgm_ops) with (gin_pending_list_limit='64');

create table hall_fixed_services (
  hall_id int not null,
  service_id int not null,
  constraint hall_fixed_services_pkey primary key (hall_id, service_id),
  constraint hall_fixed_services_hall_fkey foreign key (hall_id) references halls(id) on delete cascade,
  constraint hall_fixed_services_service_fkey foreign key (service_id) references fixed_services(id) on delete restrict
);
create index hall_fixed_services_service on hall_fixed_services (service_id);

create table hall_amenities (
  hall_id int not null,
  amenity_id int not null,
  constraint hall_amenities_pkey primary key (hall_id, amenity_id),
  constraint hall_amenities_hall_fkey foreign key (hall_id) references halls(id) on delete cascade,
  constraint hall_amenities_amenity_fkey foreign key (amenity_id) references amenities(id) on delete restrict
);
create index hall_amenities_amenity on hall_amenities (amenity_id);

create table hall_booking_settings (
  id serial primary key,
  hall_id int not null,
  slot_duration int,
  buffer_time int,
  allow_multiple_slots boolean,
  max_advance_booking_days int,
  min_advance_booking_hours int,
  has_own_hours boolean not null default false,
  constraint hall_booking_settings_slot check (slot_duration >= 15 and slot_duration <= 1440),
  constraint hall_booking_settings_buffer check (buffer_time >= 0 and buffer_time <= 1440),
  constraint hall_booking_settings_latest check (max_advance_booking_days >= 1 and max_advance_booking_days <= 1095),
  constraint hall_booking_settings_earliest check (min_advance_booking_hours >= 0 and min_advance_booking_hours <= 2160),
  constraint hall_booking_settings_hall_unique unique (hall_id),
  constraint hall_booking_settings_hall_fkey foreign key (hall_id) references halls(id) on delete cascade
);

create table hall_operating_hours (
  id serial primary key,
  hall_id int not null,
  day_of_week smallint not null,
  opening_time varchar(5) not null,
  closing_time varchar(5) not null,
  is_active boolean not null default true,
  constraint hall_operating_hours_day_known check (day_of_week >= 0 and day_of_week <= 6),
  constraint hall_operating_hours_times
    check (opening_time::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and closing_time::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint hall_operating_hours_day_unique unique (hall_id, day_of_week),
  constraint hall_operating_hours_hall_fkey foreign key (hall_id) references halls(id) on delete cascade
);

create table hall_shifts (
  id serial primary key,
  hall_id int not null,
  name varchar(50) not null,
  weekdays smallint[] not null,
  start_time varchar(5) not null,
  end_time varchar(5) not null,
  price numeric(14,2) not null,
  price_type varchar(20) not null default 'per_person',
  created_at timestamptz(3) not null default current_timestamp,
  constraint hall_shifts_weekdays_known
    check (cardinality(weekdays) >= 1 and cardinality(weekdays) <= 7 and weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]),
  constraint hall_shifts_times
    check (start_time::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and end_time::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint hall_shifts_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person')),
  constraint hall_shifts_price_not_negative check (price >= 0),
  constraint hall_shifts_hall_fkey foreign key (hall_id) references halls(id) on delete cascade
);
create index hall_shifts_hall on hall_shifts (hall_id, start_time, id);

create table hall_rates (
  id serial primary key,
  business_id int not null,
  hall_id int,
  name varchar(50),
  shift_name varchar(50),
  weekdays smallint[] not null,
  first_day date,
  last_day date,
  season_start varchar(5),
  season_end varchar(5),
  hijri_month smallint,
  percentage smallint,
  price numeric(14,2),
  price_type varchar(20),
  created_at timestamptz(3) not null default current_timestamp,
  constraint hall_rates_weekdays_known check (cardinality(weekdays) <= 7 and weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]),
  constraint hall_rates_dates
    check ((first_day is null) = (last_day is null) and last_day >= first_day and last_day <= (first_day + 365)),
  constraint hall_rates_season
    check ((season_start is null) = (season_end is null) and season_start::text ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      and season_end::text ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  constraint hall_rates_hijri_month check (hijri_month >= 1 and hijri_month <= 12),
  constraint hall_rates_one_period check (num_nonnulls(first_day, season_start, hijri_month) <= 1),
  constraint hall_rates_some_days
    check (cardinality(weekdays) > 0 or num_nonnulls(first_day, season_start, hijri_month, shift_name) > 0),
  constraint hall_rates_change
    check (num_nonnulls(percentage, price) = 1 and (price is null) = (price_type is null) and percentage >= '-90'::integer
      and percentage <= 500 and percentage <> 0),
  constraint hall_rates_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person')),
  constraint hall_rates_price_not_negative check (price >= 0),
  constraint hall_rates_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
  constraint hall_rates_hall_fkey foreign key (hall_id) references halls(id) on delete cascade
);
create index hall_rates_business on hall_rates (business_id, id);
create index hall_rates_hall on hall_rates (hall_id) where hall_id is not null;

create table schedule_exceptions (
  id serial primary key,
  business_id int not null,
  hall_id int,
  first_day date not null,
  last_day date not null,
  opening_time varchar(5),
  closing_time varchar(5),
  note varchar(200),
  created_at timestamptz(3) not null default current_timestamp,
  constraint schedule_exceptions_days check (last_day >= first_day and last_day <= (first_day + 365)),
  constraint schedule_exceptions_times_together check ((opening_time is null) = (closing_time is null)),
  constraint schedule_exceptions_times
    check (opening_time::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and closing_time::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint schedule_exceptions_once
    exclude using gist (business_id with =, coalesce(hall_id, 0) with =, daterange(first_day, last_day, '[]') with &&),
  constraint schedule_exceptions_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
  constraint schedule_exceptions_hall_fkey foreign key (hall_id) references halls(id) on delete cascade
);
create index schedule_exceptions_hall on schedule_exceptions (hall_id) where hall_id is not null;

create table hall_units (
  id serial primary key,
  business_id int not null,
  name varchar(255) not null,
  constraint hall_units_business_fkey foreign key (business_id) references businesses(id) on delete restrict
);
create index hall_units_business on hall_units (business_id, id);

create table hall_unit_links (
  hall_id int not null,
  unit_id int not null,
  since timestamptz(3),
  constraint hall_unit_links_pkey primary key (hall_id, unit_id),
  constraint hall_unit_links_hall_fkey foreign key (hall_id) references halls(id) on delete cascade,
  constraint hall_unit_links_unit_fkey foreign key (unit_id) references hall_units(id) on delete restrict
);
create index hall_unit_links_unit on hall_unit_links (unit_id, hall_id);

-- What holds for each hall: its own value, its business's, or the default. `toBookingSettings` in SQL.
create view effective_booking_settings as
select h.id as hall_id, h.business_id, b.time_zone,
    coalesce(o.slot_duration, s.slot_duration, 60) as slot_duration,
    coalesce(o.buffer_time, s.buffer_time, 0) as buffer_time,
    coalesce(o.allow_multiple_slots, s.allow_multiple_slots, true) as allow_multiple_slots,
    coalesce(o.max_advance_booking_days, s.max_advance_booking_days, 90) as advance_days,
    coalesce(o.min_advance_booking_hours, s.min_advance_booking_hours, 2) as notice_hours
  from halls h join businesses b on b.id = h.business_id
    left join business_time_slots s on s.business_id = b.id
    left join hall_booking_settings o on o.hall_id = h.id;

-- The week of each hall: its own, else its business's; a hall without any day is always open.
create view effective_operating_hours as
select w.hall_id, w.day_of_week, w.opening_time, w.closing_time, w.is_active
  from hall_operating_hours w join hall_booking_settings o on o.hall_id = w.hall_id and o.has_own_hours
union all
select h.id, w.day_of_week, w.opening_time, w.closing_time, w.is_active
  from halls h join business_operating_hours w on w.business_id = h.business_id
  where not exists (select from hall_booking_settings o where o.hall_id = h.id and o.has_own_hours);

-- Kept in the row, so that listings read one partial index and never ask the business. The lock on the business makes a hall
-- that appears during a verdict wait for it.
create function halls_set_public() returns trigger language plpgsql as $$
begin
  new.is_public := new.status = 'active' and new.deleted_at is null and exists (
    select from businesses b
      where b.id = new.business_id and b.is_trading
      for share);
  return new;
end $$;

create trigger halls_public before insert or update of status, deleted_at, business_id, is_public on halls
  for each row execute function halls_set_public();

-- Halls follow their business.
create function businesses_spread_public() returns trigger language plpgsql as $$
begin
  update halls set is_public = is_public where business_id = new.id;
  return null;
end $$;

create trigger businesses_public after update on businesses for each row when (old.is_trading is distinct
  from new.is_trading) execute function businesses_spread_public();

-- Every hall has a unit from its first moment; partitions are linked afterwards.
create function halls_add_unit() returns trigger language plpgsql as $$
begin
  with unit as (
    insert into hall_units (business_id, name)
      values (new.business_id, coalesce(new.hall_name, 'Hall ' || new.hall_number))
      returning id)
  insert into hall_unit_links (hall_id, unit_id) select new.id, id from unit;
  return null;
end $$;

create trigger halls_unit after insert on halls for each row execute function halls_add_unit();

-- At commit, a hall has a unit, units are of its business, and its confirmed bookings occupy them. A booking that ends after the
-- link began starts at most its longest length and buffer before.
create function hall_unit_links_assert() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from halls h where h.id = old.hall_id)
      and not exists (select from hall_unit_links l where l.hall_id = old.hall_id)
    then
      raise exception 'a hall has no unit'
        using errcode = 'check_violation', constraint = 'halls_have_units', table = 'hall_unit_links';
    end if;
    return null;
  end if;
  if exists (
    select from hall_unit_links l
      join halls h on h.id = l.hall_id
      join hall_units u on u.id = l.unit_id
      where l.hall_id = new.hall_id and l.unit_id = new.unit_id and u.business_id <> h.business_id)
  then
    raise exception 'a hall takes a unit of another business'
      using errcode = 'check_violation', constraint = 'hall_unit_links_same_business', table = 'hall_unit_links';
  end if;
  if exists (
    select from hall_unit_links l
      join bookings b on b.hall_id = l.hall_id and b.status = 'confirmed'
        and (l.since is null or b.end_time + make_interval(mins => b.buffer_minutes) > l.since)
        and b.start_time > coalesce(l.since - interval '48 hours', '-infinity')
      left join occupancies o on o.booking_id = b.id and o.unit_id = l.unit_id and o.kind = 'booking'
      where l.hall_id = new.hall_id and l.unit_id = new.unit_id and o.id is null)
  then
    raise exception 'a confirmed booking has no row in the ledger'
      using errcode = 'check_violation', constraint = 'bookings_confirmed_occupies', table = 'hall_unit_links';
  end if;
  return null;
end $$;

create constraint trigger hall_unit_links_valid after insert or delete or update on hall_unit_links deferrable initially deferred
  for each row execute function hall_unit_links_assert();

-- Locks halls against a change of their units, then their units and those of the halls that share them with somebody who waits,
-- in the order of their ids. Each statement sees what was committed before it, so the units are those of the moment in which
-- they are locked.
create function lock_hall_units(hall_ids int[])
  returns table (hall_id int, unit_id int) language plpgsql as $$
#variable_conflict use_column
declare
  locked_ids int[];
begin
  locked_ids := hall_ids || array(
    select w.hall_id from waiting_entries w join hall_unit_links l on l.hall_id = w.hall_id
      where w.state in ('waiting', 'offered')
        and l.unit_id in (select k.unit_id from hall_unit_links k where k.hall_id = any(hall_ids)));
  perform from halls h where h.id = any(locked_ids) order by h.id for key share;
  perform from hall_units u
    where u.id in (select l.unit_id from hall_unit_links l where l.hall_id = any(locked_ids))
    order by u.id for no key update;
  return query select l.hall_id, l.unit_id from hall_unit_links l
    where l.hall_id = any(hall_ids) order by l.unit_id, l.hall_id;
end $$;
