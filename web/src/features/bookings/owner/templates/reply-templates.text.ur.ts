import { isolate } from '@mehfil/api/domain/text/direction';
import type { Translation } from '../../../../i18n/text';
import type { replyTemplatesText as English } from './reply-templates.text';

export const replyTemplatesText: Translation<typeof English> = {
  title: 'جوابی سانچے',
  text: 'وہ جواب جو آپ بار بار دیتے ہیں۔ آپ کی ٹیم انھیں ایک بار دبا کر پیغام میں ڈالتی ہے؛ خود سے کچھ نہیں بھیجا جاتا۔',
  empty: 'ابھی کوئی سانچہ نہیں۔ اس سے شروع کریں جو مہمان سب سے زیادہ پوچھتے ہیں: پارکنگ، ادائیگی، ہال دیکھنا۔',
  add: 'سانچہ شامل کریں',
  adding: 'نیا جوابی سانچہ',
  edit: (name) => `ترمیم: ${isolate(name)}`,
  delete: (name) => `حذف: ${isolate(name)}`,
  full: (most) => `${most} سانچے موجود ہیں، اس سے زیادہ نہیں ہو سکتے۔`,
  name: 'نام',
  nameHint: 'آپ کی ٹیم اسے اس نام سے ڈھونڈتی ہے۔ مہمان اسے نہیں دیکھتے۔',
  english: 'انگریزی متن',
  urdu: 'اردو متن',
  oneIsEnough: 'ایک زبان کافی ہے۔',
  insert: 'متن میں ڈالیں:',
  placeholders: {
    guest: 'مہمان کا نام',
    hall: 'ہال',
    business: 'آپ کا کاروبار',
    day: 'دن',
    time: 'اوقات',
    guests: 'مہمانوں کی تعداد',
    price: 'قیمت',
    link: 'بکنگ یا ہال کا لنک',
    hours: 'کھلنے کے اوقات',
  },
  save: 'سانچہ محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے...',
  saved: 'جوابی سانچہ محفوظ ہو گیا',
  notSaved: 'سانچہ محفوظ نہیں ہو سکا',
  removing: {
    title: (name) => `${isolate(name)} حذف کریں؟`,
    text: 'بھیجے ہوئے پیغامات ویسے ہی رہیں گے۔',
    confirm: 'سانچہ حذف کریں',
  },
  notRemoved: 'سانچہ حذف نہیں ہو سکا',
};
