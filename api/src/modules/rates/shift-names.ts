import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { RenamedShift } from '../../domain/availability/shifts.js';
import { invalidInput } from '../../domain/input/errors.js';
import { RATE_MESSAGES } from '../../domain/rates/inputs.js';
import { findEqualRate, nameRate } from '../../domain/rates/rates.js';
import { findRates } from './rates.queries.js';

/**
 * Lets rates follow the new name of a shift, where no other shift has the old one: of its hall for the hall's rates, of the
 * business for those of all halls. Call it after the shift is stored, with the business locked.
 * @throws DomainError INVALID_INPUT naming name if one of them couldn't be told from another rate any more
 */
export async function renameShiftOfRates(em: EntityManager, renamed: RenamedShift, now: Date): Promise<void> {
  const { businessId, hallId, from, to } = renamed;
  if (from === to) return;
  // SQL: the shift's names are compared whatever their case, within an update under an alias.
  const { rows } = await sql<{ id: number }>`
    update hall_rates x set shift_name = ${to}
      where x.business_id = ${businessId} and lower(x.shift_name) = lower(${from})
        and (x.hall_id is null or x.hall_id = ${hallId})
        and not exists (
          select from hall_shifts s join halls h on h.id = s.hall_id
            where h.business_id = ${businessId} and h.deleted_at is null and lower(s.name) = lower(${from})
              and h.id = coalesce(x.hall_id, h.id))
      returning x.id`.execute(em.getKysely<Database>());
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size > 0) await assertNoEqualRates(em, businessId, ids, now);
}

async function assertNoEqualRates(
  em: EntityManager,
  businessId: number,
  ids: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const rates = await findRates(em, businessId, now);
  const others = rates.filter(({ id }) => !ids.has(id));
  const [equal] = rates.flatMap((rate) => (ids.has(rate.id) ? (findEqualRate(rate, others) ?? []) : []));
  if (equal) throw invalidInput([{ field: 'name', message: RATE_MESSAGES.equalOnceRenamed(nameRate(equal)) }]);
}
