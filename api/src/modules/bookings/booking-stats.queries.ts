import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { IS_AGREED_OR_ASKED, IS_UNACCEPTED_OFFER } from '../../database/booking-columns.js';
import type { Database } from '../../database/tables.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import type { Hundredths } from '../../domain/money/money.js';
import { selectShiftsJson } from '../halls/hall-shifts.queries.js';
import type { BookingStats } from './booking-stats.types.js';

/** Labeled bookings that suggest labels. */
const SUGGESTING = 500;

/** The labels of a business's latest labeled bookings, by name. SQL: arrays, unnested by an index. */
function findLabels(businessId: number) {
  return sql<string[]>`array(
    select distinct label from (
        select unnest(k.labels) as label from (
          select b.labels from bookings b where b.business_id = ${businessId} and b.labels <> '{}'
            order by b.id desc limit ${SUGGESTING}) k) l
      order by label)`;
}

/** The offers to enquiries of a business that wait for their customers, who have requested nothing. */
function countOffers(businessId: number) {
  return sql<number>`(select count(*) from bookings b where b.business_id = ${businessId} and b.status = ${OPEN_BOOKING}
    and ${IS_UNACCEPTED_OFFER})`;
}

/** Booking statistics of a business; one statement. */
export async function findBookingStats(
  em: EntityManager,
  { id, currency, timeZone }: { id: number; currency: CurrencyCode; timeZone: string },
): Promise<BookingStats> {
  const { halls, ...figures } = await em
    .getKysely<Database>()
    .selectFrom('booking_sums as s')
    .select([
      sql<number>`coalesce(sum(s.bookings), 0)::int`.as('totalBookings'),
      sql<number>`coalesce(sum(s.bookings) filter (where s.slot = 1), 0)::int`.as('confirmed'),
      sql<number>`(coalesce(sum(s.bookings) filter (where s.slot = 0), 0) - ${countOffers(id)})::int`.as('pending'),
    ])
    .select((eb) => [
      eb
        .selectFrom('bookings as b')
        .select(({ fn }) => fn.min<Date | null>('b.created_at').as('oldest'))
        .where('b.business_id', '=', id)
        .where('b.status', '=', OPEN_BOOKING)
        .where(IS_AGREED_OR_ASKED)
        .as('oldestPendingAt'),
      eb
        .selectFrom('booking_sums as m')
        .select(sql<Hundredths>`(coalesce(sum(m.total), 0) * 100)::int8`.as('total'))
        .where('m.business_id', '=', id)
        .where('m.kind', '=', 'month')
        .where('m.currency', '=', currency)
        .$asScalar()
        .$notNull()
        .as('revenue'),
      findLabels(id).as('labels'),
      jsonArrayFrom(
        eb
          .selectFrom('halls as h')
          .select(['h.id', 'h.hall_name as hallName', 'h.hall_number as hallNumber', selectShiftsJson().as('shifts')])
          .where('h.business_id', '=', id)
          .where('h.deleted_at', 'is', null)
          .orderBy(sql`coalesce(h.hall_name, h.hall_number)`)
          .orderBy('h.id'),
      ).as('halls'),
    ])
    .where('s.business_id', '=', id)
    .where('s.kind', '=', 'ever')
    .executeTakeFirstOrThrow();
  return {
    ...figures,
    currency,
    timeZone,
    halls: halls.map((hall) => ({ id: hall.id, title: hallTitle(hall), shifts: hall.shifts })),
  };
}

/** Compacts the delta rows of booking sums into one row per sum. SQL: the work is a function of the database. */
export async function compactBookingSums(em: EntityManager): Promise<void> {
  await sql`select fold_booking_sums()`.execute(em.getKysely<Database>());
}
