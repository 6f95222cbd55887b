import { isolate } from '../text/direction.js';
import type { NotificationSentences, Sentences } from './sentences.js';

/** What customers and businesses read alike. */
const SHARED = {
  CHANGE_REFUSED: (name) => `${isolate(name)} نے آپ کی تبدیلی قبول نہیں کی`,
  CHANGE_EXPIRED: (name) => `${isolate(name)} نے وقت پر آپ کی تبدیلی کا جواب نہیں دیا`,
  MESSAGE_RECEIVED: (name) => `${isolate(name)} نے آپ کو لکھا ہے`,
  VISIT_CONFIRMED: (name) => `${isolate(name)} نے ہال دیکھنے کا وقت منظور کر لیا`,
  VISIT_DECLINED: (name) => `${isolate(name)} کے لیے یہ وقت ممکن نہیں`,
  VISIT_CANCELLED: (name) => `${isolate(name)} نے ملاقات منسوخ کر دی`,
  VISIT_CALLED_OFF: () => 'ہمارے عملے نے گفتگو ختم کر دی، اور اس کے ساتھ ملاقات بھی',
  REPORT_UPHELD: () => 'ہم نے آپ کی شکایت پر کارروائی کی',
  REPORT_DISMISSED: () => 'جس گفتگو کی آپ نے شکایت کی اس میں قواعد کے خلاف کچھ نہیں ملا',
  THREAD_WARNED: () => 'براہِ کرم اس گفتگو میں قواعد کی پابندی کریں',
} as const satisfies Sentences;

/** What notifications say, in Urdu. */
export const NOTIFICATION_SENTENCES_URDU: NotificationSentences = {
  customer: {
    ...SHARED,
    BOOKING_ACCEPTED: () => 'درخواست قبول ہوئی: بکنگ کی تصدیق کے لیے پہلی ادائیگی کریں',
    BOOKING_CONFIRMED: () => 'آپ کی بکنگ کی تصدیق ہو گئی',
    BOOKING_DECLINED: (business) => `${isolate(business)} نے آپ کی درخواست قبول نہیں کی`,
    BOOKING_CANCELLED: (_business, wasConfirmed) =>
      wasConfirmed ? 'آپ کی بکنگ منسوخ ہو گئی' : 'آپ کی درخواست بکنگ کے بغیر ختم ہو گئی',
    CHANGE_PROPOSED: (business) => `${isolate(business)} نے تبدیلی تجویز کی ہے`,
    BOOKING_CHANGED: () => 'آپ کی بکنگ تبدیل ہو گئی',
    CHANGE_WITHDRAWN: (business) => `${isolate(business)} نے اپنی تبدیلی واپس لے لی`,
    OFFER_MADE: (business) => `${isolate(business)} نے آپ کو پیشکش کی ہے`,
    OFFER_WITHDRAWN: (business) => `${isolate(business)} نے اپنی پیشکش واپس لے لی`,
    PROOF_ACCEPTED: () => 'آپ کی ادائیگی قبول ہو گئی',
    PROOF_REJECTED: () => 'آپ کی ادائیگی کا ثبوت قبول نہیں ہوا',
    PAYMENT_DUE: () => 'ایک ادائیگی جلد واجب ہے',
    PAYMENT_OVERDUE: () => 'ایک ادائیگی کی تاریخ گزر چکی ہے',
    VISIT_PROPOSED: (business) => `${isolate(business)} نے ہال دیکھنے کا وقت تجویز کیا ہے`,
    VISIT_SOON: () => 'جلد آپ کے ہال دیکھنے کا وقت ہے',
    BOOKING_SOON: () => 'آپ کی بکنگ کا وقت قریب ہے',
    REVIEW_REQUESTED: (business) => `${isolate(business)} کے ساتھ آپ کی تقریب کیسی رہی؟ تاثرات لکھیں`,
  },
  business: {
    ...SHARED,
    BOOKING_REQUESTED: (customer) => `${isolate(customer)} نے بکنگ کی درخواست کی ہے`,
    BOOKING_CONFIRMED: (customer) => `${isolate(customer)} نے ہال بک کر لیا`,
    BOOKING_CANCELLED: (customer, wasConfirmed) =>
      wasConfirmed ? `${isolate(customer)} کی بکنگ منسوخ ہو گئی` : `${isolate(customer)} کی درخواست ختم ہو گئی`,
    CHANGE_PROPOSED: (customer) => `${isolate(customer)} نے تبدیلی کی درخواست کی ہے`,
    BOOKING_CHANGED: (customer) => `${isolate(customer)} نے آپ کی تبدیلی قبول کر لی`,
    GUESTS_CHANGED: (customer) => `${isolate(customer)} نے مہمانوں کی حتمی تعداد بتا دی`,
    CHANGE_WITHDRAWN: (customer) => `${isolate(customer)} نے ایک تبدیلی واپس لے لی`,
    OFFER_ACCEPTED: (customer) => `${isolate(customer)} نے آپ کی پیشکش قبول کر لی`,
    OFFER_REFUSED: (customer) => `${isolate(customer)} نے آپ کی پیشکش نامنظور کر دی`,
    OFFER_EXPIRED: (customer) => `${isolate(customer)} نے وقت پر آپ کی پیشکش کا جواب نہیں دیا`,
    ENQUIRY_FOLLOW_UP: (customer) => `آپ نے ${isolate(customer)} سے دوبارہ پوچھنا تھا`,
    TASK_DUE: (customer) => `${isolate(customer)} کی بکنگ کا ایک کام کرنا ہے`,
    WORK_WAITING: () => 'کچھ کام آپ کے منتظر ہیں: دیکھیں کس پر توجہ درکار ہے',
    PAYMENT_OVERDUE: (customer) => `${isolate(customer)} کی ایک ادائیگی کی تاریخ گزر چکی ہے`,
    PROOF_SENT: (customer) => `${isolate(customer)} نے ادائیگی کا ثبوت بھیجا ہے`,
    VISIT_PROPOSED: (customer) => `${isolate(customer)} ہال دیکھنا چاہتے ہیں`,
    VISIT_SOON: (customer) => `${isolate(customer)} جلد ہال دیکھنے آ رہے ہیں`,
  },
  application: (business) => `${isolate(business)} نے درخواست دی ہے`,
  report: (business) => `${isolate(business)} کی ایک گفتگو کی شکایت ہوئی ہے`,
  goneVisit: 'ایک ملاقات منسوخ ہو گئی: گاہک نے اپنا اکاؤنٹ مٹا دیا ہے',
  other: 'ایک بکنگ میں کچھ ہوا ہے',
};
