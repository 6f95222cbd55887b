import type { EntityManager } from '@mikro-orm/postgresql';
import { hundredthsFromNumeric } from '../../database/types.js';
import type { CurrencyCode, Period } from '../../rules/index.js';
import type { MonthRevenue } from './dashboard.types.js';

/** Whose revenue, and of which events. */
export interface RevenueOf {
  businessId: number;
  timeZone: string;
  /** The end not included. */
  period: Period;
}

type Amounts = 'subtotal' | 'discount' | 'tax' | 'total';
type MonthRow = Omit<MonthRevenue, Amounts> & Record<Amounts, string>;

const CONFIRMED = `k.business_id = ? and k.status = 'confirmed' and k.start_time >= ? and k.start_time < ?`;

/** What confirmed bookings come to, by month of the event and currency, the latest first; one statement. */
export async function findRevenueByMonth(
  em: EntityManager,
  { businessId, timeZone, period }: RevenueOf,
): Promise<MonthRevenue[]> {
  const rows = await em.execute<MonthRow[]>(
    `select to_char(k.start_time at time zone ?, 'YYYY-MM') as month, k.currency, count(*)::int as bookings,
            sum(k.total_price + k.discount_amount - k.tax_amount)::numeric(16,2)::text as subtotal,
            sum(k.discount_amount)::numeric(16,2)::text as discount, sum(k.tax_amount)::numeric(16,2)::text as tax,
            sum(k.total_price)::numeric(16,2)::text as total
       from bookings k where ${CONFIRMED} group by 1, 2 order by 1 desc, 2`,
    [timeZone, businessId, period.start.toISOString(), period.end.toISOString()],
  );
  return rows.map((row) => ({
    ...row,
    subtotal: hundredthsFromNumeric(row.subtotal),
    discount: hundredthsFromNumeric(row.discount),
    tax: hundredthsFromNumeric(row.tax),
    total: hundredthsFromNumeric(row.total),
  }));
}

/** A confirmed booking as a statement lists it; amounts are exact decimal texts. */
export interface StatementLine {
  id: number;
  startTime: string;
  hallTitle: string;
  customerName: string;
  guestCount: number;
  currency: CurrencyCode;
  subtotal: string;
  discount: string;
  tax: string;
  total: string;
}

/** The confirmed bookings of a stretch of time, by start; one statement. */
export async function findStatementLines(
  em: EntityManager,
  { businessId, period }: Omit<RevenueOf, 'timeZone'>,
): Promise<StatementLine[]> {
  return em.execute<StatementLine[]>(
    `select k.id, k.start_time as "startTime", k.hall_title as "hallTitle", k.customer_name as "customerName",
            k.guest_count as "guestCount", k.currency,
            (k.total_price + k.discount_amount - k.tax_amount)::text as subtotal, k.discount_amount::text as discount,
            k.tax_amount::text as tax, k.total_price::text as total
       from bookings k where ${CONFIRMED} order by k.start_time, k.id`,
    [businessId, period.start.toISOString(), period.end.toISOString()],
  );
}
