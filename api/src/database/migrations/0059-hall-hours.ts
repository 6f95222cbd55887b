import { Migration } from '@mikro-orm/migrations';
import { createPageTrigger, dropPageTrigger, hallPageSources, links } from './0035-hall-pages.js';
import { SHIFTS_OF_PAGE } from './0041-shifts.js';
import { IS_FREE_BY_SCHEDULE } from './0042-schedule-exceptions.js';

/** Hours, slots, buffer and advance of a hall where they differ from its business's (docs/decisions/0025-schedule.md). */
export class HallHours extends Migration {
  override up(): void {
    this.tables();
    this.addSql(EFFECTIVE_SETTINGS);
    this.addSql(EFFECTIVE_HOURS);
    this.addSql(hallPageSources(SHIFTS_OF_PAGE + OWN_SETTINGS_OF_PAGE));
    this.addSql(REFRESH_PAGES);
    for (const statement of TABLES.flatMap(links).flatMap(createPageTrigger)) this.addSql(statement);
    this.addSql(IS_FREE_BY_OWN_HOURS);
  }

  private tables(): void {
    this.addSql(`
      create table hall_booking_settings (
        id serial primary key,
        hall_id int not null,
        slot_duration int,
        buffer_time int,
        allow_multiple_slots boolean,
        max_advance_booking_days int,
        min_advance_booking_hours int,
        has_own_hours boolean not null default false,
        constraint hall_booking_settings_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint hall_booking_settings_hall_unique unique (hall_id),
        constraint hall_booking_settings_slot check (slot_duration between 15 and 1440),
        constraint hall_booking_settings_buffer check (buffer_time between 0 and 1440),
        constraint hall_booking_settings_latest check (max_advance_booking_days between 1 and 1095),
        constraint hall_booking_settings_earliest check (min_advance_booking_hours between 0 and 2160)
      )`);
    this.addSql(`
      create table hall_operating_hours (
        id serial primary key,
        hall_id int not null,
        day_of_week smallint not null,
        opening_time varchar(5) not null,
        closing_time varchar(5) not null,
        is_active boolean not null default true,
        constraint hall_operating_hours_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint hall_operating_hours_day_unique unique (hall_id, day_of_week),
        constraint hall_operating_hours_day_known check (day_of_week between 0 and 6),
        constraint hall_operating_hours_times check (
          opening_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and closing_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
      )`);
  }

  override down(): void {
    this.addSql(IS_FREE_BY_SCHEDULE);
    for (const statement of TABLES.flatMap(links).flatMap(dropPageTrigger)) this.addSql(statement);
    this.addSql(hallPageSources(SHIFTS_OF_PAGE));
    this.addSql(REFRESH_PAGES);
    this.addSql('drop view effective_operating_hours');
    this.addSql('drop view effective_booking_settings');
    this.addSql('drop table hall_operating_hours');
    this.addSql('drop table hall_booking_settings');
  }
}

const TABLES = ['hall_booking_settings', 'hall_operating_hours'];

/** SQL: writes the pages that differ from their sources. */
export const REFRESH_PAGES = `
  update hall_pages p set page = s.page from hall_page_sources s
    where s.hall_id = p.hall_id and p.page::text <> s.page::text`;

/** What holds for each hall: its own value, its business's, or the default. `toBookingSettings` in SQL. */
const EFFECTIVE_SETTINGS = `
  create view effective_booking_settings as
  select h.id as hall_id, h.business_id, b.time_zone,
      coalesce(o.slot_duration, s.slot_duration, 60) as slot_duration,
      coalesce(o.buffer_time, s.buffer_time, 0) as buffer_time,
      coalesce(o.allow_multiple_slots, s.allow_multiple_slots, true) as allow_multiple_slots,
      coalesce(o.max_advance_booking_days, s.max_advance_booking_days, 90) as advance_days,
      coalesce(o.min_advance_booking_hours, s.min_advance_booking_hours, 2) as notice_hours
    from halls h join businesses b on b.id = h.business_id
      left join business_time_slots s on s.business_id = b.id
      left join hall_booking_settings o on o.hall_id = h.id`;

/** The week of each hall: its own, else its business's; a hall without any day is always open. */
const EFFECTIVE_HOURS = `
  create view effective_operating_hours as
  select w.hall_id, w.day_of_week, w.opening_time, w.closing_time, w.is_active
    from hall_operating_hours w join hall_booking_settings o on o.hall_id = w.hall_id and o.has_own_hours
  union all
  select h.id, w.day_of_week, w.opening_time, w.closing_time, w.is_active
    from halls h join business_operating_hours w on w.business_id = h.business_id
    where not exists (select from hall_booking_settings o where o.hall_id = h.id and o.has_own_hours)`;

/** What the long read of a hall's page selects of its own settings (modules/halls/hall-booking-settings.queries.ts). */
export const OWN_SETTINGS_OF_PAGE = `,
      'ownSettings', (
        select json_build_object('slotDuration', o.slot_duration, 'bufferTime', o.buffer_time,
            'allowMultipleSlots', o.allow_multiple_slots, 'maxAdvanceBookingDays', o.max_advance_booking_days,
            'minAdvanceBookingHours', o.min_advance_booking_hours,
            'operatingHours', case when o.has_own_hours then (
              select coalesce(json_agg(json_build_object('dayOfWeek', w.day_of_week, 'openingTime', w.opening_time,
                  'closingTime', w.closing_time, 'isActive', w.is_active) order by w.day_of_week), '[]')
                from hall_operating_hours w where w.hall_id = h.id) end)
          from hall_booking_settings o where o.hall_id = h.id)`;

/** {@link IS_FREE_BY_SCHEDULE} by what holds for the hall. */
const IS_FREE_BY_OWN_HOURS = IS_FREE_BY_SCHEDULE.replace(
  /select b\.id as business_id[\s\S]*?where h\.id = wanted_hall;/,
  'select * into hall from effective_booking_settings e where e.hall_id = wanted_hall;',
)
  .replace(
    'from business_operating_hours w where w.business_id = hall.business_id)',
    'from effective_operating_hours w where w.hall_id = wanted_hall)',
  )
  .replace(
    /left join business_operating_hours w\s+on w\.business_id = hall\.business_id/,
    'left join effective_operating_hours w on w.hall_id = wanted_hall',
  );

// A replacement that finds nothing would keep the business's rules.
if (IS_FREE_BY_OWN_HOURS.includes('business_operating_hours') || IS_FREE_BY_OWN_HOURS.includes('business_time_slots')) {
  throw new Error('The function of free halls has changed.');
}
