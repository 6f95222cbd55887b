import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type NotNull } from 'kysely';
import { isOneOf, type Database } from '../../database/tables.js';
import { OCCUPYING_BOOKING, OPEN_BOOKING, type BookingStatus } from '../../domain/bookings/transitions.js';
import type { Period } from '../../domain/time/zone.js';
import type { HallBlock } from './availability.types.js';
import { overlaps } from './ledger.js';

/** The occupancies (`o`) of a business, grouped by block. */
function selectBlocks(em: EntityManager, businessId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('occupancies as o')
    .innerJoin('hall_units as u', 'u.id', 'o.unit_id')
    .innerJoin('hall_unit_links as l', 'l.unit_id', 'o.unit_id')
    .innerJoin('halls as h', 'h.id', 'l.hall_id')
    .select(['o.block_id as id', 'o.note'])
    .$narrowType<{ id: NotNull }>()
    .select([
      sql<Date>`lower(o.period)`.as('startTime'),
      sql<Date>`upper(o.period)`.as('endTime'),
      sql<number[]>`array_agg(distinct l.hall_id order by l.hall_id)`.as('hallIds'),
    ])
    .where('u.business_id', '=', businessId)
    .where('h.deleted_at', 'is', null)
    .groupBy(['o.block_id', 'o.period', 'o.note'])
    .orderBy('startTime')
    .orderBy('id');
}

/** The blocks of a business that overlap a period, by start. */
export function findBlocks(em: EntityManager, businessId: number, period: Period): Promise<HallBlock[]> {
  return selectBlocks(em, businessId).where('o.kind', '=', 'block').where(overlaps('o.period', period)).execute();
}

/** A block of a business. */
export function findBlock(em: EntityManager, businessId: number, id: number): Promise<HallBlock | undefined> {
  return selectBlocks(em, businessId).where('o.block_id', '=', id).executeTakeFirst();
}

/** The ids of a business's halls, in order. */
export async function findHallIds(em: EntityManager, businessId: number): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('halls')
    .select('id')
    .where('business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A booking that occupies units, or a request that holds them. */
export interface OccupyingBooking extends Period {
  id: number;
  hallTitle: string;
  customerName: string;
  status: BookingStatus;
  heldUntil: Date | null;
}

/** The first 20 confirmed bookings and live holds that occupy some units in a period, by start. */
export function findOccupyingBookings(
  em: EntityManager,
  unitIds: readonly number[],
  period: Period,
  now: Date,
): Promise<OccupyingBooking[]> {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['b.id', 'b.hall_title as hallTitle', 'b.start_time as start', 'b.end_time as end'])
    .select(['b.customer_name as customerName', 'b.status', 'b.held_until as heldUntil'])
    .where((eb) =>
      eb.or([
        eb('b.status', '=', OCCUPYING_BOOKING),
        eb.and([eb('b.status', '=', OPEN_BOOKING), eb('b.held_until', '>', now)]),
      ]),
    )
    .where('b.start_time', '<', period.end)
    .where('b.end_time', '>', period.start)
    .where('b.id', 'in', (eb) =>
      eb
        .selectFrom('occupancies')
        .select('booking_id')
        .where(isOneOf('unit_id', unitIds))
        .where(overlaps('period', period))
        .$narrowType<{ booking_id: NotNull }>(),
    )
    .orderBy('b.start_time')
    .orderBy('b.id')
    .limit(20)
    .execute();
}
