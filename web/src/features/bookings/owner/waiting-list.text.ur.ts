import { isolate } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { waitingListText as English } from './waiting-list.text';

export const waitingListText: Translation<typeof English> = {
  text: 'وہ گاہک جو آپ کے ہالوں کے کسی بک شدہ وقت کے منتظر ہیں۔ وقت خالی ہوتے ہی پہلے گاہک کے لیے روک لیا جاتا ہے، جو پھر درخواست دے سکتے ہیں۔',
  empty: 'کوئی منتظر نہیں',
  emptyText: 'جہاں درخواستیں اپنا وقت روک لیتی ہیں، وہاں گاہک بک شدہ اوقات کا انتظار کر سکتے ہیں۔',
  search: 'نام یا پورا فون نمبر',
  toCalendar: 'کیلنڈر کھولیں',
  showAll: 'سب دکھائیں',
  notFound: 'کوئی نہیں ملا',
  notFoundText: 'انتظار کرنے والوں میں اس نام یا فون نمبر کا کوئی نہیں۔',
  failed: 'انتظار کی فہرست لوڈ نہیں ہو سکی',
  retry: 'دوبارہ کوشش کریں',
  customer: 'گاہک',
  hall: 'ہال',
  when: 'کب',
  guests: 'مہمان',
  place: 'باری',
  offered: (until) => `${isolate(until)} تک محفوظ`,
};
