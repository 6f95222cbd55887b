import { defineText } from '../../../../i18n/text';

/** Words of lists of halls that the landing page doesn't need. */
export const listingText = defineText({
  name: 'listingText',
  en: {
    count: (total: number, shown: string, orMore: boolean) => {
      if (orMore) return `More than ${shown} venues`;
      return total === 1 ? '1 venue' : `${shown} venues`;
    },
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
