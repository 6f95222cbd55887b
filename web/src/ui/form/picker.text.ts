import { defineText } from '../../i18n/text';

/** What fields for days and times say of a text that they don't understand, and of a day or time that can't be chosen. */
export const pickerText = defineText({
  name: 'pickerText',
  en: {
    noDay: 'We don’t understand this day: type it like 5 Mar 2027 or 05/03/2027',
    noTime: 'We don’t understand this time: type it like 6:30 PM or 18:30',
    noInstant: 'We don’t understand this time: type it like 5 Mar 2027 6:30 PM',
    dayEarly: (first: string) => `Too early: choose ${first} or a later day`,
    dayLate: (last: string) => `Too late: choose ${last} or an earlier day`,
    instantEarly: (first: string) => `Too early: choose a time after ${first}`,
    instantLate: (last: string) => `Too late: choose a time until ${last}`,
  },
});
