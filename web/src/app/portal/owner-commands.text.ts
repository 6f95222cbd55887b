import { defineText } from '../../i18n/text';

export const ownerCommandsText = defineText({
  name: 'ownerCommandsText',
  en: {
    label: 'Booking number, name, phone, hall or day',
    bookings: 'Bookings',
    days: 'Days',
    halls: 'Halls',
    actions: 'Actions',
    screens: 'Screens',
    addBooking: 'Add a booking',
    addHall: 'Add a hall',
    sheet: 'Function sheet of today',
  },
});
