import { defineText } from '../../i18n/text';

export const bookingTimesText = defineText({
  name: 'bookingTimesText',
  en: {
    nextDay: 'next day',
    range: (from: string, to: string) => `${from} – ${to}`,
    shift: (name: string, hours: string) => `${name}, ${hours}`,
    dateAndRange: (date: string, range: string) => `${date}, ${range}`,
  },
});
