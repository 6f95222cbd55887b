const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The first and last year of days that can be given, so that days around them are calendar days too. */
export const DAY_YEARS = { first: 1900, last: 2199 } as const;

/** Whether this is an existing calendar day of any year of four digits, `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  if (!DAY.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Whether this is a day that can be given: an existing one of {@link DAY_YEARS}, `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  // First of all: rules that compare two fields call this with whatever a request sends.
  if (!isCalendarDay(value)) return false;
  const year = Number(value.slice(0, 4));
  return year >= DAY_YEARS.first && year <= DAY_YEARS.last;
}

/** Whether this is a time of day `HH:MM`, 00:00 to 23:59. */
export function isTimeOfDay(value: string): boolean {
  return TIME.test(value);
}

/** The calendar day some days after another, or before it if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The weekday of a calendar day: 0 is Sunday, 6 Saturday. */
export function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Every day of a month (`YYYY-MM`), in order. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}
