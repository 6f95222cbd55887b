import { Migration } from '@mikro-orm/migrations';
import { setKnownValues } from './known-values.js';

const EVENTS = [
  'booking.requested',
  'booking.confirmed',
  'booking.cancelled',
  'booking.hold_ended',
  'booking.changed',
  'review.written',
  'payment.recorded',
  'message.sent',
  'payment.overdue',
];

const setEvents = (events: readonly string[]): string =>
  setKnownValues('webhooks', 'webhooks_events_known', 'events', events);

/** Webhooks hear of new enquiries (docs/decisions/0067-enquiries.md). */
export class EnquiryEvents extends Migration {
  override up(): void {
    this.addSql(setEvents([...EVENTS, 'enquiry.created']));
  }

  override down(): void {
    this.addSql(`update webhooks set events = array_remove(events, 'enquiry.created')`);
    this.addSql(setEvents(EVENTS));
  }
}
