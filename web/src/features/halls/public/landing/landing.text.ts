import { defineText } from '../../../../i18n/text';

export const landingText = defineText({
  name: 'landingText',
  en: {
    line: 'Find the hall they will still be talking about.',
    plan: 'Plan mehndi, baraat and walima at once',
    sub: 'Marquees, ballrooms, gardens and rooftops across Pakistan, with honest prices and the evenings that are still free.',
  },
});
