import type { Translation } from '../../../../i18n/text';
import { isolate } from '../../../../i18n/urdu';
import type { paymentDetailsText as English } from './payment-details.text';

export const paymentDetailsText: Translation<typeof English> = {
  title: 'ادائیگی کی تفصیلات',
  text: 'گاہک رقم کہاں بھیجیں۔ یہ صرف قبول اور تصدیق شدہ بکنگ کے ساتھ نظر آتی ہیں؛ تبدیلی وہاں ایک ہفتے تک لکھی رہتی ہے، اور آپ کو ای میل سے بتائی جاتی ہے۔',
  bankName: 'بینک',
  accountTitle: 'اکاؤنٹ کا عنوان',
  accountTitleHint: 'جیسے بینک لکھتا ہے',
  iban: 'آئی بین',
  jazzcash: 'جاز کیش نمبر',
  easypaisa: 'ایزی پیسہ نمبر',
  raast: 'راست نمبر',
  note: 'نوٹ',
  noteHint: 'گاہکوں کو اور کیا معلوم ہونا چاہیے، جیسے ادائیگی کے بعد کیا بھیجیں',
  changed: (day) => `${isolate(day)} کو بدلی گئیں`,
  save: 'ادائیگی کی تفصیلات محفوظ کریں',
  saving: 'محفوظ ہو رہی ہیں…',
  saved: {
    title: 'ادائیگی کی تفصیلات محفوظ ہو گئیں',
    description: 'گاہک انھیں اپنی تصدیق شدہ بکنگ کے ساتھ دیکھتے ہیں۔',
  },
  failed: { title: 'ادائیگی کی تفصیلات محفوظ نہیں ہو سکیں' },
};
