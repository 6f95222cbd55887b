import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { homeText as English } from './home.text';

export const homeText: Translation<typeof English> = {
  eyebrow: 'آپ کا ڈیش بورڈ',
  title: (name) => `خوش آمدید، ${isolate(name)}`,
  links: {
    bookings: { title: 'میری بکنگز', text: 'درخواستیں اور تصدیق شدہ شامیں' },
    saved: { title: 'محفوظ کردہ ہال', text: 'وہ ہال جو آپ کی نظر میں ہیں' },
    settings: { title: 'ترتیبات', text: 'نام، فون اور پاس ورڈ' },
  },
  recent: 'حال ہی میں دیکھے گئے',
  browse: 'ہال دیکھیں',
  empty: 'کوئی ہال نہیں ملا',
};
