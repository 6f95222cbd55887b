import { defineText } from '../../../../i18n/text';

export const termsSettingsText = defineText({
  name: 'termsSettingsText',
  en: {
    title: 'Terms of the business',
    text: 'Your rules about advance, hours, decoration, damage and the like. Customers read and accept them with every request, and they stand in the contract. Bookings keep the version that was accepted.',
    english: 'English text',
    urdu: 'Urdu text',
    hint: 'Plain text. An empty line begins a new paragraph. Saving both texts empty ends the terms.',
    urduHint: 'Optional. Readers of Urdu see it first; both texts are accepted.',
    save: 'Save as a new version',
    saving: 'Saving...',
    saved: { title: 'New version saved' },
    failed: { title: 'The terms could not be saved' },
    endDialog: {
      title: 'End the terms?',
      text: 'Requests are made without terms from then on. Bookings keep what was accepted.',
      confirmLabel: 'End the terms',
      cancelLabel: 'Keep them',
    },
    versions: 'Versions',
    none: 'There are no terms yet: requests are made without them.',
    version: (version: number) => `Version ${version}`,
    by: (name: string, moment: string) => `${name}, ${moment}`,
    current: 'Now accepted with requests',
    ended: 'Ended the terms',
    read: 'Read',
    previous: 'Newer',
    next: 'Older',
  },
});
