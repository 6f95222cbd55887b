import { defineText } from '../../i18n/text';

export const bottomBarText = defineText({
  name: 'bottomBarText',
  en: {
    navigation: 'Quick links',
    browse: 'Browse',
    saved: 'Saved',
    bookings: 'Bookings',
    account: 'Account',
  },
});
