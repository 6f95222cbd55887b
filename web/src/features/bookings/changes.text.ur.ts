import { isolate, urduCount } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { changesText as English } from './changes.text';

/** Urdu of changes of bookings, for both sides. */
export const changesText: Translation<typeof English> = {
  ask: 'تبدیلی کی درخواست',
  change: 'بکنگ تبدیل کریں',
  until: (when) => `آپ ${isolate(when)} تک تبدیلی کی درخواست دے سکتے ہیں۔`,
  title: { owner: 'یہ بکنگ تبدیل کریں', customer: 'تبدیلی کی درخواست' },
  intro: {
    entered:
      'یہ بکنگ آپ کے کاروبار نے درج کی: جو آپ یہاں بدلیں گے وہ فوراً لاگو ہو گا اور گاہک کو ای میل سے بتا دیا جائے گا۔',
    enteredWithoutEmail:
      'یہ بکنگ آپ کے کاروبار نے درج کی: جو آپ یہاں بدلیں گے وہ فوراً لاگو ہو گا۔ یہاں گاہک کا ای میل پتا نہیں ہے، اس لیے انھیں خود بتائیں۔',
    owner:
      'گاہک یہ تبدیلی قبول کرتے ہیں یا بکنگ ویسی ہی رکھتے ہیں۔ تب تک کچھ نہیں بدلتا، اور تصدیق شدہ بکنگ پرانے کے ساتھ نیا وقت بھی روک لیتی ہے۔',
    customer: 'مالک آپ کی تبدیلی قبول کرتے ہیں یا معذرت۔ تب تک آپ کی بکنگ ویسی ہی رہے گی۔',
  },
  hall: 'ہال',
  date: 'تاریخ',
  startTime: 'آغاز کا وقت',
  endTime: 'اختتام کا وقت',
  endHint: 'آغاز سے پہلے یا برابر ہو تو اگلے دن ختم ہو گا۔',
  shift: 'شفٹ',
  leftShift: (name) =>
    `بکنگ اپنی شفٹ ${isolate(name)} چھوڑ رہی ہے: یہ اوقات ہال کی کسی شفٹ کے نہیں۔ کوئی شفٹ چنیں، یا ہال کی اپنی قیمت پر یہی اوقات رکھیں۔`,
  guests: 'مہمان',
  guestsHint: (most) => `زیادہ سے زیادہ ${most}`,
  services: 'خدمات',
  agreedPrice: 'طے شدہ قیمت',
  agreedHint: 'ٹیکس سمیت پوری قیمت، اگر یہ بتائی گئی قیمت سے مختلف ہو۔',
  priceReason: 'قیمت کی وجہ',
  priceReasonHint: 'آپ کے ریکارڈ کے لیے؛ گاہک اسے نہیں دیکھتے۔',
  comparison: 'کیا بدل رہا ہے',
  now: 'ابھی',
  then: 'تبدیلی کے بعد',
  when: 'کب',
  total: 'کل رقم',
  difference: 'فرق',
  none: 'کچھ نہیں',
  nothing: 'کچھ بدلیں تو معلوم ہو گا کہ قیمت کتنی ہو گی۔',
  calculating: 'قیمت کا حساب ہو رہا ہے…',
  taken: 'اس وقت ہال بک ہے۔',
  conflicts: (count) =>
    urduCount(
      count,
      'ایک درخواست اس کے آڑے آ رہی ہے: تبدیلی سے وہ منسوخ ہو جائے گی۔',
      `${count} درخواستیں اس کے آڑے آ رہی ہیں: تبدیلی سے وہ منسوخ ہو جائیں گی۔`,
    ),
  cancel: 'رہنے دیں',
  save: { entered: 'بکنگ تبدیل کریں', owner: 'تبدیلی تجویز کریں', customer: 'مالک کو بھیجیں' },
  saving: 'بھیجی جا رہی ہے…',
  saved: {
    entered: { title: 'بکنگ تبدیل ہو گئی' },
    owner: { title: 'تبدیلی تجویز کر دی گئی', description: 'گاہک کو بتا دیا گیا ہے، وہ جواب دیں گے۔' },
    customer: { title: 'تبدیلی بھیج دی گئی', description: 'مالک کو بتا دیا گیا ہے، وہ جواب دیں گے۔' },
  },
  failed: { title: 'تبدیلی نہیں بھیجی جا سکی', fallback: 'براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔' },
};
