import { defineText } from '../../../i18n/text';

export const overviewText = defineText({
  name: 'overviewText',
  en: {
    label: 'Your functions',
    inDays: (days: number) =>
      days === 0
        ? 'Your function is today'
        : days === 1
          ? 'Your function is tomorrow'
          : `Your next function, in ${days} days`,
    waiting: (count: number) =>
      count === 1 ? 'A request waits for an answer' : `${count} requests wait for an answer`,
    heldUntil: (when: string) => `Held for you until ${when}`,
    requestIt: 'Request it',
    changes: (count: number) => (count === 1 ? 'The owner proposes a change' : `${count} changes wait for your answer`),
    answerChange: 'See and answer',
    seeBooking: 'See my booking',
    seeRequests: 'See my requests',
    over: 'Your last function',
    howWas: (hall: string) => `How was ${hall}?`,
    reviewText: 'A few words from you help the next family to choose.',
    review: 'Write a review',
    nothing: 'No function planned yet',
    find: 'Find your hall below',
    findText: 'Ask for a date: the owner answers, and it stands here.',
    how: 'How to book',
  },
});
