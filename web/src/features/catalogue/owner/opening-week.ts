import type { OperatingHoursInput } from '@mehfil/api/domain/businesses/inputs';

/** Opening hours as the form edits them: all seven days, or none of them asked for. */
export interface WeekValues {
  alwaysOpen: boolean;
  operatingHours: OperatingHoursInput[];
}

/** A day that was never said anything about. */
const USUAL = { openingTime: '10:00', closingTime: '23:00' };

/** The seven days of a form from what the server keeps; none kept means open at all hours. */
export function weekOf(kept: readonly OperatingHoursInput[]): WeekValues {
  const alwaysOpen = kept.length === 0;
  const operatingHours = Array.from({ length: 7 }, (_, dayOfWeek) => {
    const day = kept.find((hours) => hours.dayOfWeek === dayOfWeek);
    const { openingTime, closingTime } = day ?? USUAL;
    return { dayOfWeek, openingTime, closingTime, isActive: day?.isActive ?? alwaysOpen };
  });
  return { alwaysOpen, operatingHours };
}

/** What is sent: nothing for open at all hours. */
export function hoursToSend({ alwaysOpen, operatingHours }: WeekValues): OperatingHoursInput[] {
  return alwaysOpen ? [] : operatingHours;
}
