import { isolate } from '@mehfil/api/domain/text/direction';
import type { Translation } from '../../../../i18n/text';
import type { enteredText as English } from './entered.text';

export const enteredText: Translation<typeof English> = {
  add: 'استفسار درج کریں',
  changing: 'استفسار بدلیں',
  source: 'کیسے پوچھا؟',
  name: 'مہمان کا نام',
  phone: 'مہمان کا فون (اختیاری)',
  hall: 'ہال',
  chooseHall: 'ہال چنیں',
  day: 'دن (اختیاری)',
  guests: 'مہمان (اختیاری)',
  note: 'کیا پوچھا (اختیاری)',
  save: 'استفسار محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے...',
  saved: 'استفسار محفوظ ہو گیا',
  notSaved: { title: 'استفسار محفوظ نہیں ہو سکا' },
  noNote: 'کچھ درج نہیں کیا گیا۔',
  noPhone: 'فون نمبر نہیں',
  call: (phone) => `\u2066${phone}\u2069 پر فون کریں`,
  chat: 'واٹس ایپ',
  noted: (source, when) => `${source}، ${when} کو درج ہوا`,
  book: 'بکنگ درج کریں',
  change: 'بدلیں',
  remove: {
    open: 'حذف کریں',
    title: (name) => `${isolate(name)} کا استفسار حذف کریں؟`,
    text: 'یہ آپ کی فہرست اور اعداد سے نکل جائے گا۔ بات نہ بنی ہو تو اسے ”ہاتھ سے گیا“ قرار دیں۔',
    confirm: 'استفسار حذف کریں',
    failed: { title: 'استفسار حذف نہیں ہو سکا' },
  },
};
