-- Bookings with all that was agreed, their groups and changes.

create table booking_groups (
  id serial primary key,
  user_id int not null,
  name varchar(100) not null,
  status varchar(10) not null default 'waiting',
  answer_by timestamptz(3) not null,
  end_reason varchar(10),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  constraint booking_groups_status_known check (status in ('waiting', 'confirmed', 'ended')),
  constraint booking_groups_end_reason_known check (end_reason in ('declined', 'cancelled', 'expired', 'closed')),
  constraint booking_groups_end_complete
    check ((status = 'ended') = (end_reason is not null) and (status = 'waiting') = (ended_at is null)),
  constraint booking_groups_answer_period check (answer_by > created_at),
  constraint booking_groups_user_fkey foreign key (user_id) references users(id) on delete restrict
);
create index booking_groups_user on booking_groups (user_id, created_at, id);
create index booking_groups_due on booking_groups (answer_by) where status = 'waiting';

create table bookings (
  id serial primary key,
  user_id int,
  hall_id int not null,
  business_id int not null,
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null,
  guest_count int not null,
  status varchar(20) not null default 'pending',
  hall_base_price numeric(14,2) not null default 0,
  category_price numeric(14,2) not null default 0,
  type_price numeric(14,2) not null default 0,
  fixed_services_price numeric(14,2) not null default 0,
  optional_services_price numeric(14,2) not null default 0,
  discount_amount numeric(14,2) not null default 0,
  tax_amount numeric(14,2) not null default 0,
  total_price numeric(14,2) not null default 0,
  customer_name varchar(100) not null,
  customer_phone varchar(32) not null,
  customer_email varchar(255) not null,
  special_requests text,
  notes text,
  hall_title varchar(300) not null,
  hall_location varchar(255) not null,
  business_name varchar(100) not null,
  category_name varchar(100),
  type_name varchar(100),
  currency varchar(3) not null,
  time_zone varchar(64) not null,
  hours int not null,
  price_per_hour numeric(14,2) not null,
  price_per_person numeric(14,2) not null,
  discount_percentage numeric(5,2) not null default 0,
  tax_percentage numeric(5,2) not null default 0,
  buffer_minutes int not null default 0,
  confirmed_at timestamptz(3),
  confirmed_by int,
  cancelled_at timestamptz(3),
  cancelled_by int,
  cancellation_reason varchar(30),
  cancellation_note text,
  revision int not null default 0,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  search_text text generated always as (
    lower(customer_name || e'\n' || customer_email || e'\n' || customer_phone || e'\n' || hall_title)) stored,
  seller_address varchar(200),
  seller_phone varchar(32),
  seller_tax_number varchar(50),
  seller_logo varchar(255),
  source varchar(10) not null default 'customer',
  entered_by int,
  adjustment_amount numeric(14,2) not null default 0,
  quoted_price numeric(14,2),
  price_reason varchar(200),
  shift_name varchar(50),
  flat_price numeric(14,2) not null default 0,
  labels varchar(30)[] not null default '{}',
  held_until timestamptz(3),
  hold_due_at timestamptz(3),
  rate_reason varchar(200),
  rate_amount numeric(14,2) not null default 0,
  review_asked_at timestamptz(3),
  changed_at timestamptz(3),
  group_id int,
  function_name varchar(10),
  accepted_at timestamptz(3),
  accepted_by int,
  constraint bookings_status_known check (status in ('pending', 'confirmed', 'cancelled')),
  constraint bookings_period check (end_time > start_time and end_time <= (start_time + '24:00:00'::interval)),
  constraint bookings_guests_positive check (guest_count > 0),
  constraint bookings_hours_positive check (hours >= 1 and hours <= 24),
  constraint bookings_buffer check (buffer_minutes >= 0 and buffer_minutes <= 1440),
  constraint bookings_amounts_not_negative
    check (hall_base_price >= 0 and category_price >= 0 and type_price >= 0 and fixed_services_price >= 0
      and optional_services_price >= 0 and discount_amount >= 0 and tax_amount >= 0 and total_price >= 0 and price_per_hour >= 0
      and price_per_person >= 0),
  constraint bookings_shares
    check (discount_percentage >= 0 and discount_percentage <= 100 and tax_percentage >= 0 and tax_percentage <= 100),
  constraint bookings_currency_known
    check (currency in ('PKR', 'USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY', 'INR', 'KRW')),
  constraint bookings_confirmation_complete
    check (case status when 'pending' then confirmed_at is null and confirmed_by is null
      when 'confirmed' then confirmed_at is not null else true end),
  constraint bookings_cancellation_complete
    check (case when status = 'cancelled' then cancelled_at is not null and cancellation_reason is not null
      else cancelled_at is null and cancelled_by is null and cancellation_reason is null and cancellation_note is null end),
  constraint bookings_user_fkey foreign key (user_id) references users(id) on delete restrict,
  constraint bookings_hall_fkey foreign key (hall_id) references halls(id) on delete restrict,
  constraint bookings_business_fkey foreign key (business_id) references businesses(id) on delete restrict,
  constraint bookings_confirmed_by_fkey foreign key (confirmed_by) references users(id) on delete restrict,
  constraint bookings_cancelled_by_fkey foreign key (cancelled_by) references users(id) on delete restrict,
  constraint bookings_entered_by_fkey foreign key (entered_by) references users(id) on delete restrict,
  constraint bookings_source_complete
    check (case source when 'customer' then user_id is not null and entered_by is null when 'owner' then user_id is null
      and entered_by is not null else false end),
  constraint bookings_agreement_complete
    check ((quoted_price is null) = (price_reason is null) and (quoted_price is not null or adjustment_amount = 0)
      and quoted_price >= 0),
  constraint bookings_total_adds_up
    check (total_price = hall_base_price + category_price + type_price + fixed_services_price + optional_services_price
      + adjustment_amount - discount_amount + tax_amount),
  constraint bookings_flat_price_not_negative check (flat_price >= 0),
  constraint bookings_labels_few check (cardinality(labels) <= 10),
  constraint bookings_hold_complete
    check ((held_until is null or user_id is not null) and (hold_due_at is null or held_until is not null
      and hold_due_at <= held_until)),
  constraint bookings_rate_complete check ((rate_reason is not null or rate_amount = 0) and rate_amount <= hall_base_price),
  constraint bookings_group_fkey foreign key (group_id) references booking_groups(id) on delete restrict,
  constraint bookings_accepted_by_fkey foreign key (accepted_by) references users(id) on delete restrict,
  constraint bookings_function_name_known check (function_name in ('mehndi', 'baraat', 'walima', 'other')),
  constraint bookings_group_complete
    check ((group_id is null) = (function_name is null) and (group_id is not null or accepted_at is null)
      and (accepted_at is not null or accepted_by is null)),
  constraint bookings_cancellation_reason_known
    check (cancellation_reason in ('declined', 'withdrawn', 'expired', 'slot_taken', 'business_suspended', 'account_deleted',
      'cancelled_by_staff', 'called_off', 'group_ended'))
);
create index bookings_hall_time on bookings (hall_id, start_time, end_time);
create index bookings_user on bookings (user_id, created_at desc, id desc);
create index bookings_business on bookings (business_id, created_at desc, id desc);
create index bookings_business_status on bookings (business_id, status, start_time, id);
create index bookings_pending_start on bookings (start_time) where status = 'pending';
create index bookings_confirmed_by on bookings (confirmed_by) where confirmed_by is not null;
create index bookings_cancelled_by on bookings (cancelled_by) where cancelled_by is not null;
create index bookings_business_answer on bookings (business_id, status, created_at, id);
create index bookings_business_time on bookings (business_id, start_time, id) include (end_time, hall_id, status, currency,
  total_price);
