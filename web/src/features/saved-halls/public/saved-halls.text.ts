import { defineText } from '../../../i18n/text';

/** Words of saving halls, as the specification gives them (docs/coverage.md: customer §2 Hall detail, Saved halls). */
export const savedHallsText = defineText({
  en: {
    save: 'Save',
    saved: 'Saved',
    saveHall: (title: string) => `Save ${title}`,
    added: { title: 'Added to saved' },
    removed: { title: 'Removed from saved' },
    failed: 'This hall could not be saved',
    unsaveFailed: 'This hall could not be removed from your saved halls',
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
