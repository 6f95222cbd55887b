-- What takes the units' time: bookings, blocks, other calendars, offers to those who wait (docs/decisions/0006-ledger.md).

-- A block of an owner's calendar covers several units at once, and is taken back as one.
create sequence blocks_id as int;

create table external_calendars (
  id serial primary key,
  business_id int not null,
  hall_id int,
  name varchar(100) not null,
  url varchar(1000) not null,
  event_count int not null default 0,
  synced_at timestamptz(3),
  next_sync_at timestamptz(3) not null,
  failures int not null default 0,
  last_error varchar(300),
  created_at timestamptz(3) not null default current_timestamp,
  constraint external_calendars_counts check (event_count >= 0 and failures >= 0),
  constraint external_calendars_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
  constraint external_calendars_hall_fkey foreign key (hall_id) references halls(id) on delete cascade
);
create index external_calendars_business on external_calendars (business_id, id);
create index external_calendars_hall on external_calendars (hall_id) where hall_id is not null;
create index external_calendars_due on external_calendars (next_sync_at);

create table waiting_entries (
  id serial primary key,
  user_id int not null,
  hall_id int not null,
  business_id int not null,
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null,
  shift_name varchar(50),
  guest_count int not null,
  state varchar(20) not null default 'waiting',
  offered_at timestamptz(3),
  offered_until timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  constraint waiting_entries_state_known check (state in ('waiting', 'offered', 'requested', 'missed', 'left', 'ended')),
  constraint waiting_entries_period check (end_time > start_time and end_time <= (start_time + '24:00:00'::interval)),
  constraint waiting_entries_guests_positive check (guest_count > 0),
  constraint waiting_entries_offer_complete
    check ((offered_at is null) = (offered_until is null) and ((state not in ('offered', 'requested', 'missed'))
      or offered_at is not null) and (state <> 'waiting' or offered_at is null)),
  constraint waiting_entries_end_complete check ((ended_at is null) = (state in ('waiting', 'offered'))),
  constraint waiting_entries_once
    exclude using gist (user_id with =, hall_id with =, tstzrange(start_time, end_time) with &&)
      where (state in ('waiting', 'offered')),
  constraint waiting_entries_user_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint waiting_entries_hall_fkey foreign key (hall_id) references halls(id) on delete cascade,
  constraint waiting_entries_business_fkey foreign key (business_id) references businesses(id) on delete cascade
);
create index waiting_entries_user on waiting_entries (user_id, id);
create index waiting_entries_hall on waiting_entries (hall_id, id);
create index waiting_entries_open on waiting_entries (hall_id, id) where state in ('waiting', 'offered');
create index waiting_entries_business on waiting_entries (business_id, start_time, id);
create index waiting_entries_end on waiting_entries (end_time);

