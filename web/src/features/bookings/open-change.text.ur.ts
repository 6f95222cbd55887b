import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { openChangeText as English } from './open-change.text';

export const openChangeText: Translation<typeof English> = {
  label: 'زیرِ غور تبدیلی',
  unread: 'اس بکنگ کی ایک تبدیلی جواب کی منتظر ہے مگر پڑھی نہیں جا سکی۔ براہِ کرم اسے بعد میں دوبارہ کھولیں۔',
  short: {
    mine: 'آپ کی تبدیلی گاہک کے جواب کی منتظر ہے',
    theirs: 'گاہک نے تبدیلی کی درخواست کی ہے',
    discount: 'ایک تبدیلی کی رعایت مالک کی منظوری کی منتظر ہے',
  },
  byOwner: { mine: 'آپ کی تبدیلی گاہک کے جواب کی منتظر ہے', theirs: 'مالک نے تبدیلی تجویز کی ہے' },
  byCustomer: { mine: 'آپ کی تبدیلی مالک کے جواب کی منتظر ہے', theirs: 'گاہک نے تبدیلی کی درخواست کی ہے' },
  discount: {
    mine: 'یہ تبدیلی مالک کی جانب سے رعایت کی منظوری کی منتظر ہے',
    theirs: 'ایک تبدیلی کی رعایت آپ کی منظوری کی منتظر ہے',
    agreed: (member, agreed, quoted) =>
      `${isolate(member)} نے ${isolate(quoted)} کے بجائے ${isolate(agreed)} طے کیے ہیں۔ انھیں اتنی رعایت دینے کی اجازت نہیں۔`,
    reason: (reason) => `وجہ: ${isolate(reason)}`,
    approve: 'رعایت منظور کریں',
    approved: {
      title: 'رعایت منظور ہو گئی',
      description: 'اکاؤنٹ والے گاہک سے اب پوچھا جائے گا؛ مہمان کی بکنگ بدل گئی ہے۔',
    },
  },
  offered: {
    note: (note) => `گاہک کے لیے نوٹ: ${isolate(note)}`,
    until: (when) => `پیشکش ${isolate(when)} تک کارآمد ہے۔`,
  },
  until: (when) => `${isolate(when)} تک؛ جواب نہ آیا تو بکنگ ویسی ہی رہے گی۔`,
  terms: (version) => `اس تبدیلی کے ساتھ بکنگ کی شرائط دوبارہ قبول کی جاتی ہیں: نسخہ ${version}۔`,
  termsUnread: 'اگر اس بکنگ کی شرائط قبول کی گئی تھیں تو اس تبدیلی کے ساتھ دوبارہ قبول کی جاتی ہیں۔',
  accept: 'قبول کریں',
  accepting: 'قبول کی جا رہی ہے…',
  refuse: 'ویسی ہی رکھیں',
  withdraw: 'تبدیلی واپس لیں',
  withdrawDialog: {
    title: 'یہ تبدیلی واپس لیں؟',
    text: 'بکنگ ویسی ہی رہے گی اور دوسرے فریق کو بتا دیا جائے گا۔ آپ دوبارہ تبدیلی تجویز کر سکتے ہیں۔',
    keep: 'رہنے دیں',
  },
  accepted: { title: 'بکنگ تبدیل ہو گئی', description: 'دوسرے فریق کو بتا دیا گیا ہے۔' },
  lapsed: {
    title: 'بکنگ منسوخ ہو گئی',
    description: 'اس کی پہلی ادائیگی وقت پر نہیں ہوئی، اس لیے تبدیلی نہیں کی گئی۔',
  },
  refused: { title: 'بکنگ ویسی ہی رہے گی', description: 'دوسرے فریق کو بتا دیا گیا ہے۔' },
  withdrawn: { title: 'تبدیلی واپس لے لی گئی', description: 'بکنگ ویسی ہی ہے۔' },
  failed: { title: 'جواب نہیں بھیجا جا سکا', fallback: 'براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔' },
};
