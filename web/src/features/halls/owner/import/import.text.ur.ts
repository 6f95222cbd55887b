import type { Translation } from '../../../../i18n/text';
import type { importText as English } from './import.text';

export const importText: Translation<typeof English> = {
  title: '\u200fCSV سے درآمد',
  text: 'ہال، خدمات اور باقی سیٹ اپ اسپریڈ شیٹ سے لائیں۔ کچھ بھی درآمد ہونے سے پہلے آپ ہر قطار دیکھتے ہیں۔',
  none: {
    title: 'کاروبار کی کوئی درخواست نہیں ملی',
    text: 'کاروباری اکاؤنٹ کی درخواست دیں؛ منظوری کے بعد آپ اپنے ہال درآمد کر سکتے ہیں۔',
    action: 'کاروباری اکاؤنٹ کی درخواست دیں',
  },
  pending: {
    title: 'کاروبار منظوری کا منتظر ہے',
    text: 'درخواست منظور ہونے کے بعد آپ درآمد کر سکتے ہیں۔',
    action: 'درخواست کی صورتِ حال دیکھیں',
  },
  list: 'فائل میں کیا ہے',
  kinds: {
    HALLS: 'ہال',
    CATEGORIES: 'زمرے',
    TYPES: 'ہال کی قسمیں',
    FIXED_SERVICES: 'مقررہ خدمات',
    OPTIONAL_SERVICES: 'مینو اور خدمات',
    AMENITIES: 'سہولیات',
  },
  halls:
    'زمروں اور قسموں کے وہی نام لکھیں جو سیٹ اپ میں ہیں۔ جس ہال کی گنجائش، قیمت، زمرہ یا قسم نہ ہو وہ آف لائن درآمد ہوتا ہے۔ تصاویر https پتے ہوں۔',
  sampleName: (kind) => `${kind}-sample.csv`,
  counts: {
    created: (count) => `${count} نئی`,
    changed: (count) => `${count} مکمل کی گئیں`,
    unchanged: (count) => `${count} پہلے سے موجود`,
    removed: (count) => `${count} آپ پہلے ہٹا چکے ہیں`,
    offline: (count) => `${count} مکمل ہونے تک آف لائن`,
    refused: (count) => `${count} چھوڑ دی گئیں`,
  },
  refusedText:
    'غلطی والی قطاریں چھوڑ دی جاتی ہیں، باقی درآمد ہو جاتی ہیں۔ فائل درست کر کے جب چاہیں دوبارہ درآمد کریں: جو پہلے سے ہے وہ ویسا ہی رہتا ہے۔',
  toHalls: 'میرے ہال پر جائیں',
  toSetup: 'سیٹ اپ پر جائیں',
};
