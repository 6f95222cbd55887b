import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, removeKnownValues } from './known-values.js';

/** What changes, in the order in which reads of notifications join it. */
const LOCK = 'lock table notifications, enquiries in access exclusive mode';

const KIND = 'enquiry_follow_up';

/** Enquiries as work: lost ones and follow-up days (docs/decisions/0080-enquiries-as-work.md). */
export class EnquiryWork extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      alter table enquiries
        add column lost_at timestamptz(3),
        add column lost_reason varchar(20),
        add column lost_note varchar(300),
        add column follow_up_on date,
        add column followed_up_at timestamptz(3),
        add constraint enquiries_lost_reason_known
          check (lost_reason in ('price', 'date_taken', 'found_elsewhere', 'no_answer', 'other')),
        add constraint enquiries_lost_whole check ((lost_at is null) = (lost_reason is null)),
        add constraint enquiries_lost_note_whole check (lost_note is null or lost_at is not null)`);
    // The hourly job looks at days that have come.
    this.addSql(`
      create index enquiries_follow_up on enquiries (follow_up_on)
        where follow_up_on is not null and followed_up_at is null`);
    this.addSql(addKnownValues('notifications', 'notifications_kind_known', [KIND]));
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql(`delete from notifications where kind = '${KIND}'`);
    this.addSql(removeKnownValues('notifications', 'notifications_kind_known', [KIND]));
    this.addSql('drop index enquiries_follow_up');
    this.addSql(`
      alter table enquiries drop column lost_at, drop column lost_reason, drop column lost_note,
        drop column follow_up_on, drop column followed_up_at`);
  }
}
