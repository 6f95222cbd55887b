import { defineText } from '../i18n/text';

export const screensText = defineText({
  name: 'screensText',
  en: {
    notFound: {
      title: 'Page Not Found',
      text: 'The page may have moved, or the address has a slip in it.',
      action: 'Go Home',
    },
    session: {
      title: 'We could not reach your account',
      text: 'You are still signed in. Check your connection and try again.',
      retry: 'Try again',
    },
    noRight: {
      title: 'Not part of your role',
      text: (business: string) =>
        `Your role in the team of ${business} doesn’t include this page. Its owner can change that.`,
      action: 'Go to bookings',
    },
    account: {
      line: 'Every celebration begins with a place.',
      sub: 'Halls, marquees and courtyards across Pakistan, with prices you can trust.',
    },
  },
});
