import { isolated } from '../../../../i18n/isolated';
import { defineText } from '../../../../i18n/text';

/** Words of bookings that the business enters for guests. */
export const bookingEntryText = defineText({
  name: 'bookingEntryText',
  en: {
    add: 'Add booking',
    title: 'Add booking',
    text: 'For guests who called or came by. It takes its time in the calendar like any other booking.',
    hall: 'Hall',
    offline: 'This hall is offline. Put it online, or block its time in the calendar.',
    date: 'Date',
    startTime: 'Start time',
    endTime: 'End time',
    endHint: 'An end at or before the start means the next day.',
    shifts: {
      label: 'Shift',
      other: 'Outside of this hall’s shifts its own prices apply.',
    },
    guests: 'Guests',
    guestsHint: (capacity: number) => `At most ${capacity.toLocaleString('en-US')}`,
    name: 'Guest’s name',
    phone: 'Guest’s phone',
    more: 'E-mail, services, agreed price, notes',
    email: 'Guest’s e-mail (optional)',
    emailHint: 'With an address the guest is told by mail.',
    services: 'Services',
    agreedPrice: 'Agreed total (optional)',
    agreedHint: 'What the guest pays, tax included, if it isn’t the price above.',
    priceReason: 'Reason for the agreed total',
    priceReasonHint: 'Only your team and the platform’s staff can read it.',
    notes: 'Private notes',
    confirmed: 'Confirm it at once',
    confirmedHint: 'Otherwise it waits among your requests.',
    price: {
      title: 'Price',
      waiting: 'The price appears once hall, time and guests are filled in.',
      calculating: 'Calculating…',
      hall: 'Hall',
      category: 'Category',
      type: 'Type',
      added: 'Always added',
      chosen: 'Chosen services',
      discount: 'Discount',
      tax: 'Tax',
      total: 'Total',
      taken: 'The hall is taken at that time.',
    },
    conflicts: (count: number) =>
      count === 1
        ? 'Confirming it cancels this request; its customer is told by mail, where there is an address:'
        : `Confirming it cancels these ${count} requests; their customers are told by mail, where there is an address:`,
    conflict: (customer: string, hall: string, when: string) => [isolated(customer), isolated(hall), when].join(', '),
    cancel: 'Cancel',
    save: 'Add booking',
    saving: 'Adding…',
    saved: { title: 'Booking added' },
    waits: {
      title: 'The booking waits for the owner',
      description: (when: string) =>
        `Its discount is more than you may give. The owner was told by mail; the time is held until ${when}.`,
    },
    failed: { title: 'The booking was not added', fallback: 'Please try again.' },
    entered: 'Entered by your team',
    enteredText: 'For a guest without an account.',
    quoted: (price: string, reason: string) => `The quoted total was ${price}. Agreed otherwise: ${isolated(reason)}`,
    callOff: 'Call off',
    callOffDialog: {
      title: 'Call this booking off?',
      reason: 'Reason',
      hint: 'Its time is free again. A guest with an e-mail address is told, without the reason.',
      submit: 'Call off',
    },
    calledOff: { title: 'Booking called off' },
    callOffFailed: { title: 'The booking was not called off', fallback: 'Please try again.' },
  },
});
