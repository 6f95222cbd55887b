import { isolate } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { paperDialogText as English } from './paper-dialog.text';

export const paperDialogText: Translation<typeof English> = {
  close: 'بند کریں',
  language: 'کاغذ کی زبان',
  notLoaded: { title: 'زبان لوڈ نہیں ہو سکی', description: 'براہِ کرم دوبارہ کوشش کریں۔' },
  print: `پرنٹ کریں یا ${isolate('PDF')} محفوظ کریں`,
  blocked: { title: 'صفحہ نہیں کھل سکا', description: 'براہِ کرم اس سائٹ کو نئی ونڈو کھولنے دیں۔' },
};
