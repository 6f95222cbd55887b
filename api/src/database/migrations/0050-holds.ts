import { Migration } from '@mikro-orm/migrations';

/** For how long requests hold their time, and until when a request does (docs/decisions/0029-holds-and-waiting-lists.md). */
export class Holds extends Migration {
  override up(): void {
    this.addSql(`
      alter table businesses add column hold_hours int not null default 0,
        add constraint businesses_hold_hours_range check (hold_hours between 0 and 336)`);
    this.addSql(`
      alter table bookings add column held_until timestamptz(3), add column hold_due_at timestamptz(3),
        add constraint bookings_hold_complete check (
          (held_until is null or user_id is not null) and (hold_due_at is null or (held_until is not null and hold_due_at <= held_until)))`);
    this.addSql('create index bookings_hold_due on bookings (hold_due_at) where hold_due_at is not null');
    this.addSql(webhookEventsKnown(`${EVENTS}, 'booking.hold_ended'`));
    this.addSql('create index bookings_held on bookings (user_id, held_until) where held_until is not null');
  }

  override down(): void {
    this.addSql(`update webhooks set events = array_remove(events, 'booking.hold_ended')`);
    this.addSql(webhookEventsKnown(EVENTS));
    this.addSql(`delete from occupancies where kind = 'hold'`);
    this.addSql('alter table bookings drop column held_until, drop column hold_due_at');
    this.addSql('alter table businesses drop column hold_hours');
  }
}

const EVENTS = `'booking.requested', 'booking.confirmed', 'booking.cancelled', 'review.written'`;

function webhookEventsKnown(events: string): string {
  return `alter table webhooks drop constraint webhooks_events_known,
    add constraint webhooks_events_known check (events <@ array[${events}])`;
}
