import { defineText } from '../../i18n/text';

/** Words of the bar at the bottom of a customer's phone. */
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
