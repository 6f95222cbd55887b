import type { EntityManager } from '@mikro-orm/postgresql';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person, type RestAnswer } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue } from '../../testing/scene.js';

const STORED = `select business_id, kind, day, currency, slot, sum(bookings) as bookings, sum(total) as total,
    sum(discount) as discount, sum(tax) as tax from booking_sums group by 1, 2, 3, 4, 5 having sum(bookings) <> 0`;
const EXPECTED = `select k.business_id, p.kind, p.day, p.currency, p.slot, count(*), sum(p.total), sum(p.discount), sum(p.tax)
    from bookings k, booking_parts(k.status, k.confirmed_at, k.cancellation_reason, k.created_at, k.start_time,
      k.end_time, k.time_zone, k.currency, k.total_price, k.discount_amount, k.tax_amount,
      case when k.is_offered then 'owner' else k.source end) p
    where p.kind = 'ever' or not k.is_offered or k.accepted_at is not null or k.confirmed_at is not null group by 1, 2, 3, 4, 5`;

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
  ) => Promise<RestAnswer<BookingBody & RefusalBody>>;
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

/** A live hold that isn't one of a pending request, a pending request without the hold that it has, or a unit taken twice. */
const BROKEN_HOLDS = `
  with known as (
    select b.*, tstzrange(start_time, end_time + make_interval(mins => buffer_minutes)) as period,
        b.status = 'pending' and b.held_until > ? as is_held
      from bookings b where b.business_id = ?)
  select 'no request' as problem, o.booking_id as id
    from occupancies o join hall_units u on u.id = o.unit_id left join known b on b.id = o.booking_id
    where u.business_id = ? and o.kind = 'hold' and o.expires_at > ? and o.booking_id is not null
      and (b.is_held and b.held_until = o.expires_at and b.period = o.period) is not true
  union all
  select 'no hold', b.id from known b join hall_unit_links l on l.hall_id = b.hall_id
    where b.is_held and not exists (
      select from occupancies o where o.booking_id = b.id and o.unit_id = l.unit_id and o.kind = 'hold')
  union all
  select 'taken twice', a.id from known a
    join hall_unit_links x on x.hall_id = a.hall_id
    join hall_unit_links y on y.unit_id = x.unit_id
    join known b on b.hall_id = y.hall_id and b.id > a.id and b.period && a.period
    where (a.status = 'confirmed' or a.is_held) and (b.status = 'confirmed' or b.is_held)`;

/** Contradictions between the requests of a business that hold their time, its bookings and the ledger now; must be empty. */
export function findBrokenHolds(em: EntityManager, businessId: number, now: Date): Promise<object[]> {
  const at = now.toISOString();
  return em.execute<object[]>(BROKEN_HOLDS, [at, businessId, businessId, at]);
}

/** The invoice of a booking as a file, over REST. @param query such as `?locale=ur` */
export async function loadInvoicePdf({ url }: Harness, who: Person, id: number, query = '') {
  const headers: Record<string, string> = who.token === undefined ? {} : { authorization: `Bearer ${who.token}` };
  const response = await fetch(`${url}/api/user/bookings/${id}/invoice.pdf${query}`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
