import { defineText } from '../../../i18n/text';

export const staffBookingsText = defineText({
  name: 'staffBookingsText',
  en: {
    title: 'Bookings',
    none: 'No booking matches these filters',
    empty: 'No bookings yet',
    search: 'Search',
    searchHint: 'Number, customer, phone, hall',
    business: 'Business',
    businessHint: 'Business',
    status: 'Status',
    anyStatus: 'Any status',
    from: 'Event from',
    to: 'Event to',
    order: 'Sort',
    orders: {
      NEWEST: 'Newest request',
      OLDEST: 'Oldest request',
      SOONEST: 'Soonest event',
      LATEST: 'Latest event',
      HIGHEST: 'Highest total',
    },
    number: 'Number',
    hall: 'Hall',
    event: 'Event',
    customer: 'Customer',
    phone: 'Phone',
    total: 'Total',
    requested: 'Requested',
    row: (number: string, customer: string) => `${number}, ${customer}`,
  },
});
