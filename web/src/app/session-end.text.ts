import { defineText } from '../i18n/text';

export const sessionEndText = defineText({
  name: 'sessionEndText',
  en: {
    title: 'You are signed out',
    text: 'Your session has ended. You can go on reading; what you typed is there again once you have signed in.',
    signIn: 'Sign in',
  },
});
