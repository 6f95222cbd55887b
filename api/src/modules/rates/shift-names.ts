import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';

interface RenamedShift {
  businessId: number;
  hallId: number;
  from: string;
  to: string;
}

/**
 * Lets rates follow the new name of a shift, where no other shift has the old one: of its hall for the hall's rates, of the
 * business for those of all halls. Call it after the shift is stored.
 */
export async function renameShiftOfRates(em: EntityManager, renamed: RenamedShift): Promise<void> {
  const { businessId, hallId, from, to } = renamed;
  if (from === to) return;
  // SQL: the shift's names are compared whatever their case, within an update under an alias.
  await sql`
    update hall_rates x set shift_name = ${to}
      where x.business_id = ${businessId} and lower(x.shift_name) = lower(${from})
        and (x.hall_id is null or x.hall_id = ${hallId})
        and not exists (
          select from hall_shifts s join halls h on h.id = s.hall_id
            where h.business_id = ${businessId} and h.deleted_at is null and lower(s.name) = lower(${from})
              and h.id = coalesce(x.hall_id, h.id))`.execute(em.getKysely<Database>());
}
