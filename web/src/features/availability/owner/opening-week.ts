import type { OperatingHoursInput } from '@mehfil/api/domain/businesses/inputs';

/** Opening hours as the form edits them: all seven days, or always open. */
export interface WeekValues {
  alwaysOpen: boolean;
  operatingHours: OperatingHoursInput[];
}

/** The hours of a day that was never set. */
const USUAL = { openingTime: '10:00', closingTime: '23:00' };

/** The form's seven days from the stored ones; none stored means always open. */
export function toWeek(kept: readonly OperatingHoursInput[]): WeekValues {
  const alwaysOpen = kept.length === 0;
  const operatingHours = Array.from({ length: 7 }, (_, dayOfWeek) => {
    const day = kept.find((hours) => hours.dayOfWeek === dayOfWeek);
    const { openingTime, closingTime } = day ?? USUAL;
    return { dayOfWeek, openingTime, closingTime, isActive: day?.isActive ?? alwaysOpen };
  });
  return { alwaysOpen, operatingHours };
}

/** The hours to send; none means always open. */
export function hoursToSend({ alwaysOpen, operatingHours }: WeekValues): OperatingHoursInput[] {
  return alwaysOpen ? [] : operatingHours;
}
