-- Businesses: applications, teams, hours, and what cities, months and currencies add to them.

create table businesses (
  id serial primary key,
  owner_id int not null,
  name varchar(100) not null,
  location varchar(200) not null,
  phone varchar(32) not null,
  description text not null,
  city varchar(100),
  latitude double precision,
  longitude double precision,
  status varchar(20) not null default 'pending',
  documents text[] not null default '{}',
  currency varchar(3) not null default 'PKR',
  discount_percentage numeric(5,2) not null default 0,
  tax_percentage numeric(5,2) not null default 0,
  time_zone varchar(64) not null default 'Asia/Karachi',
  instant_confirmation boolean not null default false,
  created_at timestamptz(3) not null default current_timestamp,
  applied_at timestamptz(3) not null default current_timestamp,
  approved_at timestamptz(3),
  approved_by int,
  rejection_reason text,
  suspended_at timestamptz(3),
  suspension_reason text,
  calendar_token varchar(64),
  search_text text generated always as (' ' || search_form(name || ' ' || location)) stored not null,
  is_trading boolean not null default false,
  tax_number varchar(50),
  logo varchar(255),
  hold_hours int not null default 0,
  change_days int not null default 7,
  constraint businesses_status_known check (status in ('not_applied', 'pending', 'approved', 'rejected', 'suspended')),
  constraint businesses_currency_known
    check (currency in ('PKR', 'USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY', 'INR', 'KRW')),
  constraint businesses_discount_share check (discount_percentage >= 0 and discount_percentage <= 100),
  constraint businesses_tax_share check (tax_percentage >= 0 and tax_percentage <= 100),
  constraint businesses_time_zone_given check (time_zone <> ''),
  constraint businesses_place_complete
    check ((latitude is null) = (longitude is null) and latitude >= -90 and latitude <= 90 and longitude >= -180
      and longitude <= 180),
  constraint businesses_verdict_complete
    check (((status not in ('approved', 'suspended')) or approved_at is not null) and (status <> 'rejected'
      or rejection_reason is not null)),
  constraint businesses_suspension_complete
    check ((status = 'suspended') = (suspended_at is not null) and (status = 'suspended') = (suspension_reason is not null)),
  constraint businesses_owner_unique unique (owner_id),
  constraint businesses_calendar_token_unique unique (calendar_token),
  constraint businesses_owner_fkey foreign key (owner_id) references users(id) on delete restrict,
  constraint businesses_approved_by_fkey foreign key (approved_by) references users(id) on delete restrict,
  constraint businesses_hold_hours_range check (hold_hours >= 0 and hold_hours <= 336),
  constraint businesses_change_days_range check (change_days >= 0 and change_days <= 365)
);
create index businesses_status on businesses (status, applied_at, id);
create index businesses_approved_by on businesses (approved_by) where approved_by is not null;
create index businesses_search on businesses using gin (search_text gin_trgm_ops) with (gin_pending_list_limit='64');
create index businesses_listing on businesses (applied_at desc, id desc);

create table business_decisions (
  id serial primary key,
  business_id int not null,
  verdict varchar(20) not null,
  reason text,
  decided_by int not null,
  decided_at timestamptz(3) not null default current_timestamp,
  constraint business_decisions_verdict_known
    check (verdict in ('applied', 'reset', 'approved', 'rejected', 'suspended', 'reinstated')),
  constraint business_decisions_reason_given check ((verdict not in ('rejected', 'suspended')) or reason is not null),
  constraint business_decisions_business_fkey foreign key (business_id) references businesses(id) on delete restrict,
  constraint business_decisions_decided_by_fkey foreign key (decided_by) references users(id) on delete restrict
);
create index business_decisions_history on business_decisions (business_id, id);
create index business_decisions_decided_by on business_decisions (decided_by);

create table business_members (
  id serial primary key,
  business_id int not null,
  user_id int not null,
  role varchar(20) not null,
  joined_at timestamptz(3) not null,
  invited_by int,
  request_mails boolean not null default true,
  constraint business_members_role_known check (role in ('manager', 'clerk')),
  constraint business_members_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
  constraint business_members_user_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint business_members_invited_by_fkey foreign key (invited_by) references users(id) on delete set null
);
create unique index business_members_user_unique on business_members (user_id);
create index business_members_business on business_members (business_id, id);
create index business_members_invited_by on business_members (invited_by) where invited_by is not null;

