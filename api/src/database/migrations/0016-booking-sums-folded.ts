import { Migration } from '@mikro-orm/migrations';

/**
 * Rows that were added to the sums of bookings since they were last folded are told apart, so that folding reads what has changed
 * and not the whole table (docs/decisions/0012-booking-sums.md).
 */
export class BookingSumsFolded extends Migration {
  override up(): void {
    this.addSql('alter table booking_sums add column is_folded boolean not null default false');
    this.addSql(`
      create index booking_sums_unfolded on booking_sums (business_id, kind, day, currency, slot) where not is_folded`);
    this.fold(`select distinct business_id, kind, day, currency, slot from booking_sums where not is_folded`, ', true');
  }

  override down(): void {
    this.fold(
      `select business_id, kind, day, currency, slot from booking_sums group by 1, 2, 3, 4, 5 having count(*) > 1`,
    );
    this.addSql('alter table booking_sums drop column is_folded');
  }

  /**
   * @param parted the sums that have rows to be made one
   * @param mark what the new row says besides
   */
  private fold(parted: string, mark = ''): void {
    this.addSql(`
      create or replace function fold_booking_sums() returns void language sql as $$
        with parted as (${parted}),
        taken as (
          delete from booking_sums s using parted p
           where (s.business_id, s.kind, s.day, s.currency, s.slot) = (p.business_id, p.kind, p.day, p.currency, p.slot)
          returning s.*)
        insert into booking_sums
          select business_id, kind, day, currency, slot, sum(bookings), sum(total), sum(discount), sum(tax)${mark}
            from taken group by 1, 2, 3, 4, 5 having sum(bookings) <> 0 or sum(total) <> 0
      $$`);
  }
}
