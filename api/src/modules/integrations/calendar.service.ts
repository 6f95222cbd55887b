import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError } from '../../domain/input/errors.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { factsOf } from '../audit/audit.facts.js';
import { recordChange } from '../audit/audit.service.js';
import { tradingBusiness } from '../businesses/business.access.js';
import { Hall } from '../halls/hall.entity.js';
import { calendarText } from './calendar.ics.js';
import type { CalendarFeedInput } from './calendar.inputs.js';
import { findFeed, findFeedBookings } from './calendar.queries.js';
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
    const before = factsOf(feed);
    feed.calendarToken = token;
    await em.flush();
    const subject = hall
      ? { subjectType: 'hall', subjectId: hall.id }
      : { subjectType: 'business', subjectId: business.id };
    await recordChange(ctx, em, { action: `calendar_feed.${action}`, ...subject, before, after: factsOf(feed) });
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

/**
 * A calendar for whoever has its secret token: bookings that ended lately or lie ahead, cancelled ones as such.
 * @throws DomainError NOT_FOUND for a token that opens nothing, or nothing any more
 */
export async function calendarFeed(ctx: RequestContext, token: string): Promise<CalendarFeed> {
  const feed = TOKEN.test(token) ? await findFeed(ctx.em, token) : undefined;
  if (!feed) throw new DomainError('NOT_FOUND', 'There is no calendar at this address');
  const since = new Date(ctx.now().getTime() - INTEGRATION_LIMITS.feedPastDays * 86_400_000);
  const frame = { title: feed.title, timeZone: feed.time_zone, publicUrl: ctx.app.env.publicUrl };
  return { title: feed.title, body: calendarText(frame, await findFeedBookings(ctx.em, feed, since)) };
}
