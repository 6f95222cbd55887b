import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, quote, removeKnownValues } from './known-values.js';

/** What is changed and what the foreign keys name, in the order in which requests join it. */
const LOCK = 'lock table threads, notifications, halls, users in access exclusive mode';

const KINDS = ['visit_proposed', 'visit_confirmed', 'visit_declined', 'visit_cancelled', 'visit_soon'];

/** Appointments to see a hall (docs/decisions/0081-visits.md). */
export class Visits extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      create table visits (
        id serial primary key,
        thread_id int not null,
        hall_id int not null,
        proposer_id int not null,
        proposed_by varchar(10) not null,
        starts_at timestamptz(3) not null,
        head_count int,
        note varchar(500),
        status varchar(10) not null default 'proposed',
        created_at timestamptz(3) not null default current_timestamp,
        confirmed_at timestamptz(3),
        ended_at timestamptz(3),
        ended_by varchar(10),
        reminded_at timestamptz(3),
        constraint visits_proposed_by_known check (proposed_by in ('customer', 'business')),
        constraint visits_ended_by_known check (ended_by in ('customer', 'business')),
        constraint visits_status_known check (status in ('proposed', 'confirmed', 'declined', 'replaced', 'cancelled')),
        constraint visits_head_count_range check (head_count between 1 and 50),
        constraint visits_ended check ((ended_at is null) = (status in ('proposed', 'confirmed'))
          and (ended_at is null) = (ended_by is null)),
        constraint visits_confirmed check (confirmed_at is not null or status <> 'confirmed'),
        constraint visits_thread_fkey foreign key (thread_id) references threads(id) on delete cascade,
        constraint visits_hall_fkey foreign key (hall_id) references halls(id) on delete cascade,
        constraint visits_proposer_fkey foreign key (proposer_id) references users(id) on delete restrict
      )`);
    this.addSql(`create unique index visits_one_proposal on visits (thread_id) where status = 'proposed'`);
    this.addSql('create index visits_thread on visits (thread_id, id)');
    this.addSql('create index visits_hall on visits (hall_id, starts_at, id)');
    this.addSql('create index visits_proposer on visits (proposer_id)');
    this.addSql(
      `create index visits_reminded on visits (starts_at) where status = 'confirmed' and reminded_at is null`,
    );
    this.addSql(addKnownValues('notifications', 'notifications_kind_known', KINDS));
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql(`delete from notifications where kind in (${quote(KINDS)})`);
    this.addSql(removeKnownValues('notifications', 'notifications_kind_known', KINDS));
    this.addSql('drop table visits');
  }
}
