import { Migration } from '@mikro-orm/migrations';

/** What the index and the foreign key touch, in the order in which requests join them. */
const LOCK = 'lock table bookings, businesses in access exclusive mode';

/** Notes of businesses on their guests, who are found by phone (docs/decisions/0065-guests.md). */
export class Guests extends Migration {
  override up(): void {
    this.addSql(LOCK);
    // For the beginning of a number, too, whatever the collation.
    this.addSql(`
      create index bookings_guest on bookings (business_id, customer_phone_e164 varchar_pattern_ops, id)
        where customer_phone_e164 is not null`);
    this.addSql(`
      create table guest_notes (
        id serial primary key,
        business_id int not null,
        phone varchar(16) not null,
        notes text not null,
        updated_at timestamptz(3) not null default current_timestamp,
        constraint guest_notes_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
        constraint guest_notes_once unique (business_id, phone)
      )`);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop table guest_notes');
    this.addSql('drop index bookings_guest');
  }
}
