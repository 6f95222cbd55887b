import { NOTIFICATION_SENTENCES_URDU } from '@mehfil/api/domain/notifications/sentences-urdu';
import type { Translation } from '../../i18n/text';
import { isolate } from '../../i18n/urdu';
import type { notificationsText as English } from './notifications.text';

export const notificationsText: Translation<typeof English> = {
  markAll: 'سب کو پڑھا ہوا کریں',
  notMarked: { title: 'اطلاعات پڑھی ہوئی نہیں ہو سکیں' },
  empty: 'ابھی کوئی اطلاع نہیں',
  emptyText: 'آپ کی بکنگز کے ساتھ جو ہوتا ہے وہ یہاں نظر آئے گا۔',
  emptyStaffText: 'نئی درخواستیں اور گفتگوؤں کی شکایات یہاں نظر آئیں گی۔',
  failed: 'اطلاعات لوڈ نہیں ہو سکیں۔',
  retry: 'دوبارہ کوشش کریں',
  earlier: 'پہلے کی اطلاعات دکھائیں',
  unread: 'نئی',
  about: (hall, day) => `${isolate(hall)}، ${day}`,
  ...NOTIFICATION_SENTENCES_URDU,
};