create table business_invitations (
  id serial primary key,
  business_id int not null,
  email varchar(255) not null,
  email_key text not null,
  role varchar(20) not null,
  token_hash varchar(64) not null,
  invited_by int,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3),
  constraint business_invitations_role_known check (role in ('manager', 'clerk')),
  constraint business_invitations_period check (expires_at > created_at),
  constraint business_invitations_one_end check (accepted_at is null or revoked_at is null),
  constraint business_invitations_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
  constraint business_invitations_invited_by_fkey foreign key (invited_by) references users(id) on delete set null
);
create unique index business_invitations_token_unique on business_invitations (token_hash);
create unique index business_invitations_one_open on business_invitations (business_id, email_key) where accepted_at is null
  and revoked_at is null;
create index business_invitations_email on business_invitations (email_key);
create index business_invitations_invited_by on business_invitations (invited_by) where invited_by is not null;

create table business_operating_hours (
  id serial primary key,
  business_id int not null,
  day_of_week smallint not null,
  opening_time varchar(5) not null,
  closing_time varchar(5) not null,
  is_active boolean not null default true,
  constraint business_operating_hours_day_known check (day_of_week >= 0 and day_of_week <= 6),
  constraint business_operating_hours_times
    check (opening_time::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and closing_time::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint business_operating_hours_day_unique unique (business_id, day_of_week),
  constraint business_operating_hours_business_fkey foreign key (business_id) references businesses(id) on delete cascade
);

create table business_time_slots (
  id serial primary key,
  business_id int not null,
  slot_duration int not null default 60,
  buffer_time int not null default 0,
  allow_multiple_slots boolean not null default true,
  max_advance_booking_days int not null default 90,
  min_advance_booking_hours int not null default 2,
  constraint business_time_slots_slot check (slot_duration >= 15 and slot_duration <= 1440),
  constraint business_time_slots_buffer check (buffer_time >= 0 and buffer_time <= 1440),
  constraint business_time_slots_latest check (max_advance_booking_days >= 1 and max_advance_booking_days <= 1095),
  constraint business_time_slots_earliest check (min_advance_booking_hours >= 0 and min_advance_booking_hours <= 2160),
  constraint business_time_slots_business_unique unique (business_id),
  constraint business_time_slots_business_fkey foreign key (business_id) references businesses(id) on delete cascade
);

create table city_rules (
  id serial primary key,
  city varchar(100) not null,
  city_key text generated always as (city_key(city)) stored not null,
  kind varchar(20) not null,
  effect varchar(10) not null,
  closing_time varchar(5),
  first_day date not null,
  last_day date,
  source varchar(300) not null,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  constraint city_rules_kind check (kind in ('closing_hour', 'one_dish')),
  constraint city_rules_effect check (effect in ('warn', 'refuse')),
  constraint city_rules_checkable check (kind = 'closing_hour' or effect = 'warn'),
  constraint city_rules_closing check ((kind = 'closing_hour') = (closing_time is not null)),
  constraint city_rules_closing_time check (closing_time::text ~ '^(0[0-5]|1[2-9]|2[0-3]):[0-5][0-9]$'),
  constraint city_rules_days check (last_day >= first_day),
  constraint city_rules_once exclude using gist (city_key with =, kind with =, daterange(first_day, last_day, '[]') with &&)
);

create table hijri_month_starts (
  year smallint not null,
  month smallint not null,
  first_day date not null,
  source varchar(200),
  constraint hijri_month_starts_known check (year >= 1420 and year <= 1520 and month >= 1 and month <= 12),
  constraint hijri_month_starts_pkey primary key (year, month)
);

create table exchange_rates (
  id serial primary key,
  base varchar(3) not null,
  currency varchar(3) not null,
  rate numeric(20,10) not null,
  day date not null,
  source varchar(100) not null,
  fetched_at timestamptz(3) not null default current_timestamp,
  constraint exchange_rates_rate_positive check (rate > 0),
  constraint exchange_rates_unique unique (base, currency, day)
);

-- businesses.is_trading is the one answer to whether a business may act and be seen: approved, not suspended, its owner's
-- account not deleted. The lock on the owner makes a verdict during a deletion of the account wait for it.
create function businesses_set_trading() returns trigger language plpgsql as $$
begin
  new.is_trading := new.status = 'approved' and new.suspended_at is null and exists (
    select from users u where u.id = new.owner_id and u.deleted_at is null and u.suspended_at is null for share);
  return new;
end $$;

create trigger businesses_trading before insert or update of status, suspended_at, owner_id, is_trading on businesses
  for each row execute function businesses_set_trading();

-- A deleted or restored account changes whether its businesses trade.
create function users_spread_trading() returns trigger language plpgsql as $$
begin
  update businesses set is_trading = is_trading where owner_id = new.id;
  return null;
end $$;

create trigger users_trading after update of deleted_at, suspended_at on users for each row when (old.deleted_at is distinct
  from new.deleted_at or old.suspended_at is distinct from new.suspended_at) execute function users_spread_trading();
