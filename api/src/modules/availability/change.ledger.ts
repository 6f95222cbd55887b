import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { Period } from '../../domain/time/zone.js';
import { sweepHolds } from './ledger.js';

/** What a booking holds beside the time that it has. */
export interface HeldBeside {
  bookingId: number;
  /** With the buffer; a unit that the booking has already holds what comes before and after. */
  parts: readonly { unitId: number; period: Period }[];
  until: Date;
  now: Date;
}

/**
 * Holds a booking's new time beside the old one, while a change of it waits for an answer. The caller holds the locks of the
 * units, has checked that they are free, and has released what an earlier change held.
 * @throws the exclusion constraint's error (SLOT_TAKEN) if the caller hasn't checked under the lock
 */
export async function holdBeside(em: EntityManager, { bookingId, parts, until, now }: HeldBeside): Promise<void> {
  if (parts.length === 0) return;
  await sweepHolds(em, [...new Set(parts.map(({ unitId }) => unitId))], now);
  await em
    .getKysely<Database>()
    .insertInto('occupancies')
    .values(
      parts.map(({ unitId, period }) => ({
        unit_id: unitId,
        kind: 'hold' as const,
        period: sql<string>`tstzrange(${period.start}, ${period.end})`,
        booking_id: bookingId,
        expires_at: until,
        created_at: now,
      })),
    )
    .execute();
}

/** Holds longer what a booking still holds beside its time. The caller holds the locks of the units. */
export async function extendHeldBeside(
  em: EntityManager,
  bookingId: number,
  { until, now }: Pick<HeldBeside, 'until' | 'now'>,
): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('occupancies')
    .set({ expires_at: until })
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'hold')
    .where('expires_at', '>', now)
    .execute();
}
