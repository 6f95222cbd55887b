import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { IS_AGREED_OR_ASKED } from '../../database/booking-columns.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
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

/** The bookings of a feed that end after an instant, latest first; one statement. */
export function findFeedBookings(em: EntityManager, { businessId, hallId }: Feed, since: Date): Promise<FeedBooking[]> {
  const bookings = em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['id', 'status', 'revision', 'guest_count as guestCount', 'hall_title as hallTitle'])
    .select(['hall_location as hallLocation', 'customer_name as customerName', 'start_time as startTime'])
    .select(['end_time as endTime', 'created_at as createdAt', 'updated_at as updatedAt']);
  const ofFeed =
    hallId === null ? bookings.where('business_id', '=', businessId) : bookings.where('hall_id', '=', hallId);
  return ofFeed
    .where('end_time', '>', since)
    .where(IS_AGREED_OR_ASKED)
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')
    .limit(INTEGRATION_LIMITS.feedEventsMax)
    .execute();
}
