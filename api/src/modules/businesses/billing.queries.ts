import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { hundredths, type Database } from '../../database/tables.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { Period } from '../../domain/time/zone.js';
import type { MonthRevenue } from './dashboard.types.js';

/** The business and the period of a statement. */
interface RevenueOf {
  businessId: number;
  /** Excluding its end. */
  period: Period;
}

/** The revenue of a year's confirmed bookings by month of the event and currency, latest first; one statement. */
export function findRevenueByMonth(em: EntityManager, businessId: number, year: number): Promise<MonthRevenue[]> {
  return em
    .getKysely<Database>()
    .selectFrom('booking_sums as s')
    .select([
      sql<string>`to_char(s.day, 'YYYY-MM')`.as('month'),
      's.currency',
      sql<number>`sum(s.bookings)::int`.as('bookings'),
      sql<Hundredths>`(sum(s.total + s.discount - s.tax) * 100)::int8`.as('subtotal'),
      sql<Hundredths>`(sum(s.discount) * 100)::int8`.as('discount'),
      sql<Hundredths>`(sum(s.tax) * 100)::int8`.as('tax'),
      sql<Hundredths>`(sum(s.total) * 100)::int8`.as('total'),
    ])
    .where('s.business_id', '=', businessId)
    .where('s.kind', '=', 'month')
    .where((eb) => eb.between('s.day', `${year}-01-01`, `${year}-12-31`))
    .groupBy(['month', 's.currency'])
    .having(sql`sum(s.bookings)`, '>', 0)
    .orderBy('month', 'desc')
    .orderBy('s.currency')
    .execute();
}

function selectStatementLines(em: EntityManager, { businessId, period }: RevenueOf) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as k')
    .select(['k.id', 'k.start_time as startTime', 'k.hall_title as hallTitle', 'k.customer_name as customerName'])
    .select(['k.guest_count as guestCount', 'k.currency'])
    .select([
      sql<Hundredths>`((k.total_price + k.discount_amount - k.tax_amount) * 100)::int8`.as('subtotal'),
      hundredths('k.discount_amount').as('discount'),
      hundredths('k.tax_amount').as('tax'),
      hundredths('k.total_price').as('total'),
    ])
    .where('k.business_id', '=', businessId)
    .where('k.status', '=', OCCUPYING_BOOKING)
    .where('k.start_time', '>=', period.start)
    .where('k.start_time', '<', period.end)
    .orderBy('k.start_time')
    .orderBy('k.id');
}

/** A confirmed booking in a statement. */
export type StatementLine = InferResult<ReturnType<typeof selectStatementLines>>[number];

/** The confirmed bookings of a period, by start; one statement. */
export function findStatementLines(em: EntityManager, of: RevenueOf): Promise<StatementLine[]> {
  return selectStatementLines(em, of).execute();
}
