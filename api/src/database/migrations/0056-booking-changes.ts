import { Migration } from '@mikro-orm/migrations';

/** Changes of bookings by agreement (docs/decisions/0027-owners-diary.md). */
export class BookingChanges extends Migration {
  override up(): void {
    this.addSql('alter table bookings add column changed_at timestamptz(3)');
    this.addSql(`
      create table booking_changes (
        id serial primary key,
        booking_id int not null,
        hall_id int,
        proposed_by varchar(10) not null,
        proposer_id int not null,
        status varchar(20) not null default 'open',
        start_time timestamptz(3) not null,
        end_time timestamptz(3) not null,
        old_terms jsonb not null,
        new_terms jsonb not null,
        price_reason varchar(200),
        expires_at timestamptz(3) not null,
        answered_by int,
        ended_at timestamptz(3),
        created_at timestamptz(3) not null default current_timestamp,
        constraint booking_changes_booking_fkey foreign key (booking_id) references bookings (id) on delete cascade,
        constraint booking_changes_hall_fkey foreign key (hall_id) references halls (id) on delete set null,
        constraint booking_changes_proposer_fkey foreign key (proposer_id) references users (id) on delete restrict,
        constraint booking_changes_answered_by_fkey foreign key (answered_by) references users (id) on delete restrict,
        constraint booking_changes_proposed_by_known check (proposed_by in ('customer', 'owner')),
        constraint booking_changes_status_known check (
          status in ('open', 'accepted', 'refused', 'withdrawn', 'expired', 'dropped')),
        constraint booking_changes_period check (end_time > start_time and end_time <= start_time + interval '24 hours'),
        constraint booking_changes_end_complete check ((status = 'open') = (ended_at is null))
      )`);
    this.addSql(`create unique index booking_changes_one_open on booking_changes (booking_id) where status = 'open'`);
    this.addSql('create index booking_changes_booking on booking_changes (booking_id, id)');
    this.addSql(`create index booking_changes_due on booking_changes (expires_at) where status = 'open'`);
    this.addSql('create index booking_changes_hall on booking_changes (hall_id) where hall_id is not null');
    this.addSql('create index booking_changes_proposer on booking_changes (proposer_id)');
    this.addSql(
      'create index booking_changes_answered_by on booking_changes (answered_by) where answered_by is not null',
    );
  }

  override down(): void {
    this.addSql('drop table booking_changes');
    this.addSql('alter table bookings drop column changed_at');
  }
}