create index bookings_business_total on bookings (business_id, total_price desc, id desc);
create index bookings_search on bookings using gin (business_id, search_text gin_trgm_ops);
create index bookings_created on bookings (created_at);
create index bookings_confirmed_at on bookings (confirmed_at) where confirmed_at is not null;
create index bookings_seller_logo on bookings (business_id, seller_logo) where seller_logo is not null;
create index bookings_request_contacts on bookings (end_time) where confirmed_at is null
  and customer_email <> 'removed@deleted.invalid';
create index bookings_agreed_contacts on bookings (end_time) where confirmed_at is not null
  and customer_email <> 'removed@deleted.invalid';
create index bookings_entered_by on bookings (entered_by) where entered_by is not null;
create index bookings_labeled on bookings (business_id, id desc) include (labels) where labels <> '{}'::character varying[];
create index bookings_hold_due on bookings (hold_due_at) where hold_due_at is not null;
create index bookings_held on bookings (user_id, held_until) where held_until is not null;
create index bookings_to_review on bookings (end_time) where status = 'confirmed' and user_id is not null
  and review_asked_at is null;
create index bookings_group on bookings (group_id) where group_id is not null;
create index bookings_accepted_by on bookings (accepted_by) where accepted_by is not null;

create table booking_fixed_services (
  id serial primary key,
  booking_id int not null,
  service_id int,
  name varchar(100) not null,
  description text,
  price numeric(14,2) not null,
  price_type varchar(20) not null,
  is_included boolean not null default true,
  amount numeric(14,2) not null,
  constraint booking_fixed_services_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person')),
  constraint booking_fixed_services_amounts_not_negative check (price >= 0 and amount >= 0),
  constraint booking_fixed_services_once unique (booking_id, service_id),
  constraint booking_fixed_services_booking_fkey foreign key (booking_id) references bookings(id) on delete cascade,
  constraint booking_fixed_services_service_fkey foreign key (service_id) references fixed_services(id) on delete set null
);
create index booking_fixed_services_service on booking_fixed_services (service_id) where service_id is not null;

