import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { enumName, hundredths, type Database } from '../../database/tables.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';

/** The shifts of a hall (`h`) by start, as a column for statements that read a hall anyway. */
export function selectShiftsJson() {
  const eb = expressionBuilder<Database & { h: Database['halls'] }, 'h'>();
  return jsonArrayFrom(
    eb
      .selectFrom('hall_shifts as s')
      .select(['s.id', 's.name', 's.weekdays', 's.start_time as startTime', 's.end_time as endTime'])
      .select([hundredths('s.price').as('price'), enumName<ServicePriceType>('s.price_type').as('priceType')])
      .whereRef('s.hall_id', '=', 'h.id')
      .orderBy('s.start_time')
      .orderBy('s.id'),
  );
}
