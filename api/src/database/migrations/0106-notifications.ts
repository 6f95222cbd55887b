import { Migration } from '@mikro-orm/migrations';

/** What the foreign keys name, in the order in which requests join it. */
const LOCK = 'lock table bookings, businesses, users in access exclusive mode';

const KINDS = [
  'booking_requested',
  'booking_accepted',
  'booking_confirmed',
  'booking_declined',
  'booking_cancelled',
  'change_proposed',
  'booking_changed',
  'change_refused',
  'change_withdrawn',
  'change_expired',
  'message_received',
  'proof_sent',
  'proof_accepted',
  'proof_rejected',
  'application_received',
];

/** Notifications in the app (docs/decisions/0066-notifications.md). */
export class Notifications extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      create table notifications (
        id serial primary key,
        user_id int not null,
        audience varchar(10) not null,
        kind varchar(30) not null,
        event_key varchar(60) not null,
        booking_id int,
        business_id int,
        created_at timestamptz(3) not null default current_timestamp,
        read_at timestamptz(3),
        constraint notifications_audience_known check (audience in ('customer', 'business', 'staff')),
        constraint notifications_kind_known check (kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')})),
        constraint notifications_one_subject check (num_nonnulls(booking_id, business_id) = 1),
        constraint notifications_user_fkey foreign key (user_id) references users(id) on delete cascade,
        constraint notifications_booking_fkey foreign key (booking_id) references bookings(id) on delete cascade,
        constraint notifications_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
        constraint notifications_once unique (user_id, event_key)
      )`);
    this.addSql('create index notifications_listed on notifications (user_id, created_at desc, id desc)');
    this.addSql('create index notifications_unread on notifications (user_id) where read_at is null');
    this.addSql('create index notifications_booking on notifications (booking_id)');
    this.addSql('create index notifications_business on notifications (business_id) where business_id is not null');
    this.addSql('create index notifications_created on notifications (created_at)');
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop table notifications');
  }
}
