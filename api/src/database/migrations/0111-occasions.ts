import { Migration } from '@mikro-orm/migrations';

const OCCASIONS = ['mehndi', 'baraat', 'walima', 'nikah', 'engagement', 'birthday', 'corporate', 'other'];
const KNOWN = `occasion in (${OCCASIONS.map((name) => `'${name}'`).join(', ')})`;

/** Writers of enquiries lock these rows by their foreign keys. */
const LOCK = 'lock table enquiries, bookings in access exclusive mode';

/** Bookings and enquiries say what they are for (docs/decisions/0071-occasions.md). */
export class Occasions extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      alter table bookings add column occasion varchar(12),
        add constraint bookings_occasion_known check (${KNOWN}),
        add constraint bookings_occasion_single check (occasion is null or group_id is null)`);
    this.addSql(`
      alter table enquiries add column occasion varchar(12), add constraint enquiries_occasion_known check (${KNOWN})`);
    // Searches find the names of occasions beside the other words of a booking.
    this.addSql('create index bookings_occasion on bookings ((coalesce(occasion, function_name)), business_id)');
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('alter table bookings drop column occasion');
    this.addSql('alter table enquiries drop column occasion');
  }
}
