import { defineText } from '../../../i18n/text';

/** Words that several screens of the business portal share. */
export const sharedText = defineText({
  name: 'sharedText',
  en: {
    documentFailed: { title: 'The document could not be opened', description: 'Please try again.' },
    suspended: {
      title: 'Your business is suspended',
      text: 'Your halls are hidden and no new bookings can be made. You find the reason with your application.',
      action: 'View Application Status',
    },
    member: {
      closed: 'This business is closed at the moment',
      closedText: 'Its team can’t act for it until it is open again. Its owner can tell you more.',
      removed: 'You no longer belong to this team',
      removedText: 'Your access to the business has ended. Your account and your own bookings stay as they are.',
      goOn: 'Go on',
    },
  },
});
