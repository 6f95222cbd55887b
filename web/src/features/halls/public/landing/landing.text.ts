import { defineText } from '../../../../i18n/text';

/** Words of the landing page. */
export const landingText = defineText({
  en: {
    line: 'Find the hall they will still be talking about.',
    sub: 'Marquees, ballrooms, gardens and rooftops across Pakistan, with honest prices and the evenings that are still free.',
    how: {
      eyebrow: 'How it works',
      title: 'From a date to a celebration in three steps',
      steps: [
        {
          title: 'Search',
          text: 'Say where, when and for how many. Compare halls, prices per person and what guests say.',
        },
        {
          title: 'Request',
          text: 'Choose the hours, the menu and services. You see the full price before you send anything.',
        },
        { title: 'Celebrate', text: 'The owner confirms and the evening is yours: nobody else can book it.' },
      ],
    },
  },
});
