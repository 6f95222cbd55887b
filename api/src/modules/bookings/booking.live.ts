import { sql } from 'kysely';
import { forkContext, requireViewer, type RequestContext, type Viewer } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { isStaff } from '../../domain/accounts/roles.js';
import type { Membership, MemberRole } from '../../domain/businesses/team.js';
import { isOpen } from '../../domain/bookings/transitions.js';
import { mapStream, type LiveEvent } from '../../graphql/live.js';
import { isOwnBusiness, isOwnCustomer, type BookingFacts } from './booking.policy.js';
import { createLazyServiceReader, type ServiceReader } from './booked-services.queries.js';
import {
  findBookingWithPeople,
  createPresenter,
  selectBookings,
  type BookingWithPeople,
  type BookingRow,
} from './booking.queries.js';
import type { BookingView } from './booking.types.js';

/** Clock skew between servers: changes this long before a lost connection are sent again. */
const OVERLAP_MS = 60_000;
/** With more missed changes than this, clients reload the list. */
const MISSED_MAX = 100;

function isConcerned(viewer: Viewer, facts: BookingFacts): boolean {
  return isOwnCustomer(viewer, facts) || isOwnBusiness(viewer, facts);
}

/** The viewer of a subscription as a member of the team now: with this membership, never one that wasn't there, or was withheld, at the start. */
function withMembership(viewer: Viewer, current: Membership | undefined): Viewer {
  const { membership, ...account } = viewer;
  return membership && current?.businessId === membership.businessId ? { ...account, membership: current } : account;
}

/** The viewer with the membership of now; undefined if the account is gone or has another role than when it subscribed. */
export async function readViewer(ctx: RequestContext): Promise<Viewer | undefined> {
  const viewer = requireViewer(ctx);
  const user = await ctx.em
    .getKysely<Database>()
    .selectFrom('users as u')
    .leftJoin('business_members as m', 'm.user_id', 'u.id')
    .select(['m.business_id as businessId', sql<MemberRole | null>`upper(m.role)`.as('memberRole')])
    .where('u.id', '=', viewer.id)
    .where('u.role', '=', viewer.withheldRole ?? viewer.role)
    .where('u.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!user) return undefined;
  const { businessId, memberRole: role } = user;
  return withMembership(viewer, businessId !== null && role !== null ? { businessId, role } : undefined);
}

/** Bookings that changed since an instant, for subscribers that missed events. */
function findMissed(ctx: RequestContext, since: Date): Promise<BookingRow[]> {
  const { id, membership } = requireViewer(ctx);
  return selectBookings(ctx.em.getKysely<Database>())
    .where((eb) =>
      eb.or([
        eb('b.user_id', '=', id),
        membership ? eb('b.business_id', '=', membership.businessId) : eb('v.owner_id', '=', id),
      ]),
    )
    .where('b.updated_at', '>=', new Date(since.getTime() - OVERLAP_MS))
    .orderBy('b.updated_at')
    .orderBy('b.id')
    .limit(MISSED_MAX)
    .execute();
}

/** What an event is about. */
interface Change {
  booking: BookingWithPeople | undefined;
  services: ServiceReader;
}

/** Cache of loaded changes by event: all listeners of this server share the same object. */
const changes = new WeakMap<LiveEvent, Promise<Change>>();

function loadChange(ctx: RequestContext, event: LiveEvent): Promise<Change> {
  const known = changes.get(event);
  if (known) return known;
  const { em } = forkContext(ctx);
  const services = createLazyServiceReader(em, [event.id]);
  const change = findBookingWithPeople(em, event.id).then((booking) => ({ booking, services }));
  changes.set(event, change);
  return change;
}

/** The viewer as a person of the booking now; undefined if the account is gone, or has another role than when it subscribed. */
function findPerson(ctx: RequestContext, booking: BookingWithPeople): Viewer | undefined {
  const viewer = requireViewer(ctx);
  const role = booking.members[viewer.id];
  const current = withMembership(viewer, role && { businessId: booking.businessId, role });
  return current.membership || booking.people[viewer.id] === viewer.role ? current : undefined;
}

/** The changed booking as the viewer sees it; empty if it isn't theirs, or the account has changed. */
async function loadVisible(
  ctx: RequestContext,
  event: LiveEvent,
  counts: (row: BookingRow) => boolean,
): Promise<BookingView[]> {
  const { booking, services } = await loadChange(ctx, event);
  const viewer = booking && findPerson(ctx, booking);
  if (!viewer || !isConcerned(viewer, booking) || !counts(booking)) return [];
  return [createPresenter({ ...ctx, viewer }, [booking], services)(booking)];
}

/** What the viewer missed while the database connection was lost. */
async function loadMissed(
  ctx: RequestContext,
  since: Date,
  counts: (row: BookingRow) => boolean,
): Promise<BookingView[]> {
  const fresh = forkContext(ctx);
  const viewer = await readViewer(fresh);
  if (!viewer) return [];
  const current = { ...fresh, viewer };
  const rows = (await findMissed(current, since)).filter((row) => counts(row) && isConcerned(viewer, row));
  return rows.map(createPresenter(current, rows));
}

function listen(
  ctx: RequestContext,
  isRelevant: (event: LiveEvent) => boolean,
  counts: (row: BookingRow) => boolean,
): AsyncIterableIterator<BookingView> {
  let lastSeen = ctx.now();
  const stream = ctx.app.live.stream((event) => event.kind === 'reconnected' || isRelevant(event));
  return mapStream(stream, async (event) => {
    const since = lastSeen;
    lastSeen = ctx.now();
    try {
      return await (event.kind === 'reconnected' ? loadMissed(ctx, since, counts) : loadVisible(ctx, event, counts));
    } catch (error) {
      // The database is unreachable: the next event, or the reconnect, updates the client.
      ctx.app.log.warn({ err: error }, 'live booking event could not be loaded');
      lastSeen = since;
      return [];
    }
  });
}

/** Streams every change of the viewer's bookings, or of those of the viewer's business. */
export function subscribeToBookingChanges(ctx: RequestContext, id?: number | null): AsyncIterableIterator<BookingView> {
  const isWanted = (bookingId: number) => id === null || id === undefined || bookingId === id;
  return listen(
    ctx,
    (event) => event.kind === 'booking' && isWanted(event.id),
    (row) => isWanted(row.id),
  );
}

/**
 * Streams the ID of a booking whenever it changes, for staff. What it is now they read again: that is a read of personal data,
 * and recorded as one.
 */
export function subscribeToAnyBookingChange(ctx: RequestContext, id: number): AsyncIterableIterator<number> {
  const stream = ctx.app.live.stream(
    (event) => event.kind === 'reconnected' || (event.kind === 'booking' && event.id === id),
  );
  return mapStream(stream, async () => {
    try {
      const viewer = await readViewer(forkContext(ctx));
      return isStaff(viewer?.role) ? [id] : [];
    } catch (error) {
      // The database is unreachable: the next event, or the reconnect, updates the client.
      ctx.app.log.warn({ err: error }, 'live booking event could not be loaded');
      return [];
    }
  });
}

/** Streams new requests to the viewer's business. */
export function subscribeToBookingRequests(ctx: RequestContext): AsyncIterableIterator<BookingView> {
  return listen(
    ctx,
    (event) => event.kind === 'bookingRequest',
    (row) => isOpen(row.status),
  );
}
