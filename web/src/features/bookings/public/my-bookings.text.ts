import { defineText } from '../../../i18n/text';

/** Words of My Bookings (docs/coverage.md: customer §2). */
export const myBookingsText = defineText({
  name: 'myBookingsText',
  en: {
    title: 'My Bookings',
    text: 'Your requests and bookings. Times are the hall’s own.',
    show: 'Show',
    stages: {
      UPCOMING: {
        tab: (count: number) => `Upcoming (${count})`,
        empty: 'Nothing is agreed yet',
        emptyText: 'Bookings stand here from their confirmation until they are over.',
      },
      WAITING: {
        tab: (count: number) => `Waiting (${count})`,
        empty: 'Nothing waits for an answer',
        emptyText: 'Requests stand here until the hall owner answers them.',
      },
      PAST: {
        tab: (count: number) => `Past (${count})`,
        empty: 'Nothing is over yet',
        emptyText: 'Bookings stand here once they are over.',
      },
      CANCELLED: {
        tab: (count: number) => `Cancelled (${count})`,
        empty: 'Nothing was cancelled',
        emptyText: 'Requests that were declined or withdrawn stand here, and what was cancelled.',
      },
    },
    signedOut: 'Please log in to view your bookings.',
    empty: 'No bookings yet',
    emptyText: 'When you ask for a hall, your request and everything that follows from it appear here.',
    browse: 'Browse Halls',
    failed: 'Your bookings could not be loaded',
    failedText: 'Please check your connection and try again.',
    retry: 'Try again',
    date: 'Date',
    time: 'Time',
    guests: 'Guests',
    location: 'Location',
    contact: 'Contact',
    hallContact: 'Hall contact',
    customer: (name: string, phone: string) => `${name}, ${phone}`,
    hallName: (business: string) => `${business},`,
    requests: 'Special requests',
    total: 'Total',
    bookingId: (id: number) => `Booking ID: ${id}`,
    requestedOn: (when: string) => `Requested on ${when}`,
    reason: (reason: string) => `Reason: ${reason}`,
    viewDetails: 'View Details',
    contactBusiness: 'Contact Business',
    withdraw: 'Withdraw Request',
    review: 'Write a review',
    contactDialog: {
      title: (name: string) => `Contact ${name}`,
      text: 'Mention the booking ID when you call or write.',
      call: 'Call Now',
      whatsapp: 'WhatsApp',
      none: 'This business has given no phone number.',
    },
    withdrawDialog: {
      title: 'Withdraw this request?',
      text: (hall: string, when: string) =>
        `Your request for ${hall} on ${when} is taken back, and the owner is told. This can’t be undone; you can ask again.`,
      confirm: 'Withdraw Request',
      keep: 'Keep it',
    },
    withdrawn: { title: 'Request withdrawn', description: 'The hall owner has been told.' },
    withdrawFailed: { title: 'Withdrawal failed', fallback: 'Please try again later.' },
    changed: {
      CONFIRMED: (hall: string) => `Your booking of ${hall} is confirmed`,
      CANCELLED: (hall: string) => `Your booking of ${hall} was cancelled`,
    },
  },
});
