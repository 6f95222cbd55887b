import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, removeKnownValues } from './known-values.js';

/** What is changed, in the order in which reads of notifications join it. */
const LOCK = 'lock table bookings, enquiries, threads in access exclusive mode';

const REASONS = ['offer_refused', 'offer_withdrawn', 'offer_expired'];

/** The functions that keep the sums of a business's bookings. */
const KEEPERS = ['booking_sums_insert', 'booking_sums_delete', 'booking_sums_update'];

const GROUPED = 'group by 1, 2, 3, 4, 5';

/**
 * Offers count as what the business entered, since nobody had asked for them: as bookings of all time at once, which lists count by,
 * and otherwise once they are accepted.
 */
const COUNTED = [
  ['c.source)', "case when c.is_offered then 'owner' else c.source end)"],
  [
    GROUPED,
    `where p.kind = 'ever' or not c.is_offered or c.accepted_at is not null or c.confirmed_at is not null ${GROUPED}`,
  ],
];

/** Rewrites what the keepers of sums count. */
const rewriteKeepers = ([from = '', to = '']: readonly string[]): string => `
  do $$
  declare
    keeper text;
  begin
    foreach keeper in array array[${KEEPERS.map((name) => `'${name}'`).join(', ')}] loop
      execute replace(pg_get_functiondef(keeper::regproc), $from$${from}$from$, $to$${to}$to$);
    end loop;
  end $$`;

/** Offers by which a business answers an enquiry (docs/decisions/0079-offers.md). */
export class EnquiryOffers extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      alter table bookings add column is_offered boolean not null default false,
        add constraint bookings_offered_whole
          check (not is_offered or source = 'customer' and group_id is null)`);
    this.addSql(addKnownValues('bookings', 'bookings_cancellation_reason_known', REASONS));
    for (const change of COUNTED) this.addSql(rewriteKeepers(change));
    this.addSql(`
      alter table enquiries add column offer_id int,
        add constraint enquiries_offer_fkey foreign key (offer_id) references bookings(id) on delete set null,
        add constraint enquiries_offer_whole check (offer_id is null or source = 'app')`);
    this.addSql('create unique index enquiries_offer on enquiries (offer_id) where offer_id is not null');
    this.addSql('alter table threads add column first_offered_at timestamptz(3)');
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('alter table threads drop column first_offered_at');
    this.addSql('drop index enquiries_offer');
    this.addSql('alter table enquiries drop column offer_id');
    // Nobody asked for what wasn't accepted.
    this.addSql(`
      update bookings set status = 'cancelled', cancelled_at = current_timestamp, cancellation_reason = 'offer_withdrawn',
          hold_due_at = null
        where is_offered and status = 'pending' and accepted_at is null`);
    this.addSql(`
      update booking_changes c set status = 'dropped', ended_at = current_timestamp
        from bookings b where b.id = c.booking_id and b.is_offered and b.status = 'cancelled' and c.status = 'open'`);
    this.addSql(`
      update bookings set cancellation_reason = case cancellation_reason
          when 'offer_refused' then 'withdrawn' when 'offer_withdrawn' then 'declined' else 'expired' end
        where cancellation_reason in (${REASONS.map((reason) => `'${reason}'`).join(', ')})`);
    this.addSql(`update bookings set is_offered = false where is_offered`);
    this.addSql('set constraints all immediate');
    this.addSql(removeKnownValues('bookings', 'bookings_cancellation_reason_known', REASONS));
    for (const change of COUNTED) this.addSql(rewriteKeepers(change.toReversed()));
    this.addSql('alter table bookings drop column is_offered');
  }
}
