import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { deleteInBatches } from '../../database/batches.js';
import type { Database } from '../../database/tables.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import type { ScheduleExceptionType } from './schedule.types.js';

type BookingTables = Database & { b: Database['bookings']; v: Database['businesses'] };
type Tables = Database & { h: Database['halls']; b: Database['businesses'] };

/**
 * The special days and closed dates of a hall (`h`) and its business (`b`) that aren't over, as a column for statements that read
 * a hall anyway.
 */
export function selectExceptionsJson(now: Date) {
  const eb = expressionBuilder<Tables, 'h' | 'b'>();
  return jsonArrayFrom(
    eb
      .selectFrom('schedule_exceptions as x')
      .select(['x.first_day as firstDay', 'x.last_day as lastDay'])
      .select(['x.opening_time as openingTime', 'x.closing_time as closingTime'])
      .select(sql<boolean>`x.hall_id is not null`.as('isOfHall'))
      .whereRef('x.business_id', '=', 'h.business_id')
      .where(sql.ref<Date>('x.last_day'), '>=', yesterday(now))
      .where((where) => where.or([where('x.hall_id', 'is', null), where('x.hall_id', '=', where.ref('h.id'))]))
      .orderBy('x.first_day')
      .orderBy('x.id'),
  );
}

/** The day before today in the zone of a business (`b`), whose opening may last past midnight. */
function yesterday(now: Date) {
  return sql<Date>`(${now}::timestamptz at time zone b.time_zone)::date - 1`;
}

/** Deletes the special days and closed dates that are over: nothing reads them any more. */
export async function deletePastExceptions(em: EntityManager, now: Date): Promise<void> {
  await deleteInBatches(
    em,
    'schedule_exceptions',
    sql<SqlBool>`last_day < (select ${yesterday(now)} from businesses b where b.id = business_id)`,
  );
}

/** The hours of the special day on which a pending booking (`b`) of a business (`v`) starts, the hall's own first, as a column. */
export function selectSpecialDayJson() {
  const eb = expressionBuilder<BookingTables, 'b' | 'v'>();
  return jsonObjectFrom(
    eb
      .selectFrom('schedule_exceptions as x')
      .select(['x.opening_time as openingTime', 'x.closing_time as closingTime'])
      .whereRef('x.business_id', '=', 'b.business_id')
      .where((where) => where.or([where('x.hall_id', 'is', null), where('x.hall_id', '=', where.ref('b.hall_id'))]))
      .where(sql<SqlBool>`daterange(x.first_day, x.last_day, '[]') @> (b.start_time at time zone v.time_zone)::date`)
      .where('b.status', '=', OPEN_BOOKING)
      .orderBy('x.hall_id', (order) => order.asc().nullsLast())
      .limit(1),
  );
}

/**
 * The special days and closed dates of a business and its halls, by day.
 * @param from those that are over before aren't among them
 * @param to nor those that begin after
 */
export function findExceptions(
  em: EntityManager,
  businessId: number,
  from: string,
  to?: string,
): Promise<ScheduleExceptionType[]> {
  return em
    .getKysely<Database>()
    .selectFrom('schedule_exceptions as x')
    .leftJoin('halls as h', 'h.id', 'x.hall_id')
    .select(['x.id', 'x.hall_id as hallId', 'x.opening_time as openingTime', 'x.closing_time as closingTime', 'x.note'])
    .select([
      sql<string>`to_char(x.first_day, 'YYYY-MM-DD')`.as('firstDay'),
      sql<string>`to_char(x.last_day, 'YYYY-MM-DD')`.as('lastDay'),
    ])
    .where('x.business_id', '=', businessId)
    .where('x.last_day', '>=', from)
    .$if(to !== undefined, (days) => days.where('x.first_day', '<=', to ?? from))
    .where('h.deleted_at', 'is', null)
    .orderBy('x.first_day')
    .orderBy('x.id')
    .execute();
}
