import { isolate, urduCount } from '../../../../../i18n/urdu';
import type { Translation } from '../../../../../i18n/text';
import type { booksText as English } from './books.text';

export const booksText: Translation<typeof English> = {
  year: 'سال',
  currency: 'کرنسی',
  measure: 'کون سی رقم',
  measures: {
    DUE: 'واجب الادا',
    RECEIVED: 'وصول شدہ',
    UNPAID: 'غیر ادا شدہ',
    OVERDUE: 'تاخیر شدہ',
    SPENT: 'اخراجات',
    EARNED: 'بچت',
  },
  notes: {
    DUE: 'تصدیق شدہ بکنگز کی واجب رقوم، واجب ہونے کے دن کے حساب سے۔',
    RECEIVED: 'واپس کی گئی رقوم نکال کر وصولیاں، رقم ملنے کے دن کے حساب سے۔',
    UNPAID: 'اس مہینے میں واجب ہونے والی قسطوں میں سے جو ادا نہیں ہوا۔',
    OVERDUE: 'غیر ادا شدہ قسطیں جن کا دن گزر چکا ہے۔',
    SPENT: 'تقریبات پر کیا گیا خرچ، خرچ ہونے کے دن کے حساب سے۔',
    EARNED: 'وصولی میں سے اخراجات نکال کر۔',
  },
  totals: (year) => `${year} کی کل رقوم`,
  chart: (measure, year) => `${measure}، ماہ بہ ماہ، ${year}`,
  table: (measure) => `${measure}، مہینے اور ہال کے حساب سے`,
  month: 'مہینہ',
  earlier: (year) => `${year} سے پہلے`,
  total: 'کل',
  export: (year) => `${year} کی ${isolate('CSV')} فائل ڈاؤن لوڈ کریں`,
  exportExpenses: (year) => `${year} کے اخراجات کی ${isolate('CSV')} فائل`,
  bookingsOf: (measure, month, hall) => `${measure}، ${isolate(month)}، ${isolate(hall)}: بکنگز دکھائیں`,
  listTitle: (measure, month, hall) => `${measure}: ${isolate(month)}، ${isolate(hall)}`,
  everyHall: 'تمام ہال',
  wholeYear: (year) => `پورا ${year}`,
  found: (count) => urduCount(count, '1 بکنگ', `${count} بکنگز`),
  openRefunds: (amount, bookings) =>
    `واپس کرنی ہے: ${isolate(amount)}، ${urduCount(bookings, '1 منسوخ بکنگ', `${bookings} منسوخ بکنگز`)}`,
  seeRefunds: 'دیکھیں',
  close: 'فہرست بند کریں',
  list: { date: 'تاریخ', customer: 'گاہک', hall: 'ہال', amount: 'رقم' },
  nothing: 'کوئی بکنگ نہیں',
  empty: {
    title: 'اس سال نہ کچھ واجب تھا نہ وصول ہوا',
    text: 'تصدیق شدہ بکنگز کی واجب رقوم اور ادائیگیاں یہاں مہینے اور ہال کے حساب سے نظر آئیں گی۔',
    action: 'بکنگز پر جائیں',
  },
  failed: { title: 'فائل نہیں بن سکی', description: 'براہِ کرم دوبارہ کوشش کریں۔' },
};
