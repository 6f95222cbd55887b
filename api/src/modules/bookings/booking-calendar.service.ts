import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import type { RequestContext } from '../../context.js';
import { IS_AGREED_OR_ASKED } from '../../database/booking-columns.js';
import type { Database } from '../../database/tables.js';
import { AVAILABILITY_LIMITS } from '../../domain/availability/limits.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { OCCUPYING_BOOKING, OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import { invalidInput } from '../../domain/input/errors.js';
import { PAGING_LIMITS } from '../../domain/input/limits.js';
import { addDays } from '../../domain/time/days.js';
import { dayPeriod, toInstant, localDay, type Period } from '../../domain/time/zone.js';
import { findBlocks } from '../availability/block.queries.js';
import { findExceptions } from '../availability/schedule-exceptions.queries.js';
import { takesSpaceOf } from '../availability/taken-space.queries.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import { findExternalEvents } from '../integrations/external-calendar.queries.js';
import { selectBookings, createPresenter, type BookingRow } from './booking.queries.js';
import type { BusinessCalendar, CalendarDay } from './booking-calendar.types.js';

/** The statuses in a calendar: bookings, and requests that may become bookings. */
const SHOWN = [OPEN_BOOKING, OCCUPYING_BOOKING];
const MINUTE_MS = 60_000;

/** The requested part of a calendar. */
export interface CalendarRequest {
  /** First day, in the business's time zone. */
  from: string;
  /** Last day, at most 61 days later. */
  to: string;
  /** Only bookings that take space of this hall; empty for another owner's hall. */
  hallId?: number | null;
  /** Most bookings per day. */
  perDay?: number | null;
}

interface Wanted {
  businessId: number;
  hallId: number | null;
  timeZone: string;
  days: readonly string[];
  now: Date;
}

/** The bookings in the calendar of a business or of one of its halls. */
function selectShown(em: EntityManager, { businessId, hallId, now }: Wanted) {
  const bookings = selectBookings(em.getKysely<Database>())
    .where('b.business_id', '=', businessId)
    .where('b.status', 'in', SHOWN)
    .where(IS_AGREED_OR_ASKED);
  return hallId ? bookings.where(takesSpaceOf(hallId, now)) : bookings;
}

/** All bookings that overlap the days; one statement. */
function findAll(em: EntityManager, requested: Wanted, { start, end }: Period): Promise<BookingRow[]> {
  return selectShown(em, requested)
    .where('b.start_time', '<', end)
    .where('b.end_time', '>', start)
    .where('b.start_time', '>', new Date(start.getTime() - BOOKING_LIMITS.mostMinutes * MINUTE_MS))
    .orderBy('b.start_time')
    .orderBy('b.id')
    .execute();
}

/** The first bookings of each day and of the day before, from which an evening may extend into the first day; one statement. */
function findFirstPerDay(
  em: EntityManager,
  { businessId, hallId, timeZone, days, now }: Wanted,
  perDay: number,
): Promise<BookingRow[]> {
  const [first = ''] = days;
  const periods = [addDays(first, -1), ...days].map((day) => dayPeriod(day, timeZone));
  const starts = sql<Date>`d.starts`;
  const ends = sql<Date>`d.ends`;
  const ids = em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.business_id', '=', businessId)
    .where('b.start_time', '>=', starts)
    .where('b.start_time', '<', ends)
    .where('b.status', 'in', SHOWN)
    .where(IS_AGREED_OR_ASKED)
    .$if(hallId !== null, (bookings) => bookings.where(takesSpaceOf(hallId ?? 0, now)))
    .orderBy('b.start_time')
    .orderBy('b.id')
    .limit(perDay);
  // SQL: Kysely can't unnest two arrays side by side.
  const firstOfDays = sql`select t.id
    from unnest(${periods.map(({ start }) => start)}::timestamptz[], ${periods.map(({ end }) => end)}::timestamptz[]) d (starts, ends)
   cross join lateral (${ids}) t`;
  return selectBookings(em.getKysely<Database>())
    .where('b.end_time', '>', toInstant(first, '00:00', timeZone))
    .where(sql<SqlBool>`b.id = any(array(${firstOfDays}))`)
    .orderBy('b.start_time')
    .orderBy('b.id')
    .execute();
}

