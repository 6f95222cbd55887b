import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { emailConfirmationText as English } from './email-confirmation.text';

export const emailConfirmationText: Translation<typeof English> = {
  title: 'براہِ کرم اپنے ای میل پتے کی تصدیق کریں',
  text: (email) => `ہم نے ${isolate(email)} پر ایک لنک بھیجا ہے۔ اسے کھول کر تصدیق کریں کہ یہ پتا آپ کا ہے۔`,
  pending: (email) =>
    `ہم نے ${isolate(email)} پر ایک لنک بھیجا ہے۔ لنک کھولتے ہی یہ آپ کا پتا بن جائے گا؛ تب تک موجودہ پتا برقرار رہے گا۔`,
  again: 'لنک دوبارہ بھیجیں',
  sending: 'بھیجا جا رہا ہے…',
  sent: 'لنک بھیج دیا گیا',
  sentText: 'یہ 24 گھنٹے کام کرے گا اور پچھلے لنک کی جگہ لے گا۔',
  failure: 'لنک نہیں بھیجا جا سکا',
  cancel: 'موجودہ پتا ہی رہنے دیں',
  cancelled: 'آپ کا پتا ویسا ہی رہے گا',
  cancelFailed: 'تبدیلی واپس نہیں لی جا سکی',
};
