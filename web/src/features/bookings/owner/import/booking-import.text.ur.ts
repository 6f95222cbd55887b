import type { Translation } from '../../../../i18n/text';
import type { bookingImportText as English } from './booking-import.text';

export const bookingImportText: Translation<typeof English> = {
  text: 'اپنا رجسٹر اسپریڈ شیٹ سے لائیں، گزری ہوئی تقریبات بھی۔ کچھ بھی درآمد ہونے سے پہلے آپ ہر قطار دیکھتے ہیں، اور کسی کو ای میل نہیں جاتی۔',
  rules:
    'ہال کا نام یا نمبر لکھیں، تاریخ \u206631/01/2027\u2069 کی طرح، اور اوقات یا ہال کی شفٹ۔ کل رقم نہ ہو تو ہال کی قیمت لگتی ہے، اور جو تقریب فہرست میں نہ ہو وہ مہمان کی فرمائش میں رہتی ہے۔',
  sampleName: 'bookings-template.csv',
  counts: {
    created: (count) => `${count} نئی`,
    unchanged: (count) => `${count} پہلے سے موجود`,
    conflicts: (count) => `${count} کا وقت لیا جا چکا ہے`,
    refused: (count) => `${count} چھوڑ دی گئیں`,
  },
  states: { NEW: 'نئی', PRESENT: 'پہلے سے موجود', CONFLICT: 'وقت لیا جا چکا ہے', INVALID: 'چھوڑ دی گئی' },
  refusedText:
    'غلطی والی قطاریں، اور جن کا وقت لیا جا چکا ہے، چھوڑ دی جاتی ہیں۔ فائل درست کر کے جب چاہیں دوبارہ درآمد کریں: کچھ بھی دو بار درج نہیں ہوتا۔',
  close: 'بند کریں',
};
