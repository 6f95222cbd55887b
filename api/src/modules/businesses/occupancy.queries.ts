import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/tables.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import {
  calculatePartOccupancy,
  DASHBOARD_DAYS,
  type PartOccupancy,
  type PartSold,
  type PartTaken,
} from '../../domain/businesses/dashboard.js';
import { PART_HOURS, PartOfDay } from '../../domain/halls/search-dates.js';
import { addDays } from '../../domain/time/days.js';
import { localDay, toInstant } from '../../domain/time/zone.js';
import type { DashboardOf } from './dashboard.queries.js';

/** Shifts and parts of the day that are told apart; those of more halls than anybody looks at are left out. */
const ROWS = 20;

const { from: DAY_FROM, before: DAY_BEFORE } = PART_HOURS[PartOfDay.DAYTIME];

/** Whether the hall of a booking (`b`) sells shifts now. */
const SELLS_SHIFTS = sql<boolean>`exists (select from hall_shifts s where s.hall_id = b.hall_id)`;
const STARTS = sql`(b.start_time at time zone b.time_zone)`;
const PART = sql<PartOfDay>`case when to_char(${STARTS}, 'HH24:MI') >= ${DAY_FROM}
  and to_char(${STARTS}, 'HH24:MI') < ${DAY_BEFORE} then ${PartOfDay.DAYTIME} else ${PartOfDay.EVENING} end`;

/** What halls sell on each weekday: shifts by their start, then the parts of the day of halls of free times. */
function selectSold(businessId: number) {
  return sql<PartSold[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('dayOfWeek', p.day, 'shiftName', p.name, 'partOfDay', p.part,
        'halls', p.halls) order by p.part nulls first, p.starts, p.name, p.day), '[]')
      from (
        select w.day, s.name, null as part, count(distinct s.hall_id) as halls,
            min(min(s.start_time)) over (partition by s.name) as starts
          from hall_shifts s join halls h on h.id = s.hall_id, unnest(s.weekdays) as w(day)
         where h.business_id = ${businessId} and h.deleted_at is null group by w.day, s.name
        union all
        select d.day, null, t.part, count(*), null
          from halls h, generate_series(0, 6) as d(day),
            unnest(array[${PartOfDay.DAYTIME}, ${PartOfDay.EVENING}]::text[]) as t(part)
         where h.business_id = ${businessId} and h.deleted_at is null
           and not exists (select from hall_shifts s where s.hall_id = h.id) group by d.day, t.part
      ) p)`;
}

/** How full shifts and parts of the day were in the last weeks, by weekday; one statement. */
export async function findPartOccupancy(
  em: EntityManager,
  { businessId, timeZone, now }: DashboardOf,
): Promise<PartOccupancy[]> {
  const today = localDay(now, timeZone);
  const since = toInstant(addDays(today, -DASHBOARD_DAYS.occupancy), '00:00', timeZone);
  const { sold, taken } = await em
    .getKysely<Database>()
    .with('begun', (db) =>
      db
        .selectFrom('bookings as b')
        .innerJoin('halls as h', 'h.id', 'b.hall_id')
        .select([
          sql<number>`extract(dow from ${STARTS})::int`.as('dayOfWeek'),
          sql<string | null>`case when ${SELLS_SHIFTS} then b.shift_name end`.as('shiftName'),
          sql<PartOfDay | null>`case when not ${SELLS_SHIFTS} then ${PART} end`.as('partOfDay'),
        ])
        .where('b.business_id', '=', businessId)
        .where('h.deleted_at', 'is', null)
        .where('b.status', '=', OCCUPYING_BOOKING)
        .where('b.start_time', '>=', since)
        .where('b.start_time', '<', toInstant(today, '00:00', timeZone)),
    )
    .selectNoFrom((eb) => [
      selectSold(businessId).as('sold'),
      jsonArrayFrom(
        eb
          .selectFrom('begun')
          .select(['dayOfWeek', 'shiftName', 'partOfDay', sql<number>`count(*)::int`.as('bookings')])
          .groupBy(['dayOfWeek', 'shiftName', 'partOfDay']),
      ).as('taken'),
    ])
    .executeTakeFirstOrThrow();
  const found: readonly PartTaken[] = taken;
  return calculatePartOccupancy(sold, found, DASHBOARD_DAYS.occupancy / 7).slice(0, ROWS);
}
