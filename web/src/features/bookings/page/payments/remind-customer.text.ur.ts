import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { remindCustomerText as English } from './remind-customer.text';

export const remindCustomerText: Translation<typeof English> = {
  send: 'واٹس ایپ سے یاد دلائیں',
  language: 'پیغام کی زبان',
  greeting: (name) => `السلام علیکم ${isolate(name)}،`,
  about: (hall, day) => `یہ ${isolate(day)} کو ${isolate(hall)} کی آپ کی بکنگ کے بارے میں ہے۔`,
  due: (amount) => `${isolate(amount)} واجب الادا ہیں۔`,
  dueOn: (amount, day) => `${isolate(day)} کو ${isolate(amount)} واجب الادا ہوں گے۔`,
  page: (address) => `آپ کی بکنگ، جہاں آپ ادائیگی کا ثبوت بھیج سکتے ہیں: ${address}`,
};
