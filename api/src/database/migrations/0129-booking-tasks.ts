import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, removeKnownValues } from './known-values.js';

/** As 0130 needs them in the same transaction: a weaker lock that grows then can deadlock with who has read them. */
const LOCK_NAMED = 'lock table bookings, businesses in access exclusive mode';
/** Foreign keys name them; requests may go on reading them. */
const LOCK_PEOPLE = 'lock table users in share row exclusive mode';
/** Behind those, as requests come to it last. */
const LOCK = 'lock table notifications in access exclusive mode';
/** Dropping a foreign key keeps readers away from what it names, too. */
const LOCK_ALL = 'lock table bookings, businesses, users, notifications in access exclusive mode';

const KIND = 'task_due';

/** What a business wants to do about a booking (docs/decisions/0087-desk-of-a-booking.md). */
export class BookingTasks extends Migration {
  override up(): void {
    this.addSql(LOCK_NAMED);
    this.addSql(LOCK_PEOPLE);
    this.addSql(LOCK);
    this.addSql(`
      create table booking_tasks (
        id serial primary key,
        booking_id int not null,
        business_id int not null,
        text varchar(200) not null,
        day date,
        created_by int not null,
        created_at timestamptz(3) not null default current_timestamp,
        done_at timestamptz(3),
        done_by int,
        reminded_at timestamptz(3),
        constraint booking_tasks_done_whole check ((done_at is null) = (done_by is null)),
        constraint booking_tasks_booking_fkey foreign key (booking_id) references bookings(id) on delete restrict,
        constraint booking_tasks_business_fkey foreign key (business_id) references businesses(id) on delete restrict,
        constraint booking_tasks_created_by_fkey foreign key (created_by) references users(id) on delete restrict,
        constraint booking_tasks_done_by_fkey foreign key (done_by) references users(id) on delete restrict
      )`);
    this.addSql('create index booking_tasks_booking on booking_tasks (booking_id, id)');
    // The dashboard looks for what is due of a business, the hourly job for what nobody was told of.
    this.addSql(`
      create index booking_tasks_due on booking_tasks (business_id, day)
        where done_at is null and day is not null`);
    this.addSql(`
      create index booking_tasks_untold on booking_tasks (day)
        where done_at is null and day is not null and reminded_at is null`);
    this.addSql('create index booking_tasks_created_by on booking_tasks (created_by)');
    this.addSql('create index booking_tasks_done_by on booking_tasks (done_by)');
    this.addSql(addKnownValues('notifications', 'notifications_kind_known', [KIND]));
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    this.addSql(`delete from notifications where kind = '${KIND}'`);
    this.addSql(removeKnownValues('notifications', 'notifications_kind_known', [KIND]));
    this.addSql('drop table booking_tasks');
  }
}
