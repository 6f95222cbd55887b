import { defineText } from '../i18n/text';

export const uiText = defineText({
  name: 'uiText',
  en: {
    skip: 'Skip to content',
    loading: 'Loading...',
    close: 'Close',
    undo: 'Undo',
    cancel: 'Cancel',
    notifications: 'Notifications',
    required: 'required',
    converted: {
      about: (amount: string) => `≈ ${amount}`,
      aboutInAll: (amount: string) => `≈ ${amount} in all`,
      dated: (day: string) => `(rate of ${day})`,
    },
    photo: 'No photograph yet',
    loadFailed: {
      title: 'This could not be loaded',
      text: 'Check your connection and try again.',
      busy: 'Our server is busy just now; your connection is fine.',
      retry: 'Try again',
    },
    partFailed: {
      text: 'Check your connection and try again. If that doesn’t help, load the page again: there may be a newer version.',
    },
  },
});
