import { isolate, urduCount } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { reviewsText as English } from './reviews.text';

const reviews = (count: number): string => urduCount(count, '1 رائے', `${count} تاثرات`);
const stars = (count: number): string => urduCount(count, '1 ستارہ', `${count} ستارے`);

export const reviewsText: Translation<typeof English> = {
  title: 'تاثرات',
  count: reviews,
  histogram: 'ستاروں کے حساب سے ریٹنگ',
  bar: (starCount, count) => `${stars(starCount)}: ${reviews(count)}`,
  loading: 'تاثرات لوڈ ہو رہے ہیں',
  failed: 'تاثرات لوڈ نہیں ہو سکے',
  retry: 'دوبارہ کوشش کریں',
  empty: 'ابھی کوئی رائے نہیں',
  emptyHint: 'سب سے پہلے آپ بتائیے کہ تجربہ کیسا رہا۔',
  more: 'مزید تاثرات دکھائیں',
  verified: 'تصدیق شدہ بکنگ',
  answer: 'مالک کا جواب',
  earlierVersion: 'اس رائے کی پہلی صورت پر',
  changed: 'ترمیم شدہ',
  visitor: {
    text: 'اس ہال کے بارے میں رائے دینے کے لیے سائن ان کریں',
    signIn: 'سائن ان',
    register: 'اکاؤنٹ بنائیں',
  },
  form: {
    title: 'اپنی رائے لکھیں',
    editTitle: 'اپنی رائے میں ترمیم کریں',
    rating: 'آپ کی ریٹنگ',
    comment: 'آپ کی رائے (اختیاری)',
    placeholder: 'ہال، کھانا اور عملہ کیسے رہے؟',
    counter: (used, most) => `\u2066${used}/${most}\u2069`,
    counterLabel: (left) => `${left} حروف باقی`,
    ratingRequired: 'براہِ کرم ریٹنگ چنیں',
    submit: 'رائے بھیجیں',
    submitting: 'بھیجی جا رہی ہے…',
    update: 'رائے محفوظ کریں',
    updating: 'محفوظ ہو رہی ہے…',
    cancel: 'رہنے دیں',
    created: 'آپ کی رائے شائع ہو گئی!',
    updated: 'آپ کی رائے میں ترمیم ہو گئی!',
    link: {
      text: 'ہماری ای میل کا لنک کھولنے تک آپ کی رائے انتظار میں رہے گی۔',
      again: 'لنک دوبارہ بھیجیں',
      sent: 'لنک بھیج دیا گیا',
      failed: 'لنک نہیں بھیجا جا سکا',
    },
    createFailed: 'رائے نہیں بھیجی جا سکی',
    updateFailed: 'رائے میں ترمیم نہیں ہو سکی',
  },
  own: {
    title: 'آپ کی رائے',
    failed: 'آپ کی رائے لوڈ نہیں ہو سکی',
    edit: 'رائے میں ترمیم کریں',
    hidden: (reason) => `ہمارے عملے نے آپ کی رائے چھپا دی ہے: ${isolate(reason)}`,
  },
  report: {
    open: 'شکایت کریں',
    label: (name) => `${isolate(name)} کی رائے کی شکایت کریں`,
    title: 'اس رائے کی شکایت کریں',
    text: 'ہمارے عملے کو بتائیں کہ اس میں کیا غلط ہے۔ لکھنے والے کو معلوم نہیں ہو گا کہ شکایت کس نے کی۔',
    reason: 'وجہ',
    submit: 'شکایت بھیجیں',
    done: { title: 'شکریہ', description: 'ہمارا عملہ اس رائے کو دیکھے گا۔' },
    failed: 'شکایت نہیں بھیجی جا سکی',
  },
  reply: {
    label: (name) => `${isolate(name)} کی رائے کا جواب دیں`,
    open: 'جواب دیں',
    title: 'اس رائے کا جواب دیں',
    text: 'آپ ایک بار جواب دے سکتے ہیں۔ آپ کا جواب سب اس رائے کے نیچے پڑھیں گے۔',
    replaces:
      'آپ کے جواب کے بعد یہ رائے بدل دی گئی، اس لیے وہ اس کی پہلی صورت پر جواب دکھایا جا رہا ہے۔ اب جو شائع کریں گے وہ اس کی جگہ لے گا۔',
    field: 'آپ کا جواب',
    required: 'جواب لکھنا ضروری ہے',
    submit: 'جواب شائع کریں',
    done: 'آپ کا جواب شائع ہو گیا',
    failed: 'جواب شائع نہیں ہو سکا',
  },
};
