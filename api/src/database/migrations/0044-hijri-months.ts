import { Migration } from '@mikro-orm/migrations';

/** The first days of Hijri months that aren't the calculated ones (docs/decisions/0026-rates.md). */
export class HijriMonths extends Migration {
  override up(): void {
    this.addSql(`
      create table hijri_month_starts (
        year smallint not null,
        month smallint not null,
        first_day date not null,
        source varchar(200),
        constraint hijri_month_starts_pkey primary key (year, month),
        constraint hijri_month_starts_known check (year between 1420 and 1520 and month between 1 and 12)
      )`);
  }

  override down(): void {
    this.addSql('drop table hijri_month_starts');
  }
}
