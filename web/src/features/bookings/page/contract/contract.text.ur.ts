import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { contractText as English } from './contract.text';

export const contractText: Translation<typeof English> = {
  title: 'معاہدہ',
  open: 'معاہدہ',
  between: (business, customer) => `${isolate(business)} اور ${isolate(customer)} کے درمیان`,
  payment: 'ادائیگی',
  dueOn: (day) => `ادائیگی کی تاریخ: ${isolate(day)}`,
  terms: 'کاروبار کی شرائط',
  noTerms: 'کاروبار کی اپنی کوئی شرائط نہیں۔',
  acceptance: 'قبولیت',
  request: (name, moment) => `${isolate(name)} نے ${isolate(moment)} کو درخواست کے ساتھ قبول کیں۔`,
  change: (name, moment) => `${isolate(name)} نے ${isolate(moment)} کو تبدیلی کے ساتھ دوبارہ قبول کیں۔`,
  changeByBusiness: (moment) => `کاروبار نے ${isolate(moment)} کو انہی شرائط پر ایک تبدیلی قبول کی۔`,
  paper: (name, day) => `${isolate(name)} نے ${isolate(day)} کو کاغذ پر دستخط کیے۔`,
  recordedBy: (name) => `${isolate(name)} نے درج کیا`,
  customer: 'گاہک: نام، شناختی کارڈ نمبر (اختیاری)، تاریخ، دستخط',
  business: 'کاروبار کی طرف سے: نام، تاریخ، دستخط',
  sign: 'دستخط درج کریں',
  signText:
    'مہمان نے چھپے ہوئے معاہدے پر دستخط کر دیے ہیں۔ اندراج واپس نہیں ہو سکتا: غلط ہو تو نوٹ کے ساتھ ایک اور کریں۔',
  signed: 'دستخط شدہ شرائط',
  signedHint: 'جو نسخہ کاغذ پر ہے۔',
  day: 'دستخط کی تاریخ',
  dayHint: 'خالی چھوڑیں تو آج۔',
  note: 'نوٹ',
  noteHint: 'آپ کی ٹیم کے لیے۔',
  record: 'کاغذ پر دستخط ہو گئے',
  recording: 'درج ہو رہا ہے...',
  recorded: { title: 'دستخط درج ہو گئے' },
  notRecorded: { title: 'دستخط درج نہیں ہو سکے' },
};
