import { isolate, urduCount } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { functionSheetText as English } from './function-sheet.text';

export const functionSheetText: Translation<typeof English> = {
  title: 'تقریب کا پرچہ',
  text: 'ایک دن کی تصدیق شدہ تقریبات، ان لوگوں کے لیے جو انھیں سنبھالتے ہیں۔ قیمتیں شامل نہیں۔',
  controls: 'دن اور ہال',
  day: 'دن',
  hall: 'ہال',
  everyHall: 'تمام ہال',
  print: 'پرنٹ کریں',
  calendar: 'کیلنڈر پر واپس',
  sheetOf: (business, day) => `${isolate(business)}: ${isolate(day)} کی تقریبات`,
  printed: (when) => `پرنٹ: ${isolate(when)}`,
  count: (count) => urduCount(count, '1 تقریب', `${count} تقریبات`),
  continued: (count) => `${count} پچھلے دن سے`,
  none: 'اس دن کوئی تصدیق شدہ تقریب نہیں',
  noneText: 'منتظر درخواستیں یہاں شامل نہیں۔',
  failed: 'تقریبات لوڈ نہیں ہو سکیں',
  failedText: 'اپنا انٹرنیٹ دیکھ لیں اور دوبارہ کوشش کریں۔',
  retry: 'دوبارہ کوشش کریں',
  guests: (count) => `${count} مہمان`,
  since: (day) => `${isolate(day)} سے`,
  until: (day) => `${isolate(day)} تک`,
  host: 'میزبان',
  added: 'لازمی خدمات',
  included: 'ہال کے ساتھ شامل',
  chosen: 'منتخب خدمات',
  times: (name, quantity) => (quantity > 1 ? `${quantity} × ${isolate(name)}` : name),
  requests: 'درخواستیں',
  noRequests: 'کوئی نہیں',
  notes: 'نوٹ',
};
