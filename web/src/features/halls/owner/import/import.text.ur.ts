import { IMPORT_LIMITS } from '@mehfil/api/domain/catalogue/limits';
import { isolate, urduCount } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { importText as English } from './import.text';

const { rowsMax } = IMPORT_LIMITS;
const rows = (count: number): string => urduCount(count, '1 قطار', `${count} قطاریں`);

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
  columns: (names) => `کالم: ${isolate(names)}۔ ترتیب کوئی بھی ہو سکتی ہے، اور زیادہ تر چھوڑے جا سکتے ہیں۔`,
  halls:
    'زمروں اور قسموں کے وہی نام لکھیں جو سیٹ اپ میں ہیں۔ جس ہال کی گنجائش، قیمت، زمرہ یا قسم نہ ہو وہ آف لائن درآمد ہوتا ہے۔ تصاویر https پتے ہوں۔',
  limits: `\u200fUTF-8 میں CSV فائل، زیادہ سے زیادہ ${rowsMax.toLocaleString('en-US')} قطاریں؛ پہلی قطار میں کالموں کے نام۔`,
  sample: 'نمونہ ڈاؤن لوڈ کریں',
  sampleName: (kind) => `${kind}-sample.csv`,
  choose: '\u200fCSV فائل چنیں',
  chooseOther: 'کوئی اور فائل چنیں',
  reading: 'فائل جانچی جا رہی ہے…',
  notUtf8: 'فائل UTF-8 میں نہیں۔ اسے "CSV UTF-8" میں محفوظ کر کے دوبارہ کوشش کریں۔',
  tooLong: 'فائل بہت لمبی ہے: براہِ کرم اسے تقسیم کر لیں۔',
  failed: 'فائل نہیں جانچی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  preview: (name) => `${isolate(name)} کی جھلک`,
  result: (name) => `درآمد ہوئی: ${isolate(name)}`,
  nothingWritten: 'ابھی کچھ درآمد نہیں ہوا۔',
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
  unused: (names) => `نظر انداز کیے گئے کالم: ${isolate(names)}۔`,
  onlyWrong: 'صرف غلطی والی قطاریں',
  table: 'فائل کی قطاریں',
  row: 'قطار',
  verdict: 'جانچ',
  good: 'ٹھیک',
  rowProblem: (field, message) => (field === 'row' ? message : `\u200f${isolate(field)}: ${isolate(message)}`),
  page: (from, to, all) => `${all} میں سے قطار ${from} تا ${to}`,
  previous: 'پچھلی قطاریں',
  next: 'اگلی قطاریں',
  import: (count) => `${rows(count)} درآمد کریں`,
  nothing: 'درآمد کرنے کو کچھ نہیں',
  done: (count) => ({ title: 'درآمد مکمل', description: `${rows(count)} درآمد ہوئیں` }),
  notImported: { title: 'درآمد نہیں ہو سکی' },
  toHalls: 'میرے ہال پر جائیں',
  toSetup: 'سیٹ اپ پر جائیں',
};
