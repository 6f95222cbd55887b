import { Migration } from '@mikro-orm/migrations';
import { setKnownValue, setKnownValues } from './known-values.js';

/** What is changed and what the foreign key names, in the order in which requests join it. */
const LOCK = 'lock table bookings, notifications, webhooks, businesses in access exclusive mode';

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
const OF_REMINDERS = ['payment_due', 'payment_overdue'];
const EVENTS = [
  'booking.requested',
  'booking.confirmed',
  'booking.cancelled',
  'booking.hold_ended',
  'booking.changed',
  'review.written',
  'payment.recorded',
  'message.sent',
];

const setKinds = (kinds: readonly string[]): string =>
  setKnownValue('notifications', 'notifications_kind_known', 'kind', kinds);
const setEvents = (events: readonly string[]): string =>
  setKnownValues('webhooks', 'webhooks_events_known', 'events', events);

/** Customers are reminded of payments, each time once (docs/decisions/0072-books.md). */
export class PaymentReminders extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql('alter table businesses add column payment_reminders boolean not null default true');
    this.addSql(`
      create table payment_reminders (
        booking_id int not null,
        due_on date not null,
        kind varchar(20) not null,
        created_at timestamptz(3) not null,
        constraint payment_reminders_pkey primary key (booking_id, due_on, kind),
        constraint payment_reminders_kind_known check (kind in ('due_soon', 'overdue', 'still_overdue')),
        constraint payment_reminders_booking_fkey foreign key (booking_id) references bookings(id) on delete cascade
      )`);
    // The hourly job looks at what comes and has just been.
    this.addSql(`create index bookings_reminded on bookings (start_time) where status = 'confirmed'`);
    this.addSql(setKinds([...KINDS, ...OF_REMINDERS]));
    this.addSql(setEvents([...EVENTS, 'payment.overdue']));
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql(`update webhooks set events = array_remove(events, 'payment.overdue')`);
    this.addSql(setEvents(EVENTS));
    this.addSql(`delete from notifications where kind in ('payment_due', 'payment_overdue')`);
    this.addSql(setKinds(KINDS));
    this.addSql('drop index bookings_reminded');
    this.addSql('drop table payment_reminders');
    this.addSql('alter table businesses drop column payment_reminders');
  }
}
