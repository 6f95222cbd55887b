import { defineText } from '../../../i18n/text';

/** Words of the currency badge. */
export const currencyText = defineText({
  name: 'currencyText',
  en: {
    detecting: 'Detecting...',
    badge: (shown: string) => `Prices in ${shown}. Change currency`,
    business: (code: string) => `Your business currency: ${code}`,
  },
});
