-- Other programs: keys with which they act, and addresses that are told of news (docs/decisions/0011-integrations.md).

create table api_keys (
  id serial primary key,
  business_id int not null,
  name varchar(100) not null,
  key_hash varchar(64) not null,
  prefix varchar(16) not null,
  scopes text[] not null default '{}',
  created_by int not null,
  created_at timestamptz(3) not null default current_timestamp,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  expires_at timestamptz(3),
  constraint api_keys_scopes_known check (scopes <@ array['read', 'bookings', 'halls']),
  constraint api_keys_hash_unique unique (key_hash),
  constraint api_keys_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
  constraint api_keys_created_by_fkey foreign key (created_by) references users(id) on delete restrict
);
create index api_keys_business on api_keys (business_id, id);

create table webhooks (
  id serial primary key,
  business_id int not null,
  url varchar(500) not null,
  secret varchar(100) not null,
  events text[] not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz(3) not null default current_timestamp,
  failures int not null default 0,
  failing_since timestamptz(3),
  disabled_at timestamptz(3),
  paused_until timestamptz(3),
  constraint webhooks_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
  constraint webhooks_failing_complete check ((failures = 0) = (failing_since is null)),
  constraint webhooks_disabled_is_off check (disabled_at is null or not is_active),
  constraint webhooks_paused_is_failing check (paused_until is null or failures > 0),
  constraint webhooks_events_known
    check (events <@ array['booking.requested', 'booking.confirmed', 'booking.cancelled', 'booking.hold_ended', 'review.written',
      'booking.changed'])
);
create index webhooks_business on webhooks (business_id, id);

create table webhook_deliveries (
  id serial primary key,
  webhook_id int not null,
  event varchar(50) not null,
  payload text not null,
  status varchar(20) not null default 'waiting',
  attempts int not null default 0,
  response_status int,
  last_error text,
  created_at timestamptz(3) not null default current_timestamp,
  next_attempt_at timestamptz(3),
  delivered_at timestamptz(3),
  event_id varchar(40) not null,
  duration_ms int,
  response_text text,
  attempted_at timestamptz(3),
  constraint webhook_deliveries_status_known check (status in ('waiting', 'delivered', 'failed')),
  constraint webhook_deliveries_delivered_complete check (status <> 'delivered' or delivered_at is not null),
  constraint webhook_deliveries_webhook_fkey foreign key (webhook_id) references webhooks(id) on delete cascade
);
create index webhook_deliveries_log on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at, id) where status = 'waiting';
create index webhook_deliveries_age on webhook_deliveries (created_at);
