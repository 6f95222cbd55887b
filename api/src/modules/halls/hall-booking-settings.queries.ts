import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/tables.js';

/**
 * What a hall (`h`) says for itself instead of its business, as a column for statements that read a hall anyway; null if nothing.
 * `toBookingSettings` applies it.
 */
export function selectOwnSettingsJson() {
  const eb = expressionBuilder<Database & { h: Database['halls'] }, 'h'>();
  return jsonObjectFrom(
    eb
      .selectFrom('hall_booking_settings as o')
      .select((own) => [
        'o.slot_duration as slotDuration',
        'o.buffer_time as bufferTime',
        'o.allow_multiple_slots as allowMultipleSlots',
        'o.max_advance_booking_days as maxAdvanceBookingDays',
        'o.min_advance_booking_hours as minAdvanceBookingHours',
        own
          .case()
          .when('o.has_own_hours', '=', true)
          .then(
            jsonArrayFrom(
              own
                .selectFrom('hall_operating_hours as w')
                .select(['w.day_of_week as dayOfWeek', 'w.opening_time as openingTime'])
                .select(['w.closing_time as closingTime', 'w.is_active as isActive'])
                .whereRef('w.hall_id', '=', 'o.hall_id')
                .orderBy('w.day_of_week'),
            ),
          )
          .end()
          .as('operatingHours'),
      ])
      .whereRef('o.hall_id', '=', 'h.id'),
  );
}
