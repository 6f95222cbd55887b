import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';

/** A booking whose customer is asked for a review. */
export interface PastBooking {
  id: number;
  userId: number;
  hallId: number;
  hallTitle: string;
  businessName: string;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  customerName: string;
  email: string;
}

/** The hour of the day after at which people are asked, in the hall's time zone. */
const HOUR = 10;
/** Bookings that ended longer ago are left alone, as after a long outage. */
const DAYS = 4;

const eb = expressionBuilder<Database & { b: Database['bookings'] }, 'b'>();

/** The customer's review of the hall. */
function isReviewed() {
  return eb
    .selectFrom('hall_reviews as r')
    .select('r.id')
    .whereRef('r.hall_id', '=', 'b.hall_id')
    .whereRef('r.user_id', '=', 'b.user_id');
}

/** Another booking of the hall after which its customer was asked. */
function wasAskedBefore() {
  return eb
    .selectFrom('bookings as o')
    .select('o.id')
    .whereRef('o.user_id', '=', 'b.user_id')
    .whereRef('o.hall_id', '=', 'b.hall_id')
    .where('o.review_asked_at', 'is not', null);
}

/** Members can't review halls of their business. */
function isMember() {
  return eb
    .selectFrom('business_members as m')
    .select('m.id')
    .whereRef('m.user_id', '=', 'b.user_id')
    .whereRef('m.business_id', '=', 'b.business_id');
}

/**
 * Locks confirmed bookings of accounts since whose end ten o'clock of the next day has passed, for a hall that their customer
 * hasn't reviewed nor been asked about. Rows locked by another server are skipped.
 */
export function lockBookingsToReview(em: EntityManager, now: Date, limit: number): Promise<PastBooking[]> {
  const askedAt = sql<Date>`(date_trunc('day', b.end_time at time zone b.time_zone) + make_interval(days => 1, hours => ${HOUR}))
    at time zone b.time_zone`;
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .innerJoin('halls as h', 'h.id', 'b.hall_id')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select(['b.id', 'b.hall_id as hallId', 'b.hall_title as hallTitle', 'b.business_name as businessName'])
    .select(['b.start_time as startTime', 'b.end_time as endTime', 'b.time_zone as timeZone'])
    .select(['u.id as userId', 'u.name as customerName', 'u.email'])
    .where('b.status', '=', OCCUPYING_BOOKING)
    .where('b.review_asked_at', 'is', null)
    .where('b.end_time', '<', now)
    .where('b.end_time', '>', new Date(now.getTime() - DAYS * 86_400_000))
    .where(askedAt, '<=', now)
    .where('h.is_public', '=', true)
    .where('u.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .where((eb) => eb.not(eb.or([isReviewed(), wasAskedBefore(), isMember()].map((each) => eb.exists(each)))))
    .orderBy('b.end_time')
    .orderBy('b.id')
    .limit(limit)
    .forUpdate('b')
    .skipLocked()
    .execute();
}
