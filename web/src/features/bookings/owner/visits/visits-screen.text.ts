import { defineText } from '../../../../i18n/text';

export const visitsScreenText = defineText({
  name: 'visitsScreenText',
  en: {
    title: 'Visits',
    text: 'Who comes to see your halls. A visit doesn’t reserve the hall; it is arranged beside the messages.',
    count: (total: string) => (total === '1' ? '1 visit' : `${total} visits`),
    filters: 'Filter visits',
    show: 'Show',
    shown: { COMING: 'To come', ALL: 'All' },
    hall: 'Hall',
    anyHall: 'All halls',
    status: 'Status',
    anyStatus: 'Any status',
    columns: {
      when: 'When',
      customer: 'Customer',
      hall: 'Hall',
      headCount: 'Visitors',
      status: 'Status',
      note: 'Note',
    },
    answer: 'Waits for your answer',
    past: 'Past',
    empty: 'No visits to come',
    emptyText: 'Customers propose a time beside their messages, or you do.',
    emptyAction: 'Open enquiries',
    nothing: 'No visits found',
  },
});
