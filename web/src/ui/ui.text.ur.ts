import { isolate } from '../i18n/urdu';
import type { Translation } from '../i18n/text';
import type { uiText as English } from './ui.text';

export const uiText: Translation<typeof English> = {
  skip: 'براہِ راست مواد پر جائیں',
  loading: 'لوڈ ہو رہا ہے…',
  close: 'بند کریں',
  undo: 'واپس لائیں',
  cancel: 'رہنے دیں',
  notifications: 'اطلاعات',
  required: 'لازمی',
  converted: {
    about: (amount) => `≈ ${isolate(amount)}`,
    aboutInAll: (amount) => `کل ملا کر ≈ ${isolate(amount)}`,
    dated: (day) => `(${day} کا ریٹ)`,
  },
  photo: 'ابھی کوئی تصویر نہیں',
  loadFailed: {
    title: 'یہ لوڈ نہیں ہو سکا',
    text: 'اپنا انٹرنیٹ دیکھ لیں اور دوبارہ کوشش کریں۔',
    busy: 'ہمارا سرور اس وقت مصروف ہے؛ آپ کا انٹرنیٹ ٹھیک ہے۔',
    retry: 'دوبارہ کوشش کریں',
  },
  partFailed: {
    text: 'اپنا انٹرنیٹ دیکھ لیں اور دوبارہ کوشش کریں۔ پھر بھی نہ ہو تو صفحہ دوبارہ لوڈ کریں: شاید نیا ورژن آ گیا ہے۔',
  },
};
