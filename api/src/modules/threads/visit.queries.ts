import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { enumName, isOneOf, named, toEnumValue, type Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { ThreadSubject, type MessageSide } from '../../domain/threads/messages.js';
import type { VisitOrder } from '../../domain/threads/visit-inputs.js';
import { VISIT_LIMITS, VisitStatus } from '../../domain/threads/visits.js';
import { toInstant } from '../../domain/time/zone.js';
import type { Subject } from './thread.subjects.js';
import type { VisitFilter } from './visit.inputs.js';

/** Visits (`s`) with their hall, thread and customer. */
function selectVisits(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('visits as s')
    .innerJoin('threads as t', 't.id', 's.thread_id')
    .innerJoin('halls as h', 'h.id', 's.hall_id')
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select(named('s', ['id', 'threadId', 'hallId', 'startsAt', 'headCount', 'note']))
    .select(named('s', ['createdAt', 'confirmedAt', 'endedAt']))
    .select(['t.booking_id as bookingId', 't.enquiry_id as enquiryId'])
    .select([enumName<VisitStatus>('s.status').as('status'), enumName<MessageSide>('s.proposed_by').as('proposedBy')])
    .select(enumName<MessageSide | null>('s.ended_by').as('endedBy'))
    .select([HALL_TITLE.as('hallTitle'), 'h.hall_name_urdu as hallNameUrdu', 'h.location as hallLocation'])
    .select(sql<boolean>`h.deleted_at is not null`.as('isHallRemoved'))
    .select(['v.id as businessId', 'v.name as businessName', 'v.time_zone as timeZone'])
    .select(sql<string>`coalesce(b.customer_name, u.name)`.as('customerName'));
}

/** A visit with its hall and customer. */
export type VisitRow = InferResult<ReturnType<typeof selectVisits>>[number];

/** A visit. */
export function findVisit(em: EntityManager, id: number): Promise<VisitRow | undefined> {
  return selectVisits(em).where('s.id', '=', id).executeTakeFirst();
}

/** Visits by their ids. */
export function findVisitsById(em: EntityManager, ids: readonly number[]): Promise<VisitRow[]> {
  return selectVisits(em).where(isOneOf('s.id', ids)).orderBy('s.id').execute();
}

/** The latest visits of a thread, newest first. */
export function findVisitsOfThread(em: EntityManager, threadId: number): Promise<VisitRow[]> {
  return selectVisits(em)
    .where('s.thread_id', '=', threadId)
    .orderBy('s.id', 'desc')
    .limit(VISIT_LIMITS.shownMax)
    .execute();
}

/** The open or confirmed visit of a thread that was proposed last, past ones too. */
export function findStandingVisit(em: EntityManager, threadId: number): Promise<VisitRow | undefined> {
  return selectVisits(em)
    .where('s.thread_id', '=', threadId)
    .where('s.ended_at', 'is', null)
    .orderBy('s.id', 'desc')
    .executeTakeFirst();
}

/** When the nth latest visit of a thread was proposed; undefined where there are fewer. */
export async function findProposedAt(em: EntityManager, threadId: number, nth: number): Promise<Date | undefined> {
  const visit = await em
    .getKysely<Database>()
    .selectFrom('visits')
    .select('created_at as createdAt')
    .where('thread_id', '=', threadId)
    .orderBy('created_at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return visit?.createdAt;
}

/**
 * The open and coming visits of threads that go with a customer's account: of enquiries, and of bookings that were never confirmed.
 * The rows that a confirmation locks are locked before, in its order.
 */
export async function findErasedVisits(em: EntityManager, userId: number, now: Date): Promise<VisitRow[]> {
  const db = em.getKysely<Database>();
  await db.selectFrom('enquiries').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
  const coming = selectVisits(em)
    .where('s.ended_at', 'is', null)
    .where('s.starts_at', '>', now)
    .where((eb) => {
      const neverAgreed = eb('b.status', '=', BookingStatus.CANCELLED).and('b.confirmed_at', 'is', null);
      return eb('e.user_id', '=', userId).or(eb('b.user_id', '=', userId).and(neverAgreed));
    })
    .orderBy('s.id');
  const threadIds = (await coming.execute()).map(({ threadId }) => threadId);
  await db.selectFrom('threads').select('id').where(isOneOf('id', threadIds)).orderBy('id').forUpdate().execute();
  return coming.execute();
}

/** The hall that a thread is about. */
export function findHallOfSubject(em: EntityManager, { about, id }: Subject) {
  const db = em.getKysely<Database>();
  const of =
    about === ThreadSubject.BOOKING
      ? db.selectFrom('bookings').select(['id', 'hall_id'])
      : db.selectFrom('enquiries').select(['id', 'hall_id']);
  return db
    .selectFrom(of.as('b'))
    .innerJoin('halls as h', 'h.id', 'b.hall_id')
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .select(['h.id as hallId', 'v.time_zone as timeZone'])
    .select(sql<boolean>`h.deleted_at is not null`.as('isHallRemoved'))
    .where('b.id', '=', id)
    .executeTakeFirst();
}

const ORDERS: Readonly<Record<VisitOrder, ListOrder>> = {
  SOONEST: { by: 's.starts_at', type: 'timestamptz', direction: 'asc' },
  LATEST: { by: 's.starts_at', type: 'timestamptz', direction: 'desc' },
};

/** Whose visits are listed. */
interface VisitsOf {
  businessId: number;
  timeZone: string;
  /** In that time zone. */
  today: string;
  /** A member’s own visits as a customer are left out. */
  userId: number;
}

/** The visits of the halls of a business; one statement, and one for the total. */
export function findVisitsOfBusiness(
  em: EntityManager,
  { businessId, timeZone, today, userId }: VisitsOf,
  { hallId, status, standing, coming, from }: VisitFilter,
  order: VisitOrder,
  page: PageRequest,
): Promise<Connection<VisitRow>> {
  const found = em
    .getKysely<Database>()
    .selectFrom('visits as s')
    .innerJoin('halls as h', 'h.id', 's.hall_id')
    .innerJoin('threads as t', 't.id', 's.thread_id')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .where('h.business_id', '=', businessId)
    .where((eb) => eb(eb.fn.coalesce('b.user_id', 'e.user_id'), 'is distinct from', userId))
    .$if(Boolean(hallId), (visits) => visits.where('s.hall_id', '=', hallId ?? 0))
    .$if(Boolean(status), (visits) => visits.where('s.status', '=', toEnumValue(status ?? VisitStatus.PROPOSED)))
    .$if(standing === true, (visits) => visits.where('s.ended_at', 'is', null))
    .$if(coming === true, (visits) => visits.where('s.starts_at', '>=', toInstant(today, '00:00', timeZone)))
    .$if(Boolean(from), (visits) => visits.where('s.starts_at', '>=', toInstant(from ?? '', '00:00', timeZone)));
  return paginate(em, { found, rows: selectVisits(em), id: 's.id' }, ORDERS[order], page);
}

/** The visits of halls that the person proposed, or that were proposed to them; of the business without who it was. For the export of their data. */
export function selectOwnVisits(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('visits as s')
    .innerJoin('threads as t', 't.id', 's.thread_id')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .select(['s.id', 't.booking_id', 't.enquiry_id', 's.hall_id', 's.proposed_by'])
    .select(sql<boolean>`s.proposer_id = ${userId}`.as('is_own'))
    .select(['s.status', 's.starts_at', 's.head_count', 's.note', 's.created_at', 's.confirmed_at', 's.ended_at'])
    .select('s.ended_by')
    .where((eb) =>
      eb.or([eb('s.proposer_id', '=', userId), eb('b.user_id', '=', userId), eb('e.user_id', '=', userId)]),
    )
    .orderBy('s.id');
}
