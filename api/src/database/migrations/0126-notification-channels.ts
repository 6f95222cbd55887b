import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, quote, removeKnownValues } from './known-values.js';

/** What is rewritten. */
const LOCK_REWRITTEN = 'lock table notifications in access exclusive mode';
/** What the foreign keys name; requests may go on reading it. After the other, as requests join them. */
const LOCK_NAMED = 'lock table sessions, users in share row exclusive mode';
/** What changes and what the foreign keys named, in the order in which requests join them. */
const LOCK_ALL = 'lock table notifications, sessions, users in access exclusive mode';

const KINDS = ['booking_soon', 'review_requested'];

const GROUPS = `array['bookings', 'messages', 'visits', 'payments', 'reminders', 'applications']`;
const TIME = `'^([01][0-9]|2[0-3]):[0-5][0-9]$'`;

/** Settings of mails and push notifications, and the browsers that are pushed to (docs/decisions/0066-notifications.md). */
export class NotificationChannels extends Migration {
  override up(): void {
    this.addSql(LOCK_REWRITTEN);
    this.addSql(LOCK_NAMED);
    this.addSql('alter table notifications add column pushed_at timestamptz(3)');
    this.addSql(addKnownValues('notifications', 'notifications_kind_known', KINDS));
    this.addSql(`
      create table notification_settings (
        user_id int primary key,
        mail_off text[] not null default '{}',
        push_off text[] not null default '{}',
        quiet_from varchar(5),
        quiet_until varchar(5),
        time_zone varchar(64),
        updated_at timestamptz(3) not null default current_timestamp,
        constraint notification_settings_groups_known check (mail_off <@ ${GROUPS} and push_off <@ ${GROUPS}),
        constraint notification_settings_quiet_complete check (num_nonnulls(quiet_from, quiet_until, time_zone) in (0, 3)),
        constraint notification_settings_quiet_times
          check (quiet_from ~ ${TIME} and quiet_until ~ ${TIME} and quiet_from <> quiet_until),
        constraint notification_settings_user_fkey foreign key (user_id) references users(id) on delete cascade
      )`);
    this.addSql(`
      create table push_subscriptions (
        session_id int primary key,
        user_id int not null,
        endpoint varchar(1000) not null,
        p256dh varchar(100) not null,
        auth varchar(100) not null,
        server_key varchar(100) not null,
        created_at timestamptz(3) not null default current_timestamp,
        last_success_at timestamptz(3),
        failures int not null default 0,
        failing_since timestamptz(3),
        constraint push_subscriptions_endpoint_unique unique (endpoint),
        constraint push_subscriptions_session_fkey foreign key (session_id) references sessions(id) on delete cascade,
        constraint push_subscriptions_user_fkey foreign key (user_id) references users(id) on delete cascade
      )`);
    this.addSql('create index push_subscriptions_user on push_subscriptions (user_id, created_at)');
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    this.addSql(`delete from notifications where kind in (${quote(KINDS)})`);
    this.addSql(removeKnownValues('notifications', 'notifications_kind_known', KINDS));
    this.addSql('drop table push_subscriptions');
    this.addSql('drop table notification_settings');
    this.addSql('alter table notifications drop column pushed_at');
  }
}
