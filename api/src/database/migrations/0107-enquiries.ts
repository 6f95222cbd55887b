import { Migration } from '@mikro-orm/migrations';

/** What changes and what the foreign keys name, in the order in which reads of threads join them. */
const LOCK = 'lock table threads, notifications, halls, users in access exclusive mode';

/** Enquiries, whose threads begin before there is a booking (docs/decisions/0067-enquiries.md). */
export class Enquiries extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      create table enquiries (
        id serial primary key,
        hall_id int not null,
        user_id int not null,
        day date,
        guest_count int,
        created_at timestamptz(3) not null default current_timestamp,
        constraint enquiries_hall_fkey foreign key (hall_id) references halls(id) on delete cascade,
        constraint enquiries_user_fkey foreign key (user_id) references users(id) on delete cascade,
        constraint enquiries_once unique (user_id, hall_id)
      )`);
    this.addSql('create index enquiries_hall on enquiries (hall_id)');
    this.addSql(`
      alter table threads
        alter column booking_id drop not null,
        add column enquiry_id int,
        add constraint threads_enquiry_fkey foreign key (enquiry_id) references enquiries(id) on delete cascade,
        add constraint threads_enquiry_once unique (enquiry_id),
        add constraint threads_about_one check (num_nonnulls(booking_id, enquiry_id) = 1)`);
    this.addSql(`
      alter table notifications
        add column enquiry_id int,
        add constraint notifications_enquiry_fkey foreign key (enquiry_id) references enquiries(id) on delete cascade,
        drop constraint notifications_one_subject,
        add constraint notifications_one_subject check (num_nonnulls(booking_id, business_id, enquiry_id) = 1)`);
    this.addSql('create index notifications_enquiry on notifications (enquiry_id) where enquiry_id is not null');
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('delete from threads where booking_id is null');
    this.addSql('alter table threads drop column enquiry_id, alter column booking_id set not null');
    this.addSql('delete from notifications where enquiry_id is not null');
    this.addSql(`
      alter table notifications drop constraint notifications_one_subject, drop column enquiry_id,
        add constraint notifications_one_subject check (num_nonnulls(booking_id, business_id) = 1)`);
    this.addSql('drop table enquiries');
  }
}
