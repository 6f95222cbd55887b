import { defineText } from '../i18n/text';

export const offlinePageText = defineText({
  name: 'offlinePageText',
  en: {
    title: 'You are offline',
    text: 'Mehfil can’t be reached right now. This page opens by itself as soon as there is a connection.',
    retry: 'Try again',
    bookings: 'Your bookings',
    asOf: (moment: string) => `As of ${moment}`,
    none: 'No bookings are kept on this device. Open My Bookings while you are online to have them here, too.',
    stages: { UPCOMING: 'Confirmed', WAITING: 'Waiting for an answer' },
    guests: (count: string) => `${count} guests`,
    reference: (id: number) => `Booking ${id}`,
    call: (business: string) => `Call ${business}`,
  },
});
