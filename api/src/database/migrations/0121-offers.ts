import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, removeKnownValues } from './known-values.js';

/** What is changed, in the order in which requests join it. */
const LOCK = 'lock table bookings, booking_changes, notifications in access exclusive mode';

const KINDS = ['offer_made', 'offer_accepted', 'offer_refused', 'offer_withdrawn', 'offer_expired'];

/** An agreed price has a reason and the price by the hall; without one, only extra lines adjust the parts. */
const setAgreement = (adjusts: string): string => `
  alter table bookings drop constraint bookings_agreement_complete, add constraint bookings_agreement_complete
    check ((quoted_price is null) = (price_reason is null)
      and (quoted_price is not null or adjustment_amount = 0${adjusts}) and quoted_price >= 0)`;

/** Offers by which a business answers a request (docs/decisions/0079-offers.md). */
export class Offers extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      alter table booking_changes
        add column kind varchar(10) not null default 'change',
        add column note varchar(500),
        add column answer_note varchar(500),
        add column valid_until timestamptz(3),
        add constraint booking_changes_kind_known check (kind in ('change', 'offer')),
        add constraint booking_changes_offer_complete
          check (kind <> 'offer' or (proposed_by = 'owner' and valid_until is not null))`);
    this.addSql('alter table bookings add column extras jsonb');
    this.addSql(setAgreement(' or extras is not null'));
    this.addSql(addKnownValues('notifications', 'notifications_kind_known', KINDS));
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql(`delete from notifications where kind like 'offer\\_%'`);
    this.addSql(removeKnownValues('notifications', 'notifications_kind_known', KINDS));
    this.addSql(`
      update booking_changes set status = 'expired', ended_at = current_timestamp
        where status = 'open' and kind = 'offer'`);
    // What the lines added stays agreed.
    this.addSql(`
      update bookings set quoted_price = total_price, price_reason = 'Extras'
        where quoted_price is null and adjustment_amount <> 0`);
    this.addSql('set constraints all immediate');
    this.addSql(setAgreement(''));
    this.addSql('alter table bookings drop column extras');
    this.addSql(`
      alter table booking_changes
        drop constraint booking_changes_offer_complete, drop column kind, drop column note, drop column answer_note,
        drop column valid_until`);
  }
}
