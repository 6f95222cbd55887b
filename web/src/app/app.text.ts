import { defineText } from '../i18n/text';

export const appText = defineText({
  name: 'appText',
  en: {
    home: 'Mehfil, home page',
    language: { failed: 'The language could not be changed' },
    header: {
      navigation: 'Main',
      menu: 'Menu',
      halls: 'Browse Halls',
      plan: 'Plan a Wedding',
      blog: 'Blog',
      businessPortal: 'Business Portal',
      signIn: 'Sign In',
      getStarted: 'Get Started',
      openMenu: 'Open menu',
      closeMenu: 'Close menu',
      account: (name: string) => `Account of ${name}`,
      signOut: 'Sign out',
      entries: {
        dashboard: 'Dashboard',
        bookings: 'My Bookings',
        savedHalls: 'Saved Halls',
        settings: 'Settings',
      },
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
  },
});
