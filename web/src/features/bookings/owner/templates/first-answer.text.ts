import { defineText } from '../../../../i18n/text';

export const firstAnswerText = defineText({
  name: 'firstAnswerText',
  en: {
    title: 'Automatic first answer',
    text: 'Guests who write to you for the first time get this answer at once, in their language where you have written it. It is marked as sent automatically, and doesn’t count as your answer.',
    on: 'Send it',
    onHint: 'Once for each enquiry or booking, after the first message.',
    save: 'Save first answer',
    saving: 'Saving...',
    saved: { title: 'First answer saved' },
    notSaved: { title: 'The first answer could not be saved' },
  },
});
