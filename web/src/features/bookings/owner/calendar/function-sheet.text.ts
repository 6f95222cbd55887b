import { counted } from '@mehfil/api/domain/text/words';
import { defineText } from '../../../../i18n/text';

/** Words of a day's function sheet. */
export const functionSheetText = defineText({
  name: 'functionSheetText',
  en: {
    title: 'Function Sheet',
    text: 'The confirmed functions of a day, for the people who run them. Prices are left out.',
    controls: 'Day and hall',
    day: 'Day',
    hall: 'Hall',
    everyHall: 'Every hall',
    print: 'Print',
    calendar: 'Back to the calendar',
    sheetOf: (business: string, day: string) => `${business}: functions of ${day}`,
    printed: (when: string) => `Printed ${when}`,
    count: (count: number) => counted(count, 'function'),
    continued: (count: number) => `${count} from the day before`,
    none: 'No confirmed functions on this day',
    noneText: 'Pending requests are not listed here.',
    failed: 'The functions could not be loaded',
    failedText: 'Please check your connection and try again.',
    retry: 'Try again',
    guests: (count: number) => counted(count, 'guest'),
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    host: 'Host',
    added: 'Always added',
    included: 'Comes with the hall',
    chosen: 'Chosen services',
    times: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
    requests: 'Requests',
    noRequests: 'None',
    notes: 'Notes',
  },
});
