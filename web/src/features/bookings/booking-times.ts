import { localDay } from '@mehfil/api/domain/time/zone';
import { useFormat, type Formats } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { bookingTimesText } from './booking-times.text';

/** When a booking is, in words, by the hall's clocks. */
export interface BookingTimes {
  /** `Sat, Mar 20, 2027` */
  date: string;
  /** `7:00 PM – 1:00 AM (next day)` */
  hours: string;
  /** The hours, after the name of the shift where it has one. */
  range: string;
  dateAndRange: string;
}

interface Timed {
  startTime: string;
  endTime: string;
  timeZone: string;
  shiftName?: string | null;
}

/** Day and hours of a booking in its hall's zone; an end on another day says so. */
export function writeBookingTimes(
  { startTime, endTime, timeZone, shiftName }: Timed,
  { shortDate, time }: Formats,
  words: typeof bookingTimesText.en,
): BookingTimes {
  const isNextDay = localDay(new Date(startTime), timeZone) !== localDay(new Date(endTime), timeZone);
  const sameDay = words.range(time(startTime, timeZone), time(endTime, timeZone));
  const hours = isNextDay ? `${sameDay} (${words.nextDay})` : sameDay;
  const date = shortDate(startTime, timeZone);
  const range = shiftName ? words.shift(shiftName, hours) : hours;
  return { date, hours, range, dateAndRange: words.dateAndRange(date, range) };
}

/** {@link writeBookingTimes} in the reader's language. */
export function useBookingTimes(booking: Timed): BookingTimes {
  return writeBookingTimes(booking, useFormat(), useText(bookingTimesText));
}
