import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

/** All-in prices assume only hours that can be booked (docs/decisions/0051-all-in-price.md). */
export class AssumedStays extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('../sql/assumed-stays.sql', import.meta.url), 'utf8'));
  }

  override down(): void {
    this.addSql('drop function assumed_stays(int, date[], time, time, time, int, timestamptz)');
  }
}
