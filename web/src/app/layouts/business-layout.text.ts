import { defineText } from '../../i18n/text';

export const businessLayoutText = defineText({
  name: 'businessLayoutText',
  en: {
    navigation: 'Business',
    welcome: (name: string) => `Welcome, ${name}`,
    accountText: 'How you sign in, and where we write to you.',
    dashboard: 'Dashboard',
    setup: 'Setup',
    halls: 'Halls',
    bookings: 'Bookings',
    messages: 'Messages',
    enquiries: 'Enquiries',
    visits: 'Visits',
    calendar: 'Calendar',
    guests: 'Guests',
    reviews: 'Reviews',
    settings: 'Settings',
    billing: 'Billing',
    team: 'Team',
    support: 'Support',
  },
});
