import { defineText } from '../../../i18n/text';

/** Words of the currency badge. */
export const currencyText = defineText({
  en: {
    detecting: 'Detecting...',
    badge: (shown: string) => `Prices in ${shown}. Change currency`,
    title: 'Show prices in',
    label: 'Currency',
    detect: 'Detect again',
    note: (day: string) =>
      `Converted with reference rates of ${day}, for comparing only. You always pay in the hall’s own currency.`,
    business: (code: string) => `Your business currency: ${code}`,
  },
});
