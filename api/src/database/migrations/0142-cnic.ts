import { Migration } from '@mikro-orm/migrations';

/** What the foreign key names is only not written meanwhile. */
const LOCK = 'lock table bookings in share row exclusive mode';
/** Dropping a foreign key keeps readers away, too. */
const LOCK_ALL = 'lock table bookings in access exclusive mode';

/** CNICs of contracts, encrypted (docs/decisions/0098-cnic.md). */
export class Cnic extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      create table booking_cnics (
        id serial primary key,
        booking_id int not null,
        encrypted_text varchar(200) not null,
        changed_at timestamptz(3) not null,
        constraint booking_cnics_encrypted check (encrypted_text ~ '^1\\.[0-9a-f]{8}\\.[A-Za-z0-9_-]{40,}$'),
        constraint booking_cnics_booking_fkey foreign key (booking_id) references bookings(id) on delete cascade,
        constraint booking_cnics_once unique (booking_id)
      )`);
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    this.addSql('drop table booking_cnics');
  }
}
