import { defineText } from '../../../../i18n/text';

export const howItWorksText = defineText({
  name: 'howItWorksText',
  en: {
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
});
