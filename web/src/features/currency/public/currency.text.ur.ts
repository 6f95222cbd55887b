import { isolate } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { currencyText as English } from './currency.text';

export const currencyText: Translation<typeof English> = {
  detecting: 'کرنسی…',
  badge: (shown) => `قیمتیں ${isolate(shown)} میں۔ کرنسی بدلیں`,
  business: (code) => `آپ کے کاروبار کی کرنسی: ${isolate(code)}`,
};
