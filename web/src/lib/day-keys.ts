import { addDays, getWeekday } from '@mehfil/api/domain/time/days';

/** A month, as `2027-03`, some months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The days of a month, as `2027-03-01`. */
export function listDays(month: string): string[] {
  const first = `${month}-01`;
  const days = [first];
  for (let day = addDays(first, 1); day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The same day of a month some months later, or its last one where that month is shorter. */
export function addMonthsToDay(day: string, count: number): string {
  const days = listDays(addMonths(day.slice(0, 7), count));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The day to which a key leads in a month's grid: arrows by day and week, Home and End to the ends of the week, Page keys by month.
 * @param isRightToLeft whether weeks run from right to left
 * @returns undefined for other keys, and those that the browser takes (Alt and an arrow goes back)
 */
export function moveByKey(day: string, pressed: PressedKey, isRightToLeft: boolean): string | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  const forward = isRightToLeft ? -1 : 1;
  switch (pressed.key) {
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -getWeekday(day));
    case 'End':
      return addDays(day, 6 - getWeekday(day));
    case 'PageUp':
      return addMonthsToDay(day, -1);
    case 'PageDown':
      return addMonthsToDay(day, 1);
    default:
      return undefined;
  }
}
