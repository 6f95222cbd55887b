import { isolate, urduCount } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { overviewText as English } from './overview.text';

export const overviewText: Translation<typeof English> = {
  label: 'آپ کی تقریبات',
  inDays: (days) =>
    days === 0 ? 'آپ کی تقریب آج ہے' : days === 1 ? 'آپ کی تقریب کل ہے' : `آپ کی اگلی تقریب، ${days} دن بعد`,
  waiting: (count) => urduCount(count, 'ایک درخواست جواب کی منتظر ہے', `${count} درخواستیں جواب کی منتظر ہیں`),
  heldUntil: (when) => `${isolate(when)} تک آپ کے لیے محفوظ`,
  requestIt: 'درخواست دیں',
  changes: (count) => urduCount(count, 'مالک نے تبدیلی تجویز کی ہے', `${count} تبدیلیاں آپ کے جواب کی منتظر ہیں`),
  answerChange: 'دیکھیں اور جواب دیں',
  seeBooking: 'میری بکنگ دیکھیں',
  seeRequests: 'میری درخواستیں دیکھیں',
  over: 'آپ کی پچھلی تقریب',
  howWas: (hall) => `${isolate(hall)} کیسا رہا؟`,
  reviewText: 'آپ کے چند الفاظ اگلے خاندان کے لیے انتخاب آسان کر دیں گے۔',
  review: 'اپنی رائے لکھیں',
  nothing: 'ابھی کوئی تقریب طے نہیں',
  find: 'نیچے اپنا ہال تلاش کریں',
  findText: 'کسی تاریخ کی درخواست دیں: مالک جواب دیں گے اور وہ یہاں نظر آئے گی۔',
  how: 'بکنگ کا طریقہ',
};
