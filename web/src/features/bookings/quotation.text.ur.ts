import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { quotationText as English } from './quotation.text';

export const quotationText: Translation<typeof English> = {
  title: 'قیمت نامہ',
  statement: (when) => `یہ ایک پیشکش ہے۔ ${isolate(when)} تک قبول کرنے پر یہی قیمت طے ہو جائے گی۔`,
  written: (day) => `تاریخ: ${isolate(day)}`,
  note: 'نوٹ',
  terms: 'کاروبار کی شرائط',
  failed: 'پیشکش پڑھی نہیں جا سکی',
};
