import { daysOfMonth } from '@mehfil/api/domain/time/days';

/** A month, as `2027-03`, some months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The same day of a month some months later, or its last one where that month is shorter. */
export function addMonthsToDay(day: string, count: number): string {
  const days = daysOfMonth(addMonths(day.slice(0, 7), count));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}
