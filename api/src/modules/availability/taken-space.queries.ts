import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../../database/tables.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { isEffective } from './ledger.js';

type Tables = Database & { b: Database['bookings'] };

/** A condition that a booking (`b`) takes space of a hall: it is the hall's own, or takes a unit that the hall has too. */
export function takesSpaceOf(hallId: number, now: Date): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'b'>();
  const shared = eb
    .selectFrom('occupancies as o')
    .innerJoin('hall_unit_links as l', 'l.unit_id', 'o.unit_id')
    .select('o.id')
    .whereRef('o.booking_id', '=', 'b.id')
    .where('l.hall_id', '=', hallId)
    // A confirmed booking holds what a change of it would take: it isn't there yet.
    .where((held) => held.or([held('o.kind', '<>', 'hold'), held('b.status', '=', OPEN_BOOKING)]))
    .where(isEffective(now));
  return eb.or([eb('b.hall_id', '=', hallId), eb.exists(shared)]);
}
