import { Migration } from '@mikro-orm/migrations';

/** What the foreign key names, locked as a whole: requests join it in their own order. */
const LOCK = 'lock table businesses in access exclusive mode';

/** How a business is paid (docs/decisions/0068-payment-details.md). */
export class PaymentDetails extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      create table payment_details (
        id serial primary key,
        business_id int not null,
        bank_name varchar(100),
        account_title varchar(100),
        iban varchar(34),
        jazzcash varchar(16),
        easypaisa varchar(16),
        raast varchar(16),
        note varchar(500),
        changed_at timestamptz(3) not null,
        constraint payment_details_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
        constraint payment_details_once unique (business_id)
      )`);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop table payment_details');
  }
}
