import { Migration } from '@mikro-orm/migrations';

const LOCK = 'lock table booking_changes in access exclusive mode';

/** Changes whose discount waits for the owner (docs/decisions/0050-discounts-wait.md). */
export class ChangeDiscounts extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql('alter table booking_changes add column waits_for_discount boolean not null default false');
  }

  override down(): void {
    this.addSql(LOCK);
    // Nobody allowed what waits: it ends unanswered.
    this.addSql(`
      update booking_changes set status = 'expired', ended_at = current_timestamp
        where status = 'open' and waits_for_discount`);
    this.addSql('alter table booking_changes drop column waits_for_discount');
  }
}
