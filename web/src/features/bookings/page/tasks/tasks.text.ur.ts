import type { Translation } from '../../../../i18n/text';
import { isolate } from '../../../../i18n/urdu';
import type { tasksText as English } from './tasks.text';

export const tasksText: Translation<typeof English> = {
  title: 'کام',
  failed: 'کام لوڈ نہیں ہو سکے۔',
  retry: 'دوبارہ کوشش کریں',
  private: 'انہیں صرف آپ کی ٹیم دیکھتی ہے، اور اسی دن یاد دلایا جاتا ہے۔',
  list: 'جو کرنا ہے',
  full: 'اس بکنگ میں اس سے زیادہ کام نہیں ہو سکتے: کچھ مکمل کام ہٹا دیں۔',
  text: 'نیا کام',
  placeholder: 'اسٹیج کے بارے میں فون کریں',
  day: 'کب تک (اختیاری)',
  add: 'شامل کریں',
  adding: 'شامل ہو رہا ہے…',
  today: 'آج',
  overdue: (day) => `${day} کو ہونا تھا`,
  by: (day) => `${day} تک`,
  added: (name) => `از ${isolate(name)}`,
  done: (name, day) => `${isolate(name)} نے ${day} کو مکمل کیا`,
  change: 'بدلیں',
  changeOf: (task) => `${isolate(task)} بدلیں`,
  remove: 'ہٹائیں',
  removeOf: (task) => `${isolate(task)} ہٹائیں`,
  removal: {
    title: (task) => `${isolate(task)} ہٹائیں؟`,
    text: 'یہ آپ کی پوری ٹیم کے لیے ہٹ جائے گا اور واپس نہیں لایا جا سکے گا۔',
    confirm: 'کام ہٹائیں',
  },
  notSaved: { title: 'محفوظ نہیں ہوا', fallback: 'براہِ کرم دوبارہ کوشش کریں۔' },
  dialog: {
    title: 'کام بدلیں',
    text: 'کیا کرنا ہے',
    day: 'کب تک (اختیاری)',
    save: 'محفوظ کریں',
    saving: 'محفوظ ہو رہا ہے…',
  },
};
