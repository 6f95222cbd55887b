import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, removeKnownValues } from './known-values.js';

/** What changes, in the order in which requests join it. */
const LOCK = 'lock table bookings, businesses, notifications in access exclusive mode';

const KIND = 'guests_changed';

/** Until when customers set the final number of guests without asking (docs/decisions/0088-final-guests.md). */
export class FinalGuests extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      alter table businesses add column final_guests_days int not null default 3,
        add constraint businesses_final_guests_days_range check (final_guests_days >= 0 and final_guests_days <= 365)`);
    // An older server next to this one writes neither: its bookings have the default.
    this.addSql(`
      alter table bookings add column final_guests_days int not null default 3, add column agreed_guests int,
        add constraint bookings_agreed_guests_positive check (agreed_guests > 0)`);
    this.addSql(addKnownValues('notifications', 'notifications_kind_known', [KIND]));
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql(`delete from notifications where kind = '${KIND}'`);
    this.addSql(removeKnownValues('notifications', 'notifications_kind_known', [KIND]));
    this.addSql('alter table bookings drop column final_guests_days, drop column agreed_guests');
    this.addSql('alter table businesses drop column final_guests_days');
  }
}
