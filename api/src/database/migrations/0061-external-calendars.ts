import { Migration } from '@mikro-orm/migrations';

/** Calendars of other programs, whose events take the halls' time (docs/decisions/0032-external-calendars.md). */
export class ExternalCalendars extends Migration {
  override up(): void {
    this.addSql(`
      create table external_calendars (
        id serial primary key,
        business_id int not null,
        hall_id int,
        name varchar(100) not null,
        url varchar(1000) not null,
        event_count int not null default 0,
        synced_at timestamptz(3),
        next_sync_at timestamptz(3) not null,
        failures int not null default 0,
        last_error varchar(300),
        created_at timestamptz(3) not null default current_timestamp,
        constraint external_calendars_business_fkey foreign key (business_id) references businesses (id) on delete cascade,
        constraint external_calendars_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint external_calendars_counts check (event_count >= 0 and failures >= 0)
      )`);
    this.addSql('create index external_calendars_business on external_calendars (business_id, id)');
    this.addSql('create index external_calendars_hall on external_calendars (hall_id) where hall_id is not null');
    this.addSql('create index external_calendars_due on external_calendars (next_sync_at)');
    this.addSql(`alter table occupancies add column external_calendar_id int
      constraint occupancies_external_calendar_fkey references external_calendars (id) on delete cascade`);
    this.addSql(`
      create index occupancies_external on occupancies (external_calendar_id) where external_calendar_id is not null`);
    this.addSql(`delete from occupancies where kind = 'external'`);
    this.addSql(`
      alter table occupancies add constraint occupancies_external_complete
        check ((kind = 'external') = (external_calendar_id is not null))`);
  }

  override down(): void {
    this.addSql(`delete from occupancies where kind = 'external'`);
    this.addSql('alter table occupancies drop column external_calendar_id');
    this.addSql('drop table external_calendars');
  }
}
