import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { hundredthsFromNumeric } from '../../database/types.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { hallTitle } from '../../domain/halls/inputs.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import type { BookingStats } from './booking.types.js';

interface StatsRow {
  total: number;
  confirmed: number;
  pending: number;
  oldest: string | null;
  revenue: string;
  halls: { id: number; hallName: string | null; hallNumber: string }[];
}

/**
 * An owner's bookings in figures (docs/coverage.md: business §2 Bookings management).
 * @throws DomainError NOT_FOUND or FORBIDDEN without an approved application
 */
export async function businessBookingStats(ctx: RequestContext): Promise<BookingStats> {
  return findBookingStats(ctx.em, await requireTradingBusiness(ctx));
}

/** A business's bookings in figures; one statement. */
export async function findBookingStats(
  em: EntityManager,
  { id, currency }: { id: number; currency: CurrencyCode },
): Promise<BookingStats> {
  const rows = await em.execute<StatsRow[]>(
    `select e.total, e.confirmed, e.pending,
            (select min(created_at) from bookings where business_id = b.id and status = 'pending') as oldest,
            (select coalesce(sum(m.total), 0)::numeric(14,2)::text from booking_sums m
              where m.business_id = b.id and m.kind = 'month' and m.currency = ?) as revenue,
            (select coalesce(json_agg(json_build_object('id', h.id, 'hallName', h.hall_name, 'hallNumber', h.hall_number)
                      order by coalesce(h.hall_name, h.hall_number), h.id), '[]')
               from halls h where h.business_id = b.id and h.deleted_at is null) as halls
       from (select ?::int as id) b
      cross join lateral (
        select coalesce(sum(s.bookings), 0)::int as total, coalesce(sum(s.bookings) filter (where s.slot = 1), 0)::int as confirmed,
               coalesce(sum(s.bookings) filter (where s.slot = 0), 0)::int as pending
          from booking_sums s where s.business_id = b.id and s.kind = 'ever') e`,
    [currency, id],
  );
  const row = rows[0] ?? { total: 0, confirmed: 0, pending: 0, oldest: null, revenue: '0', halls: [] };
  return {
    totalBookings: row.total,
    confirmed: row.confirmed,
    pending: row.pending,
    oldestPendingAt: row.oldest === null ? null : new Date(row.oldest),
    revenue: hundredthsFromNumeric(row.revenue),
    currency,
    halls: row.halls.map((hall) => ({ id: hall.id, title: hallTitle(hall) })),
  };
}
