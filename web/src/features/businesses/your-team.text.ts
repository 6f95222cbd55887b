import { defineText } from '../../i18n/text';

export const yourTeamText = defineText({
  name: 'yourTeamText',
  en: {
    business: 'Business',
    role: 'Your role',
    may: 'What you may do',
    mails: 'Mails about new requests',
    mailsHint: 'New requests stand in the business portal in any case.',
    mailsOn: { title: 'Mails about new requests are on' },
    mailsOff: { title: 'Mails about new requests are off' },
    mailsFailed: { title: 'The mails were not switched', fallback: 'Please try again.' },
    leave: 'Leave the team',
    question: (business: string) => `Leave the team of ${business}?`,
    meaning:
      'Your access to the business and its mails end at once. Your account and your own bookings stay as they are. To come back you need a new invitation.',
    left: (business: string) => `You have left the team of ${business}`,
    notLeft: { title: 'You have not left the team', fallback: 'Please try again.' },
  },
});
