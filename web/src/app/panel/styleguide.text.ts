import { defineText } from '../../i18n/text';

export const styleguideText = defineText({
  name: 'styleguideText',
  en: {
    intro:
      'Made of the tokens and parts that the screens use, in the theme that is on. Contrast is measured against the surface, or for colors on a fill against that fill.',
    sections: {
      colors: 'Colors',
      type: 'Type',
      spacing: 'Lengths',
      controls: 'Controls',
      statuses: 'Statuses',
      states: 'States of a list',
      icons: 'Icons',
      urdu: 'Urdu',
    },
    contrast: (ratio: string) => `${ratio} : 1`,
    pixels: (length: number) => `${length} px`,
    sample: {
      display: 'An evening in the walled city',
      text: 'Halls for weddings and celebrations, with their prices on the date you have in mind.',
      caption: 'Captions, the smallest text there is',
      urdu: 'شادی ہال، مارکی اور باغ: آپ کی تاریخ پر دستیاب، قیمت کے ساتھ۔',
      name: 'Name of the hall',
      city: 'City',
      cities: ['Lahore', 'Karachi', 'Islamabad'],
    },
    buttons: {
      primary: 'Book this hall',
      secondary: 'View details',
      quiet: 'Cancel',
      danger: 'Delete hall',
      caution: 'Decline request',
      pending: 'Saving',
      disabled: 'Not possible yet',
    },
    empty: { title: 'No bookings yet', text: 'What you request is listed here.', action: 'Find a hall' },
  },
});
