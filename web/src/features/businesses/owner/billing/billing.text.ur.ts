import { isolate, urduCount } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { billingText as English } from './billing.text';

export const billingText: Translation<typeof English> = {
  title: 'بلنگ',
  text: 'آمدنی، واجب الادا اور وصول شدہ رقوم، اور ہر دن کا نقد۔',
  view: 'کیا دکھایا جائے',
  views: { REVENUE: 'آمدنی', BOOKS: 'واجب اور وصول شدہ', CASH: 'روزنامچہ' },
  none: {
    title: 'کاروبار کی کوئی درخواست نہیں ملی',
    text: 'کاروباری اکاؤنٹ کی درخواست دیں؛ منظوری کے بعد آپ ہال درج کر سکتے اور بکنگ لے سکتے ہیں۔',
    action: 'کاروباری اکاؤنٹ کی درخواست دیں',
  },
  pending: {
    title: 'کاروبار منظوری کا منتظر ہے',
    text: 'درخواست منظور ہونے کے بعد آپ کے گوشوارے یہاں ہوں گے۔',
    action: 'درخواست کی صورتِ حال دیکھیں',
  },
  year: 'سال',
  statement: 'گوشوارہ ڈاؤن لوڈ کریں',
  statementOf: (month) => `${isolate(month)} کا گوشوارہ ڈاؤن لوڈ کریں`,
  yearTotal: (year) => `${year} کی آمدنی`,
  bookings: (bookings) => urduCount(bookings, '1 تصدیق شدہ بکنگ', `${bookings} تصدیق شدہ بکنگز`),
  chart: (year, currency) => `${year} کی ماہانہ آمدنی، ${isolate(currency)} میں`,
  barOf: (month, amount) => `${isolate(month)}: ${isolate(amount)}`,
  table: {
    caption: 'ماہانہ آمدنی',
    month: 'مہینہ',
    count: 'بکنگز',
    subtotal: 'ذیلی میزان',
    discount: 'رعایت',
    tax: 'ٹیکس',
    total: 'کل رقم',
    actions: 'گوشوارہ',
  },
  empty: {
    title: 'اس سال کوئی تصدیق شدہ بکنگ نہیں',
    text: 'تصدیق شدہ بکنگز یہاں تقریب کے مہینے کے حساب سے نظر آئیں گی۔',
    action: 'بکنگز پر جائیں',
  },
  failed: { title: 'گوشوارہ نہیں بن سکا', description: 'براہِ کرم دوبارہ کوشش کریں۔' },
};
