import { Migration } from '@mikro-orm/migrations';

/** As in `search_text`, which the version before reads; the next one can drop it. */
const SEARCHED = `customer_name || E'\\n' || customer_email || E'\\n' || customer_phone || E'\\n' || hall_title || E'\\n'
  || coalesce(substr(customer_phone_e164, 2), regexp_replace(customer_phone, '[^0-9]', '', 'g'), '')`;

/** Bookings are found by every spelling of Urdu, and without accents (docs/decisions/0010-search.md). */
export class BookingSearch extends Migration {
  override up(): void {
    this.addSql(`
      alter table bookings add column folded_text text generated always as (' ' || urdu_form(${SEARCHED})) stored`);
    this.addSql('create index bookings_folded on bookings using gin (business_id, folded_text gin_trgm_ops)');
  }

  override down(): void {
    this.addSql('alter table bookings drop column folded_text');
  }
}
