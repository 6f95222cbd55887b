import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError } from '../../domain/input/errors.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { requireTradingBusiness, toBusinessFacts } from '../businesses/business.access.js';
import { Hall } from '../halls/hall.entity.js';
import { renderCalendar } from './calendar.ics.js';
import type { CalendarFeedInput } from './calendar.inputs.js';
import { findFeed, findFeedBookings } from './calendar.queries.js';
import type { CalendarFeed, CalendarFeedAddress } from './calendar.types.js';
import { canManage } from './integrations.policy.js';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32,64}$/;

function toFeedUrl(ctx: RequestContext, token: string | null): string | null {
  return token === null ? null : `${ctx.app.env.publicUrl}/api/calendar/${token}.ics`;
}

/** The feeds of the viewer's business and of each of its halls, enabled or not; the business first. */
export async function listCalendarFeeds(ctx: RequestContext): Promise<CalendarFeedAddress[]> {
  const business = await requireTradingBusiness(ctx);
  const halls = await ctx.em.find(Hall, { business: business.id, deletedAt: null }, { orderBy: { id: 'asc' } });
  return [
    { hallId: null, title: business.name, url: toFeedUrl(ctx, business.calendarToken) },
    ...halls.map((hall) => ({ hallId: hall.id, title: hall.title, url: toFeedUrl(ctx, hall.calendarToken) })),
  ];
}

/** Sets a feed's token, or removes it. Audited. */
async function setToken(
  ctx: RequestContext,
  { hallId }: CalendarFeedInput,
  token: string | null,
): Promise<CalendarFeedAddress> {
  return inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    const hall = await findHall(ctx, em, hallId);
    const feed = hall ?? business;
    const action = token === null ? 'closed' : feed.calendarToken === null ? 'opened' : 'renewed';
    const before = toSnapshot(feed);
    feed.calendarToken = token;
    await em.flush();
    const subject = hall ? auditSubject('hall', hall.id) : auditSubject('business', business.id);
    await recordChange(ctx, em, { action: `calendar_feed.${action}`, ...subject, before, after: toSnapshot(feed) });
    return { hallId: hall?.id ?? null, title: hall?.title ?? business.name, url: toFeedUrl(ctx, token) };
  });
}

async function findHall(
  ctx: RequestContext,
  em: EntityManager,
  hallId: number | null | undefined,
): Promise<Hall | null> {
  if (hallId === null || hallId === undefined) return null;
  const hall = await em.findOne(Hall, { id: hallId, deletedAt: null });
  if (!hall || !canManage(requireViewer(ctx), toBusinessFacts(await hall.business.loadOrFail()))) {
    throw new DomainError('NOT_FOUND', 'Hall not found');
  }
  return hall;
}

/**
 * Enables a calendar feed of the viewer's business, or replaces its URL; the previous one stops working. Audited.
 * @throws DomainError NOT_FOUND for a hall that isn't the viewer's; FORBIDDEN unless the business is approved
 */
export function renewCalendarFeed(ctx: RequestContext, input: CalendarFeedInput): Promise<CalendarFeedAddress> {
  return setToken(ctx, input, randomBytes(TOKEN_BYTES).toString('base64url'));
}

/**
 * Disables a calendar feed; its URL stops working. Audited.
 * @throws DomainError NOT_FOUND for a hall that isn't the viewer's; FORBIDDEN unless the business is approved
 */
export function closeCalendarFeed(ctx: RequestContext, input: CalendarFeedInput): Promise<CalendarFeedAddress> {
  return setToken(ctx, input, null);
}

/**
 * The calendar of a feed by its secret token: recent and upcoming bookings, cancelled ones marked as such.
 * @throws DomainError NOT_FOUND for an unknown or revoked token
 */
export async function readCalendarFeed(ctx: RequestContext, token: string): Promise<CalendarFeed> {
  const feed = TOKEN.test(token) ? await findFeed(ctx.em, token) : undefined;
  if (!feed) throw new DomainError('NOT_FOUND', 'There is no calendar at this address');
  const now = ctx.now();
  const since = new Date(now.getTime() - INTEGRATION_LIMITS.feedPastDays * 86_400_000);
  const { title, timeZone } = feed;
  // In English: who reads it is not known.
  const metadata = { title, timeZone, publicUrl: ctx.app.env.publicUrl, locale: 'en' } as const;
  return { title, body: renderCalendar(metadata, await findFeedBookings(ctx.em, feed, { since, now })) };
}
