import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool, type InferResult } from 'kysely';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { containsUrdu } from '../../database/searching.js';
import { enumName, isOneOf, type Database } from '../../database/tables.js';
import { HALL_IMAGE } from '../../database/hall-columns.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { Period } from '../../domain/time/zone.js';
import { OPEN_WAITING, type WaitingState } from '../../domain/waiting-list/transitions.js';
import { overlaps } from '../availability/ledger.js';

/**
 * Entries (`w`) with their hall, business and customer, and the place of each: one more than wait for an overlapping time of the
 * hall since before it.
 */
function selectEntries(em: EntityManager, now: Date) {
  return em
    .getKysely<Database>()
    .selectFrom('waiting_entries as w')
    .innerJoin('halls as h', 'h.id', 'w.hall_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select([
      'w.id',
      'w.user_id as userId',
      'w.hall_id as hallId',
      'w.start_time as startTime',
      'w.end_time as endTime',
    ])
    .select(['w.shift_name as shiftName', 'w.guest_count as guestCount', 'w.created_at as joinedAt'])
    .select(['w.offered_at as offeredAt', 'w.offered_until as offeredUntil'])
    .select([enumName<WaitingState>('w.state').as('state'), 'u.name as customerName', 'u.email as customerEmail'])
    .select(['h.hall_name as hallName', 'h.hall_number as hallNumber', 'h.hall_name_urdu as hallNameUrdu'])
    .select('b.name as businessName')
    .select('b.time_zone as timeZone')
    .select(HALL_IMAGE.as('hallImage'))
    .select((eb) =>
      eb
        .selectFrom('waiting_entries as p')
        .select(sql<number>`count(*)::int + 1`.as('place'))
        .whereRef('p.hall_id', '=', 'w.hall_id')
        .whereRef('p.id', '<', 'w.id')
        .whereRef('p.start_time', '<', 'w.end_time')
        .whereRef('p.end_time', '>', 'w.start_time')
        .where('p.state', '=', 'waiting')
        .where('p.start_time', '>', now)
        .$asScalar()
        .$notNull()
        .as('place'),
    );
}

/** An entry as it is stored. */
export type WaitingEntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

/** Entries by their ids, in the order of joining. */
export function findEntries(em: EntityManager, ids: readonly number[], now: Date): Promise<WaitingEntryRow[]> {
  return selectEntries(em, now).where(isOneOf('w.id', ids)).orderBy('w.id').execute();
}

/** What waits for an answer first: offers, then open entries, then those that are over, latest joined first in each. */
function openFirst(now: Date): ListOrder {
  const by = sql`case
    when w.state = 'offered' and w.offered_until > ${now} then timestamptz '2999-01-01Z'
    when w.state = 'waiting' and w.start_time > ${now} then timestamptz '2998-01-01Z'
    else w.created_at end`;
  return { by, type: 'timestamptz', direction: 'desc' };
}

/** The entries of a customer: open ones first. */
export function findEntriesOfCustomer(
  em: EntityManager,
  userId: number,
  now: Date,
  page: PageRequest,
): Promise<Connection<WaitingEntryRow>> {
  const found = em.getKysely<Database>().selectFrom('waiting_entries as w').where('w.user_id', '=', userId);
  return paginate(em, { found, rows: selectEntries(em, now), id: 'w.id' }, openFirst(now), page);
}

const SOONEST: ListOrder = { by: 'w.start_time', type: 'timestamptz', direction: 'asc' };

/** Which entries of a business are asked for. */
interface OwnersFilter {
  businessId: number;
  hallId: number | null;
  /** A part of the customer's name. */
  search: string | null;
  /** Or the customer's whole phone number, as E.164. */
  phone: string | null;
}

/**
 * Conditions for entries (`w`) of customers with that name or phone. Only the whole number is found: owners don't see it, and
 * parts of it would tell it figure by figure.
 */
