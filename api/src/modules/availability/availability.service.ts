import { describeCancellationRules } from '../../domain/payments/cancellation-rules.js';
import type { RequestContext } from '../../context.js';
import { durationRange, earliestStart, latestDay } from '../../domain/availability/availability.js';
import {
  monthAvailability,
  type DayAvailability,
  type ShiftAvailability,
} from '../../domain/availability/day-availability.js';
import { holdsBetween } from '../../domain/city-rules/rules.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { addDays, daysOfMonth, isDay } from '../../domain/time/days.js';
import { dayPeriod, localDay, type Period } from '../../domain/time/zone.js';
import { getCharges } from '../../domain/bookings/price.js';
import { chargesOn, shiftPriceOn } from '../../domain/rates/rates.js';
import { canSee } from '../halls/hall.policy.js';
import type { AvailabilityDay, DatedShift, DayPrice, HallAvailability, TimeRange } from './availability.types.js';
import { findTakenByHall } from './ledger.js';
import { findHallSettings, type HallSettings } from './hall-settings.queries.js';

function toRange({ start, end }: Period): TimeRange {
  return { startTime: start, endTime: end };
}

/** A shift of a day at its price then. */
function toShift(
  day: string,
  { shift, period, status, heldUntil }: ShiftAvailability,
  { rateBook }: HallSettings,
): DatedShift {
  const { id, name } = shift;
  const price = shiftPriceOn(day, shift, rateBook);
  return { shiftId: id, name, ...price, status, heldUntil, ...toRange(period) };
}

/** What a hall of free times charges on a day; null for one that sells shifts, or has no prices yet. */
function toDayPrice(day: string, { settings, pricePerHour, pricePerPerson, rateBook }: HallSettings): DayPrice | null {
  if (settings.shifts.length > 0 || pricePerHour === null || pricePerPerson === null) return null;
  const { charges, reason } = chargesOn(day, null, getCharges({ pricePerHour, pricePerPerson }, null), rateBook);
  return { ...charges, rateReason: reason };
}

function toDay(availability: DayAvailability, hall: HallSettings): AvailabilityDay {
  const { day, status, opening, free, taken, shifts } = availability;
  return {
    date: day,
    status,
    opening: opening && toRange(opening),
    free: free.map(toRange),
    taken: taken.map(toRange),
    price: toDayPrice(day, hall),
    shifts: shifts.map((shift) => toShift(day, shift, hall)),
  };
}

/** Whether a text is a month `YYYY-MM` in the supported range. */
function isMonth(text: string): boolean {
  return isDay(`${text}-01`) && text >= '2000-01';
}

/** The month's days plus two on either side: bookings and their buffers may extend into the next day. */
function toSurroundingPeriod(month: string, zone: string): Period {
  const days = daysOfMonth(month);
  const first = days[0] ?? `${month}-01`;
  const last = days.at(-1) ?? first;
  return { start: dayPeriod(addDays(first, -2), zone).start, end: dayPeriod(addDays(last, 3), zone).end };
}

/**
 * The days of a hall in a month with status and hours.
 * @param month `YYYY-MM`; defaults to the current month in the hall's time zone
 * @throws DomainError NOT_FOUND for a hall that isn't public, unless it is the viewer's; INVALID_INPUT on month
 */
export async function getHallAvailability(
  ctx: RequestContext,
  hallId: number,
  month?: string | null,
): Promise<HallAvailability> {
  const now = ctx.now();
  const hall = await findHallSettings(ctx.em, hallId, now);
  if (!hall || !canSee(ctx.viewer, hall)) throw new DomainError('NOT_FOUND', 'Hall not found');
  const { settings } = hall;
  const today = localDay(now, settings.timeZone);
  const shown = month ?? today.slice(0, 7);
  if (!isMonth(shown)) throw invalidInput([{ field: 'month', message: 'month must be a month such as 2027-01' }]);
  const taken = await findTakenByHall(
    ctx.em,
    { hallId, customerId: ctx.viewer?.id },
    toSurroundingPeriod(shown, settings.timeZone),
    now,
  );
  const { least, most } = durationRange(settings);
  const [first, last] = [`${shown}-01`, daysOfMonth(shown).at(-1) ?? shown];
  return {
    hallId,
    month: shown,
    timeZone: settings.timeZone,
    currency: hall.currency,
    sellsShifts: settings.shifts.length > 0,
    today,
    earliestStart: earliestStart(settings, now),
    latestDate: latestDay(settings, now),
    leastMinutes: least,
    mostMinutes: most,
    bufferMinutes: settings.bufferTime,
    holdHours: hall.holdHours,
    cancellationTerms: describeCancellationRules(hall.cancellationRules),
    answersWithinHours: hall.answersWithinHours,
    cityRules: settings.cityRules.filter((rule) => holdsBetween(rule, addDays(first, -1), last)),
    days: monthAvailability(shown, settings, taken, now).map((day) => toDay(day, hall)),
  };
}
