import type { Translation } from '../../../../i18n/text';
import type { enquiriesText as English } from './enquiries.text';

export const enquiriesText: Translation<typeof English> = {
  title: { CUSTOMER: 'میرے استفسارات', BUSINESS: 'استفسارات' },
  intro: {
    CUSTOMER: 'بکنگ سے پہلے آپ نے ہالوں سے کیا پوچھا۔',
    BUSINESS: 'مہمان بکنگ سے پہلے یہاں یا فون پر کیا پوچھتے ہیں۔ درخواست آنے پر پیغامات اس کی بکنگ میں چلے جاتے ہیں۔',
  },
  empty: { CUSTOMER: 'آپ نے ابھی کسی ہال سے کچھ نہیں پوچھا', BUSINESS: 'ابھی تک کسی نے کچھ نہیں پوچھا' },
  emptyText: {
    CUSTOMER: 'بکنگ سے پہلے ہال کے صفحے پر اس سے پوچھیں۔',
    BUSINESS: 'آپ کے ہالوں کے صفحوں سے آنے والے سوال یہاں نظر آئیں گے۔ جو فون کریں ان کے استفسار خود درج کریں۔',
  },
  emptyAction: { CUSTOMER: 'ہال دیکھیں', BUSINESS: 'اپنے ہال دیکھیں' },
  failed: 'استفسارات لوڈ نہیں ہو سکے۔',
  retry: 'دوبارہ کوشش کریں',
  list: 'استفسارات، تازہ ترین پہلے',
  unread: (count) => (count === 1 ? 'ایک نیا پیغام' : `${count} نئے پیغامات`),
  files: 'فائلیں',
  deleted: 'یہ پیغام حذف کر دیا گیا۔',
  back: 'تمام استفسارات',
  choose: 'کوئی استفسار منتخب کریں',
  chooseText: 'اس کے پیغامات یہاں نظر آئیں گے۔',
  toHall: 'ہال دیکھیں',
  request: 'بکنگ کی درخواست دیں',
  guests: (_count, shown) => `${shown} مہمان`,
  unknown: 'یہ استفسار اب یہاں نہیں',
  unknownText: 'اگر بکنگ کی درخواست ہو چکی ہے تو پیغامات بکنگ کے صفحے پر ہیں۔',
};
