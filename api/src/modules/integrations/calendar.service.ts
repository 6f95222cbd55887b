import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { BusinessStatus, DomainError, LIMITS, type BookingStatus } from '../../rules/index.js';
import { recordDeed } from '../audit/audit.service.js';
import { tradingBusiness } from '../businesses/business.access.js';
import { Hall } from '../halls/hall.entity.js';
import { calendarText } from './calendar.ics.js';
import type { CalendarFeedInput } from './calendar.inputs.js';
import type { CalendarFeed, CalendarFeedAddress } from './calendar.types.js';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32,64}$/;

function addressOf(ctx: RequestContext, token: string | null): string | null {
  return token === null ? null : `${ctx.app.env.publicUrl}/api/calendar/${token}.ics`;
}

/** The feeds of the viewer's business and of each of its halls, opened or not; the business first. */
export async function calendarFeeds(ctx: RequestContext): Promise<CalendarFeedAddress[]> {
  const business = await tradingBusiness(ctx);
  const halls = await ctx.em.find(Hall, { business: business.id, deletedAt: null }, { orderBy: { id: 'asc' } });
  return [
    { hallId: null, title: business.name, url: addressOf(ctx, business.calendarToken) },
    ...halls.map((hall) => ({ hallId: hall.id, title: hall.title, url: addressOf(ctx, hall.calendarToken) })),
  ];
}

/** Gives a feed another token, or none. Audited. */
async function setToken(
  ctx: RequestContext,
  { hallId }: CalendarFeedInput,
  token: string | null,
): Promise<CalendarFeedAddress> {
  return inTransaction(ctx.em, async (em) => {
    const business = await tradingBusiness(ctx, em);
    const hall = await ownHall(em, business.id, hallId);
    const feed = hall ?? business;
    const action = token === null ? 'closed' : feed.calendarToken === null ? 'opened' : 'renewed';
    feed.calendarToken = token;
    await em.flush();
    const subject = hall
      ? { subjectType: 'hall', subjectId: hall.id }
      : { subjectType: 'business', subjectId: business.id };
    await recordDeed(ctx, em, { action: `calendar_feed.${action}`, ...subject });
    return { hallId: hall?.id ?? null, title: hall?.title ?? business.name, url: addressOf(ctx, token) };
  });
}

async function ownHall(em: EntityManager, businessId: number, hallId: number | null | undefined): Promise<Hall | null> {
  if (hallId === null || hallId === undefined) return null;
  const hall = await em.findOne(Hall, { id: hallId, business: businessId, deletedAt: null });
  if (!hall) throw new DomainError('NOT_FOUND', 'Hall not found');
  return hall;
}

/**
 * Opens a calendar feed of the viewer's business, or gives it another address; the one before is dead at once. Audited.
 * @throws DomainError NOT_FOUND for a hall that isn't the viewer's; FORBIDDEN unless the business is approved
 */
export function renewCalendarFeed(ctx: RequestContext, input: CalendarFeedInput): Promise<CalendarFeedAddress> {
  return setToken(ctx, input, randomBytes(TOKEN_BYTES).toString('base64url'));
}

/**
 * Closes a calendar feed: its address is dead. Audited.
 * @throws DomainError NOT_FOUND for a hall that isn't the viewer's; FORBIDDEN unless the business is approved
 */
export function closeCalendarFeed(ctx: RequestContext, input: CalendarFeedInput): Promise<CalendarFeedAddress> {
  return setToken(ctx, input, null);
}

interface FeedRow {
  business_id: number;
  hall_id: number | null;
  title: string;
  time_zone: string;
}

async function findFeed(em: EntityManager, token: string): Promise<FeedRow | undefined> {
  const rows = await em.execute<FeedRow[]>(
    `select f.*, b.time_zone
       from (select id as business_id, null::int as hall_id, name as title from businesses where calendar_token = ?
             union all
             select business_id, id, coalesce(hall_name, 'Hall ' || hall_number) from halls
              where calendar_token = ? and deleted_at is null) f
         join businesses b on b.id = f.business_id join users u on u.id = b.owner_id
      where b.status = ? and u.deleted_at is null`,
    [token, token, BusinessStatus.APPROVED],
  );
  return rows[0];
}

interface BookingRow {
  id: number;
  status: BookingStatus;
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

/**
 * A calendar for whoever has its secret token: bookings that ended lately or lie ahead, cancelled ones as such.
 * @throws DomainError NOT_FOUND for a token that opens nothing, or nothing any more
 */
export async function calendarFeed(ctx: RequestContext, token: string): Promise<CalendarFeed> {
  const feed = TOKEN.test(token) ? await findFeed(ctx.em, token) : undefined;
  if (!feed) throw new DomainError('NOT_FOUND', 'There is no calendar at this address');
  const { feedPastDays, feedEventsMax } = LIMITS.integrations;
  const since = new Date(ctx.now().getTime() - feedPastDays * 86_400_000);
  const column = feed.hall_id === null ? 'business_id' : 'hall_id';
  const rows = await ctx.em.execute<BookingRow[]>(
    `select id, status, revision, guest_count, hall_title, hall_location, customer_name, start_time, end_time, created_at,
            updated_at
       from bookings where ${column} = ? and end_time > ? order by start_time desc, id desc limit ?`,
    [feed.hall_id ?? feed.business_id, since.toISOString(), feedEventsMax],
  );
  const frame = { title: feed.title, timeZone: feed.time_zone, publicUrl: ctx.app.env.publicUrl };
  const bookings = rows.map((row) => ({
    ...{ id: row.id, status: row.status, revision: row.revision, guestCount: row.guest_count },
    ...{ hallTitle: row.hall_title, hallLocation: row.hall_location, customerName: row.customer_name },
    startTime: new Date(row.start_time),
    endTime: new Date(row.end_time),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }));
  return { title: feed.title, body: calendarText(frame, bookings) };
}
