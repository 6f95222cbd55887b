import { defineText } from '../../../../../i18n/text';

const HOUR = 60;
const DAY = 24 * HOUR;

export const workText = defineText({
  name: 'workText',
  en: {
    stage: 'Stage',
    views: { ALL: 'All', FOLLOW_UP: 'Follow-up due' },
    stages: { NEW: 'New', ANSWERED: 'Answered', OFFERED: 'Offered', HELD: 'Requested', WON: 'Won', LOST: 'Lost' },
    counted: (name: string, count: string) => `${name} (${count})`,
    filters: 'Filter enquiries',
    hall: 'Hall',
    anyHall: 'Every hall',
    source: 'Source',
    anySource: 'Every source',
    sources: {
      APP: 'App',
      PHONE: 'Phone',
      WALK_IN: 'Walk-in',
      WHATSAPP: 'WhatsApp',
      OTHER: 'Other',
    },
    order: 'Order',
    orders: { LATEST: 'Latest message', OLDEST: 'Oldest message', SOONEST: 'Next function' },
    nothing: 'No enquiry matches',
    showAll: 'Show all',
    place: (hall: string, day: string) => `${hall}, ${day}`,
    statistics: 'Enquiries in numbers',
    period: 'Last 90 days',
    answerTime: 'Usual answer time',
    won: 'Became bookings',
    wonOf: (won: string, asked: string) => `${won} of ${asked}`,
    none: '–',
    duration: (minutes: number, write: (value: number) => string): string => {
      if (minutes < HOUR) return `${write(minutes)} min`;
      if (minutes < 2 * DAY) return `${write(Math.round(minutes / HOUR))} h`;
      return `${write(Math.round(minutes / DAY))} days`;
    },
    reasons: {
      PRICE: 'Too expensive',
      DATE_TAKEN: 'The date was taken',
      FOUND_ELSEWHERE: 'Chose another hall',
      NO_ANSWER: 'Didn’t answer any more',
      OTHER: 'Another reason',
    },
    followUp: {
      on: (day: string) => `Ask again on ${day}`,
      set: 'Ask again on a day',
      change: 'Change day',
      clear: 'Clear day',
      title: 'Ask again',
      text: 'You and your team are reminded here on that morning. The customer doesn’t see it.',
      day: 'Day',
      save: 'Remind us',
      saving: 'Saving...',
      notSaved: { title: 'The day could not be saved' },
      notCleared: { title: 'The day could not be cleared' },
    },
    lose: {
      open: 'Mark as lost',
      title: 'Mark this enquiry as lost',
      text: 'The customer doesn’t see this. If they write again, the enquiry is open again.',
      enteredText: 'You can reopen it when they ask again.',
      reason: 'Why?',
      choose: 'Choose a reason',
      note: 'In your words',
      noteHint: 'Needed for another reason.',
      save: 'Mark as lost',
      saving: 'Saving...',
      notSaved: { title: 'The enquiry could not be marked as lost' },
    },
    reopen: 'Reopen',
    notReopened: { title: 'The enquiry could not be reopened' },
  },
});
