import type { EntityManager } from '@mikro-orm/postgresql';
import type { BookingSettings } from '../../domain/availability/availability.js';
import { settingsJson, settingsOf, type SettingsRow } from '../businesses/settings.queries.js';

/** A hall as its calendar needs it. */
export interface HallSettings {
  hallId: number;
  isPublic: boolean;
  ownerId: number;
  settings: BookingSettings;
}

/** A hall's settings, or null where there is no such hall (removed ones included). */
export async function hallSettings(em: EntityManager, hallId: number): Promise<HallSettings | null> {
  const rows = await em.execute<{ is_public: boolean; owner_id: number; settings: SettingsRow }[]>(
    `select h.is_public, b.owner_id, ${settingsJson('b')} as settings
       from halls h join businesses b on b.id = h.business_id
      where h.id = ? and h.deleted_at is null`,
    [hallId],
  );
  const row = rows[0];
  if (!row) return null;
  return { hallId, isPublic: row.is_public, ownerId: row.owner_id, settings: settingsOf(row.settings) };
}
