import { defineText } from '../../../i18n/text';

export const currencyDialogText = defineText({
  name: 'currencyDialogText',
  en: {
    title: 'Show prices in',
    label: 'Currency',
    detect: 'Detect again',
    note: (day: string) =>
      `Converted with reference rates of ${day}, for comparing only. You always pay in the hall’s own currency.`,
  },
});
