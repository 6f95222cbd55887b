import { Migration } from '@mikro-orm/migrations';

/** Other programs: keys with which they act, and addresses that are told of news. */
export class Integrations extends Migration {
  override up(): void {
    this.addSql(`
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
        constraint api_keys_business_fkey foreign key (business_id) references businesses (id) on delete cascade,
        constraint api_keys_created_by_fkey foreign key (created_by) references users (id) on delete restrict,
        constraint api_keys_hash_unique unique (key_hash),
        constraint api_keys_scopes_known check (scopes <@ array['read', 'bookings', 'halls'])
      )`);
    this.addSql('create index api_keys_business on api_keys (business_id, id)');
    this.addSql(`
      create table webhooks (
        id serial primary key,
        business_id int not null,
        url varchar(500) not null,
        secret varchar(100) not null,
        events text[] not null default '{}',
        is_active boolean not null default true,
        created_at timestamptz(3) not null default current_timestamp,
        constraint webhooks_business_fkey foreign key (business_id) references businesses (id) on delete cascade,
        constraint webhooks_events_known check (
          events <@ array['booking.requested', 'booking.confirmed', 'booking.cancelled', 'review.written'])
      )`);
    this.addSql('create index webhooks_business on webhooks (business_id, id)');
    this.addSql(`
      create table webhook_deliveries (
        id serial primary key,
        webhook_id int not null,
        event varchar(50) not null,
        payload jsonb not null,
        status varchar(20) not null default 'waiting',
        attempts int not null default 0,
        response_status int,
        last_error text,
        created_at timestamptz(3) not null default current_timestamp,
        next_attempt_at timestamptz(3),
        delivered_at timestamptz(3),
        constraint webhook_deliveries_webhook_fkey foreign key (webhook_id) references webhooks (id) on delete cascade,
        constraint webhook_deliveries_status_known check (status in ('waiting', 'delivered', 'failed')),
        constraint webhook_deliveries_delivered_complete check (status <> 'delivered' or delivered_at is not null)
      )`);
    this.addSql('create index webhook_deliveries_log on webhook_deliveries (webhook_id, id desc)');
    this.addSql(`
      create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at, id) where status = 'waiting'`);
  }

  override down(): void {
    this.addSql('drop table webhook_deliveries');
    this.addSql('drop table webhooks');
    this.addSql('drop table api_keys');
  }
}
