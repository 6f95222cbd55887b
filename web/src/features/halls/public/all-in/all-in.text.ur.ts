import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { allInText as English } from './all-in.text';

export const allInText: Translation<typeof English> = {
  inAll: 'کل',
  perHead: (amount) => `${isolate(amount)} فی کس`,
  menu: (name) => (name.includes('مینو') ? `${isolate(name)} کے ساتھ` : `مینو ${isolate(name)} کے ساتھ`),
  guests: (count) => `${count} مہمان`,
  parts: 'دیکھیں اس میں کیا شامل ہے',
  title: 'اس قیمت میں کیا شامل ہے',
  times: (hours) => `${isolate(hours)} کے لیے`,
  assumed: 'اوقات نہیں چنے گئے، اس لیے قیمت ان اوقات کی ہے۔',
  byGuest: (guests, price) => isolate(`${guests} × ${price}`),
  byHour: (hours, price) => `${hours} گھنٹے × ${isolate(price)}`,
  hall: 'ہال کا کرایہ',
  menuLine: (name) => `مینو: ${isolate(name)}`,
  category: (name) => `زمرہ: ${isolate(name)}`,
  type: (name) => `قسم: ${isolate(name)}`,
  added: (service) => `لازمی خدمات: ${isolate(service)}`,
  discount: (percent) => `رعایت (${isolate(percent)})`,
  tax: (percent) => `ٹیکس (${isolate(percent)})`,
  total: 'کل رقم',
  head: 'فی کس',
  note: 'ان خدمات کے بغیر جو آپ خود چن سکتے ہیں۔ بکنگ فارم میں بھی یہی قیمت ہے۔',
  menuNote: 'اس میں اس وقت پیش کیا جانے والا سب سے سستا مینو شامل ہے۔ آپ کوئی اور مینو چن سکتے ہیں، یا کوئی نہیں۔',
  failed: 'قیمت لوڈ نہیں ہو سکی',
  gone: 'اب اس ہال میں اس وقت کچھ خالی نہیں۔',
};
