import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { spacesText as English } from './spaces.text';

const list = (names: readonly string[]): string => names.map(isolate).join('، ');

export const spacesText: Translation<typeof English> = {
  title: 'مشترکہ جگہ',
  text: 'ایک ہی جگہ لینے والے ہال ایک ساتھ بک نہیں ہو سکتے: مارکی کے دو حصے، اور پوری مارکی۔',
  back: 'میرے ہال',
  plan: 'کون کیا بانٹتا ہے',
  planText: 'ہر قطار ایک ہال ہے؛ بھرے ہوئے خانے وہ جگہیں ہیں جو وہ لیتا ہے۔',
  nothingShared: 'ہر ہال کی اپنی جگہ ہے',
  nothingSharedText:
    'کیا کوئی ہال ایسے حصوں سے بنا ہے جو آپ الگ بھی دیتے ہیں؟ اسے اس کے حصوں کی جگہیں دیں، پھر وہ ایک دوسرے کو روکیں گے۔',
  group: (titles) => `${list(titles)} کا نقشہ`,
  takes: (names) => `لیتا ہے: ${list(names)}`,
  locks: (titles) =>
    titles.length === 0 ? 'اپنی جگہ کسی ہال سے نہیں بانٹتا' : `ان کے ساتھ ایک وقت میں کبھی نہیں: ${list(titles)}`,
  choose: 'ہال کی جگہیں',
  chooseText: 'کوئی ہال چنیں اور بتائیں کہ وہ کون سی جگہیں لیتا ہے۔',
  hall: 'ہال',
  hallPlaceholder: 'ہال چنیں',
  change: 'جگہیں بدلیں',
  changeOf: (title) => `${isolate(title)} کی جگہیں`,
  unitIds: 'جو جگہیں یہ لیتا ہے',
  unitsHint:
    'آنے والی بکنگز ساتھ منتقل ہوتی ہیں، اور وہ تاریخیں بھی جن میں پورا ہال بند ہے۔ منتظر درخواستیں ویسی ہی رہتی ہیں۔',
  save: 'جگہیں محفوظ کریں',
  saving: 'محفوظ ہو رہی ہیں…',
  saved: { title: 'جگہیں محفوظ ہو گئیں', description: 'مشترکہ جگہ والے ہال اب ایک دوسرے کو روکتے ہیں۔' },
  notSaved: { title: 'جگہیں نہیں بدلیں', always: true },
  spaces: 'جگہیں',
  spacesText: 'ہر ہال کے ساتھ ایک جگہ آئی۔ ہر اس حصے کے لیے ایک شامل کریں جو الگ دیا جا سکتا ہے۔',
  add: 'جگہ شامل کریں',
  adding: 'شامل ہو رہی ہے…',
  name: 'نام',
  namePlaceholder: 'شمالی حصہ، لان، اوپر کی منزل',
  added: { title: 'جگہ شامل ہو گئی', description: 'اب وہ ہال چنیں جو اسے لیتے ہیں۔' },
  notAdded: { title: 'جگہ شامل نہیں ہوئی', always: true },
  rename: 'نام بدلیں',
  renameOf: (name) => `${isolate(name)} کا نام بدلیں`,
  renaming: 'محفوظ ہو رہا ہے…',
  renamed: { title: 'جگہ کا نام بدل گیا', description: 'اس کے ہال اور بکنگز ویسے ہی رہیں گے۔' },
  notRenamed: { title: 'جگہ کا نام نہیں بدلا', always: true },
  delete: 'حذف کریں',
  deleteOf: (name) => `${isolate(name)} حذف کریں`,
  deleteTitle: (name) => `${isolate(name)} حذف کریں؟`,
  deleteText: 'اب کوئی ہال یہ جگہ نہیں لیتا۔ گزشتہ بکنگز کی تفصیل رہے گی۔',
  deleted: { title: 'جگہ حذف ہو گئی', description: 'اور کچھ نہیں بدلا۔' },
  notDeleted: { title: 'جگہ حذف نہیں ہوئی', always: true },
  takenBy: 'کون لیتا ہے',
  nobody: 'ابھی کوئی ہال نہیں',
  actions: 'اقدامات',
  none: {
    title: 'کاروبار کی کوئی درخواست نہیں ملی',
    text: 'کاروباری اکاؤنٹ کی درخواست دیں؛ منظوری کے بعد آپ ہال درج اور تقسیم کر سکتے ہیں۔',
    action: 'کاروباری اکاؤنٹ کی درخواست دیں',
  },
  pending: {
    title: 'کاروبار منظوری کا منتظر ہے',
    text: 'درخواست منظور ہونے کے بعد آپ ہال تقسیم کر سکتے ہیں۔',
    action: 'درخواست کی صورتِ حال دیکھیں',
  },
  noHalls: {
    title: 'ابھی کوئی ہال نہیں',
    text: 'پہلے اپنے ہال درج کریں؛ پھر بتائیں کہ کون سی جگہ مشترک ہے۔',
    action: 'نیا ہال شامل کریں',
  },
};