/** The number of a business's bookings that start on each day, from the maintained sums; one statement. */
function countKeptByDay(em: EntityManager, businessId: number, from: string, to: string): Promise<CalendarDay[]> {
  return em
    .getKysely<Database>()
    .selectFrom('booking_sums')
    .select('day as date')
    .select([
      sql<number>`coalesce(sum(bookings) filter (where slot = 0), 0)::int`.as('pending'),
      sql<number>`coalesce(sum(bookings) filter (where slot = 1), 0)::int`.as('confirmed'),
    ])
    .where('business_id', '=', businessId)
    .where('kind', '=', 'planned')
    .where((eb) => eb.between('day', from, to))
    .groupBy('day')
    .having(sql`sum(bookings)`, '>', 0)
    .orderBy('day')
    .execute();
}

/** The number of bookings that start on each day; one statement. */
function countByDay(em: EntityManager, { businessId, hallId, timeZone, days, now }: Wanted): Promise<CalendarDay[]> {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (hallId === null) return countKeptByDay(em, businessId, first, last);
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(sql<string>`(b.start_time at time zone ${timeZone})::date`.as('date'))
    .select(({ fn }) => [
      sql<number>`${fn.countAll().filterWhere('b.status', '=', OPEN_BOOKING)}::int`.as('pending'),
      sql<number>`${fn.countAll().filterWhere('b.status', '=', OCCUPYING_BOOKING)}::int`.as('confirmed'),
    ])
    .where('b.business_id', '=', businessId)
    .where(takesSpaceOf(hallId, now))
    .where('b.status', 'in', SHOWN)
    .where(IS_AGREED_OR_ASKED)
    .where('b.start_time', '>=', toInstant(first, '00:00', timeZone))
    .where('b.start_time', '<', dayPeriod(last, timeZone).end)
    .groupBy('date')
    .orderBy('date')
    .execute();
}

/**
 * Pending and confirmed bookings of the viewer's business, and its blocks, that overlap the given days.
 * @throws DomainError INVALID_INPUT for an invalid or too long range of days
 */
export async function getBusinessCalendar(ctx: RequestContext, request: CalendarRequest): Promise<BusinessCalendar> {
  const { from, to, hallId = null, perDay = null } = request;
  const { id: businessId, timeZone } = await requireTradingBusiness(ctx);
  const { calendarMaxDays } = AVAILABILITY_LIMITS;
  if (to < from) throw invalidInput([{ field: 'to', message: 'The last day must not be before the first' }]);
  if (to >= addDays(from, calendarMaxDays)) {
    throw invalidInput([{ field: 'to', message: `At most ${calendarMaxDays} days can be shown at once` }]);
  }
  if (perDay !== null && !(perDay >= 1 && perDay <= PAGING_LIMITS.limitMax)) {
    throw invalidInput([{ field: 'perDay', message: `perDay must be between 1 and ${PAGING_LIMITS.limitMax}` }]);
  }
  const period = { start: toInstant(from, '00:00', timeZone), end: toInstant(addDays(to, 1), '00:00', timeZone) };
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  const requested = { businessId, hallId, timeZone, days, now: ctx.now() };
  const rows = await (perDay === null
    ? findAll(ctx.em, requested, period)
    : findFirstPerDay(ctx.em, requested, perDay));
  const counts = await countByDay(ctx.em, requested);
  const blocks = await findBlocks(ctx.em, businessId, period);
  const externalEvents = await findExternalEvents(ctx.em, businessId, period);
  const isShown = ({ hallIds }: { hallIds: number[] }) => !hallId || hallIds.includes(hallId);
  const specialDays = await findExceptions(ctx.em, businessId, from, to);
  return {
    timeZone,
    today: localDay(ctx.now(), timeZone),
    bookings: rows.map(createPresenter(ctx, rows)),
    days: counts,
    blocks: blocks.filter(isShown),
    externalEvents: externalEvents.filter(isShown),
    specialDays: specialDays.filter((day) => !hallId || day.hallId === null || day.hallId === hallId),
  };
}
