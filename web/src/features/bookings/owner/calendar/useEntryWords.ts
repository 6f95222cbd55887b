import { localDay } from '@mehfil/api/domain/time/zone';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { calendarText } from './calendar.text';
import { getHallIds, wholeDays, type Entry } from './calendar-view';
import type { HallName } from './calendar-view';

export interface EntryWords {
  /** `7:00 PM – 1:00 AM`, `All day`, and from or until which other day. */
  when: string;
  /** The start alone, for a narrow place. */
  start: string;
  halls: string;
}

/** Puts entries into words, by the business's clocks. */
export function useEntryWords(zone: string, halls: readonly HallName[]): (entry: Entry, day?: string) => EntryWords {
  const words = useText(calendarText);
  const { time, timeRange, compactDay: dayName } = useFormat();
  const findTitle = (id: number) => halls.find((hall) => hall.id === id)?.title ?? words.unknownHall;

  const listHalls = (entry: Entry): string => {
    if (entry.kind === 'booking') return entry.booking.hallTitle || words.unknownHall;
    const hallIds = getHallIds(entry);
    return halls.length > 1 && hallIds.length >= halls.length ? words.everyHall : hallIds.map(findTitle).join(', ');
  };

  return (entry, day) => {
    const whole = wholeDays(entry.start, entry.end, zone);
    if (whole) {
      const several = whole.first !== whole.last;
      return {
        when: several ? words.days(dayName(whole.first), dayName(whole.last)) : words.allDay,
        start: words.allDay,
        halls: listHalls(entry),
      };
    }
    const [first, last] = [localDay(entry.start, zone), localDay(new Date(entry.end.getTime() - 1), zone)];
    const range = timeRange(entry.start, entry.end, zone);
    const from = day !== undefined && first < day ? words.since(dayName(first)) : '';
    const until = last > (day ?? first) ? words.nextDay(dayName(last)) : '';
    const apart = [from, until].filter(Boolean).join(', ');
    return {
      when: apart ? `${range} (${apart})` : range,
      start: time(entry.start, zone),
      halls: listHalls(entry),
    };
  };
}
