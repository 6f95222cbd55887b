import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { IS_AGREED_OR_ASKED } from '../../database/booking-columns.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { takesSpaceOf } from '../availability/taken-space.queries.js';
import type { FeedBooking } from './calendar.ics.js';

/** A feed: of a business, or of one of its halls. */
export interface Feed {
  businessId: number;
  hallId: number | null;
  title: string;
  timeZone: string;
}

/** The feed of a token; undefined if unknown or revoked. One statement. */
export function findFeed(em: EntityManager, token: string): Promise<Feed | undefined> {
  const db = em.getKysely<Database>();
  const ofHalls = db
    .selectFrom('halls as h')
    .select(['h.business_id as businessId', sql<number | null>`h.id`.as('hallId'), HALL_TITLE.as('title')])
    .where('calendar_token', '=', token)
    .where('deleted_at', 'is', null);
  const opened = db
    .selectFrom('businesses')
    .select(['id as businessId', sql<number | null>`null::int`.as('hallId'), 'name as title'])
    .where('calendar_token', '=', token)
    .unionAll(ofHalls);
  return db
    .selectFrom(opened.as('f'))
    .innerJoin('businesses as b', 'b.id', 'f.businessId')
    .select(['f.businessId', 'f.hallId', 'f.title', 'b.time_zone as timeZone'])
    .where('b.is_trading', '=', true)
    .executeTakeFirst();
}

/** Whether a request (`b`) holds its time. */
const isHeld = (now: Date) => sql<boolean>`(b.status = ${OPEN_BOOKING} and coalesce(b.held_until > ${now}, false))`;

/** When a booking (`b`) changed last, or the hold of a request ended. */
const changedAt = (now: Date) => sql<Date>`greatest(b.updated_at,
  case when b.status = ${OPEN_BOOKING} and b.held_until <= ${now} then b.held_until end)`;

/**
 * The bookings of a business, or those that take space of one of its halls, that end after an instant, latest first; one
 * statement.
 */
export function findFeedBookings(
  em: EntityManager,
  { businessId, hallId }: Feed,
  { since, now }: { since: Date; now: Date },
): Promise<FeedBooking[]> {
  const bookings = em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['id', 'status', 'revision', 'guest_count as guestCount', 'hall_title as hallTitle'])
    .select(['hall_location as hallLocation', 'customer_name as customerName', 'start_time as startTime'])
    .select(['end_time as endTime', 'created_at as createdAt', 'payment_due_at as paymentDueAt'])
    .select([isHeld(now).as('isHeld'), changedAt(now).as('updatedAt')])
    .where('business_id', '=', businessId);
  return (hallId === null ? bookings : bookings.where(takesSpaceOf(hallId, now)))
    .where('end_time', '>', since)
    .where(IS_AGREED_OR_ASKED)
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .limit(INTEGRATION_LIMITS.feedEventsMax)
    .execute();
}
