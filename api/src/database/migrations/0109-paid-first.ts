import { Migration } from '@mikro-orm/migrations';
import { setKnownValue } from './known-values.js';

const LOCK = 'lock table bookings, businesses in access exclusive mode';

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
  'cancelled_by_customer',
];

const setReasons = (reasons: readonly string[]): string =>
  setKnownValue('bookings', 'bookings_cancellation_reason_known', 'cancellation_reason', reasons);

const setAcceptance = (isOfGroup: string): string => `
  alter table bookings drop constraint bookings_group_complete, add constraint bookings_group_complete
    check ((group_id is null) = (function_name is null) and (${isOfGroup} or accepted_at is null)
      and (accepted_at is not null or accepted_by is null))`;

/** Businesses that require a payment accept requests, which it then confirms (docs/decisions/0069-paid-first.md). */
export class PaidFirst extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      alter table businesses add column payment_required boolean not null default false,
        add column payment_hold_hours int not null default 48,
        add constraint businesses_payment_hold_hours_range check (payment_hold_hours between 1 and 336),
        add constraint businesses_payment_first check (not (payment_required and instant_confirmation))`);
    this.addSql('alter table bookings add column payment_due_at timestamptz(3)');
    this.addSql(setAcceptance('group_id is not null or payment_due_at is not null'));
    this.addSql(`
      alter table bookings add constraint bookings_payment_due_complete check (payment_due_at is null
        or group_id is null and user_id is not null and accepted_at is not null and held_until is not null)`);
    this.addSql(`
      create index bookings_payment_due on bookings (payment_due_at) where status = 'pending' and payment_due_at is not null`);
    this.addSql(setReasons([...REASONS, 'payment_missing']));
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql(`update bookings set cancellation_reason = 'expired' where cancellation_reason = 'payment_missing'`);
    this.addSql(setReasons(REASONS));
    // Accepted requests become requests that hold their time.
    this.addSql(`
      update bookings set accepted_at = null, accepted_by = null, payment_due_at = null where payment_due_at is not null`);
    this.addSql(setAcceptance('group_id is not null'));
    this.addSql('alter table bookings drop column payment_due_at');
    this.addSql('alter table businesses drop column payment_required, drop column payment_hold_hours');
  }
}
