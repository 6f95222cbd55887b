import { defineText } from '../../../../i18n/text';

export const homeText = defineText({
  name: 'homeText',
  en: {
    eyebrow: 'Your dashboard',
    title: (name: string) => `Welcome, ${name}`,
    links: {
      bookings: { title: 'My Bookings', text: 'Requests and confirmed evenings' },
      saved: { title: 'Saved Halls', text: 'The ones you keep in mind' },
      settings: { title: 'Settings', text: 'Name, phone and password' },
    },
    recent: 'Recently viewed',
    browse: 'Browse halls',
    empty: 'No venues found',
  },
});
