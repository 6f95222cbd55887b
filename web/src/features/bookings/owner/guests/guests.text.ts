import { isolated } from '../../../../i18n/isolated';
import { defineText } from '../../../../i18n/text';

const bookings = (count: number) => (count === 1 ? '1 booking' : `${count.toLocaleString('en-US')} bookings`);

export const guestsText = defineText({
  name: 'guestsText',
  en: {
    title: 'Guests',
    text: 'Everyone who has booked your halls, online or through you, listed once per phone number.',
    search: 'Name or phone',
    filters: 'Filter guests',
    empty: 'No guests yet',
    emptyText: 'Guests appear here with their first booking.',
    nothing: 'No guest found',
    columns: {
      name: 'Guest',
      phone: 'Phone',
      bookings: 'Bookings',
      next: 'Next event',
      last: 'Last event',
      notes: 'Notes',
    },
    back: 'All guests',
    failed: 'The guest could not be loaded',
    failedText: 'Please try again in a moment.',
    unknown: 'There is no such guest',
    unknownText: 'None of your bookings has this phone number.',
    retry: 'Try again',
    chat: 'WhatsApp',
    sums: {
      title: 'Payments',
      owed: 'Total',
      paid: 'Paid',
      forRequests: 'Of which for requests that wait',
      left: 'Left to pay',
      back: 'To be refunded',
      due: 'Due now',
    },
    nothingOwed: 'Nothing is owed and nothing was paid.',
    notes: { title: 'Private notes', label: 'Notes on the guest', hint: 'Only your team can read them.' },
    save: 'Save notes',
    saving: 'Saving...',
    saved: { title: 'Notes saved' },
    notSaved: { title: 'Notes not saved', fallback: 'Please try again.' },
    events: {
      coming: 'To come',
      past: 'Past and cancelled',
      booking: 'Booking',
      day: 'Day',
      total: 'Total',
      status: 'Status',
    },
    none: 'None.',
    matches: 'Guests with this name or number',
    match: (name: string, phone: string, count: number) => `${isolated(name)}, ${isolated(phone)} (${bookings(count)})`,
    record: 'All bookings of this guest',
  },
});
