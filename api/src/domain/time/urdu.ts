import { URDU_DATES } from '../accounts/locales.js';
import { formatLongDay, localTime } from './zone.js';

/** From which hour on a part of the day is called so. */
const PARTS = [
  [19, 'رات'],
  [16, 'شام'],
  [12, 'دوپہر'],
  [4, 'صبح'],
  [0, 'رات'],
] as const;

function sayTime(instant: Date, zone: string): string {
  const [hour = 0, minute = 0] = localTime(instant, zone).split(':').map(Number);
  const part = PARTS.find(([from]) => hour >= from)?.[1] ?? '';
  return `${part} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} بجے`;
}

/** The hours of a period in Urdu words, which need no marks of direction in a text: `شام 6:00 بجے سے رات 11:00 بجے تک`. */
export function sayTimeRange(start: Date, end: Date, zone: string): string {
  return `${sayTime(start, zone)} سے ${sayTime(end, zone)} تک`;
}

/** The day of an instant with its weekday, in Urdu. */
export function sayDay(instant: Date, zone: string): string {
  return formatLongDay(instant, zone, URDU_DATES);
}
