import { defineText } from '../../../i18n/text';

/** Words that several screens of the business portal share. */
export const sharedText = defineText({
  en: {
    documentFailed: { title: 'The document could not be opened', description: 'Please try again.' },
    suspended: {
      title: 'Your business is suspended',
      text: 'Your halls are hidden and no new bookings can be made. You find the reason with your application.',
      action: 'View Application Status',
    },
  },
});
