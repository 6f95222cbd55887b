import { Migration } from '@mikro-orm/migrations';
import { HALL_IS_FREE } from './0011-search.js';
import { createPageTrigger, dropPageTrigger, hallPageSources, links } from './0035-hall-pages.js';

/** Named shifts that halls sell, and what bookings keep of them (docs/decisions/0025-schedule.md). */
export class Shifts extends Migration {
  override up(): void {
    this.addSql(`
      create table hall_shifts (
        id serial primary key,
        hall_id int not null,
        name varchar(50) not null,
        weekdays smallint[] not null,
        start_time varchar(5) not null,
        end_time varchar(5) not null,
        price numeric(14,2) not null,
        price_type varchar(20) not null default 'per_person',
        created_at timestamptz(3) not null default current_timestamp,
        constraint hall_shifts_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint hall_shifts_weekdays_known check (
          cardinality(weekdays) between 1 and 7 and weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]),
        constraint hall_shifts_times check (
          start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        constraint hall_shifts_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person')),
        constraint hall_shifts_price_not_negative check (price >= 0)
      )`);
    this.addSql('create index hall_shifts_hall on hall_shifts (hall_id, start_time, id)');
    this.addSql(`
      alter table bookings add column shift_name varchar(50), add column flat_price numeric(14,2) not null default 0,
        add constraint bookings_flat_price_not_negative check (flat_price >= 0)`);
    this.addSql(hallPageSources(SHIFTS_OF_PAGE));
    this.addSql(`
      update hall_pages p set page = s.page from hall_page_sources s
        where s.hall_id = p.hall_id and p.page::text <> s.page::text`);
    for (const statement of links('hall_shifts').flatMap(createPageTrigger)) this.addSql(statement);
    this.addSql(HALL_WITH_SHIFTS_IS_FREE);
  }

  override down(): void {
    this.addSql(HALL_IS_FREE.replace('create function', 'create or replace function'));
    for (const statement of links('hall_shifts').flatMap(dropPageTrigger)) this.addSql(statement);
    this.addSql(hallPageSources());
    this.addSql(`
      update hall_pages p set page = s.page from hall_page_sources s
        where s.hall_id = p.hall_id and p.page::text <> s.page::text`);
    this.addSql('alter table bookings drop column shift_name, drop column flat_price');
    this.addSql('drop table hall_shifts');
  }
}

/** What the long read of a hall's page selects of its shifts (modules/halls/hall-shifts.queries.ts). */
export const SHIFTS_OF_PAGE = `,
      'shifts', (
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'weekdays', s.weekdays, 'startTime', s.start_time,
            'endTime', s.end_time, 'price', (s.price * 100)::int8, 'priceType', upper(s.price_type)) order by s.start_time, s.id), '[]')
          from hall_shifts s where s.hall_id = h.id)`;

/**
 * For a hall that sells shifts, hours are free if a free shift covers them: what is asked for is the shift then. Its hours need
 * not be open, nor be one slot long.
 */
export const HALL_WITH_SHIFTS_IS_FREE = HALL_IS_FREE.replace('create function', 'create or replace function').replace(
  /\n( *)if lower\(wanted\) </,
  `
$1if exists (select from hall_shifts s where s.hall_id = wanted_hall) then
$1  return exists (
$1    select from (
$1        select d.day, tstzrange(
$1            (d.day + s.start_time::time) at time zone hall.time_zone,
$1            (d.day + case when s.end_time <= s.start_time then 1 else 0 end + s.end_time::time)
$1              at time zone hall.time_zone) as period
$1          from hall_shifts s join unnest(array[day - 1, day]) as d(day) on extract(dow from d.day) = any(s.weekdays)
$1          where s.hall_id = wanted_hall) sold
$1      where sold.period @> wanted
$1        and lower(sold.period) >= at + make_interval(hours => hall.notice_hours)
$1        and sold.day <= (at at time zone hall.time_zone)::date + hall.advance_days
$1        and not exists (
$1          select from hall_unit_links l join occupancies o on o.unit_id = l.unit_id
$1            where l.hall_id = wanted_hall
$1              and o.period && tstzrange(lower(sold.period), upper(sold.period) + make_interval(mins => hall.buffer_time))
$1              and (o.kind <> 'hold' or o.expires_at > at)));
$1end if;
$1if lower(wanted) <`,
);
