import { isolate } from '@mehfil/api/domain/text/direction';
import type { Translation } from '../../../../../i18n/text';
import type { templatesText as English } from './templates.text';

export const templatesText: Translation<typeof English> = {
  open: 'سانچے',
  keys: 'خالی پیغام میں / دبانے سے آپ کے سانچے کھلتے ہیں۔',
  title: 'جوابی سانچے',
  search: 'سانچہ ڈھونڈیں',
  hint: 'تیر والی کلیدیں چنتی ہیں، Enter اسے آپ کے پیغام میں ڈالتا ہے، Escape بند کرتا ہے۔ ابھی کچھ نہیں بھیجا جاتا۔',
  none: 'ابھی کوئی جوابی سانچہ نہیں۔ مالک یا مینیجر انھیں سیٹ اپ کی عمومی ترتیبات میں لکھتے ہیں۔',
  failed: 'سانچے لوڈ نہیں ہو سکے۔',
  english: 'English',
  urdu: 'اردو',
  more: 'مزید',
  edit: 'سیٹ اپ میں جوابی سانچے بدلیں',
  gaps: (gaps) => `بھیجنے سے پہلے یہ لکھیں: ${isolate(gaps)}`,
};
