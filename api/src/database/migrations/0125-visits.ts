import { Migration } from '@mikro-orm/migrations';
import { setKnownValue } from './known-values.js';

/** What is changed and what the foreign keys name, in the order in which requests join it. */
const LOCK = 'lock table threads, notifications, halls, users in access exclusive mode';

const KINDS = [
  'booking_requested',
  'booking_accepted',
  'booking_confirmed',
  'booking_declined',
  'booking_cancelled',
  'change_proposed',
  'booking_changed',
  'change_refused',
  'change_withdrawn',
  'change_expired',
  'message_received',
  'proof_sent',
  'proof_accepted',
  'proof_rejected',
  'payment_due',
  'payment_overdue',
  'application_received',
];
const OF_VISITS = ['visit_proposed', 'visit_confirmed', 'visit_declined', 'visit_cancelled', 'visit_soon'];

const setKinds = (kinds: readonly string[]): string =>
  setKnownValue('notifications', 'notifications_kind_known', 'kind', kinds);

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
    this.addSql(setKinds([...KINDS, ...OF_VISITS]));
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql(`delete from notifications where kind in (${OF_VISITS.map((kind) => `'${kind}'`).join(', ')})`);
    this.addSql(setKinds(KINDS));
    this.addSql('drop table visits');
  }
}
