import { Migration } from '@mikro-orm/migrations';

/** Reads of bookings of guests without an account are told apart by booking (docs/decisions/0019-personal-data.md). */
export class GuestReads extends Migration {
  override up(): void {
    this.addSql('drop index security_events_one_read');
    this.addSql(oneRead(`(details ->> 'data'), coalesce(details ->> 'bookingId', '')`));
  }

  /** Not while one hour has the reads of several guests: the log is only ever added to. */
  override down(): void {
    this.addSql('drop index security_events_one_read');
    this.addSql(oneRead(`(details ->> 'data')`));
  }
}

function oneRead(what: string): string {
  return `
    create unique index security_events_one_read on security_events
      (actor_id, coalesce(account_id, 0), ${what}, date_trunc('hour', at at time zone 'UTC'))
      where kind = 'personal_data_read'`;
}
