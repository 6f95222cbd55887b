import type { Translation } from '../../../i18n/text';
import type { currencyDialogText as English } from './currency-dialog.text';

export const currencyDialogText: Translation<typeof English> = {
  title: 'قیمتیں کس کرنسی میں دیکھیں',
  label: 'کرنسی',
  detect: 'دوبارہ معلوم کریں',
  note: (day) =>
    `${day} کے حوالہ جاتی ریٹ سے تبدیل شدہ، صرف موازنے کے لیے۔ ادائیگی ہمیشہ ہال کی اپنی کرنسی میں ہوتی ہے۔`,
};
