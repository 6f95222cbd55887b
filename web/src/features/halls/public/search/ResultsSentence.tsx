import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useFormat } from '../../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../../i18n/locale';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { listingText } from './listing.text';
import type { HallTotal } from './useHallList';

/** What was found, as a sentence: *8 halls in Lahore, free on Saturday, December 19 in the evening, for 400 guests*. */
export function useResultsSentence(search: HallSearch, list: HallTotal | undefined): string | undefined {
  const words = useText(listingText);
  const { address } = useText(placesText);
  const { number, time } = useFormat();
  const locale = INTL_LOCALE[useLocale()];
  const total = list?.totalCount;
  if (total === undefined) return undefined;
  const { location, near, date, lastDate, weekdays, partOfDay, startTime, endTime, guests } = search;
  const clock = (text: string) => time(`2000-01-01T${text}:00Z`, 'UTC');
  const writeDays = () => {
    if (!date) return undefined;
    const noon = (day: string) => new Date(`${day}T12:00:00Z`);
    if (!lastDate) {
      const format = new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      });
      return words.sentence.onDay(format.format(noon(date)));
    }
    const format = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
    return words.sentence.inRange(format.formatRange(noon(date), noon(lastDate)), (weekdays ?? []).map(words.weekday));
  };
  const part = partOfDay && words.sentence.parts[partOfDay];
  const hours = startTime && endTime ? words.sentence.hours(clock(startTime), clock(endTime)) : part;
  return words.sentence.whole(words.count(total, number(total), list?.totalCountIsLowerBound ?? false), {
    place: location ? address(location) : near && words.sentence.nearby,
    days: writeDays(),
    hours,
    guests: guests === undefined ? undefined : number(guests),
  });
}
