import { defineText } from '../../../i18n/text';

/** Words of the setup's Availability. */
export const scheduleText = defineText({
  en: {
    title: 'Availability',
    hall: 'Hall',
    noHalls: 'No halls yet',
    noHallsText: 'List a hall first; then say when it can be booked.',
    zone: (zone: string) => `All times are those of your business (${zone}).`,
    shifts: 'Shifts',
    shiftsText:
      'Named parts of the day that are sold as a whole, with a price of their own: Lunch, Dinner. Each date and shift is sold once. A hall with shifts sells those and no other times.',
    empty: 'This hall sells free times',
    emptyText: 'Guests choose their hours within your opening hours. Add a shift to sell parts of the day instead.',
    add: 'Add shift',
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: 'It is not sold any more. Bookings keep what was agreed.',
    removeConfirm: 'Remove',
    everyDay: 'Every day',
    name: 'Name',
    namePlaceholder: 'Lunch, Dinner, Mehndi night',
    weekdays: 'Days',
    start: 'From',
    end: 'Until',
    endHint: 'At or before the start means the next day.',
    price: 'Price',
    priceType: 'Price type',
    save: 'Save',
    saving: 'Saving...',
    saved: { title: 'Shift saved' },
    removed: { title: 'Shift removed' },
    failed: { title: 'The shift could not be saved' },
    removeFailed: { title: 'The shift could not be removed' },
    buffer: 'A buffer after bookings also closes a shift that starts before it is over.',
  },
});
