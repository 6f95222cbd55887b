import type { Translation } from '../../../../../i18n/text';
import { isolate } from '../../../../../i18n/urdu';
import type { visitsText as English } from './visits.text';

export const visitsText: Translation<typeof English> = {
  arrange: 'ہال دیکھنے کا وقت طے کریں',
  title: 'ہال دیکھنے کا وقت',
  status: {
    PROPOSED: 'تجویز کردہ',
    CONFIRMED: 'طے شدہ',
    DECLINED: 'نامنظور',
    REPLACED: 'دوسرا وقت تجویز ہوا',
    CANCELLED: 'منسوخ',
  },
  visitors: (count, figure) => (count === 1 ? '1 فرد' : `${isolate(figure)} افراد`),
  waits: {
    OWN: 'دوسری طرف سے ابھی جواب نہیں آیا۔',
    OTHER: 'دوسری طرف سے یہ وقت تجویز ہوا ہے۔ کیا یہ آپ کے لیے ٹھیک ہے؟',
  },
  confirm: 'منظور کریں',
  decline: 'رد کریں',
  other: 'دوسرا وقت تجویز کریں',
  takeBack: 'واپس لیں',
  cancel: 'ملاقات منسوخ کریں',
  cancelling: {
    title: 'یہ ملاقات منسوخ کریں؟',
    text: 'ہم دوسری طرف کو بتا دیں گے۔ اس کے بعد آپ دوسرا وقت تجویز کر سکتے ہیں۔',
    confirm: 'ملاقات منسوخ کریں',
  },
  calendar: 'کیلنڈر میں شامل کریں',
  outOfCalendar: 'کیلنڈر سے ہٹائیں',
  noFile: 'کیلنڈر کی فائل نہیں بن سکی',
  notChanged: { title: 'ملاقات تبدیل نہیں ہو سکی' },
  dialog: {
    title: 'ہال دیکھنے کا وقت تجویز کریں',
    intro: 'دوسری طرف سے یہ وقت منظور ہو گا یا دوسرا وقت تجویز ہو گا۔ اس سے ہال بک نہیں ہوتا۔',
    day: 'دن',
    time: 'وقت',
    timeHint: 'ہال کی گھڑی کے مطابق',
    headCount: 'کتنے لوگ آئیں گے',
    note: 'نوٹ',
    noteHint: 'کس سے ملنا ہے، یا آپ کیا دیکھنا چاہتے ہیں',
    send: 'تجویز کریں',
    sending: 'بھیجا جا رہا ہے…',
    failed: 'یہ وقت تجویز نہیں ہو سکا',
  },
  own: { CUSTOMER: 'آپ کی طرف سے', BUSINESS: 'آپ کی طرف سے' },
  others: { CUSTOMER: 'گاہک کی طرف سے', BUSINESS: 'کاروبار کی طرف سے' },
  staff: 'ہمارے عملے',
  events: {
    proposed: (side, when) => `${side} ہال دیکھنے کا وقت تجویز ہوا: ${isolate(when)}`,
    confirmed: (side, when) => `${side} ہال دیکھنے کا وقت منظور ہوا: ${isolate(when)}`,
    declined: (side, when) => `${side} ہال دیکھنے کا وقت رد ہوا: ${isolate(when)}`,
    cancelled: (side, when) => `${side} ہال دیکھنے کا وقت منسوخ ہوا: ${isolate(when)}`,
    calledOff: (staff, when) => `${staff} نے گفتگو ختم کی، اور اس کے ساتھ ہال دیکھنے کا وقت بھی: ${isolate(when)}`,
  },
};
