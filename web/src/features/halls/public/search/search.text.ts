import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { defineText } from '../../../../i18n/text';

/** Words of the search panel, the hall cards and the lists. */
export const searchText = defineText({
  en: {
    panel: {
      label: 'Search halls',
      where: 'Where',
      date: 'Date',
      guests: 'Guests',
      budget: 'Budget',
      rating: 'Rating',
      search: 'Search',
      reset: 'Reset Search',
      more: 'More options',
      moreCount: (count: number) => `More options (${count})`,
      compact: 'Where, when, how many guests?',
      compactHint: 'City · any day · any number',
      any: {
        where: 'City or area',
        date: 'Any day',
        guests: 'Any number',
        budget: 'Any budget',
        rating: 'Any rating',
      },
      nearby: 'Near me',
      weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      parts: { [PartOfDay.DAYTIME]: 'Daytime', [PartOfDay.EVENING]: 'Evening' },
      guestCount: (count: string) => `${count} guests`,
      capacities: { 50: 'Up to 100', 100: '100-300', 300: '300-500', 500: '500+' },
      under: (amount: string) => `Under ${amount}`,
      over: (amount: string) => `From ${amount}`,
      ratings: (rating: string) => (rating === '5.0' ? rating : `${rating}+`),
    },
    card: {
      capacity: (guests: string) => `Up to ${guests} guests`,
      more: (count: number) => `+${count} more`,
      from: 'from',
      freeDays: (count: number) => `${count} days free`,
      units: { FIXED: 'per booking', PER_HOUR: 'per hour', PER_PERSON: 'per person' },
      reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
      rated: (rating: string) => `Rated ${rating} out of 5`,
      premium: 'Premium',
      instant: 'Instant booking',
      details: 'View Details',
      away: (distance: string) => `${distance} km away`,
      services: 'Services',
    },
    results: {
      count: (total: number, shown: string, orMore: boolean) => {
        if (orMore) return `More than ${shown} venues`;
        return total === 1 ? '1 venue' : `${shown} venues`;
      },
      detecting: 'Detecting local currency...',
      more: 'Show more venues',
      loadingMore: 'Loading more venues...',
      failed: 'The venues could not be loaded',
      failedText: 'Check your connection and try again.',
      retry: 'Try again',
      nearbyDates: 'Free on nearby dates',
      loading: 'Loading venues',
    },
    landing: {
      viewFeatured: 'View All Featured Venues',
      viewAll: 'View More Venues',
      noFeatured: 'No featured venues yet',
      noFeaturedText: 'Check back soon for our handpicked premium venues.',
      noVenues: 'No venues found',
      noVenuesText: 'Try adjusting your search criteria or browse our featured venues above.',
    },
    listing: {
      featured: { title: 'Featured Venues', eyebrow: 'Premium Collection', empty: 'No featured venues found' },
      all: { title: 'All Venues', eyebrow: 'Browse All Venues', empty: 'No venues found' },
      emptyText: 'Try another place, more guests or a wider budget.',
      list: 'List',
      map: 'Map',
      view: 'View',
    },
    compare: {
      add: 'Compare',
      addHall: (title: string) => `Compare ${title}`,
      full: (most: number) => `You can compare up to ${most} halls`,
    },
  },
});
