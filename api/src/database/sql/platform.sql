-- What keeps the platform running: the audit log, maintenance, mail, files, signs of life.

create table audit_events (
  id serial primary key,
  actor_id int,
  action varchar(60) not null,
  subject_type varchar(40) not null,
  subject_id varchar(100),
  before jsonb,
  after jsonb,
  at timestamptz(3) not null,
  address varchar(64),
  business_id int,
  constraint audit_events_actor_fkey foreign key (actor_id) references users(id) on delete restrict
);
create index audit_events_listing on audit_events (at desc, id desc);
create index audit_events_action on audit_events (action, at desc);
create index audit_events_actor on audit_events (actor_id, at desc, id desc) where actor_id is not null;
create index audit_events_subject on audit_events (subject_type, subject_id, at desc, id desc);
create index audit_events_kind on audit_events (subject_type, at desc, id desc);
create index audit_events_business on audit_events (business_id, at desc, id desc) where business_id is not null;

create table maintenance_mode (
  id serial primary key,
  is_enabled boolean not null default false,
  start_time timestamptz(3),
  end_time timestamptz(3),
  message text not null,
  created_by int,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  constraint maintenance_mode_period check (end_time > start_time),
  constraint maintenance_mode_created_by_fkey foreign key (created_by) references users(id) on delete restrict
);
create unique index maintenance_mode_one_enabled on maintenance_mode (is_enabled) where is_enabled;

create table outbox_mails (
  id serial primary key,
  to_address varchar(255) not null,
  subject varchar(255) not null,
  text text not null,
  html text not null,
  kind varchar(50) not null,
  status varchar(20) not null default 'waiting',
  attempts int not null default 0,
  last_error text,
  dedupe_key varchar(200),
  created_at timestamptz(3) not null default current_timestamp,
  sent_at timestamptz(3),
  last_attempt_at timestamptz(3),
  search_text text generated always as (' ' || search_form(to_address || ' ' || subject)) stored not null,
  former_account_id int,
  constraint outbox_mails_status_known check (status in ('waiting', 'sent', 'failed', 'kept', 'demo')),
  constraint outbox_mails_attempts_not_negative check (attempts >= 0),
  constraint outbox_mails_sent_complete check (status <> 'sent' or sent_at is not null),
  constraint outbox_mails_dedupe_unique unique (dedupe_key),
  constraint outbox_mails_former_account_fkey foreign key (former_account_id) references users(id) on delete restrict
);
create index outbox_mails_waiting on outbox_mails (created_at, id) where status = 'waiting';
create index outbox_mails_listing on outbox_mails (created_at desc, id desc);
create index outbox_mails_status on outbox_mails (status, created_at desc, id desc);
create index outbox_mails_search on outbox_mails using gin (search_text gin_trgm_ops) with (gin_pending_list_limit='64');
create index outbox_mails_kind on outbox_mails (kind, created_at desc, id desc);
create index outbox_mails_former_account on outbox_mails (former_account_id) where former_account_id is not null;
create index outbox_mails_to_address on outbox_mails (to_address);

create table stored_files (
  id serial primary key,
  owner_id int,
  kind varchar(20) not null,
  storage_key varchar(200) not null,
  mime varchar(100) not null,
  size int not null,
  width int,
  height int,
  original_name varchar(255),
  claimed_by varchar(100),
  created_at timestamptz(3) not null default current_timestamp,
  sizes_made_at timestamptz(3),
  sizes_bytes int not null default 0,
  constraint stored_files_kind_known check (kind in ('image', 'document')),
  constraint stored_files_size_not_negative check (size >= 0),
  constraint stored_files_pixels check ((width is null) = (height is null) and width > 0 and height > 0),
  constraint stored_files_key_unique unique (storage_key),
  constraint stored_files_owner_fkey foreign key (owner_id) references users(id) on delete restrict,
  constraint stored_files_sizes_bytes_not_negative check (sizes_bytes >= 0)
);
create index stored_files_orphans on stored_files (created_at) where claimed_by is null;
create index stored_files_owner on stored_files (owner_id, id);
create index stored_files_claim on stored_files (claimed_by) where claimed_by is not null;
create index stored_files_without_sizes on stored_files (id) where kind = 'image' and sizes_made_at is null;

create table heartbeats (
  server_id varchar(64) primary key,
  started_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  job_pool text,
  constraint heartbeats_order check (last_seen_at >= started_at)
);
create index heartbeats_started on heartbeats (started_at);

create table idempotency_keys (
  id serial primary key,
  user_id int not null,
  operation varchar(50) not null,
  key varchar(200) not null,
  request_hash varchar(64) not null,
  response_ref varchar(100),
  created_at timestamptz(3) not null default current_timestamp,
  constraint idempotency_keys_unique unique (user_id, operation, key),
  constraint idempotency_keys_user_fkey foreign key (user_id) references users(id) on delete cascade
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- The log is append-only.
create function audit_events_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to'
    using errcode = 'check_violation', constraint = 'audit_events_append_only', table = 'audit_events';
end $$;

create trigger audit_events_append_only before delete or update on audit_events
  for each row execute function audit_events_refuse_change();
