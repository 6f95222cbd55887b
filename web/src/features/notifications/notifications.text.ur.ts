import type { Translation } from '../../i18n/text';
import { isolate } from '../../i18n/urdu';
import type { notificationsText as English } from './notifications.text';

export const notificationsText: Translation<typeof English> = {
  markAll: 'سب کو پڑھا ہوا کریں',
  notMarked: { title: 'اطلاعات پڑھی ہوئی نہیں ہو سکیں' },
  empty: 'ابھی کوئی اطلاع نہیں',
  emptyText: 'آپ کی بکنگز کے ساتھ جو ہوتا ہے وہ یہاں نظر آئے گا۔',
  emptyStaffText: 'نئی درخواستیں یہاں نظر آئیں گی۔',
  failed: 'اطلاعات لوڈ نہیں ہو سکیں۔',
  retry: 'دوبارہ کوشش کریں',
  earlier: 'پہلے کی اطلاعات دکھائیں',
  unread: 'نئی',
  about: (hall, day) => `${isolate(hall)}، ${day}`,
  customer: {
    BOOKING_ACCEPTED: () => 'درخواست قبول ہوئی: بکنگ کی تصدیق کے لیے پہلی ادائیگی کریں',
    BOOKING_CONFIRMED: () => 'آپ کی بکنگ کی تصدیق ہو گئی',
    BOOKING_DECLINED: (business) => `${isolate(business)} نے آپ کی درخواست قبول نہیں کی`,
    BOOKING_CANCELLED: (_business, wasConfirmed) =>
      wasConfirmed ? 'آپ کی بکنگ منسوخ ہو گئی' : 'آپ کی درخواست بکنگ کے بغیر ختم ہو گئی',
    CHANGE_PROPOSED: (business) => `${isolate(business)} نے تبدیلی تجویز کی ہے`,
    BOOKING_CHANGED: () => 'آپ کی بکنگ تبدیل ہو گئی',
    CHANGE_REFUSED: (business) => `${isolate(business)} نے آپ کی تبدیلی قبول نہیں کی`,
    CHANGE_WITHDRAWN: (business) => `${isolate(business)} نے اپنی تبدیلی واپس لے لی`,
    CHANGE_EXPIRED: (business) => `${isolate(business)} نے وقت پر آپ کی تبدیلی کا جواب نہیں دیا`,
    OFFER_MADE: (business) => `${isolate(business)} نے آپ کو پیشکش کی ہے`,
    OFFER_WITHDRAWN: (business) => `${isolate(business)} نے اپنی پیشکش واپس لے لی`,
    MESSAGE_RECEIVED: (business) => `${isolate(business)} نے آپ کو لکھا ہے`,
    PROOF_ACCEPTED: () => 'آپ کی ادائیگی قبول ہو گئی',
    PROOF_REJECTED: () => 'آپ کی ادائیگی کا ثبوت قبول نہیں ہوا',
    PAYMENT_DUE: () => 'ایک ادائیگی جلد واجب ہے',
    PAYMENT_OVERDUE: () => 'ایک ادائیگی کی تاریخ گزر چکی ہے',
  },
  business: {
    BOOKING_REQUESTED: (customer) => `${isolate(customer)} نے بکنگ کی درخواست کی ہے`,
    BOOKING_CONFIRMED: (customer) => `${isolate(customer)} نے ہال بک کر لیا`,
    BOOKING_CANCELLED: (customer, wasConfirmed) =>
      wasConfirmed ? `${isolate(customer)} کی بکنگ منسوخ ہو گئی` : `${isolate(customer)} کی درخواست ختم ہو گئی`,
    CHANGE_PROPOSED: (customer) => `${isolate(customer)} نے تبدیلی کی درخواست کی ہے`,
    BOOKING_CHANGED: (customer) => `${isolate(customer)} نے آپ کی تبدیلی قبول کر لی`,
    CHANGE_REFUSED: (customer) => `${isolate(customer)} نے آپ کی تبدیلی قبول نہیں کی`,
    CHANGE_WITHDRAWN: (customer) => `${isolate(customer)} نے ایک تبدیلی واپس لے لی`,
    CHANGE_EXPIRED: (customer) => `${isolate(customer)} نے وقت پر آپ کی تبدیلی کا جواب نہیں دیا`,
    OFFER_ACCEPTED: (customer) => `${isolate(customer)} نے آپ کی پیشکش قبول کر لی`,
    OFFER_REFUSED: (customer) => `${isolate(customer)} نے آپ کی پیشکش نامنظور کر دی`,
    OFFER_EXPIRED: (customer) => `${isolate(customer)} نے وقت پر آپ کی پیشکش کا جواب نہیں دیا`,
    MESSAGE_RECEIVED: (customer) => `${isolate(customer)} نے آپ کو لکھا ہے`,
    PROOF_SENT: (customer) => `${isolate(customer)} نے ادائیگی کا ثبوت بھیجا ہے`,
  },
  application: (business) => `${isolate(business)} نے درخواست دی ہے`,
  other: 'ایک بکنگ میں کچھ ہوا ہے',
};
