import { defineText } from '../../../i18n/text';

export const saveToggleText = defineText({
  name: 'saveToggleText',
  en: {
    save: 'Save',
    saved: 'Saved',
    saveHall: (title: string) => `Save ${title}`,
    added: { title: 'Added to saved' },
    removed: { title: 'Removed from saved' },
    failed: 'This hall could not be saved',
    unsaveFailed: 'This hall could not be removed from your saved halls',
    listsLost: 'This hall is saved again, but in none of your lists',
  },
});