create table booking_optional_services (
  id serial primary key,
  booking_id int not null,
  service_id int,
  name varchar(100) not null,
  description text,
  quantity int not null default 1,
  price numeric(14,2) not null,
  price_type varchar(20) not null,
  amount numeric(14,2) not null,
  constraint booking_optional_services_quantity check (quantity > 0),
  constraint booking_optional_services_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person')),
  constraint booking_optional_services_amounts_not_negative check (price >= 0 and amount >= 0),
  constraint booking_optional_services_once unique (booking_id, service_id),
  constraint booking_optional_services_booking_fkey foreign key (booking_id) references bookings(id) on delete cascade,
  constraint booking_optional_services_service_fkey foreign key (service_id) references optional_services(id) on delete set null
);
create index booking_optional_services_service on booking_optional_services (service_id) where service_id is not null;

create table booking_changes (
  id serial primary key,
  booking_id int not null,
  hall_id int,
  proposed_by varchar(10) not null,
  proposer_id int not null,
  status varchar(20) not null default 'open',
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null,
  old_terms jsonb not null,
  new_terms jsonb not null,
  price_reason varchar(200),
  expires_at timestamptz(3) not null,
  answered_by int,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  constraint booking_changes_proposed_by_known check (proposed_by in ('customer', 'owner')),
  constraint booking_changes_status_known check (status in ('open', 'accepted', 'refused', 'withdrawn', 'expired', 'dropped')),
  constraint booking_changes_period check (end_time > start_time and end_time <= (start_time + '24:00:00'::interval)),
  constraint booking_changes_end_complete check ((status = 'open') = (ended_at is null)),
  constraint booking_changes_booking_fkey foreign key (booking_id) references bookings(id) on delete cascade,
  constraint booking_changes_hall_fkey foreign key (hall_id) references halls(id) on delete set null,
  constraint booking_changes_proposer_fkey foreign key (proposer_id) references users(id) on delete restrict,
  constraint booking_changes_answered_by_fkey foreign key (answered_by) references users(id) on delete restrict
);
create unique index booking_changes_one_open on booking_changes (booking_id) where status = 'open';
create index booking_changes_booking on booking_changes (booking_id, id);
create index booking_changes_due on booking_changes (expires_at) where status = 'open';
create index booking_changes_hall on booking_changes (hall_id) where hall_id is not null;
create index booking_changes_proposer on booking_changes (proposer_id);
create index booking_changes_answered_by on booking_changes (answered_by) where answered_by is not null;

-- At commit, the functions of a group are confirmed together.
create function booking_groups_assert() returns trigger language plpgsql as $$
declare
  affected int := case tg_table_name when 'bookings' then (to_jsonb(new) ->> 'group_id')::int else new.id end;
begin
  if exists (
    select from booking_groups g
      join bookings b on b.group_id = g.id
      where g.id = affected and case g.status
        when 'waiting' then b.status = 'confirmed'
        when 'confirmed' then b.status = 'pending'
        else b.status <> 'cancelled' end)
  then
    raise exception 'the functions of a group are confirmed together'
      using errcode = 'check_violation', constraint = 'booking_groups_whole', table = 'booking_groups';
  end if;
  return null;
end $$;

create constraint trigger bookings_group_whole after insert or update of status,
  group_id on bookings deferrable initially deferred for each row
  when (new.group_id is not null) execute function booking_groups_assert();

create constraint trigger booking_groups_whole after update of status on booking_groups deferrable initially deferred
  for each row execute function booking_groups_assert();
