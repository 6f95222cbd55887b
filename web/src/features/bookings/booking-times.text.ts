import { defineText } from '../../i18n/text';

/** Words of a booking's times, which every list of bookings shows. */
export const bookingTimesText = defineText({ en: { nextDay: 'next day' } });