function hasCustomer({ search, phone }: Pick<OwnersFilter, 'search' | 'phone'>) {
  const name = containsUrdu(sql<string>`(' ' || urdu_form(c.name))`, search);
  if (!name) return [];
  const eb = expressionBuilder<Database & { w: Database['waiting_entries'] }, 'w'>();
  const customer = eb.selectFrom('users as c').select('c.id').whereRef('c.id', '=', 'w.user_id');
  return [eb.exists(customer.where((c) => c.or([name, ...(phone ? [c('c.phone_e164', '=', phone)] : [])])))];
}

/** The open entries of a business, soonest first; for the same start in the order of joining. */
export function findOpenEntriesOfBusiness(
  em: EntityManager,
  { businessId, hallId, ...customer }: OwnersFilter,
  now: Date,
  page: PageRequest,
): Promise<Connection<WaitingEntryRow>> {
  const found = em
    .getKysely<Database>()
    .selectFrom('waiting_entries as w')
    .where('w.business_id', '=', businessId)
    .where('w.start_time', '>', now)
    .where((eb) =>
      eb.or([eb('w.state', '=', 'waiting'), eb.and([eb('w.state', '=', 'offered'), eb('w.offered_until', '>', now)])]),
    )
    .$if(hallId !== null, (entries) => entries.where('w.hall_id', '=', hallId ?? 0))
    .where((eb) => eb.and(hasCustomer(customer)));
  return paginate(em, { found, rows: selectEntries(em, now), id: 'w.id' }, SOONEST, page);
}

/** The capacity of a public hall. Locks hall and customer, so that a concurrent deletion comes entirely before or after it. */
export async function lockCapacity(em: EntityManager, hallId: number, customerId: number): Promise<number | undefined> {
  const hall = await em
    .getKysely<Database>()
    .selectFrom('halls as h')
    .innerJoin('users as c', (join) => join.on('c.id', '=', customerId).on('c.deleted_at', 'is', null))
    .select(sql<number>`h.capacity`.as('capacity'))
    .where('h.id', '=', hallId)
    .where('h.is_public', '=', true)
    .forShare(['h', 'c'])
    .executeTakeFirst();
  return hall?.capacity;
}

/** What a customer has already when joining a list. */
interface Waiting {
  /** Entries that aren't over. */
  open: number;
  /** Whether one of them is for the same hours of the hall. */
  isTwice: boolean;
  /** Whether a booking or held request of the customer takes them. */
  isTheirs: boolean;
}

/** What a customer waits for, and has, at the hours of a hall; one statement. */
export async function countWaiting(
  em: EntityManager,
  { customerId, hallId, period }: { customerId: number; hallId: number; period: Period },
  now: Date,
): Promise<Waiting> {
  const db = em.getKysely<Database>();
  const open = sql<SqlBool>`w.state = any(${OPEN_WAITING})`;
  const taking = db
    .selectFrom('bookings as k')
    .innerJoin('occupancies as o', 'o.booking_id', 'k.id')
    .select('k.id')
    .where('k.user_id', '=', customerId)
    .where('k.hall_id', '=', hallId)
    .where(overlaps('o.period', period))
    .where((eb) => eb.or([eb('o.kind', '<>', 'hold'), eb('o.expires_at', '>', now)]));
  const { count, same, theirs } = await db
    .selectFrom('waiting_entries as w')
    .select((eb) => [
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ${eb.and([
        eb('w.hall_id', '=', hallId),
        eb('w.start_time', '<', period.end),
        eb('w.end_time', '>', period.start),
      ])}))::int`.as('same'),
      eb.exists(taking).as('theirs'),
    ])
    .where('w.user_id', '=', customerId)
    .where(open)
    .executeTakeFirstOrThrow();
  return { open: count, isTwice: same > 0, isTheirs: Boolean(theirs) };
}

/** The halls in which a customer has open entries. */
export async function findWaitedHallIds(em: EntityManager, customerId: number): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('waiting_entries as w')
    .select('w.hall_id as hallId')
    .distinct()
    .where('w.user_id', '=', customerId)
    .where(sql<SqlBool>`w.state = any(${OPEN_WAITING})`)
    .execute();
  return rows.map(({ hallId }) => hallId);
}
