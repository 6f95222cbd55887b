import { Migration } from '@mikro-orm/migrations';

/** What the foreign keys name is only not written meanwhile: nobody who reads bookings or signs in has to wait. */
const LOCK_NAMED = 'lock table bookings, users in share row exclusive mode';
/** Behind those, as who deletes an account or a booking comes to what hangs on it. */
const LOCK = 'lock table enquiries in access exclusive mode';
/** What is changed and what the foreign keys name, in the order in which reads of notifications join it. */
const LOCK_ALL = 'lock table bookings, enquiries, users in access exclusive mode';

/** Enquiries that a business enters by hand, and the bookings that come of them (docs/decisions/0080-enquiries-as-work.md). */
export class EnteredEnquiries extends Migration {
  override up(): void {
    this.addSql(LOCK_NAMED);
    this.addSql(LOCK);
    this.addSql(`
      alter table enquiries
        alter column user_id drop not null,
        add column source varchar(10) not null default 'app',
        add column customer_name varchar(100),
        add column customer_phone varchar(32),
        add column note varchar(1000),
        add column entered_by int,
        add column changed_at timestamptz(3),
        add column booking_id int,
        add constraint enquiries_source_known check (source in ('app', 'phone', 'walk_in', 'whatsapp', 'other')),
        add constraint enquiries_asked_whole check (source <> 'app' or user_id is not null
          and num_nonnulls(customer_name, customer_phone, note, entered_by, changed_at, booking_id) = 0),
        add constraint enquiries_entered_whole check (source = 'app' or user_id is null
          and num_nonnulls(customer_name, entered_by, changed_at) = 3),
        add constraint enquiries_entered_by_fkey foreign key (entered_by) references users(id) on delete restrict,
        add constraint enquiries_booking_fkey foreign key (booking_id) references bookings(id) on delete cascade`);
    this.addSql('create unique index enquiries_booking on enquiries (booking_id) where booking_id is not null');
    this.addSql('create index enquiries_entered_by on enquiries (entered_by) where entered_by is not null');
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    this.addSql(`delete from enquiries where source <> 'app'`);
    this.addSql('drop index enquiries_booking');
    this.addSql('drop index enquiries_entered_by');
    this.addSql(`
      alter table enquiries drop column source, drop column customer_name, drop column customer_phone,
        drop column note, drop column entered_by, drop column changed_at,
        drop column booking_id, alter column user_id set not null`);
  }
}
