import { isolate } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { myBookingsText as English } from './my-bookings.text';

export const myBookingsText: Translation<typeof English> = {
  title: 'میری بکنگز',
  text: 'آپ کی درخواستیں اور بکنگز۔ اوقات ہال کے اپنے ہیں۔',
  show: 'دکھائیں',
  stages: {
    UPCOMING: {
      tab: (count) => `آنے والی (${count})`,
      empty: 'ابھی کچھ طے نہیں ہوا',
      emptyText: 'تصدیق شدہ بکنگز مکمل ہونے تک یہاں رہتی ہیں۔',
    },
    WAITING: {
      tab: (count) => `جواب کی منتظر (${count})`,
      empty: 'کوئی درخواست جواب کی منتظر نہیں',
      emptyText: 'درخواستیں ہال کے مالک کے جواب تک یہاں رہتی ہیں۔',
    },
    PAST: {
      tab: (count) => `گزشتہ (${count})`,
      empty: 'ابھی کوئی گزشتہ بکنگ نہیں',
      emptyText: 'مکمل ہو چکی بکنگز یہاں ہوں گی۔',
    },
    CANCELLED: {
      tab: (count) => `منسوخ (${count})`,
      empty: 'کچھ منسوخ نہیں ہوا',
      emptyText: 'نامنظور، واپس لی گئی اور منسوخ شدہ بکنگز یہاں ہوں گی۔',
    },
  },
  signedOut: 'اپنی بکنگز دیکھنے کے لیے سائن ان کریں۔',
  empty: 'ابھی کوئی بکنگ نہیں',
  emptyText: 'جب آپ کسی ہال کی درخواست دیں گے تو وہ اور اس کے بعد کی ہر بات یہاں نظر آئے گی۔',
  browse: 'ہال دیکھیں',
  failed: 'آپ کی بکنگز لوڈ نہیں ہو سکیں',
  failedText: 'اپنا انٹرنیٹ دیکھ لیں اور دوبارہ کوشش کریں۔',
  retry: 'دوبارہ کوشش کریں',
  date: 'تاریخ',
  time: 'وقت',
  guests: 'مہمان',
  location: 'مقام',
  contact: 'رابطہ',
  hallContact: 'ہال سے رابطہ',
  customer: (name, phone) => `\u200f${isolate(name)}، \u2066${phone}\u2069`,
  hallName: (business) => `${isolate(business)}،`,
  requests: 'خاص فرمائشیں',
  total: 'کل رقم',
  bookingId: (id) => `بکنگ نمبر: ${id}`,
  requestedOn: (when) => `درخواست کی تاریخ: ${isolate(when)}`,
  reason: (reason) => `وجہ: ${isolate(reason)}`,
  viewDetails: 'تفصیل دیکھیں',
  contactBusiness: 'ہال سے رابطہ کریں',
  withdraw: 'درخواست واپس لیں',
  review: 'اپنی رائے لکھیں',
  contactDialog: {
    title: (name) => `${isolate(name)} سے رابطہ کریں`,
    text: 'فون کرتے یا لکھتے وقت بکنگ نمبر بتائیں۔',
    call: 'ابھی کال کریں',
    whatsapp: 'واٹس ایپ',
    none: 'اس کاروبار نے کوئی فون نمبر نہیں دیا۔',
  },
  withdrawDialog: {
    title: 'یہ درخواست واپس لے لیں؟',
    text: (hall, when) =>
      `${isolate(hall)} کے لیے ${isolate(when)} کی آپ کی درخواست واپس لے لی جائے گی اور مالک کو بتا دیا جائے گا۔ یہ عمل واپس نہیں ہو سکتا؛ آپ دوبارہ درخواست دے سکتے ہیں۔`,
    confirm: 'درخواست واپس لیں',
    keep: 'رہنے دیں',
  },
  cancel: 'بکنگ منسوخ کریں',
  cancelDialog: {
    title: 'یہ بکنگ منسوخ کریں؟',
    text: (hall, when) =>
      `${isolate(hall)} کی ${isolate(when)} کی آپ کی بکنگ منسوخ ہو جائے گی، اور اس کا وقت دوسروں کے لیے خالی ہو جائے گا۔ یہ عمل واپس نہیں ہو سکتا۔`,
    unpaid: 'کوئی ادائیگی درج نہیں، اس لیے کچھ واپس نہیں ہونا۔',
    sums: { paid: 'ادا شدہ', refund: 'آپ کو واپس ملے گا', kept: 'ہال کے پاس رہے گا' },
    refundNote: 'ہال کے مالک یہ رقم آپ کو واپس کریں گے؛ درج ہونے پر یہاں نظر آئے گا۔',
    keep: 'رہنے دیں',
    failed: 'واپس ملنے والی رقم لوڈ نہیں ہو سکی',
    retry: 'دوبارہ کوشش کریں',
  },
  cancelled: { title: 'بکنگ منسوخ ہو گئی', description: 'ہال کے مالک کو بتا دیا گیا ہے۔' },
  cancelFailed: { title: 'بکنگ منسوخ نہیں ہو سکی', fallback: 'براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔' },
  withdrawn: { title: 'درخواست واپس لے لی گئی', description: 'ہال کے مالک کو بتا دیا گیا ہے۔' },
  withdrawFailed: { title: 'درخواست واپس نہیں لی جا سکی', fallback: 'براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔' },
  changed: {
    CONFIRMED: (hall) => `${isolate(hall)} کی آپ کی بکنگ کی تصدیق ہو گئی`,
    CANCELLED: (hall) => `${isolate(hall)} کی آپ کی بکنگ منسوخ ہو گئی`,
  },
};
