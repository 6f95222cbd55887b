import { defineText } from '../../i18n/text';

export const termsText = defineText({
  name: 'termsText',
  en: {
    title: 'Our terms have changed',
    before: (day: string) => `On ${day} we updated our`,
    terms: 'terms of service',
    and: 'and',
    privacy: 'privacy policy',
    after: '. Please accept them to keep using your account.',
    accept: 'Accept',
    later: 'Not now',
    failed: 'The terms could not be accepted',
  },
});
