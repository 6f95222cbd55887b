import type { EntityManager } from '@mikro-orm/postgresql';
import type { Harness, Person, RestAnswer } from '../../testing/harness.js';

/** An entry of a waiting list, or an error, in REST responses. */
export interface EntryBody {
  id: number;
  state: string;
  place: number | null;
  offeredUntil: string | null;
  code?: string;
  field?: string | null;
  message?: string;
  [field: string]: unknown;
}

/** The hours of a request and of those who wait for them; local to the hall in Lahore. */
export const HOURS = { startTime: '2027-03-20T14:00:00.000Z', endTime: '2027-03-20T18:00:00.000Z' };

/** Joins the waiting list of a hall over REST. */
export function join(
  person: Person,
  hallId: number,
  overrides: Record<string, unknown> = {},
): Promise<RestAnswer<EntryBody>> {
  return person.rest('POST', '/user/waiting-list', { hallId, guestCount: 100, ...HOURS, ...overrides });
}

/** What a customer waits for, open entries first. */
export async function listEntries(person: Person, query = ''): Promise<EntryBody[]> {
  const { body } = await person.rest<{ data: EntryBody[] }>('GET', `/user/waiting-list${query}`);
  return body.data;
}

/** The states of the lists of a business in the order of joining, with who holds what. */
export function findStates(at: Harness, hallId: number): Promise<{ userId: number; state: string }[]> {
  return at
    .context()
    .em.execute(`select user_id as "userId", state from waiting_entries where hall_id = ? order by id`, [hallId]);
}

/**
 * An offer without its hold on a unit, a hold without its offer, a unit taken twice, or an entry whose time is free although
 * nothing is offered.
 */
const BROKEN_LISTS = `
  with live as (
    select o.* from occupancies o join hall_units u on u.id = o.unit_id
      where u.business_id = ? and (o.kind = 'booking' or (o.kind = 'hold' and o.expires_at > ?))),
  offers as (select * from waiting_entries where business_id = ? and state = 'offered' and offered_until > ?)
  select 'no hold' as problem, w.id from offers w join hall_unit_links l on l.hall_id = w.hall_id
    where not exists (select from live o where o.waiting_id = w.id and o.unit_id = l.unit_id
      and o.expires_at = w.offered_until and o.period @> tstzrange(w.start_time, w.end_time))
  union all
  select 'no offer', o.waiting_id from live o
    where o.waiting_id is not null and not exists (select from offers w where w.id = o.waiting_id)
  union all
  select 'taken twice', a.id from live a join live b on b.unit_id = a.unit_id and b.period && a.period and b.id > a.id`;

/** Contradictions between the waiting lists of a business and the ledger now; must be empty. */
export function findBrokenLists(em: EntityManager, businessId: number, now: Date): Promise<object[]> {
  const at = now.toISOString();
  return em.execute<object[]>(BROKEN_LISTS, [businessId, at, businessId, at]);
}
