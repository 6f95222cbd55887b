import type { EntityManager } from '@mikro-orm/postgresql';
import { hundredthsFromNumeric } from '../../database/types.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Period } from '../../domain/time/zone.js';
import type { MonthRevenue } from './dashboard.types.js';

/** Whose revenue, and of which events. */
interface RevenueOf {
  businessId: number;
  /** The end not included. */
  period: Period;
}

type Amounts = 'subtotal' | 'discount' | 'tax' | 'total';
type MonthRow = Omit<MonthRevenue, Amounts> & Record<Amounts, string>;

const CONFIRMED = `k.business_id = ? and k.status = 'confirmed' and k.start_time >= ? and k.start_time < ?`;

/** What confirmed bookings of a year come to, by month of the event and currency, the latest first; one statement. */
export async function findRevenueByMonth(em: EntityManager, businessId: number, year: number): Promise<MonthRevenue[]> {
  const rows = await em.execute<MonthRow[]>(
    `select to_char(s.day, 'YYYY-MM') as month, s.currency, sum(s.bookings)::int as bookings,
            sum(s.total + s.discount - s.tax)::numeric(16,2)::text as subtotal,
            sum(s.discount)::numeric(16,2)::text as discount, sum(s.tax)::numeric(16,2)::text as tax,
            sum(s.total)::numeric(16,2)::text as total
       from booking_sums s
      where s.business_id = ? and s.kind = 'month' and s.day between make_date(?, 1, 1) and make_date(?, 12, 31)
      group by 1, 2 having sum(s.bookings) > 0 order by 1 desc, 2`,
    [businessId, year, year],
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
  { businessId, period }: RevenueOf,
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
