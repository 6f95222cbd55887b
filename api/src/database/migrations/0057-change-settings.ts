import { Migration } from '@mikro-orm/migrations';

/** Until when customers may ask for changes of their bookings, and the webhook event of changes. */
export class ChangeSettings extends Migration {
  override up(): void {
    this.addSql(`
      alter table businesses add column change_days int not null default 7,
        add constraint businesses_change_days_range check (change_days between 0 and 365)`);
    this.addSql(webhookEventsKnown(`${EVENTS}, 'booking.changed'`));
  }

  override down(): void {
    this.addSql(`update webhooks set events = array_remove(events, 'booking.changed')`);
    this.addSql(webhookEventsKnown(EVENTS));
    this.addSql('alter table businesses drop column change_days');
  }
}

const EVENTS = `'booking.requested', 'booking.confirmed', 'booking.cancelled', 'booking.hold_ended', 'review.written'`;

function webhookEventsKnown(events: string): string {
  return `alter table webhooks drop constraint webhooks_events_known,
    add constraint webhooks_events_known check (events <@ array[${events}])`;
}
