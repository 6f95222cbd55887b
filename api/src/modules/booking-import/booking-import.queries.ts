import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { ImportHall } from '../../domain/bookings/import.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { BookingStatus, CancellationReason, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { wantedUnits, type WantedUnits } from '../availability/ledger.js';

/** The halls of a business, by which rows name them. */
export async function findImportHalls(em: EntityManager, businessId: number): Promise<ImportHall[]> {
  const halls = await em
    .getKysely<Database>()
    .selectFrom('halls')
    .select(['id', 'hall_name as hallName', 'hall_number as hallNumber', 'is_public as isPublic'])
    .where('business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .execute();
  return halls.map(({ id, isPublic, ...hall }) => ({
    ...{ id, isPublic },
    title: hallTitle(hall),
    number: hall.hallNumber,
  }));
}

interface HallStart {
  hallId: number;
  start: Date;
}

/** The bookings at some starts in some halls, cancelled ones only if they were called off; one statement. SQL, since Kysely has no `unnest`. */
export function findBookingsAt(em: EntityManager, starts: readonly HallStart[]) {
  return (
    em
      .getKysely<Database>()
      .selectFrom(
        sql<{ hall_id: number; start_time: Date }>`unnest(
        ${starts.map(({ hallId }) => hallId)}::int[],
        ${starts.map(({ start }) => start.toISOString())}::timestamptz[])`.as<'w'>(sql`w(hall_id, start_time)`),
      )
      .innerJoin('bookings as b', (join) =>
        join.onRef('b.hall_id', '=', 'w.hall_id').onRef('b.start_time', '=', 'w.start_time'),
      )
      .select(['b.id', 'b.hall_id as hallId', 'b.start_time as start'])
      .select(['b.customer_phone as phone', 'b.customer_phone_e164 as number'])
      // What was called off stays called off.
      .where((eb) =>
        eb.or([
          eb('b.status', '<>', BookingStatus.CANCELLED),
          eb('b.cancellation_reason', '=', CancellationReason.CALLED_OFF),
        ]),
      )
      .orderBy('b.id')
      .execute()
  );
}

/** The pending requests at each of several places, by name; one statement. */
export async function findRequestsAt(em: EntityManager, places: readonly WantedUnits[]): Promise<Map<number, string>> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom(wantedUnits(places))
    .innerJoin('hall_unit_links as l', 'l.unit_id', 'w.unit_id')
    .innerJoin('bookings as b', 'b.hall_id', 'l.hall_id')
    .select(['w.key', 'b.id', 'b.customer_name as name'])
    .distinct()
    .where('b.status', '=', OPEN_BOOKING)
    .where(sql<SqlBool>`b.start_time < w.end_at and b.end_time > w.start_at`)
    .orderBy('b.id', 'desc')
    .execute();
  return new Map(rows.map(({ key, id, name }) => [key, `${name}, ${invoiceNumber(id)}`]));
}
