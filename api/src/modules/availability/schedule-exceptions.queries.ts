import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/tables.js';
import type { ScheduleExceptionType } from './schedule.types.js';

type Tables = Database & { h: Database['halls'] };

/** The special days and closed dates of a hall (`h`) and its business, as a column for statements that read a hall anyway. */
export function selectExceptionsJson() {
  const eb = expressionBuilder<Tables, 'h'>();
  return jsonArrayFrom(
    eb
      .selectFrom('schedule_exceptions as x')
      .select(['x.first_day as firstDay', 'x.last_day as lastDay'])
      .select(['x.opening_time as openingTime', 'x.closing_time as closingTime'])
      .select(sql<boolean>`x.hall_id is not null`.as('isOfHall'))
      .whereRef('x.business_id', '=', 'h.business_id')
      .where((where) => where.or([where('x.hall_id', 'is', null), where('x.hall_id', '=', where.ref('h.id'))]))
      .orderBy('x.first_day')
      .orderBy('x.id'),
  );
}

/** The special days and closed dates of a business that aren't over, by day. */
export function findExceptions(em: EntityManager, businessId: number, today: string): Promise<ScheduleExceptionType[]> {
  return em
    .getKysely<Database>()
    .selectFrom('schedule_exceptions as x')
    .select(['x.id', 'x.hall_id as hallId', 'x.opening_time as openingTime', 'x.closing_time as closingTime', 'x.note'])
    .select([
      sql<string>`to_char(x.first_day, 'YYYY-MM-DD')`.as('firstDay'),
      sql<string>`to_char(x.last_day, 'YYYY-MM-DD')`.as('lastDay'),
    ])
    .where('x.business_id', '=', businessId)
    .where('x.last_day', '>=', today)
    .orderBy('x.first_day')
    .orderBy('x.id')
    .execute();
}
