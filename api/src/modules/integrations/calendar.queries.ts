import type { EntityManager } from '@mikro-orm/postgresql';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import type { FeedBooking } from './calendar.ics.js';

/** What a feed's token opens: a business, or one hall of it. */
export interface FeedRow {
  business_id: number;
  hall_id: number | null;
  title: string;
  time_zone: string;
}

/** The feed of a token; none where it opens nothing, or nothing any more. One statement. */
export async function findFeed(em: EntityManager, token: string): Promise<FeedRow | undefined> {
  const rows = await em.execute<FeedRow[]>(
    `select f.*, b.time_zone
       from (select id as business_id, null::int as hall_id, name as title from businesses where calendar_token = ?
             union all
             select business_id, id, coalesce(hall_name, 'Hall ' || hall_number) from halls
              where calendar_token = ? and deleted_at is null) f
         join businesses b on b.id = f.business_id
      where b.is_trading`,
    [token, token],
  );
  return rows[0];
}

interface BookingRow {
  id: number;
  status: FeedBooking['status'];
  revision: number;
  guest_count: number;
  hall_title: string;
  hall_location: string;
  customer_name: string;
  start_time: string;
  end_time: string;
  created_at: string;
  updated_at: string;
}

/** The bookings of a feed that end after an instant, the last ones first; one statement. */
export async function findFeedBookings(em: EntityManager, feed: FeedRow, since: Date): Promise<FeedBooking[]> {
  const column = feed.hall_id === null ? 'business_id' : 'hall_id';
  const rows = await em.execute<BookingRow[]>(
    `select id, status, revision, guest_count, hall_title, hall_location, customer_name, start_time, end_time, created_at,
            updated_at
       from bookings where ${column} = ? and end_time > ? order by start_time desc, id desc limit ?`,
    [feed.hall_id ?? feed.business_id, since.toISOString(), INTEGRATION_LIMITS.feedEventsMax],
  );
  return rows.map((row) => ({
    ...{ id: row.id, status: row.status, revision: row.revision, guestCount: row.guest_count },
    ...{ hallTitle: row.hall_title, hallLocation: row.hall_location, customerName: row.customer_name },
    startTime: new Date(row.start_time),
    endTime: new Date(row.end_time),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }));
}
