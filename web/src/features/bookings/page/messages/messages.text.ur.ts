import type { Translation } from '../../../../i18n/text';
import { isolate } from '../../../../i18n/urdu';
import type { messagesText as English } from './messages.text';

export const messagesText: Translation<typeof English> = {
  title: 'پیغامات',
  failed: 'پیغامات لوڈ نہیں ہو سکے۔',
  retry: 'دوبارہ کوشش کریں',
  empty: {
    CUSTOMER: 'اپنی بکنگ کے بارے میں کاروبار سے کچھ بھی پوچھیں۔',
    BUSINESS: 'ابھی تک کچھ نہیں لکھا گیا۔',
  },
  log: { BOOKING: 'اس بکنگ کے بارے میں پیغامات', ENQUIRY: 'اس استفسار کے بارے میں پیغامات' },
  earlier: 'پہلے کے پیغامات دکھائیں',
  unread: 'نئے پیغامات',
  you: 'آپ',
  business: 'کاروبار',
  deleted: 'یہ پیغام حذف کر دیا گیا۔',
  warning:
    'ادائیگی صرف ویسے کریں جیسے بکنگ کے صفحے پر لکھا ہے۔ یہاں لکھے کھاتے میں رقم بھیجنے سے پہلے ہال کو فون کریں۔',
  open: (name) => `کھولیں: ${isolate(name)}`,
  save: (name, size) => `${isolate(name)} (${isolate(size)})`,
  fileFailed: 'فائل نہیں کھل سکی',
  read: 'پڑھ لیا گیا',
  sent: 'بھیج دیا گیا',
  sending: 'بھیجا جا رہا ہے…',
  notSent: 'نہیں بھیجا گیا',
  sendAgain: 'دوبارہ بھیجیں',
  edit: 'ترمیم کریں',
  discard: 'ہٹا دیں',
  remove: 'حذف کریں',
  removeAt: (time) => `حذف کریں: آپ کا پیغام، ${isolate(time)}`,
  removing: {
    title: 'یہ پیغام حذف کریں؟',
    text: 'دونوں فریق دیکھ سکیں گے کہ پیغام تھا، مگر یہ نہیں کہ اس میں کیا لکھا تھا۔',
    confirm: 'پیغام حذف کریں',
  },
  notRemoved: { title: 'پیغام حذف نہیں ہو سکا' },
  label: 'آپ کا پیغام',
  placeholder: 'پیغام لکھیں',
  hint: 'بھیجنے کے لیے Enter دبائیں، نئی سطر کے لیے Shift اور Enter۔',
  send: 'بھیجیں',
  attach: 'فائلیں شامل کریں',
  attached: 'آپ کے پیغام کی فائلیں',
  detach: (name) => `ہٹائیں: ${isolate(name)}`,
  tooMany: (most) => `ایک پیغام میں ${most} فائلیں ہو سکتی ہیں۔`,
  nobody: 'یہاں کے پیغامات اب کوئی نہیں پڑھتا۔',
};
