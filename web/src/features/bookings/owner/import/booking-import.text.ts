import { defineText } from '../../../../i18n/text';

export const bookingImportText = defineText({
  name: 'bookingImportText',
  en: {
    text: 'Bring your ledger book in from a spreadsheet, past functions too. You see every row before anything is imported, and nobody is mailed.',
    rules:
      'Name halls by their title or number, days like 31/01/2027, and the hours, or a shift of the hall. A row without a total has the hall’s price, and an occasion that isn’t one of the list stays among the guest’s requests.',
    sampleName: 'bookings-template.csv',
    counts: {
      created: (count: number) => `${count} new`,
      unchanged: (count: number) => `${count} already there`,
      conflicts: (count: number) => `${count} whose time is taken`,
      refused: (count: number) => `${count} left out`,
    },
    states: { NEW: 'New', PRESENT: 'Already there', CONFLICT: 'Time is taken', INVALID: 'Left out' },
    refusedText:
      'Rows with a mistake, or whose time is taken, are left out. Correct the file and import it again whenever you like: nothing is entered twice.',
    close: 'Close',
  },
});
