import { Migration } from '@mikro-orm/migrations';

/** Beside its own time, a booking may hold what comes before and after it, while a change of it waits for an answer. */
export class ChangesInLedger extends Migration {
  override up(): void {
    this.addSql('drop index occupancies_booking_unique');
    this.addSql(`
      create unique index occupancies_booking_unique on occupancies (booking_id, unit_id) where kind = 'booking'`);
    this.addSql('create index occupancies_booking on occupancies (booking_id) where booking_id is not null');
  }

  override down(): void {
    this.addSql(`
      delete from occupancies o using bookings b
        where b.id = o.booking_id and o.kind = 'hold' and b.status <> 'pending'`);
    this.addSql('drop index occupancies_booking');
    this.addSql('drop index occupancies_booking_unique');
    this.addSql(`
      create unique index occupancies_booking_unique on occupancies (booking_id, unit_id, kind)
        where booking_id is not null`);
  }
}
