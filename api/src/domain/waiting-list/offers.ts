import { checkPeriod, earliestStart, type BookingSettings } from '../availability/availability.js';
import type { Period } from '../time/zone.js';

const HOUR_MS = 3_600_000;

/**
 * Until when a time that has become free is offered: for the hours that the owner holds times, at most until the notice that the
 * hall asks for.
 * @returns null where it can't be offered: nothing is held, or the time can't be requested any more
 */
export function getOfferEnd(
  period: Period,
  { holdHours, settings }: { holdHours: number; settings: BookingSettings },
  now: Date,
): Date | null {
  if (holdHours === 0 || checkPeriod(period, settings, now).length > 0) return null;
  const notice = earliestStart(settings, now).getTime() - now.getTime();
  const until = Math.min(now.getTime() + holdHours * HOUR_MS, period.start.getTime() - notice);
  return until > now.getTime() ? new Date(until) : null;
}
