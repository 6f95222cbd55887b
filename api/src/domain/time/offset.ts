import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether the runtime knows this IANA time zone. Offsets are refused, since they have no daylight saving time. */
export function isTimeZone(value: string): boolean {
  if (value.length > 64 || !/^[A-Za-z]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/**
 * How far a zone's clocks are ahead of UTC at an instant, in milliseconds.
 * @param zone IANA time zone
 * @throws RangeError for an unknown zone
 */
export function offsetMs(zone: string, instantMs: number): number {
  const minutes = tzOffset(zone, new Date(instantMs));
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone ${zone}`);
  return Math.round(minutes * MINUTE_MS);
}

/**
 * The instant at which a zone's clocks show a time. A time that is skipped when clocks go forward is moved forward as well (01:30
 * becomes 02:30); of a time that occurs twice when they go back, it is the first.
 * @param wallMs what the clocks show, as milliseconds since 1970 if they showed UTC
 * @param zone IANA time zone
 * @throws RangeError for an unknown zone
 */
export function wallToInstant(wallMs: number, zone: string): number {
  const before = offsetMs(zone, wallMs - DAY_MS);
  const after = offsetMs(zone, wallMs + DAY_MS);
  const first = wallMs - before;
  if (before === after || offsetMs(zone, first) === before) return first;
  const second = wallMs - after;
  return offsetMs(zone, second) === after ? second : first;
}
