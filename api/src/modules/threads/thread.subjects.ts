import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { requireViewer, type RequestContext } from '../../context.js';
import { enumName, type Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import { isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { isOpen } from '../../domain/bookings/transitions.js';
import { DomainError } from '../../domain/input/errors.js';
import { EnquirySource } from '../../domain/threads/enquiries.js';
import { THREAD_MESSAGES, ThreadSubject } from '../../domain/threads/messages.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import { canTalk, type TalkFacts } from './thread.policy.js';

/** What a thread is about: a booking, or an enquiry. */
export interface Subject {
  about: ThreadSubject;
  id: number;
}

/** The column of a thread that names what it is about. */
export function toColumn({ about }: Subject) {
  return about === ThreadSubject.BOOKING ? 'booking_id' : 'enquiry_id';
}

/** How the calls of threads name what they are about. */
export function toIds({ about, id }: Subject): { bookingId: number | null; enquiryId: number | null } {
  return about === ThreadSubject.BOOKING ? { bookingId: id, enquiryId: null } : { bookingId: null, enquiryId: id };
}

/** The subject that a thread's columns name. */
export function toSubject({ bookingId, enquiryId }: { bookingId: number | null; enquiryId: number | null }): Subject {
  return bookingId === null
    ? { about: ThreadSubject.ENQUIRY, id: enquiryId ?? 0 }
    : { about: ThreadSubject.BOOKING, id: bookingId };
}

/**
 * Locks the row of an enquiry until the transaction ends. What it says is read after that, in a statement of its own: who waited for
 * the row would find nothing by the hall in which it stood before.
 */
export async function lockEnquiry(em: EntityManager, id: number): Promise<void> {
  const enquiries = em.getKysely<Database>().selectFrom('enquiries').select('id').where('id', '=', id);
  await enquiries.forNoKeyUpdate().executeTakeFirst();
}

/**
 * Loads an enquiry that isn't a booking yet. It is locked where it is changed: a request of its customer ends it.
 * @throws DomainError NOT_FOUND unless the viewer is its customer, or one of the business's people
 */
export async function loadEnquiry(
  ctx: RequestContext,
  em: EntityManager,
  id: number,
  isChanged: boolean,
): Promise<TalkFacts & { source: EnquirySource }> {
  if (isChanged) await lockEnquiry(em, id);
  const facts = await em
    .getKysely<Database>()
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .select(['e.user_id as userId', 'h.business_id as businessId', 'v.owner_id as ownerId'])
    .select(['v.is_trading as isTrading', enumName<EnquirySource>('e.source').as('source')])
    .where('e.id', '=', id)
    .where('e.booking_id', 'is', null)
    .executeTakeFirst();
  if (!facts || !canTalk(requireViewer(ctx), facts)) {
    throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound);
  }
  return facts;
}

/**
 * Loads what a thread is about; an enquiry as {@link loadEnquiry} does, which has no thread where it was entered by hand.
 * @throws DomainError NOT_FOUND unless the viewer is its customer, or one of the business's people; CONFLICT for writing about an
 * offer to an enquiry that is open
 */
export async function loadSubject(
  ctx: RequestContext,
  em: EntityManager,
  { about, id }: Subject,
  isWritten: boolean,
): Promise<TalkFacts> {
  if (about === ThreadSubject.BOOKING) {
    const booking = await loadBooking(ctx, em, id, canTalk);
    // An offer that has ended has no conversation of its own, whether or not another one was made.
    const isElsewhere = booking.enquiryId !== null || (isUnacceptedOffer(booking) && !isOpen(booking.status));
    if (isWritten && isElsewhere) throw new DomainError('CONFLICT', OFFER_MESSAGES.enquiryThread);
    return { ...booking, isElsewhere };
  }
  const enquiry = await loadEnquiry(ctx, em, id, isWritten);
  if (enquiry.source !== EnquirySource.APP) throw new DomainError('NOT_FOUND', THREAD_MESSAGES.enquiryNotFound);
  return enquiry;
}

/** Whose a thread is; undefined before anybody has written. */
export function findWhose(em: EntityManager, subject: Subject) {
  return em
    .getKysely<Database>()
    .selectFrom('threads')
    .select(['business_id as businessId', 'customer_id as customerId'])
    .where(toColumn(subject), '=', subject.id)
    .executeTakeFirst();
}

/** Threads with who talks in them, and about what. */
export function selectTalks(db: Kysely<Database>) {
  const ofBookings = db
    .selectFrom('threads as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .select(['t.id', 't.last_sequence as lastSequence', 't.booking_id as bookingId', 't.enquiry_id as enquiryId'])
    .select(['b.user_id as userId', 'b.business_id as businessId', 'b.hall_title as hallTitle'])
    .select(sql<Date | null>`b.start_time`.as('startTime'))
    .select([sql<Date | null>`b.end_time`.as('endTime'), 'b.time_zone as timeZone']);
  const ofEnquiries = db
    .selectFrom('threads as t')
    .innerJoin('enquiries as e', 'e.id', 't.enquiry_id')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .innerJoin('businesses as v', 'v.id', 'h.business_id')
    .select(['t.id', 't.last_sequence as lastSequence', 't.booking_id as bookingId', 't.enquiry_id as enquiryId'])
    .select([sql<number | null>`e.user_id`.as('userId'), 'h.business_id as businessId', HALL_TITLE.as('hallTitle')])
    .select(sql<Date | null>`null::timestamptz`.as('startTime'))
    .select([sql<Date | null>`null::timestamptz`.as('endTime'), 'v.time_zone as timeZone']);
  return ofBookings.unionAll(ofEnquiries);
}
