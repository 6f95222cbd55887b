import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { selectShiftsJson } from '../halls/hall-shifts.queries.js';
import type { HallSchedule } from './schedule.types.js';

/** The halls of a business with their schedules, by name; one statement. */
export async function findSchedules(em: EntityManager, businessId: number): Promise<HallSchedule[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .select(['h.id as hallId', 'h.hall_name as hallName', 'h.hall_number as hallNumber'])
    .select(selectShiftsJson().as('shifts'))
    .where('h.business_id', '=', businessId)
    .where('h.deleted_at', 'is', null)
    .orderBy('h.id')
    .execute();
  return rows
    .map(({ hallId, shifts, ...hall }) => ({ hallId, title: hallTitle(hall), shifts }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en') || a.hallId - b.hallId);
}
