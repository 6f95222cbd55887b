import { defineText } from '../../../i18n/text';

export const currencyText = defineText({
  name: 'currencyText',
  en: {
    detecting: 'Detecting...',
    badge: (shown: string) => `Prices in ${shown}. Change currency`,
    business: (code: string) => `Your business currency: ${code}`,
  },
});
