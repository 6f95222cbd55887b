import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { AVAILABILITY_LIMITS } from '../../domain/availability/limits.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { invalidInput } from '../../domain/input/errors.js';
import { PAGING_LIMITS } from '../../domain/input/limits.js';
import { addDays, dayPeriod, instantOf, localDay, type Period } from '../../domain/time/zone.js';
import { findBlocks } from '../availability/block.service.js';
import { requireTradingBusiness } from '../businesses/business.access.js';
import { selectBookings, presenterOf, type BookingRow } from './booking.queries.js';
import type { BusinessCalendar, CalendarDay } from './booking.types.js';

const ACTIVE = `b.status in ('pending', 'confirmed')`;

/** The requested part of a calendar. */
export interface CalendarRequest {
  /** First day, in the business's time zone. */
  from: string;
  /** Last day, at most 61 days later. */
  to: string;
  /** Only bookings of this hall; empty for another owner's hall. */
  hallId?: number | null;
  /** Most bookings per day. */
  perDay?: number | null;
}

interface Wanted {
  businessId: number;
  hallId: number | null;
  timeZone: string;
  days: readonly string[];
}

/** All bookings that overlap the days, in one statement. */
function findAll(em: EntityManager, { businessId, hallId }: Wanted, { start, end }: Period): Promise<BookingRow[]> {
  return selectBookings(
    em,
    `where b.business_id = ? and ${ACTIVE} and b.start_time < ? and b.end_time > ?
           and b.start_time > ?::timestamptz - interval '${BOOKING_LIMITS.mostMinutes} minutes'
           ${hallId ? 'and b.hall_id = ?' : ''}
     order by b.start_time, b.id`,
    [businessId, end.toISOString(), start.toISOString(), start.toISOString(), ...(hallId ? [hallId] : [])],
  );
}

/** The first bookings of each day and of the day before, from which an evening may extend into the first day; one statement. */
function findFirstPerDay(
  em: EntityManager,
  { businessId, hallId, timeZone, days }: Wanted,
  perDay: number,
): Promise<BookingRow[]> {
  const [first = ''] = days;
  const periods = [addDays(first, -1), ...days].map((day) => dayPeriod(day, timeZone));
  const instants = (of: (period: Period) => Date) => `{${periods.map((period) => of(period).toISOString()).join(',')}}`;
  return selectBookings(
    em,
    `where b.end_time > ? and b.id = any(array(
       select t.id from unnest(?::timestamptz[], ?::timestamptz[]) d (starts, ends)
        cross join lateral (
          select b.id from bookings b
           where b.business_id = ? and b.start_time >= d.starts and b.start_time < d.ends and ${ACTIVE}
                 ${hallId ? 'and b.hall_id = ?' : ''}
           order by b.start_time, b.id limit ?) t))
     order by b.start_time, b.id`,
    [
      instantOf(first, '00:00', timeZone).toISOString(),
      ...[instants(({ start }) => start), instants(({ end }) => end)],
      ...[businessId, ...(hallId ? [hallId] : []), perDay],
    ],
  );
}

/** The number of bookings that start on each day; one statement. */
async function countByDay(em: EntityManager, { businessId, hallId, timeZone, days }: Wanted): Promise<CalendarDay[]> {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const rows = await em.execute<CalendarDay[]>(
    hallId
      ? `select to_char(b.start_time at time zone ?, 'YYYY-MM-DD') as date,
                count(*) filter (where b.status = 'pending')::int as pending,
                count(*) filter (where b.status = 'confirmed')::int as confirmed
           from bookings b where b.business_id = ? and b.hall_id = ? and ${ACTIVE} and b.start_time >= ? and b.start_time < ?
          group by 1 order by 1`
      : `select to_char(day, 'YYYY-MM-DD') as date, coalesce(sum(bookings) filter (where slot = 0), 0)::int as pending,
                coalesce(sum(bookings) filter (where slot = 1), 0)::int as confirmed
           from booking_sums where business_id = ? and kind = 'planned' and day between ? and ?
          group by day having sum(bookings) > 0 order by day`,
    hallId
      ? [
          ...[timeZone, businessId, hallId, instantOf(first, '00:00', timeZone).toISOString()],
          dayPeriod(last, timeZone).end.toISOString(),
        ]
      : [businessId, first, last],
  );
  return rows;
}

/**
 * Pending and confirmed bookings of the viewer's business, and its blocks, that overlap the given days.
 * @throws DomainError INVALID_INPUT for an invalid or too long range of days
 */
export async function businessCalendar(ctx: RequestContext, request: CalendarRequest): Promise<BusinessCalendar> {
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
  const period = { start: instantOf(from, '00:00', timeZone), end: instantOf(addDays(to, 1), '00:00', timeZone) };
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  const requested = { businessId, hallId, timeZone, days };
  const rows = await (perDay === null
    ? findAll(ctx.em, requested, period)
    : findFirstPerDay(ctx.em, requested, perDay));
  const counts = await countByDay(ctx.em, requested);
  const blocks = await findBlocks(ctx.em, businessId, period);
  return {
    timeZone,
    today: localDay(ctx.now(), timeZone),
    bookings: rows.map(presenterOf(ctx, rows)),
    days: counts,
    blocks: hallId ? blocks.filter(({ hallIds }) => hallIds.includes(hallId)) : blocks,
  };
}
