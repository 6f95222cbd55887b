import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { termsText as English } from './terms.text';

export const termsText: Translation<typeof English> = {
  title: 'ہماری شرائط بدل گئی ہیں',
  before: (day) => `${isolate(day)} سے ان کے نئے متن نافذ ہیں: ہماری`,
  terms: 'شرائطِ استعمال',
  and: 'اور',
  privacy: 'رازداری کی پالیسی',
  after: '۔ اپنا اکاؤنٹ استعمال کرتے رہنے کے لیے براہِ کرم انھیں قبول کریں۔',
  accept: 'قبول ہے',
  later: 'ابھی نہیں',
  failed: 'شرائط قبول نہیں کی جا سکیں',
};
