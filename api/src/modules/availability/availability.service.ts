import type { RequestContext, Viewer } from '../../context.js';
import {
  addDays,
  dayPeriod,
  daysOfMonth,
  DomainError,
  durationRange,
  earliestStart,
  invalidInput,
  isDay,
  isStaff,
  latestDay,
  localDay,
  monthAvailability,
  type DayAvailability,
  type Period,
} from '../../rules/index.js';
import type { AvailabilityDay, HallAvailability, TimeRange } from './availability.types.js';
import { takenOfHall } from './ledger.js';
import { hallSettings, type HallSettings } from './hall-settings.queries.js';

function toRange({ start, end }: Period): TimeRange {
  return { startTime: start, endTime: end };
}

function toDay({ day, status, opening, free, taken }: DayAvailability): AvailabilityDay {
  return {
    date: day,
    status,
    opening: opening && toRange(opening),
    free: free.map(toRange),
    taken: taken.map(toRange),
  };
}

function maySee({ isPublic, ownerId }: HallSettings, viewer: Viewer | null): boolean {
  return isPublic || viewer?.id === ownerId || isStaff(viewer?.role);
}

/** A month `YYYY-MM` of a time in which calendars are kept. */
function isMonth(text: string): boolean {
  return isDay(`${text}-01`) && text >= '2000-01' && text < '2200-01';
}

/** The month's days with two more on either side: an evening runs into the next day, a buffer as well. */
function surroundings(month: string, zone: string): Period {
  const days = daysOfMonth(month);
  const first = days[0] ?? `${month}-01`;
  const last = days.at(-1) ?? first;
  return { start: dayPeriod(addDays(first, -2), zone).start, end: dayPeriod(addDays(last, 3), zone).end };
}

/**
 * A month of a hall: days with their state and hours (product decisions, Bookings).
 * @param month `YYYY-MM`; the one that it is in the hall's zone unless said
 * @throws DomainError NOT_FOUND for a hall that isn't public, unless it is the viewer's own; INVALID_INPUT on month
 */
export async function hallAvailability(
  ctx: RequestContext,
  hallId: number,
  month?: string | null,
): Promise<HallAvailability> {
  const hall = await hallSettings(ctx.em, hallId);
  if (!hall || !maySee(hall, ctx.viewer)) throw new DomainError('NOT_FOUND', 'Hall not found');
  const { settings } = hall;
  const now = ctx.now();
  const today = localDay(now, settings.timeZone);
  const shown = month ?? today.slice(0, 7);
  if (!isMonth(shown)) throw invalidInput([{ field: 'month', message: 'month must be a month such as 2027-01' }]);
  const taken = await takenOfHall(ctx.em, hallId, surroundings(shown, settings.timeZone), now);
  const { least, most } = durationRange(settings);
  return {
    hallId,
    month: shown,
    timeZone: settings.timeZone,
    today,
    earliestStart: earliestStart(settings, now),
    latestDate: latestDay(settings, now),
    leastMinutes: least,
    mostMinutes: most,
    bufferMinutes: settings.bufferTime,
    days: monthAvailability(shown, settings, taken, now).map(toDay),
  };
}
