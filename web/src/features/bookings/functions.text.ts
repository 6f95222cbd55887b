import { FUNCTION_LABELS } from '@mehfil/api/domain/bookings/functions';
import { defineText } from '../../i18n/text';

/** Words of several functions that are asked for together. */
export const functionsText = defineText({
  name: 'functionsText',
  en: {
    names: FUNCTION_LABELS,
    add: 'Ask together with other functions',
    full: { title: 'Six functions at most', description: 'Send these first, or remove one of them.' },
    title: 'Your functions',
    text: 'Ask for mehndi, baraat and walima together: all of them are booked, or none.',
    empty: 'No function chosen yet',
    emptyText:
      'Choose a hall and a time as for any booking. On the last step, “Ask together with other functions” brings you here.',
    browse: 'Browse Halls',
    more: 'Add another function',
    oneMore: 'Add at least one more function: with a single one, request its hall as usual.',
    function: 'Function',
    guests: 'Guests',
    remove: 'Remove',
    removeFor: (what: string) => `Remove ${what}`,
    taken: 'This time was taken in the meantime. Remove it, and choose another.',
    total: 'Total of all functions',
    quoteFailed: 'The price could not be loaded.',
    contact: 'Name and contact',
    groupName: 'Name of the celebration',
    groupNameHint: 'For example “Ayesha & Bilal”. The owners see it.',
    customerName: 'Your name',
    customerPhone: 'Phone',
    customerEmail: 'Email',
    terms:
      'Every hall is held for you until its owner has answered, for at most 72 hours. All are booked once every owner has accepted; if one declines, none is booked.',
    send: 'Request all together',
    sending: 'Requesting…',
    sent: { title: 'All functions are requested', description: 'Every hall is held for you while its owner decides.' },
    sendFailed: { title: 'The functions could not be requested', fallback: 'Please try again later.' },
    goOn: 'Go on with your functions',
    section: 'Functions together',
    states: { WAITING: 'Waiting for all', CONFIRMED: 'All confirmed', ENDED: 'Not booked' },
    waits: (until: string) =>
      `All halls are held for you until ${until}. Everything is booked once every owner has accepted.`,
    confirmed: 'Every owner has accepted: all functions are booked.',
    ends: {
      DECLINED: 'One owner declined, so none of the functions is booked.',
      CANCELLED: 'You cancelled all functions.',
      EXPIRED: 'Not every owner answered in time, so none of the functions is booked.',
      CLOSED: 'One of the halls is no longer available, so none of the functions is booked.',
    },
    choose: 'You can ask for the others again, with another hall or date beside them, or let go.',
    again: 'Ask again for the others',
    againAll: 'Ask again for all',
    cancel: 'Cancel all',
    cancelDialog: {
      title: 'Cancel all functions?',
      text: (name: string) => `All functions of ${name} are taken back, and every owner is told. This can’t be undone.`,
      keep: 'Keep them',
    },
    cancelled: { title: 'All functions cancelled', description: 'The owners have been told.' },
    cancelFailed: { title: 'They could not be cancelled', fallback: 'Please try again later.' },
    state: { accepted: 'Accepted', waiting: 'Not answered yet', confirmed: 'Confirmed', cancelled: 'Ended' },
    note: {
      title: (name: string) => `One of several functions: ${name}`,
      waits: (until: string) => `It is held until ${until}, and final once all functions are accepted.`,
      accept:
        'This is one of several functions that were requested together. If you accept, it becomes final once the other halls have accepted too; until then it stays held.',
      accepted: 'Accepted: waits for the others',
    },
  },
});
