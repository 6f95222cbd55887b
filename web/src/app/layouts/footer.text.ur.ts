import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { footerText as English } from './footer.text';

export const footerText: Translation<typeof English> = {
  promise: 'یادگار ہال، شادیوں، تقریبات اور ہر اُس موقعے کے لیے جب اپنے اکٹھے ہوں۔',
  explore: 'تلاش کریں',
  allVenues: 'تمام ہال',
  featuredVenues: 'نمایاں ہال',
  blog: 'بلاگ',
  howToBook: 'بکنگ کیسے کریں',
  owners: 'ہال مالکان',
  listHall: 'اپنا ہال درج کرائیں',
  verification: 'کاروبار کی تصدیق',
  support: 'کسٹمر سپورٹ',
  company: 'ادارہ',
  about: 'ہمارے بارے میں',
  terms: 'شرائط',
  privacy: 'رازداری کی پالیسی',
  contact: 'رابطہ',
  city: 'لاہور، پاکستان',
  map: 'نقشے پر دیکھیں',
  social: (name) => `${isolate(name)} پر محفل`,
  copyright: (year) => `© ${year} محفل۔ جملہ حقوق محفوظ ہیں۔`,
  operational: 'تمام نظام درست کام کر رہے ہیں',
  disturbed: 'کچھ نظام جواب نہیں دے رہے',
};
