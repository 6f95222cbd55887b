import type { EntityManager } from '@mikro-orm/postgresql';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue } from '../../testing/scene.js';

const STORED = `select business_id, kind, day, currency, slot, sum(bookings) as bookings, sum(total) as total,
    sum(discount) as discount, sum(tax) as tax from booking_sums group by 1, 2, 3, 4, 5 having sum(bookings) <> 0`;
const EXPECTED = `select k.business_id, p.kind, p.day, p.currency, p.slot, count(*), sum(p.total), sum(p.discount), sum(p.tax)
    from bookings k, booking_parts(k.status, k.confirmed_at, k.cancellation_reason, k.created_at, k.start_time,
      k.end_time, k.time_zone, k.currency, k.total_price, k.discount_amount, k.tax_amount, k.source) p group by 1, 2, 3, 4, 5`;

/** Differences between the stored sums and the bookings; must be empty. */
export function findWrongSums(em: EntityManager): Promise<object[]> {
  return em.execute<object[]>(`((${STORED}) except (${EXPECTED})) union all ((${EXPECTED}) except (${STORED}))`);
}

/** A booking in REST responses. */
export interface BookingBody {
  id: number;
  status: string;
  totalPrice: number;
  [field: string]: unknown;
}

/** An error in REST responses. */
export interface RefusalBody {
  code: string;
  field: string | null;
  message: string;
  details?: { fields?: { field: string; message: string }[]; [name: string]: unknown };
}

/** A customer, and a hall to request. */
export interface RequestScene {
  at: Harness;
  customer: Person;
  plain: Venue;
  /** Requests the hall over REST. */
  request: (
    hallId: number,
    overrides?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: BookingBody & RefusalBody }>;
  count: (table?: string) => Promise<number>;
  /** Everything that a refused request must leave unchanged. */
  everything: () => Promise<number[]>;
}

/** Creates a venue and a customer who requests it. */
export async function openRequestScene(): Promise<RequestScene> {
  const at = await startHarness();
  const customer = await at.person(Role.USER);
  const plain = await openVenue(at);
  const count = async (table = 'bookings') => {
    const rows = await at.context().em.execute<{ count: number }[]>(`select count(*)::int as count from ${table}`);
    return rows[0]?.count ?? -1;
  };
  return {
    at,
    customer,
    plain,
    request: (hallId, overrides = {}, headers = {}) =>
      customer.rest<BookingBody & RefusalBody>('POST', '/user/bookings', bookingInput(hallId, overrides), headers),
    count,
    everything: () => Promise.all(['bookings', 'occupancies', 'outbox_mails', 'idempotency_keys'].map(count)),
  };
}
