import type { Translation } from '../../../../../i18n/text';
import { isolate } from '../../../../../i18n/urdu';
import type { reportText as English } from './report.text';

export const reportText: Translation<typeof English> = {
  report: 'شکایت کریں',
  reported: 'آپ اس گفتگو کی شکایت کر چکے ہیں۔ محفل کا عملہ اسے دیکھ لے تو ہم آپ کو بتائیں گے۔',
  title: 'اس گفتگو کی شکایت کریں',
  intro:
    'محفل کا عملہ اسے پڑھے گا۔ دوسرا فریق دیکھ سکے گا کہ شکایت ہونے پر عملے نے اسے پڑھا، مگر یہ نہیں کہ شکایت کس نے کی۔',
  category: 'شکایت کس بات کی ہے؟',
  choose: 'چنیں',
  categories: {
    SPAM: 'اشتہار یا فضول پیغامات',
    FRAUD: 'دھوکا، یا کہیں اور ادائیگی کا مطالبہ',
    ABUSE: 'بدزبانی یا دھمکی',
    OTHER: 'کچھ اور',
  },
  about: 'کون سا پیغام؟',
  whole: 'پوری گفتگو',
  message: (time, text) => `${isolate(time)}: ${text}`,
  note: 'اپنے الفاظ میں',
  noteHint: '”کچھ اور“ کے لیے ضروری ہے۔ اسے صرف محفل کا عملہ پڑھتا ہے۔',
  send: 'شکایت کریں',
  sending: 'بھیجا جا رہا ہے…',
  done: { title: 'شکایت پہنچ گئی', description: 'محفل کا عملہ اسے دیکھ لے تو ہم آپ کو بتائیں گے۔' },
  failed: 'شکایت نہیں ہو سکی',
};
