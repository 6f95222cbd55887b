-- Accounts, their sessions and second factors, and the security log.

create table users (
  id serial primary key,
  email varchar(255) not null,
  email_key text not null,
  username varchar(100) not null,
  username_key text not null,
  password varchar(255) not null,
  name varchar(255) not null,
  phone varchar(32),
  role varchar(20) not null default 'user',
  token_version int not null default 0,
  created_at timestamptz(3) not null default current_timestamp,
  deleted_at timestamptz(3),
  search_text text generated always as (' ' || search_form(name || ' ' || username || ' ' || email)) stored not null,
  sort_name text collate "C" generated always as (lower(name)) stored not null,
  search_name text generated always as (' ' || search_form(name)) stored not null,
  email_confirmed_at timestamptz(3),
  suspended_at timestamptz(3),
  suspension_reason text,
  terms_version varchar(20),
  terms_accepted_at timestamptz(3),
  locale varchar(8),
  constraint users_role_known check (role in ('user', 'business', 'admin', 'moderator')),
  constraint users_email_unique unique (email_key),
  constraint users_username_unique unique (username_key),
  constraint users_terms_complete check ((terms_version is null) = (terms_accepted_at is null)),
  constraint users_suspension_complete check ((suspended_at is null) = (suspension_reason is null)),
  constraint users_locale_check check (locale in ('en', 'ur'))
);
-- One number belongs to one account, however it is punctuated.
create unique index users_phone_unique on users (regexp_replace(phone::text, '[^0-9]', '', 'g')) where phone is not null
  and deleted_at is null;
create index users_listing on users (created_at desc, id desc) where deleted_at is null;
create index users_search on users using gin (search_text gin_trgm_ops) with (gin_pending_list_limit='64');
create index users_role on users (role, created_at desc, id desc) where deleted_at is null;
create index users_created on users (created_at);
create index users_by_name on users (sort_name, id) where deleted_at is null;
create index users_role_by_name on users (role, sort_name, id) where deleted_at is null;
create index users_search_name on users using gin (search_name gin_trgm_ops) with (gin_pending_list_limit='64');
create index users_gone on users (created_at) where deleted_at is not null;

create table sessions (
  id serial primary key,
  user_id int not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  signed_in_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  device varchar(100),
  address varchar(64),
  family_hash varchar(64),
  renewal_hash varchar(64),
  ended_at timestamptz(3),
  end_reason varchar(20),
  place varchar(190),
  constraint sessions_renewal_complete check ((family_hash is null) = (renewal_hash is null)),
  constraint sessions_end_complete check ((ended_at is null) = (end_reason is null)),
  constraint sessions_family_unique unique (family_hash),
  constraint sessions_user_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint sessions_end_reason_known
    check (end_reason in ('signed_out', 'ended', 'renewal_reused', 'password_changed', 'password_reset', 'role_changed',
      'account_deleted', 'account_suspended'))
);
create index sessions_user on sessions (user_id, last_used_at desc, id desc);
create index sessions_expiry on sessions (least(expires_at, ended_at));

create table account_links (
  id serial primary key,
  user_id int not null,
  purpose varchar(20) not null,
  email varchar(255) not null,
  token_hash varchar(64) not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint account_links_purpose_known check (purpose in ('confirm_email', 'change_email', 'reset_password')),
  constraint account_links_period check (expires_at > created_at),
  constraint account_links_token_unique unique (token_hash),
  constraint account_links_user_fkey foreign key (user_id) references users(id) on delete cascade
);
create unique index account_links_one_open on account_links (user_id, purpose) where used_at is null;
create index account_links_user on account_links (user_id);
create index account_links_expiry on account_links (expires_at);

create table authenticator_apps (
  id serial primary key,
  user_id int not null,
  secret varchar(255) not null,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  last_step int,
  constraint authenticator_apps_user_unique unique (user_id),
  constraint authenticator_apps_user_fkey foreign key (user_id) references users(id) on delete cascade
);

create table recovery_codes (
  id serial primary key,
  user_id int not null,
  code_hash varchar(64) not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint recovery_codes_code_unique unique (user_id, code_hash),
  constraint recovery_codes_user_fkey foreign key (user_id) references users(id) on delete cascade
);

create table passkeys (
  id serial primary key,
  user_id int not null,
  name varchar(100) not null,
  credential_id varchar(1400) not null,
  public_key text not null,
  counter bigint not null,
  transports varchar(200) not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint passkeys_counter_positive check (counter >= 0),
  constraint passkeys_credential_unique unique (credential_id),
  constraint passkeys_user_fkey foreign key (user_id) references users(id) on delete cascade
);
create index passkeys_user on passkeys (user_id);

create table passkey_challenges (
  id serial primary key,
  user_id int,
  purpose varchar(20) not null,
  challenge_hash varchar(64) not null,
  expires_at timestamptz(3) not null,
  constraint passkey_challenges_purpose_known check (purpose in ('register', 'sign_in', 'reauthenticate')),
  constraint passkey_challenges_user_given check ((user_id is null) = (purpose = 'sign_in')),
  constraint passkey_challenges_challenge_unique unique (challenge_hash),
  constraint passkey_challenges_user_fkey foreign key (user_id) references users(id) on delete cascade
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

create table security_events (
  id serial primary key,
  kind varchar(40) not null,
  account_id int,
  session_id int,
  address varchar(64),
  device varchar(100),
  details jsonb,
  at timestamptz(3) not null,
  actor_id int,
  constraint security_events_account_fkey foreign key (account_id) references users(id) on delete restrict,
  constraint security_events_actor_fkey foreign key (actor_id) references users(id) on delete restrict
);
create index security_events_listing on security_events (at desc, id desc);
create index security_events_kind on security_events (kind, at desc, id desc);
create index security_events_account on security_events (account_id, at desc, id desc) where account_id is not null;
create index security_events_actor on security_events (actor_id, at desc, id desc) where actor_id is not null;
create unique index security_events_one_read on security_events (actor_id, coalesce(account_id, 0), (details ->> 'data'),
  coalesce(details ->> 'bookingId', ''), date_trunc('hour', (at at time zone 'UTC'))) where kind = 'personal_data_read';

create table security_alarms (
  id serial primary key,
  kind varchar(40) not null,
  count int not null,
  account_id int,
  address varchar(64),
  last_event_id int not null,
  raised_at timestamptz(3) not null,
  constraint security_alarms_count_positive check (count > 0),
  constraint security_alarms_account_fkey foreign key (account_id) references users(id) on delete cascade
);
create index security_alarms_kind on security_alarms (kind, id desc);
create index security_alarms_listing on security_alarms (raised_at desc, id desc);
create index security_alarms_account on security_alarms (account_id) where account_id is not null;

-- Counted by rate-limiter-flexible, which names the columns. Unlogged: losing it in a crash costs nothing.
create unlogged table attempts (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
create index attempts_expire on attempts (expire);

-- The log is append-only; only the account that an entry speaks of may be forgotten.
create function security_events_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('mehfil.delete_old_security_events', true) = 'on' then
    return old;
  end if;
  raise exception 'the security log is only ever added to'
    using errcode = 'check_violation', constraint = 'security_events_append_only', table = 'security_events';
end $$;

create trigger security_events_append_only before delete or update on security_events
  for each row execute function security_events_refuse_change();
