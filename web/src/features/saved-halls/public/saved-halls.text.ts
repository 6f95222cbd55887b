import { defineText } from '../../../i18n/text';

export const savedHallsText = defineText({
  name: 'savedHallsText',
  en: {
    title: 'Saved Halls',
    list: 'The halls that you saved',
    text: 'The halls you keep in mind.',
    empty: 'No saved halls yet',
    emptyHint: 'Tap the heart of a hall that you like, and you find it here again.',
    browse: 'Browse Halls',
    loadFailed: 'Your saved halls could not be loaded',
    more: 'Show more halls',
  },
});
