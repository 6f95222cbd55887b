import { HallOrder } from '@mehfil/api/domain/halls/search';
import { defineText } from '../../../../i18n/text';

/** What a search asked for, in words; undefined where it didn't. */
interface SentenceParts {
  place: string | undefined;
  days: string | undefined;
  hours: string | undefined;
  guests: string | undefined;
}

const NEARBY = 'near you';

export const listingText = defineText({
  name: 'listingText',
  en: {
    count: (total: number, shown: string, orMore: boolean) => {
      if (orMore) return `More than ${shown} venues`;
      return total === 1 ? '1 venue' : `${shown} venues`;
    },
    sentence: {
      whole: (halls: string, { place, days, hours, guests }: SentenceParts) => {
        const free = days && `free ${[days, hours].filter(Boolean).join(' ')}`;
        const where = place === undefined ? halls : `${halls} ${place === NEARBY ? NEARBY : `in ${place}`}`;
        return [where, free, guests && `for ${guests} guests`].filter(Boolean).join(', ');
      },
      nearby: NEARBY,
      onDay: (day: string) => `on ${day}`,
      inRange: (range: string, weekdays: readonly string[]) =>
        weekdays.length === 0 ? `on a day from ${range}` : `on a ${weekdays.join(' or ')} from ${range}`,
      hours: (from: string, to: string) => `from ${from} to ${to}`,
      parts: { DAYTIME: 'for lunch', EVENING: 'in the evening' },
    },
    weekday: (day: number) => ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][day] ?? '',
    conditions: 'What you asked for',
    remove: (condition: string) => `Remove ${condition}`,
    loosen: 'What you could change',
    without: (condition: string, halls: string) => `Without “${condition}”: ${halls}`,
    order: 'Order',
    orders: {
      [HallOrder.RATING]: 'Highest rating',
      [HallOrder.RECOMMENDED]: 'Recommended',
      [HallOrder.REVIEWS]: 'Most reviewed',
      [HallOrder.PRICE]: 'Lowest price',
      [HallOrder.PRICE_DESC]: 'Highest price',
      [HallOrder.CAPACITY]: 'Smallest first',
      [HallOrder.CAPACITY_DESC]: 'Largest first',
      [HallOrder.DISTANCE]: 'Nearest',
    },
    nearFailed: 'Your place could not be found. Check that this site may know it, or write a city.',
    more: 'Show more venues',
    loadingMore: 'Loading more venues...',
    loading: 'Loading venues',
    nearbyDates: 'Free on nearby dates',
    noFeatured: 'No featured venues found',
    noVenues: 'No venues found',
    emptyText: 'Try another place or day, fewer guests or a wider budget.',
    list: 'List',
    map: 'Map',
    view: 'View',
  },
});
