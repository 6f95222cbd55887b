import { IMPORT_LIMITS } from '@mehfil/api/domain/catalogue/limits';
import { isolate, urduCount } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { csvImportText as English } from './csv-import.text';

const { rowsMax } = IMPORT_LIMITS;
const rows = (count: number): string => urduCount(count, '1 قطار', `${count} قطاریں`);

export const csvImportText: Translation<typeof English> = {
  columns: (names) => `کالم: ${isolate(names)}۔ ترتیب کوئی بھی ہو سکتی ہے، اور زیادہ تر چھوڑے جا سکتے ہیں۔`,
  limits: `\u200fUTF-8 میں CSV فائل، زیادہ سے زیادہ ${rowsMax.toLocaleString('en-US')} قطاریں؛ پہلی قطار میں کالموں کے نام۔`,
  sample: 'نمونہ ڈاؤن لوڈ کریں',
  choose: '\u200fCSV فائل چنیں',
  chooseOther: 'کوئی اور فائل چنیں',
  reading: 'فائل جانچی جا رہی ہے…',
  notUtf8: 'فائل UTF-8 میں نہیں۔ اسے "CSV UTF-8" میں محفوظ کر کے دوبارہ کوشش کریں۔',
  tooLong: 'فائل بہت لمبی ہے: براہِ کرم اسے تقسیم کر لیں۔',
  failed: 'فائل نہیں جانچی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  preview: (name) => `${isolate(name)} کی جھلک`,
  result: (name) => `درآمد ہوئی: ${isolate(name)}`,
  nothingWritten: 'ابھی کچھ درآمد نہیں ہوا۔',
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
};
