import { Migration } from '@mikro-orm/migrations';

/** What keeps the platform running: maintenance, mail, files, the audit log, signs of life, exchange rates. */
export class Platform extends Migration {
  override up(): void {
    this.addSql(`
      create table maintenance_mode (
        id serial primary key,
        is_enabled boolean not null default false,
        start_time timestamptz(3),
        end_time timestamptz(3),
        message text not null,
        created_by int,
        created_at timestamptz(3) not null default current_timestamp,
        updated_at timestamptz(3) not null default current_timestamp,
        constraint maintenance_mode_created_by_fkey foreign key (created_by) references users (id) on delete restrict,
        constraint maintenance_mode_period check (end_time > start_time)
      )`);
    this.addSql('create unique index maintenance_mode_one_enabled on maintenance_mode (is_enabled) where is_enabled');
    this.audit();
    this.mailAndFiles();
    this.addSql(`
      create table heartbeats (
        server_id varchar(64) primary key,
        started_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null,
        constraint heartbeats_order check (last_seen_at >= started_at)
      )`);
    this.addSql('create index heartbeats_started on heartbeats (started_at)');
    this.addSql(`
      create table exchange_rates (
        id serial primary key,
        base varchar(3) not null,
        currency varchar(3) not null,
        rate numeric(20,10) not null,
        day date not null,
        source varchar(100) not null,
        fetched_at timestamptz(3) not null default current_timestamp,
        constraint exchange_rates_unique unique (base, currency, day),
        constraint exchange_rates_rate_positive check (rate > 0)
      )`);
  }

  private audit(): void {
    this.addSql(`
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
        constraint audit_events_actor_fkey foreign key (actor_id) references users (id) on delete restrict
      )`);
    this.addSql('create index audit_events_listing on audit_events (at desc, id desc)');
    this.addSql('create index audit_events_subject on audit_events (subject_type, subject_id, at desc)');
    this.addSql('create index audit_events_actor on audit_events (actor_id, at desc) where actor_id is not null');
    this.addSql('create index audit_events_action on audit_events (action, at desc)');
    this.addSql(`
      create function audit_events_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is only ever added to'
          using errcode = 'check_violation', constraint = 'audit_events_append_only', table = 'audit_events';
      end $$`);
    this.addSql(`
      create trigger audit_events_append_only before update or delete on audit_events
        for each row execute function audit_events_refuse_change()`);
  }

  private mailAndFiles(): void {
    this.addSql(`
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
        constraint outbox_mails_dedupe_unique unique (dedupe_key),
        constraint outbox_mails_status_known check (status in ('waiting', 'sent', 'failed', 'kept', 'demo')),
        constraint outbox_mails_attempts_not_negative check (attempts >= 0),
        constraint outbox_mails_sent_complete check (status <> 'sent' or sent_at is not null)
      )`);
    this.addSql(`create index outbox_mails_waiting on outbox_mails (created_at, id) where status = 'waiting'`);
    this.addSql('create index outbox_mails_listing on outbox_mails (created_at desc, id desc)');
    this.addSql('create index outbox_mails_status on outbox_mails (status, created_at desc, id desc)');

    this.addSql(`
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
        constraint stored_files_owner_fkey foreign key (owner_id) references users (id) on delete restrict,
        constraint stored_files_key_unique unique (storage_key),
        constraint stored_files_kind_known check (kind in ('image', 'document')),
        constraint stored_files_size_not_negative check (size >= 0),
        constraint stored_files_pixels check ((width is null) = (height is null) and width > 0 and height > 0)
      )`);
    this.addSql('create index stored_files_orphans on stored_files (created_at) where claimed_by is null');
    this.addSql('create index stored_files_owner on stored_files (owner_id, id)');
    this.addSql('create index stored_files_claim on stored_files (claimed_by) where claimed_by is not null');
  }

  override down(): void {
    for (const table of [
      'exchange_rates',
      'heartbeats',
      'stored_files',
      'outbox_mails',
      'audit_events',
      'maintenance_mode',
    ]) {
      this.addSql(`drop table ${table}`);
    }
    this.addSql('drop function audit_events_refuse_change()');
  }
}
