import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';
import type { BookingSettings } from '../../domain/availability/availability.js';
import { selectSettingsJson, toBookingSettings } from '../businesses/settings.queries.js';

/** A hall as its calendar needs it. */
export interface HallSettings {
  hallId: number;
  isPublic: boolean;
  ownerId: number;
  settings: BookingSettings;
}

/** A hall's settings, or null where there is no such hall (removed ones included). */
export async function findHallSettings(em: EntityManager, hallId: number): Promise<HallSettings | null> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .innerJoin('businesses as b', 'b.id', 'h.business_id')
    .select(['h.id as hallId', 'h.is_public as isPublic', 'b.owner_id as ownerId', selectSettingsJson().as('settings')])
    .where('h.id', '=', hallId)
    .where('h.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, settings: toBookingSettings(row.settings) } : null;
}
