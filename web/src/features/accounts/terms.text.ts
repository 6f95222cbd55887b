import { defineText } from '../../i18n/text';

/** Words of the question that follows new terms. */
export const termsText = defineText({
  name: 'termsText',
  en: {
    title: 'Our terms have changed',
    before: (day: string) => `Since ${day}, new versions hold of our`,
    terms: 'terms of service',
    and: 'and',
    privacy: 'privacy policy',
    after: '. Please accept them to go on using your account.',
    accept: 'Accept',
    later: 'Not now',
    failed: 'The terms could not be accepted',
  },
});
