import { addDays } from '../time/days.js';
import { localDay, toInstant } from '../time/zone.js';

/** Hours in which somebody isn't disturbed, every day, by the clocks of a zone; over midnight where they end before they begin. */
export interface QuietHours {
  /** `HH:MM`. */
  from: string;
  /** `HH:MM`; another time than `from`. */
  until: string;
  /** IANA time zone. */
  timeZone: string;
}

/** The columns of quiet hours: all of them, or none. */
interface QuietColumns {
  quietFrom: string | null;
  quietUntil: string | null;
  timeZone: string | null;
}

/** The quiet hours of somebody's settings, if any. */
export function toQuietHours({ quietFrom: from, quietUntil: until, timeZone }: QuietColumns): QuietHours | null {
  return from !== null && until !== null && timeZone !== null ? { from, until, timeZone } : null;
}

/** When the quiet hours end that an instant is in; null outside of them. */
export function findQuietEnd({ from, until, timeZone }: QuietHours, now: Date): Date | null {
  const today = localDay(now, timeZone);
  for (const day of [addDays(today, -1), today]) {
    const start = toInstant(day, from, timeZone);
    const end = toInstant(until < from ? addDays(day, 1) : day, until, timeZone);
    if (start <= now && now < end) return end;
  }
  return null;
}
