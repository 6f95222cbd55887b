import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

/** What a hall costs in all on a date, for budgets and orders by price (docs/decisions/0051-all-in-price.md). */
export class AllInPrice extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('../sql/all-in-price.sql', import.meta.url), 'utf8'));
  }

  override down(): void {
    this.addSql('drop function all_in_price(int, date, tstzrange, int, int, time, int, int)');
  }
}
