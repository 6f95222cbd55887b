import { Migration } from '@mikro-orm/migrations';
import { setKnownValues } from './known-values.js';

const SCOPES = ['read', 'bookings', 'halls', 'payments'];
const EVENTS = [
  'booking.requested',
  'booking.confirmed',
  'booking.cancelled',
  'booking.hold_ended',
  'booking.changed',
  'review.written',
  'payment.recorded',
];

/** What the foreign keys name, in the order in which requests join it: locked one by one, they deadlock with reads. */
const LOCK = 'lock table bookings, users in access exclusive mode';

/** Threads of bookings with their messages and read marks (docs/decisions/0063-threads.md). */
export class Threads extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(setKnownValues('api_keys', 'api_keys_scopes_known', 'scopes', [...SCOPES, 'messages']));
    this.addSql(setKnownValues('webhooks', 'webhooks_events_known', 'events', [...EVENTS, 'message.sent']));
    // A thread of its own table, so that one may belong to something else than a booking.
    this.addSql(`
      create table threads (
        id serial primary key,
        booking_id int not null,
        last_sequence int not null default 0,
        mail_due_at timestamptz(3),
        created_at timestamptz(3) not null default current_timestamp,
        constraint threads_booking_fkey foreign key (booking_id) references bookings(id) on delete cascade,
        constraint threads_booking_once unique (booking_id)
      )`);
    this.addSql('create index threads_mail_due on threads (mail_due_at) where mail_due_at is not null');
    this.addSql(`
      create table messages (
        id serial primary key,
        thread_id int not null,
        sequence int not null,
        sender_id int not null,
        side varchar(10) not null,
        text varchar(4000),
        client_id varchar(200),
        created_at timestamptz(3) not null default current_timestamp,
        deleted_at timestamptz(3),
        constraint messages_side_known check (side in ('customer', 'business')),
        constraint messages_deleted_has_no_text check ((text is null) = (deleted_at is not null)),
        constraint messages_thread_fkey foreign key (thread_id) references threads(id) on delete cascade,
        constraint messages_sender_fkey foreign key (sender_id) references users(id) on delete restrict,
        -- Serves the pages of a thread as well.
        constraint messages_sequence unique (thread_id, sequence),
        constraint messages_client_id unique (thread_id, sender_id, client_id)
      )`);
    this.addSql('create index messages_sender on messages (sender_id)');
    this.addSql(`
      create table thread_reads (
        thread_id int not null,
        user_id int not null,
        side varchar(10) not null,
        read_to int not null default 0,
        mailed_to int not null default 0,
        primary key (thread_id, user_id),
        constraint thread_reads_side_known check (side in ('customer', 'business')),
        constraint thread_reads_thread_fkey foreign key (thread_id) references threads(id) on delete cascade,
        constraint thread_reads_user_fkey foreign key (user_id) references users(id) on delete cascade
      )`);
    this.addSql('create index thread_reads_user on thread_reads (user_id)');
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop table thread_reads');
    this.addSql('drop table messages');
    this.addSql('drop table threads');
    this.addSql(`update webhooks set events = array_remove(events, 'message.sent')`);
    this.addSql(setKnownValues('webhooks', 'webhooks_events_known', 'events', EVENTS));
    this.addSql(`update api_keys set scopes = array_remove(scopes, 'messages')`);
    this.addSql(setKnownValues('api_keys', 'api_keys_scopes_known', 'scopes', SCOPES));
  }
}
