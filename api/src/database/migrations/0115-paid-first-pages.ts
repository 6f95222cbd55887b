import { Migration } from '@mikro-orm/migrations';
import { readStatement } from './read-statement.js';

/** Whose pages are written anew. */
const LOCK = 'lock table businesses in access exclusive mode';
const VIEW = readStatement('create view business_page_sources', 'from businesses b;');
const TRIGGER = readStatement('create function businesses_update_refreshes_pages', 'end $$;');
const REFRESH = 'select refresh_business_pages(array(select business_id from business_pages))';

/** Pages say whether requests are confirmed by their first payment (docs/decisions/0069-paid-first.md). */
export class PaidFirstPages extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(VIEW.replace(`'discountPercentage'`, (next) => `'confirmsOnPayment', b.payment_required, ${next}`));
    this.addSql(
      TRIGGER.replaceAll(
        /(after|before)\.discount_percentage/g,
        (next, row: string) => `${row}.payment_required, ${next}`,
      ),
    );
    this.addSql(REFRESH);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql(VIEW);
    this.addSql(TRIGGER);
    this.addSql(REFRESH);
  }
}
