import { defineText } from '../../../../i18n/text';

/** Words of comparing halls. */
export const compareText = defineText({
  name: 'compareText',
  en: {
    title: 'Compare halls',
    text: 'Up to three halls, side by side.',
    chosen: (count: number, most: number) => `${count} of ${most} halls chosen`,
    clear: 'Clear',
    open: 'Compare',
    row: {
      rating: 'Rating',
      location: 'Location',
      capacity: 'Capacity',
      price: 'Price',
      perHour: 'Price per hour',
      services: 'Services',
      booking: 'Booking',
    },
    feature: 'What',
    guests: (guests: string) => `${guests} guests`,
    instant: 'Instant booking',
    request: 'Instant booking request',
    shifts: 'Sells shifts',
    none: 'None listed',
    remove: (title: string) => `Remove ${title}`,
    removeShort: 'Remove',
    details: 'View Details',
    detailsOf: (hall: string) => `View Details, ${hall}`,
    empty: 'Nothing to compare yet',
    emptyText: 'Tick Compare on up to three halls, then open this page again.',
    browse: 'Browse Halls',
    failed: 'The halls could not be loaded',
  },
});
