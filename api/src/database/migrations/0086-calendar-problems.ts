import { Migration } from '@mikro-orm/migrations';

/** Events of external calendars that can't be read are named to the owner (docs/decisions/0011-integrations.md). */
export class CalendarProblems extends Migration {
  override up(): void {
    this.addSql(`alter table external_calendars
      add column problem_count int not null default 0,
      add column problems jsonb not null default '[]',
      drop constraint external_calendars_counts,
      add constraint external_calendars_counts check (event_count >= 0 and failures >= 0 and problem_count >= 0)`);
  }

  override down(): void {
    this.addSql(`alter table external_calendars
      drop constraint external_calendars_counts,
      drop column problem_count,
      drop column problems,
      add constraint external_calendars_counts check (event_count >= 0 and failures >= 0)`);
  }
}
