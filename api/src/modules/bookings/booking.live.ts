import { forked, viewerOf, type RequestContext } from '../../context.js';
import { mapStream, type News } from '../../graphql/live.js';
import { isOwnBusiness, isOwnCustomer, type BookingFacts } from './booking.policy.js';
import { servicesWhenAsked } from './booked-services.queries.js';
import {
  factsOf,
  findBookingOfPeople,
  presenterOf,
  selectBookings,
  type BookingOfPeople,
  type BookingRow,
} from './booking.queries.js';
import type { Booking } from './booking.types.js';

/** Clocks of several servers differ a little; what changed within this before a lost connection is told again. */
const OVERLAP_MS = 60_000;
/** More than this many changes at once are for the list to read. */
const MISSED_MOST = 100;

function concerns(ctx: RequestContext, facts: BookingFacts): boolean {
  const viewer = viewerOf(ctx);
  return isOwnCustomer(viewer, facts) || isOwnBusiness(viewer, facts);
}

/** Whether the person is still who they were when they began to listen. */
async function isStillThere(ctx: RequestContext): Promise<boolean> {
  const { id, role } = viewerOf(ctx);
  const rows = await ctx.em.execute('select 1 from users where id = ? and role = ? and deleted_at is null', [id, role]);
  return rows.length > 0;
}

/** Bookings that changed since an instant, for whoever missed the news. */
function missedSince(ctx: RequestContext, since: Date): Promise<BookingRow[]> {
  const { id } = viewerOf(ctx);
  return selectBookings(
    ctx.em,
    `where (b.user_id = ? or v.owner_id = ?) and b.updated_at >= ? order by b.updated_at, b.id limit ?`,
    [id, id, new Date(since.getTime() - OVERLAP_MS).toISOString(), MISSED_MOST],
  );
}

/** What one piece of news is about. */
interface Change {
  booking: BookingOfPeople | null;
  services: ReturnType<typeof servicesWhenAsked>;
}

/** What was read for a piece of news. Every listener of this server is handed the same object, and reads nothing of its own. */
const changes = new WeakMap<News, Promise<Change>>();

function changeBehind(ctx: RequestContext, news: News): Promise<Change> {
  const known = changes.get(news);
  if (known) return known;
  const { em } = forked(ctx);
  const services = servicesWhenAsked(em, [news.id]);
  const change = findBookingOfPeople(em, news.id).then((booking) => ({ booking, services }));
  changes.set(news, change);
  return change;
}

/** A changed booking as the viewer sees it; nothing where it isn't theirs, or where they are no longer who they were. */
async function changed(ctx: RequestContext, news: News, counts: (row: BookingRow) => boolean): Promise<Booking[]> {
  const { booking, services } = await changeBehind(ctx, news);
  const { id, role } = viewerOf(ctx);
  if (!booking || booking.people[id] !== role || !counts(booking) || !concerns(ctx, factsOf(booking))) return [];
  return [presenterOf(ctx, [booking], services)(booking)];
}

/** What the viewer has missed while the database's connection was lost. */
async function missed(ctx: RequestContext, since: Date, counts: (row: BookingRow) => boolean): Promise<Booking[]> {
  const fresh = forked(ctx);
  if (!(await isStillThere(fresh))) return [];
  const rows = (await missedSince(fresh, since)).filter((row) => counts(row) && concerns(fresh, factsOf(row)));
  return rows.map(presenterOf(fresh, rows));
}

function listen(
  ctx: RequestContext,
  wanted: (news: News) => boolean,
  counts: (row: BookingRow) => boolean,
): AsyncIterableIterator<Booking> {
  let lastSeen = ctx.now();
  const stream = ctx.app.live.stream((news) => news.kind === 'reconnected' || wanted(news));
  return mapStream(stream, async (news) => {
    const since = lastSeen;
    lastSeen = ctx.now();
    try {
      return await (news.kind === 'reconnected' ? missed(ctx, since, counts) : changed(ctx, news, counts));
    } catch (error) {
      // The database is away: the next news, or its return, brings the screen up to date.
      ctx.app.log.warn({ err: error }, 'live news of a booking could not be read');
      lastSeen = since;
      return [];
    }
  });
}

/** Every change of the viewer's own bookings, or of those of the viewer's business. */
export function bookingChanges(ctx: RequestContext, id?: number | null): AsyncIterableIterator<Booking> {
  const isWanted = (bookingId: number) => id === null || id === undefined || bookingId === id;
  return listen(
    ctx,
    (news) => news.kind === 'booking' && isWanted(news.id),
    (row) => isWanted(row.id),
  );
}

/** New requests to the viewer's business. */
export function bookingRequests(ctx: RequestContext): AsyncIterableIterator<Booking> {
  return listen(
    ctx,
    (news) => news.kind === 'bookingRequest',
    (row) => row.status === 'pending',
  );
}
