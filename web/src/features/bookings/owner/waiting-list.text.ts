import { defineText } from '../../../i18n/text';

export const waitingListText = defineText({
  name: 'waitingListText',
  en: {
    text: 'Customers who wait for a time of your halls that is taken. Once it is free, it is held for the first of them, who can then request it.',
    empty: 'Nobody is waiting',
    emptyText: 'Where requests hold their time, customers can wait for times that are taken.',
    search: 'Name or whole phone number',
    toCalendar: 'Open the calendar',
    showAll: 'Show everybody',
    notFound: 'Nobody found',
    notFoundText: 'Nobody who waits has this name or phone number.',
    failed: 'The waiting list could not be loaded',
    retry: 'Try again',
    customer: 'Customer',
    hall: 'Hall',
    when: 'When',
    guests: 'Guests',
    place: 'Place',
    offered: (until: string) => `Held until ${until}`,
  },
});
