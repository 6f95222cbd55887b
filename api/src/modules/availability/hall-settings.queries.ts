import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';
import type { BookingSettings } from '../../domain/availability/availability.js';
import { selectSettingsJson, toBookingSettings } from '../businesses/settings.queries.js';

/** A hall with its booking settings and the facts of its policy. */
export interface HallSettings {
  hallId: number;
  isPublic: boolean;
  businessId: number;
  ownerId: number;
  isTrading: boolean;
  settings: BookingSettings;
}

/** A hall's settings, or null if there is no such hall, or it was removed. */
export async function findHallSettings(em: EntityManager, hallId: number): Promise<HallSettings | null> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(['h.id as hallId', 'h.is_public as isPublic', 'b.id as businessId', 'b.owner_id as ownerId'])
    .select('b.is_trading as isTrading')
    .select(selectSettingsJson().as('settings'))
    .where('h.id', '=', hallId)
    .where('h.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, settings: toBookingSettings(row.settings) } : null;
}
