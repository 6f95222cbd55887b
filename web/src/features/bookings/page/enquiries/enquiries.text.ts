import { defineText } from '../../../../i18n/text';

export const enquiriesText = defineText({
  name: 'enquiriesText',
  en: {
    title: { CUSTOMER: 'My Enquiries', BUSINESS: 'Enquiries' },
    intro: {
      CUSTOMER: 'What you asked halls before booking.',
      BUSINESS: 'What guests ask before they book, here or by phone. With a request, the messages move to its booking.',
    },
    empty: { CUSTOMER: 'You haven’t asked any hall yet', BUSINESS: 'Nobody has asked anything yet' },
    emptyText: {
      CUSTOMER: 'Ask the hall on its page, before you book it.',
      BUSINESS: 'Questions from the pages of your halls appear here. Add those of guests who call.',
    },
    emptyAction: { CUSTOMER: 'Browse halls', BUSINESS: 'See your halls' },
    failed: 'The enquiries could not be loaded.',
    retry: 'Try again',
    list: 'Enquiries, latest first',
    unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    files: 'Files',
    deleted: 'This message was deleted.',
    back: 'All enquiries',
    choose: 'Choose an enquiry',
    chooseText: 'Its messages appear here.',
    toHall: 'See the hall',
    request: 'Request a booking',
    guests: (count: number, shown: string) => `${shown} ${count === 1 ? 'guest' : 'guests'}`,
    unknown: 'This enquiry isn’t here any more',
    unknownText: 'If a booking was requested, its messages are on the page of the booking.',
  },
});
