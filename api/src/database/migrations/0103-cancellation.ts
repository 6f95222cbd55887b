import { Migration } from '@mikro-orm/migrations';
import { setKnownValue } from './known-values.js';

const LOCK = 'lock table bookings, businesses in access exclusive mode';

const DEFAULT_RULES = '[{"days": 30, "percent": 50}, {"days": 7, "percent": 0}]';

const REASONS = [
  'declined',
  'withdrawn',
  'expired',
  'slot_taken',
  'business_suspended',
  'account_deleted',
  'cancelled_by_staff',
  'called_off',
  'group_ended',
];

const setReasons = (reasons: readonly string[]): string =>
  setKnownValue('bookings', 'bookings_cancellation_reason_known', 'cancellation_reason', reasons);

/** What comes back when a customer cancels: of a business, and as a booking was made under (docs/decisions/0062-cancellation.md). */
export class Cancellation extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`alter table businesses add column cancellation_rules jsonb not null default '${DEFAULT_RULES}'`);
    this.addSql(`alter table bookings add column cancellation_rules jsonb not null default '${DEFAULT_RULES}'`);
    this.addSql('alter table bookings add column cancelled_after_entry_id int');
    this.addSql(setReasons([...REASONS, 'cancelled_by_customer']));
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql(
      `update bookings set cancellation_reason = 'called_off' where cancellation_reason = 'cancelled_by_customer'`,
    );
    this.addSql(setReasons(REASONS));
    this.addSql('alter table bookings drop column cancelled_after_entry_id, drop column cancellation_rules');
    this.addSql('alter table businesses drop column cancellation_rules');
  }
}
