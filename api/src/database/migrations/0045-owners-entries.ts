import { Migration } from '@mikro-orm/migrations';

/** Bookings that owners enter for guests without an account, and agreed prices (docs/decisions/0027-owners-diary.md). */
export class OwnersEntries extends Migration {
  override up(): void {
    this.addSql('alter table bookings alter column user_id drop not null');
    this.addSql(`
      alter table bookings
        add column source varchar(10) not null default 'customer',
        add column entered_by int,
        add column adjustment_amount numeric(14,2) not null default 0,
        add column quoted_price numeric(14,2),
        add column price_reason varchar(200)`);
    this.addSql(`
      alter table bookings
        add constraint bookings_entered_by_fkey foreign key (entered_by) references users (id) on delete restrict,
        add constraint bookings_source_complete check (case source
          when 'customer' then user_id is not null and entered_by is null
          when 'owner' then user_id is null and entered_by is not null
          else false end),
        add constraint bookings_agreement_complete check (
          (quoted_price is null) = (price_reason is null) and (quoted_price is not null or adjustment_amount = 0)
          and quoted_price >= 0),
        drop constraint bookings_total_adds_up,
        add constraint bookings_total_adds_up check (${totalAddsUp('+ adjustment_amount')}),
        drop constraint bookings_cancellation_reason_known,
        add constraint bookings_cancellation_reason_known check (cancellation_reason in (${REASONS}, 'called_off'))`);
    this.addSql('create index bookings_entered_by on bookings (entered_by) where entered_by is not null');
  }

  /** Not while there are entries: without an account they can't be kept, and they aren't ours to delete. */
  override down(): void {
    this.addSql(`
      alter table bookings
        drop constraint bookings_total_adds_up,
        drop constraint bookings_cancellation_reason_known,
        drop column source,
        drop column entered_by,
        drop column adjustment_amount,
        drop column quoted_price,
        drop column price_reason,
        alter column user_id set not null,
        add constraint bookings_total_adds_up check (${totalAddsUp('')}),
        add constraint bookings_cancellation_reason_known check (cancellation_reason in (${REASONS}))`);
  }
}

const REASONS = `'declined', 'withdrawn', 'expired', 'slot_taken', 'business_suspended', 'account_deleted', 'cancelled_by_staff'`;

function totalAddsUp(adjustment: string): string {
  return `total_price = hall_base_price + category_price + type_price
    + fixed_services_price + optional_services_price ${adjustment} - discount_amount + tax_amount`;
}
