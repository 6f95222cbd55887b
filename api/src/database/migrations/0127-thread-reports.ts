import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, quote, removeKnownValues } from './known-values.js';

/** What is changed and what the foreign keys name, in the order in which requests join it. */
const LOCK = 'lock table threads, messages, visits, notifications, users in access exclusive mode';

const KINDS = ['report_received', 'report_upheld', 'report_dismissed', 'thread_warned', 'visit_called_off'];

const isOver = `(ended_at is null) = (status in ('proposed', 'confirmed'))`;
/** How a visit ends: each of its sides may end it, and staff, who are none of them. */
const setEnded = (rule: string) =>
  `alter table visits drop constraint visits_ended, add constraint visits_ended check (${rule})`;

/** Reports of threads, and what staff do about them (docs/decisions/0074-talk.md). */
export class ThreadReports extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql('alter table threads add column ended_by_staff_at timestamptz(3)');
    this.addSql(setEnded(`${isOver} and (ended_by is null or ended_at is not null)`));
    this.addSql('alter table messages add column is_removed boolean not null default false');
    this.addSql(`
      create table thread_reports (
        id serial primary key,
        thread_id int not null,
        message_id int,
        reporter_id int not null,
        side varchar(10) not null,
        category varchar(10) not null,
        note varchar(500),
        created_at timestamptz(3) not null default current_timestamp,
        opened_at timestamptz(3),
        resolved_at timestamptz(3),
        resolved_by int,
        outcome varchar(20),
        outcome_note varchar(500),
        constraint thread_reports_side_known check (side in ('customer', 'business')),
        constraint thread_reports_category_known check (category in ('spam', 'fraud', 'abuse', 'other')),
        constraint thread_reports_outcome_known
          check (outcome in ('nothing_found', 'warned', 'ended', 'message_removed')),
        constraint thread_reports_resolved check ((resolved_at is null) = (outcome is null)
          and (resolved_at is null) = (resolved_by is null)),
        constraint thread_reports_thread_fkey foreign key (thread_id) references threads(id) on delete cascade,
        constraint thread_reports_message_fkey foreign key (message_id) references messages(id) on delete set null,
        constraint thread_reports_reporter_fkey foreign key (reporter_id) references users(id) on delete restrict,
        constraint thread_reports_resolved_by_fkey foreign key (resolved_by) references users(id) on delete restrict
      )`);
    this.addSql(`
      create unique index thread_reports_one_open on thread_reports (thread_id, reporter_id) where resolved_at is null`);
    this.addSql('create index thread_reports_thread on thread_reports (thread_id)');
    this.addSql('create index thread_reports_message on thread_reports (message_id)');
    this.addSql('create index thread_reports_reporter on thread_reports (reporter_id)');
    this.addSql('create index thread_reports_resolved_by on thread_reports (resolved_by)');
    this.addSql('create index thread_reports_open on thread_reports (created_at, id) where resolved_at is null');
    this.addSql('create index thread_reports_created on thread_reports (created_at, id)');
    this.addSql(addKnownValues('notifications', 'notifications_kind_known', KINDS));
  }

  /**
   * The version before knows no threads that staff ended: the side that reported one holds it ended from then on, and may resume it.
   * Nor does it know visits that ended with them.
   */
  override down(): void {
    this.addSql(LOCK);
    this.addSql(`delete from notifications where kind in (${quote(KINDS)})`);
    this.addSql(removeKnownValues('notifications', 'notifications_kind_known', KINDS));
    this.addSql(`
      update threads t set blocked_by = r.side from thread_reports r
        where r.thread_id = t.id and r.outcome = 'ended' and t.ended_by_staff_at is not null and t.blocked_by is null`);
    this.addSql('update visits set ended_by = proposed_by where ended_at is not null and ended_by is null');
    this.addSql(setEnded(`${isOver} and (ended_at is null) = (ended_by is null)`));
    this.addSql('drop table thread_reports');
    this.addSql('alter table messages drop column is_removed');
    this.addSql('alter table threads drop column ended_by_staff_at');
  }
}
