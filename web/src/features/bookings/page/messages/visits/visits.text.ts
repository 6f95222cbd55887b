import { isolated } from '../../../../../i18n/isolated';
import { defineText } from '../../../../../i18n/text';

const visitors = (count: number, figure: string) => (count === 1 ? '1 person' : `${figure} people`);

export const visitsText = defineText({
  name: 'visitsText',
  en: {
    arrange: 'Arrange a visit',
    title: 'Visit of the hall',
    status: {
      PROPOSED: 'Proposed',
      CONFIRMED: 'Confirmed',
      DECLINED: 'Declined',
      REPLACED: 'Other time proposed',
      CANCELLED: 'Cancelled',
    },
    visitors,
    waits: {
      OWN: 'The other side hasn’t answered yet.',
      OTHER: 'The other side proposes this time. Does it suit you?',
    },
    confirm: 'Confirm',
    decline: 'Decline',
    other: 'Propose another time',
    takeBack: 'Take back',
    cancel: 'Cancel the visit',
    cancelling: {
      title: 'Cancel this visit?',
      text: 'We tell the other side. You can propose another time afterwards.',
      confirm: 'Cancel the visit',
    },
    calendar: 'Add to calendar',
    outOfCalendar: 'Remove from calendar',
    noFile: 'The calendar file could not be made',
    notChanged: { title: 'The visit could not be changed' },
    dialog: {
      title: 'Propose a visit',
      intro: 'The other side confirms the time or proposes another one. A visit doesn’t reserve the hall.',
      day: 'Day',
      time: 'Time',
      timeHint: 'By the clock of the hall',
      headCount: 'How many come',
      note: 'Note',
      noteHint: 'Whom to ask for, or what you would like to see',
      send: 'Propose',
      sending: 'Proposing…',
      failed: 'The visit could not be proposed',
    },
    /** Who did it: a customer acts alone, of a business it may have been somebody else. */
    own: { CUSTOMER: 'You', BUSINESS: 'Your side' },
    others: { CUSTOMER: 'The customer', BUSINESS: 'The business' },
    staff: 'Our staff',
    events: {
      proposed: (side: string, when: string) => `${side} proposed a visit: ${isolated(when)}`,
      confirmed: (side: string, when: string) => `${side} confirmed the visit: ${isolated(when)}`,
      declined: (side: string, when: string) => `${side} declined the visit: ${isolated(when)}`,
      cancelled: (side: string, when: string) => `${side} cancelled the visit: ${isolated(when)}`,
      calledOff: (staff: string, when: string) =>
        `${staff} ended the conversation, and with it the visit: ${isolated(when)}`,
    },
  },
});