create table occupancies (
  id serial primary key,
  unit_id int not null,
  period tstzrange not null,
  kind varchar(20) not null,
  booking_id int,
  expires_at timestamptz(3),
  note text,
  created_by int,
  created_at timestamptz(3) not null default current_timestamp,
  block_id int,
  external_calendar_id int,
  waiting_id int,
  constraint occupancies_kind_known check (kind in ('hold', 'booking', 'block', 'external')),
  constraint occupancies_period_bounded
    check (not isempty(period) and not lower_inf(period) and not upper_inf(period) and lower_inc(period)
      and not upper_inc(period)),
  constraint occupancies_reason_complete
    check (case kind when 'booking' then booking_id is not null and expires_at is null when 'hold' then expires_at is not null
      else booking_id is null and expires_at is null end),
  constraint occupancies_no_overlap exclude using gist (unit_id with =, period with &&) where (kind in ('hold', 'booking')),
  constraint occupancies_unit_fkey foreign key (unit_id) references hall_units(id) on delete restrict,
  constraint occupancies_booking_fkey foreign key (booking_id) references bookings(id) on delete restrict,
  constraint occupancies_created_by_fkey foreign key (created_by) references users(id) on delete restrict,
  constraint occupancies_block_complete check ((kind = 'block') = (block_id is not null)),
  constraint occupancies_external_calendar_fkey
    foreign key (external_calendar_id)
      references external_calendars(id) on delete cascade,
  constraint occupancies_external_complete check ((kind = 'external') = (external_calendar_id is not null)),
  constraint occupancies_waiting_fkey foreign key (waiting_id) references waiting_entries(id) on delete cascade,
  constraint occupancies_waiting_complete check (waiting_id is null or kind = 'hold' and booking_id is null)
);
create index occupancies_period on occupancies using gist (unit_id, period);
create index occupancies_expiry on occupancies (expires_at) where kind = 'hold';
create index occupancies_created_by on occupancies (created_by) where created_by is not null;
create index occupancies_block on occupancies (block_id) where block_id is not null;
create index occupancies_block_period on occupancies using gist (unit_id, period) where kind = 'block';
create index occupancies_external on occupancies (external_calendar_id) where external_calendar_id is not null;
create unique index occupancies_waiting_unique on occupancies (waiting_id, unit_id) where waiting_id is not null;
create unique index occupancies_booking_unique on occupancies (booking_id, unit_id) where kind = 'booking';
create index occupancies_booking on occupancies (booking_id) where booking_id is not null;

-- The taken hours of each hall, day by day in its own zone. A stretch past midnight is one row a day; the end of a day is 24:00.
-- Expired holds take nothing.
create view hall_availability_slots as
select distinct
  l.hall_id,
  to_char(d.day, 'YYYY-MM-DD') as date,
  case when p.starts <= d.day then '00:00' else to_char(p.starts, 'HH24:MI') end as start_time,
  case when p.ends >= d.day + interval '1 day' then '24:00' else to_char(p.ends, 'HH24:MI') end as end_time,
  false as is_available,
  o.booking_id
from occupancies o
  join hall_unit_links l on l.unit_id = o.unit_id
  join halls h on h.id = l.hall_id
  join businesses b on b.id = h.business_id
  cross join lateral (
    select lower(o.period) at time zone b.time_zone as starts, upper(o.period) at time zone b.time_zone as ends) p
  cross join lateral generate_series(
    date_trunc('day', p.starts), date_trunc('day', p.ends - interval '1 microsecond'), interval '1 day') as d(day)
where o.kind <> 'hold' or o.expires_at > current_timestamp;

-- At commit, a confirmed booking has its row on every unit of its hall. Together with the exclusion constraint this makes two
-- overlapping confirmed bookings impossible, whatever the code forgets.
create function bookings_assert_occupied() returns trigger language plpgsql as $$
declare
  affected int;
begin
  if tg_table_name = 'bookings' then
    affected := new.id;
  else
    affected := old.booking_id;
  end if;
  if exists (
    select from bookings b
      join hall_unit_links l on l.hall_id = b.hall_id
      left join occupancies o on o.booking_id = b.id and o.unit_id = l.unit_id and o.kind = 'booking'
        and o.period = tstzrange(b.start_time, b.end_time + make_interval(mins => b.buffer_minutes))
      where b.id = affected and b.status = 'confirmed' and o.id is null and (l.since is null
        or b.end_time + make_interval(mins => b.buffer_minutes) > l.since))
  then
    raise exception 'a confirmed booking has no row in the ledger'
      using errcode = 'check_violation', constraint = 'bookings_confirmed_occupies', table = 'bookings';
  end if;
  return null;
end $$;

create constraint trigger bookings_occupied after insert or update of status, hall_id, start_time, end_time,
  buffer_minutes on bookings deferrable initially deferred for each row
  when (new.status = 'confirmed') execute function bookings_assert_occupied();

create constraint trigger occupancies_kept after delete or update on occupancies deferrable initially deferred for each row
  when (old.kind = 'booking') execute function bookings_assert_occupied();
