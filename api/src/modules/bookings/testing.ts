import type { EntityManager } from '@mikro-orm/postgresql';

const TOLD = `select business_id, kind, day, currency, slot, sum(bookings) as bookings, sum(total) as total,
    sum(discount) as discount, sum(tax) as tax from booking_sums group by 1, 2, 3, 4, 5 having sum(bookings) <> 0`;
const TRUE = `select k.business_id, p.kind, p.day, p.currency, p.slot, count(*), sum(p.total), sum(p.discount), sum(p.tax)
    from bookings k, booking_parts(k.status, k.confirmed_at, k.cancellation_reason, k.created_at, k.start_time,
      k.end_time, k.time_zone, k.currency, k.total_price, k.discount_amount, k.tax_amount) p group by 1, 2, 3, 4, 5`;

/** Sums of bookings that the bookings don't make; none of them is how it must be. */
export function wrongSums(em: EntityManager): Promise<object[]> {
  return em.execute<object[]>(`((${TOLD}) except (${TRUE})) union all ((${TRUE}) except (${TOLD}))`);
}
