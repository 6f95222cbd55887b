import { Migration } from '@mikro-orm/migrations';

/** What a plate costs in the public halls, as a job has measured it last: the budgets of the search come from it. */
export class HallPrices extends Migration {
  override up(): void {
    this.addSql(`
      create table hall_prices (
        currency varchar(3) primary key,
        hall_count int not null,
        quantiles numeric(14,2)[] not null,
        measured_at timestamptz(3) not null,
        constraint hall_prices_quantiles_complete check (cardinality(quantiles) = case hall_count when 0 then 0 else 8 end)
      )`);
  }

  override down(): void {
    this.addSql('drop table hall_prices');
  }
}
