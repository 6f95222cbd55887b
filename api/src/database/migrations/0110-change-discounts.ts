import { Migration } from '@mikro-orm/migrations';

const LOCK = 'lock table booking_changes in access exclusive mode';
const LOCK_WITH_HOLDS = 'lock table booking_changes, occupancies in access exclusive mode';

/** Changes whose discount waits for the owner (docs/decisions/0050-discounts-wait.md). */
export class ChangeDiscounts extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql('alter table booking_changes add column waits_for_discount boolean not null default false');
  }

  override down(): void {
    this.addSql(LOCK_WITH_HOLDS);
    // Nobody allowed what waits: it ends unanswered, and frees what it holds beside its booking.
    this.addSql(`
      delete from occupancies o using booking_changes c, bookings b
        where c.status = 'open' and c.waits_for_discount and b.id = c.booking_id and b.status = 'confirmed'
          and o.booking_id = b.id and o.kind = 'hold'`);
    this.addSql(`
      update booking_changes set status = 'expired', ended_at = current_timestamp
        where status = 'open' and waits_for_discount`);
    this.addSql('alter table booking_changes drop column waits_for_discount');
  }
}
