import { defineText } from '../../i18n/text';

export const emailConfirmationText = defineText({
  name: 'emailConfirmationText',
  en: {
    title: 'Please confirm your email address',
    text: (email: string) => `We mailed a link to ${email}. Please open it to confirm that the address is yours.`,
    pending: (email: string) =>
      `We mailed a link to ${email}. It becomes your address once you open the link; until then this one stays.`,
    again: 'Send the link again',
    sending: 'Sending...',
    sent: 'The link is on its way',
    sentText: 'It works for 24 hours and replaces the earlier one.',
    failure: 'The link could not be sent',
    cancel: 'Keep my present address',
    cancelled: 'Your address stays as it is',
    cancelFailed: 'The change could not be taken back',
  },
});
