import { defineText } from '../i18n/text';

/** Words of the frame around all screens. */
export const appText = defineText({
  en: {
    home: 'Mehfil, home page',
    header: {
      navigation: 'Main',
      menu: 'Menu',
      halls: 'Browse Halls',
      blog: 'Blog',
      businessPortal: 'Business Portal',
      signIn: 'Sign In',
      getStarted: 'Get Started',
      openMenu: 'Open menu',
      closeMenu: 'Close menu',
      account: (name: string) => `Account of ${name}`,
      signOut: 'Sign out',
    },
    notFound: {
      title: 'Page Not Found',
      text: 'The page may have moved, or the address has a slip in it.',
      action: 'Go Home',
    },
    error: {
      title: 'Something went wrong here',
      text: 'The rest of the page still works. Try again; if it keeps happening, our support will help.',
      retry: 'Try again',
      outdated: 'A newer version is ready',
      outdatedText: 'This page was left open while Mehfil was updated. Load it again to go on.',
      reload: 'Load again',
      offline: 'You are offline',
      offlineText: 'This page opens by itself as soon as there is a connection.',
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
    business: {
      navigation: 'Business',
      welcome: (name: string) => `Welcome, ${name}`,
      accountText: 'How you sign in, and where we write to you.',
      dashboard: 'Dashboard',
      setup: 'Setup',
      halls: 'Halls',
      bookings: 'Bookings',
      calendar: 'Calendar',
      reviews: 'Reviews',
      settings: 'Settings',
      billing: 'Billing',
      team: 'Team',
      support: 'Support',
    },
    account: {
      line: 'Every celebration begins with a place.',
      sub: 'Halls, marquees and courtyards across Pakistan, with prices you can trust.',
    },
  },
});
