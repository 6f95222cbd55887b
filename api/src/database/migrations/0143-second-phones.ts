import { Migration } from '@mikro-orm/migrations';

/** What the foreign key names is only not written meanwhile. */
const LOCK = 'lock table businesses in share row exclusive mode';
/** Dropping a foreign key keeps readers away, too. */
const LOCK_ALL = 'lock table businesses in access exclusive mode';

/** The second phones of the guests of a business (docs/decisions/0065-guests.md). */
export class SecondPhones extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      create table guest_second_phones (
        id serial primary key,
        business_id int not null,
        guest_phone varchar(16) not null,
        name varchar(100) not null,
        phone varchar(50) not null,
        phone_e164 varchar(16) not null,
        updated_at timestamptz(3) not null default current_timestamp,
        constraint guest_second_phones_other check (phone_e164 <> guest_phone),
        constraint guest_second_phones_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
        constraint guest_second_phones_once unique (business_id, guest_phone)
      )`);
    // For the beginning of a number, whatever the collation.
    this.addSql(`
      create index guest_second_phones_number on guest_second_phones (business_id, phone_e164 varchar_pattern_ops)`);
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    this.addSql('drop table guest_second_phones');
  }
}
