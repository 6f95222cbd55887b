import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { describeObstacles, type Obstacle, type WantedTime } from '../../domain/availability/obstacles.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import type { TakenPeriod } from '../availability/ledger.js';
import { mayIn } from '../businesses/business.policy.js';

const MINUTE_MS = 60_000;

/** The bookings that are in the way, as the ledger doesn't know them. */
function findBookings(em: EntityManager, ids: readonly number[]) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .innerJoin('businesses as s', 's.id', 'b.business_id')
    .select(['b.id', 'b.customer_name as customerName', 'b.start_time as start', 'b.end_time as end'])
    .select(['s.id as businessId', 's.owner_id as ownerId'])
    .where(isOneOf('b.id', ids))
    .execute();
}

type ClashingBooking = Awaited<ReturnType<typeof findBookings>>[number];

function toObstacle(
  { viewer }: RequestContext,
  { kind, heldUntil, isOffered, ...taken }: TakenPeriod,
  booking: ClashingBooking | undefined,
): Obstacle {
  // What a change holds beside its booking has neither its hours nor its buffer.
  const end = booking && booking.start.getTime() === taken.start.getTime() ? booking.end : taken.end;
  const mayKnow = booking && mayIn(viewer, booking, BusinessRight.BOOKINGS);
  return {
    kind: isOffered ? 'offer' : kind === 'external' ? 'block' : kind,
    start: taken.start,
    end: end < taken.end ? end : taken.end,
    bufferMinutes: Math.max(0, (taken.end.getTime() - end.getTime()) / MINUTE_MS),
    name: mayKnow ? `${booking.customerName}, ${invoiceNumber(booking.id)}` : null,
    heldUntil,
  };
}

/** Says what is in the way at a wanted time, in words; null where nothing is. */
type ClashReader = (taken: readonly TakenPeriod[], wanted: WantedTime & { timeZone: string }) => string | null;

/**
 * Reads the bookings that are in the way, to name them to those who may see them; one statement.
 * @param taken all that the ledger has at the wanted times, buffers included
 */
export async function createClashReader(
  ctx: RequestContext,
  em: EntityManager,
  taken: readonly TakenPeriod[],
): Promise<ClashReader> {
  const ids = taken.flatMap(({ bookingId }) => bookingId ?? []);
  const bookings = new Map((await findBookings(em, ids)).map((booking) => [booking.id, booking]));
  return (found, { timeZone, ...wanted }) => {
    const obstacles = found.map((each) => toObstacle(ctx, each, bookings.get(each.bookingId ?? 0)));
    return describeObstacles(obstacles, wanted, timeZone) ?? null;
  };
}

/**
 * What is in the way at a wanted time, in words; bookings are named to those who may see them.
 * @param taken what the ledger has there, buffers included
 * @returns null where nothing is
 */
export async function describeTaken(
  ctx: RequestContext,
  em: EntityManager,
  taken: readonly TakenPeriod[],
  wanted: WantedTime & { timeZone: string },
): Promise<string | null> {
  return taken.length === 0 ? null : (await createClashReader(ctx, em, taken))(taken, wanted);
}
