import { Migration } from '@mikro-orm/migrations';
import { bookingParts, keepBookingSums, PART_COLUMNS, selectBookingParts } from './0014-booking-sums.js';

/**
 * Entries of owners are sums of their own, so that rates of answers and lead times can leave them out: nobody asked, nobody waited
 * (docs/decisions/0012-booking-sums.md).
 */
export class SumsOfEntries extends Migration {
  override up(): void {
    // A booking that another transaction writes meanwhile would miss its part.
    this.addSql('lock table bookings in share row exclusive mode');
    this.addSql(bookingParts(', source varchar', ENTERED));
    for (const statement of keepBookingSums(COLUMNS)) this.addSql(statement);
    this.addSql(`drop function booking_parts(${BEFORE})`);
    this.addSql(`
      insert into booking_sums (business_id, kind, day, currency, slot, bookings, total, discount, tax)
        select k.business_id, p.kind, p.day, p.currency, p.slot, count(*), sum(p.total), sum(p.discount), sum(p.tax)
          from bookings k, ${selectBookingParts('k', COLUMNS)} p
          where k.source = 'owner' and p.kind = 'entered' group by 1, 2, 3, 4, 5`);
  }

  override down(): void {
    this.addSql('lock table bookings in share row exclusive mode');
    this.addSql(bookingParts());
    for (const statement of keepBookingSums(PART_COLUMNS)) this.addSql(statement);
    this.addSql(`drop function booking_parts(${BEFORE}, varchar)`);
    this.addSql(`delete from booking_sums where kind = 'entered'`);
  }
}

const COLUMNS = [...PART_COLUMNS, 'source'];
const BEFORE = `varchar, timestamptz, varchar, timestamptz, timestamptz, timestamptz, varchar, varchar, numeric, numeric, numeric`;

/** The same as `requested`, of entries alone. */
const ENTERED = `
        union all select 'entered', asked::date, '', outcome, lead, 0, 0 from local where source = 'owner'`;
