import { forkContext, requireViewer, type RequestContext } from '../../context.js';
import { mapStream, type LiveEvent } from '../../graphql/live.js';
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

/** Clock skew between servers: changes this long before a lost connection are sent again. */
const OVERLAP_MS = 60_000;
/** With more missed changes than this, clients reload the list. */
const MISSED_MOST = 100;

function concerns(ctx: RequestContext, facts: BookingFacts): boolean {
  const viewer = requireViewer(ctx);
  return isOwnCustomer(viewer, facts) || isOwnBusiness(viewer, facts);
}

/** Whether the account still exists with the same role as when it subscribed. */
async function isStillThere(ctx: RequestContext): Promise<boolean> {
  const { id, role } = requireViewer(ctx);
  const rows = await ctx.em.execute('select 1 from users where id = ? and role = ? and deleted_at is null', [id, role]);
  return rows.length > 0;
}

/** Bookings that changed since an instant, for subscribers that missed events. */
function missedSince(ctx: RequestContext, since: Date): Promise<BookingRow[]> {
  const { id } = requireViewer(ctx);
  return selectBookings(
    ctx.em,
    `where (b.user_id = ? or v.owner_id = ?) and b.updated_at >= ? order by b.updated_at, b.id limit ?`,
    [id, id, new Date(since.getTime() - OVERLAP_MS).toISOString(), MISSED_MOST],
  );
}

/** What an event is about. */
interface Change {
  booking: BookingOfPeople | null;
  services: ReturnType<typeof servicesWhenAsked>;
}

/** Cache of loaded changes by event: all listeners of this server share the same object. */
const changes = new WeakMap<LiveEvent, Promise<Change>>();

function changeBehind(ctx: RequestContext, news: LiveEvent): Promise<Change> {
  const known = changes.get(news);
  if (known) return known;
  const { em } = forkContext(ctx);
  const services = servicesWhenAsked(em, [news.id]);
  const change = findBookingOfPeople(em, news.id).then((booking) => ({ booking, services }));
  changes.set(news, change);
  return change;
}

/** The changed booking as the viewer sees it; empty if it isn't theirs, or the account has changed. */
async function changed(ctx: RequestContext, news: LiveEvent, counts: (row: BookingRow) => boolean): Promise<Booking[]> {
  const { booking, services } = await changeBehind(ctx, news);
  const { id, role } = requireViewer(ctx);
  if (!booking || booking.people[id] !== role || !counts(booking) || !concerns(ctx, factsOf(booking))) return [];
  return [presenterOf(ctx, [booking], services)(booking)];
}

/** What the viewer missed while the database connection was lost. */
async function missed(ctx: RequestContext, since: Date, counts: (row: BookingRow) => boolean): Promise<Booking[]> {
  const fresh = forkContext(ctx);
  if (!(await isStillThere(fresh))) return [];
  const rows = (await missedSince(fresh, since)).filter((row) => counts(row) && concerns(fresh, factsOf(row)));
  return rows.map(presenterOf(fresh, rows));
}

function listen(
  ctx: RequestContext,
  wanted: (news: LiveEvent) => boolean,
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
      // The database is unreachable: the next event, or the reconnect, updates the client.
      ctx.app.log.warn({ err: error }, 'live booking event could not be loaded');
      lastSeen = since;
      return [];
    }
  });
}

/** Streams every change of the viewer's bookings, or of those of the viewer's business. */
export function bookingChanges(ctx: RequestContext, id?: number | null): AsyncIterableIterator<Booking> {
  const isWanted = (bookingId: number) => id === null || id === undefined || bookingId === id;
  return listen(
    ctx,
    (news) => news.kind === 'booking' && isWanted(news.id),
    (row) => isWanted(row.id),
  );
}

/** Streams new requests to the viewer's business. */
export function bookingRequests(ctx: RequestContext): AsyncIterableIterator<Booking> {
  return listen(
    ctx,
    (news) => news.kind === 'bookingRequest',
    (row) => row.status === 'pending',
  );
}
