import { Migration } from '@mikro-orm/migrations';
import { HALL_WITH_SHIFTS_IS_FREE } from './0041-shifts.js';

/** Special days and closed dates of a business or one of its halls (docs/decisions/0025-schedule.md). */
export class ScheduleExceptions extends Migration {
  override up(): void {
    this.addSql(`
      create table schedule_exceptions (
        id serial primary key,
        business_id int not null,
        hall_id int,
        first_day date not null,
        last_day date not null,
        opening_time varchar(5),
        closing_time varchar(5),
        note varchar(200),
        created_at timestamptz(3) not null default current_timestamp,
        constraint schedule_exceptions_business_fkey foreign key (business_id) references businesses (id) on delete cascade,
        constraint schedule_exceptions_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint schedule_exceptions_days check (last_day between first_day and first_day + 365),
        constraint schedule_exceptions_times_together check ((opening_time is null) = (closing_time is null)),
        constraint schedule_exceptions_times check (
          opening_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and closing_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        constraint schedule_exceptions_once exclude using gist (
          business_id with =, coalesce(hall_id, 0) with =, daterange(first_day, last_day, '[]') with &&)
      )`);
    this.addSql('create index schedule_exceptions_hall on schedule_exceptions (hall_id) where hall_id is not null');
    this.addSql(IS_FREE_BY_SCHEDULE);
  }

  override down(): void {
    this.addSql(HALL_WITH_SHIFTS_IS_FREE);
    this.addSql('drop table schedule_exceptions');
  }
}

/** Joins the exception of a day, of the hall or else of its business. */
const exceptionOn = (day: string) => `left join lateral (
            select x.id, x.opening_time, x.closing_time from schedule_exceptions x
              where x.business_id = hall.business_id and (x.hall_id is null or x.hall_id = wanted_hall)
                and daterange(x.first_day, x.last_day, '[]') @> ${day}
              order by x.hall_id nulls last limit 1) e on true`;

/** A day's opening: its exception's hours, none if that closes it, else the weekday's; always open without any hours. */
const OPENINGS = `
  select range_agg(tstzrange(
      (o.day + o.opens::time) at time zone hall.time_zone,
      (o.day + case when o.closes <= o.opens then 1 else 0 end + o.closes::time) at time zone hall.time_zone))
    from (
      select d.day,
          case when e.id is not null then e.opening_time when has_hours then w.opening_time else '00:00' end as opens,
          case when e.id is not null then e.closing_time when has_hours then w.closing_time else '00:00' end as closes
        from unnest(array[day - 1, day, day + 1]) as d(day)
          ${exceptionOn('d.day')}
          left join business_operating_hours w
            on w.business_id = hall.business_id and w.is_active and w.day_of_week = extract(dow from d.day)) o
    where o.opens is not null`;

/** {@link HALL_WITH_SHIFTS_IS_FREE} with special days and closed dates. */
export const IS_FREE_BY_SCHEDULE = HALL_WITH_SHIFTS_IS_FREE.replace(
  'wanted tstzrange;',
  'wanted tstzrange;\n    has_hours boolean;',
)
  .replace(
    'wanted := tstzrange(',
    'has_hours := exists (select from business_operating_hours w where w.business_id = hall.business_id);\n    wanted := tstzrange(',
  )
  .replace(
    'where sold.period @> wanted',
    `${exceptionOn('sold.day')}
          where sold.period @> wanted
            and (e.id is null or sold.period <@ tstzrange(
              (sold.day + e.opening_time::time) at time zone hall.time_zone,
              (sold.day + case when e.closing_time <= e.opening_time then 1 else 0 end + e.closing_time::time)
                at time zone hall.time_zone))
            and (e.id is null or e.opening_time is not null)`,
  )
  .replace(
    /if exists \(select from business_operating_hours o[\s\S]*?@> wanted\n/,
    `if not coalesce((${OPENINGS}), '{}') @> wanted\n`,
  );

// A replacement that finds nothing would keep the rules of before.
if (!IS_FREE_BY_SCHEDULE.includes('has_hours then w.opening_time') || !IS_FREE_BY_SCHEDULE.includes('sold.period <@')) {
  throw new Error('The function of free halls has changed.');
}
