import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

const LOCK = 'lock table menus in access exclusive mode';
const readSql = (name: string): string => readFileSync(new URL(`../sql/${name}.sql`, import.meta.url), 'utf8');

/** All-in prices count the cheapest menu (docs/decisions/0051-all-in-price.md). */
export class AllInMenus extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(readSql('all-in-menus'));
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop function all_in_price(int, date, tstzrange, int, int, time, int, int)');
    this.addSql(readSql('all-in-price'));
    this.addSql('alter table menus drop column band_heads, drop column band_prices, drop column least_surcharge');
    this.addSql('drop function least_surcharge(jsonb), list_numbers(jsonb, text)');
  }
}
