import type { EntityManager } from '@mikro-orm/postgresql';
import { type RequestContext } from '../../context.js';
import { hundredthsFromNumeric } from '../../database/types.js';
import { addDays, instantOf, localDay, type CurrencyCode, type Hundredths } from '../../rules/index.js';
import { tradingBusiness } from '../businesses/business.access.js';
import type { BookingStats } from './booking.types.js';

interface StatsRow {
  total: number;
  confirmed: number;
  pending: number;
  oldest: string | null;
  revenue: string;
}

/**
 * An owner's bookings in figures (business-and-admin.md §2 Bookings management).
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application
 */
export async function businessBookingStats(ctx: RequestContext): Promise<BookingStats> {
  const { id, currency } = await tradingBusiness(ctx);
  const rows = await ctx.em.execute<StatsRow[]>(
    `select count(*)::int as total,
            count(*) filter (where status = 'confirmed')::int as confirmed,
            count(*) filter (where status = 'pending')::int as pending,
            min(created_at) filter (where status = 'pending') as oldest,
            coalesce(sum(total_price) filter (where status = 'confirmed' and currency = ?), 0)::numeric(14,2)::text as revenue
       from bookings where business_id = ?`,
    [currency, id],
  );
  const row = rows[0] ?? { total: 0, confirmed: 0, pending: 0, oldest: null, revenue: '0' };
  return {
    totalBookings: row.total,
    confirmed: row.confirmed,
    pending: row.pending,
    oldestPendingAt: row.oldest === null ? null : new Date(row.oldest),
    revenue: hundredthsFromNumeric(row.revenue),
    currency,
  };
}

/** What the owner's dashboard says of bookings. */
export interface DashboardBookingStats {
  /** Requests that came in the present month of the business's zone and weren't cancelled. */
  monthlyBookings: number;
  /** The same of the month before, for comparison. */
  previousMonthBookings: number;
  /** Sum of the confirmed ones that were agreed in the business's present currency. */
  totalRevenue: Hundredths;
}

/** The dashboard's figures of a business, in one statement. */
export async function dashboardBookingStats(
  em: EntityManager,
  business: { id: number; currency: CurrencyCode; timeZone: string },
  now: Date,
): Promise<DashboardBookingStats> {
  const first = `${localDay(now, business.timeZone).slice(0, 7)}-01`;
  const previous = `${addDays(first, -1).slice(0, 7)}-01`;
  const since = (day: string) => instantOf(day, '00:00', business.timeZone).toISOString();
  const rows = await em.execute<{ month: number; previous: number; revenue: string }[]>(
    `select count(*) filter (where status <> 'cancelled' and created_at >= ?)::int as month,
            count(*) filter (where status <> 'cancelled' and created_at >= ? and created_at < ?)::int as previous,
            coalesce(sum(total_price) filter (where status = 'confirmed' and currency = ?), 0)::numeric(14,2)::text as revenue
       from bookings where business_id = ?`,
    [since(first), since(previous), since(first), business.currency, business.id],
  );
  const row = rows[0];
  return {
    monthlyBookings: row?.month ?? 0,
    previousMonthBookings: row?.previous ?? 0,
    totalRevenue: hundredthsFromNumeric(row?.revenue ?? '0'),
  };
}
