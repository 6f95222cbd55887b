import { Migration } from '@mikro-orm/migrations';

/** Finds the mails about a booking by their keys (docs/decisions/0057-booking-page.md). */
export class BookingPage extends Migration {
  override up(): void {
    this.addSql(`create index outbox_mails_about on outbox_mails (split_part(dedupe_key, ':', 2))`);
  }

  override down(): void {
    this.addSql('drop index outbox_mails_about');
  }
}
