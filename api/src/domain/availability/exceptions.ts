import { localDay, toPeriod, type Period } from '../time/zone.js';

/** Days on which a hall, or all halls of a business, are closed or open at other hours (docs/decisions/0025-schedule.md). */
export interface ScheduleException {
  /** Whether it is the hall's own, which wins over the business's. */
  isOfHall: boolean;
  /** `YYYY-MM-DD`, in the business's time zone, as the last day. */
  firstDay: string;
  lastDay: string;
  /** `HH:MM`; null when closed. A closing time at or before the opening time is on the next day. */
  openingTime: string | null;
  closingTime: string | null;
}

/** The exception that holds on a day: the hall's own, else its business's; undefined on an ordinary day. */
export function findException(day: string, exceptions: readonly ScheduleException[]): ScheduleException | undefined {
  const onDay = exceptions.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  return onDay.find(({ isOfHall }) => isOfHall) ?? onDay[0];
}

/** How a special day stands against a request for it; who approves it may do so all the same. */
export const ScheduleConflict = {
  /** The hall is closed on the day. */
  CLOSED: 'CLOSED',
  /** The hall is open at other hours, which don't cover the request. */
  OTHER_HOURS: 'OTHER_HOURS',
} as const;
export type ScheduleConflict = keyof typeof ScheduleConflict;

/** What the special day on which a period starts has against it; null if nothing. */
export function findScheduleConflict(
  { start, end }: Period,
  hours: Pick<ScheduleException, 'openingTime' | 'closingTime'>,
  zone: string,
): ScheduleConflict | null {
  const opening = exceptionalOpening(localDay(start, zone), hours, zone);
  if (!opening) return ScheduleConflict.CLOSED;
  return opening.start <= start && end <= opening.end ? null : ScheduleConflict.OTHER_HOURS;
}

/** The opening period of an exception on a day, possibly ending after midnight; null when it closes the day. */
export function exceptionalOpening(
  day: string,
  { openingTime, closingTime }: Pick<ScheduleException, 'openingTime' | 'closingTime'>,
  zone: string,
): Period | null {
  if (openingTime === null || closingTime === null) return null;
  return toPeriod({ date: day, startTime: openingTime, endTime: closingTime, zone });
}
