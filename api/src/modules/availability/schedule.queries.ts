import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { toEnumValue, type Database } from '../../database/tables.js';
import { applyOwnSettings, NO_OWN_SETTINGS, type SharedSettings } from '../../domain/availability/availability.js';
import { CityRuleKind } from '../../domain/city-rules/rules.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { selectCityRulesJson } from '../city-rules/city-rules.queries.js';
import { selectOwnSettingsJson } from '../halls/hall-booking-settings.queries.js';
import { selectShiftsJson } from '../halls/hall-shifts.queries.js';
import type { HallSchedule } from './schedule.types.js';

const IS_CLOSING_HOUR = sql<SqlBool>`r.kind = ${toEnumValue(CityRuleKind.CLOSING_HOUR)}`;

/**
 * The halls of a business with their schedules, by name; one statement.
 * @param ofBusiness what holds for halls that don't say otherwise
 * @param hallId one of them; defaults to all
 */
export async function findSchedules(
  em: EntityManager,
  businessId: number,
  ofBusiness: SharedSettings,
  now: Date,
  hallId?: number,
): Promise<HallSchedule[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .select(['h.id as hallId', 'h.hall_name as hallName', 'h.hall_number as hallNumber'])
    .select([selectShiftsJson().as('shifts'), selectOwnSettingsJson().as('ownSettings')])
    .select(selectCityRulesJson(sql<Date>`${now}::timestamptz`, IS_CLOSING_HOUR).as('closingHours'))
    .where('h.business_id', '=', businessId)
    .where('h.deleted_at', 'is', null)
    .$if(hallId !== undefined, (halls) => halls.where('h.id', '=', hallId ?? 0))
    .orderBy('h.id')
    .execute();
  return rows
    .map(({ hallId: id, shifts, ownSettings, closingHours, ...hall }) => {
      const { operatingHours, ...timeSlots } = applyOwnSettings(ofBusiness, ownSettings);
      const own = ownSettings ?? NO_OWN_SETTINGS;
      return { hallId: id, title: hallTitle(hall), shifts, closingHours, timeSlots, operatingHours, ownSettings: own };
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'en') || a.hallId - b.hallId);
}
