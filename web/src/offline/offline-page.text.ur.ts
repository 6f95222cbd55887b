import { isolate } from '../i18n/urdu';
import type { Translation } from '../i18n/text';
import type { offlinePageText as English } from './offline-page.text';

export const offlinePageText: Translation<typeof English> = {
  title: 'آپ آف لائن ہیں',
  text: 'اس وقت محفل سے رابطہ نہیں ہو پا رہا۔ انٹرنیٹ بحال ہوتے ہی یہ صفحہ خود بخود کھل جائے گا۔',
  retry: 'دوبارہ کوشش کریں',
  bookings: 'آپ کی بکنگز',
  asOf: (moment) => `${moment} تک کی معلومات`,
  none: 'اس آلے پر کوئی بکنگ محفوظ نہیں۔ انٹرنیٹ دستیاب ہو تو ’میری بکنگز‘ کھولیں، پھر وہ یہاں بھی نظر آئیں گی۔',
  stages: { UPCOMING: 'تصدیق شدہ', WAITING: 'جواب کا انتظار ہے' },
  guests: (count) => `${count} مہمان`,
  reference: (id) => `بکنگ ${id}`,
  call: (business) => `${isolate(business)} کو کال کریں`,
};
