import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { offerText as English } from './offer.text';

export const offerText: Translation<typeof English> = {
  make: 'پیشکش کریں',
  another: 'دوسری پیشکش کریں',
  extras: 'اضافی مدیں',
  extrasHint: 'جو ہال کی قیمتوں میں شامل نہیں، ٹیکس سے پہلے۔ طے شدہ قیمت میں یہ شامل ہیں۔',
  extraName: 'کس چیز کے لیے',
  extraAmount: 'رقم',
  addExtra: 'مد شامل کریں',
  remove: 'ہٹائیں',
  removeExtra: (place) => `مد ${place} ہٹائیں`,
  note: 'گاہک کے لیے نوٹ',
  noteHint: 'گاہک اسے پیشکش کے ساتھ پڑھتے ہیں۔',
  validUntil: 'کب تک کارآمد',
  validUntilHint: 'زیادہ سے زیادہ بکنگ کے آغاز تک۔',
  label: 'پیشکش',
  short: { mine: 'آپ کی پیشکش گاہک کی منتظر ہے', theirs: 'مالک نے پیشکش کی ہے' },
  title: { mine: 'آپ کی پیشکش گاہک کے جواب کی منتظر ہے', theirs: 'ہال نے آپ کو پیشکش کی ہے' },
  until: (when) => `${isolate(when)} تک کارآمد۔ قبول کرنے پر ہال اسی قیمت پر بک ہو جائے گا۔`,
  untilPaid: (when) =>
    `${isolate(when)} تک کارآمد۔ قبول کرنے پر پہلی ادائیگی تک وقت محفوظ رہے گا، اور وہ ادائیگی بکنگ کی تصدیق کر دے گی۔`,
  untilMine: (when) => `${isolate(when)} تک کارآمد۔ جواب نہ آیا تو درخواست آپ کے جواب کی منتظر رہے گی۔`,
  noteOf: (note) => `نوٹ: ${isolate(note)}`,
  accept: 'پیشکش قبول کریں',
  decline: 'پیشکش نامنظور کریں',
  withdraw: 'پیشکش واپس لیں',
  withdrawDialog: {
    title: 'یہ پیشکش واپس لیں؟',
    text: 'درخواست آپ کے جواب کی منتظر رہے گی اور گاہک کو بتا دیا جائے گا۔ آپ دوسری پیشکش کر سکتے ہیں۔',
    keep: 'رہنے دیں',
  },
  accepted: { title: 'پیشکش قبول ہو گئی', description: 'ہال کو بتا دیا گیا ہے۔' },
  withdrawn: { title: 'پیشکش واپس لے لی گئی', description: 'درخواست اب بھی آپ کے جواب کی منتظر ہے۔' },
  declineDialog: {
    title: 'یہ پیشکش نامنظور کریں؟',
    text: 'آپ کی درخواست برقرار رہے گی اور ہال دوسری پیشکش کر سکتا ہے۔ چاہیں تو بتائیں کہ آپ کے لیے کیا مناسب ہو گا۔',
    note: 'آپ کے لیے کیا مناسب ہو گا؟ (اختیاری)',
    back: 'واپس',
    confirm: 'پیشکش نامنظور کریں',
  },
  declined: { title: 'پیشکش نامنظور ہوئی', description: 'ہال کو بتا دیا گیا ہے۔ آپ کی درخواست اب بھی منتظر ہے۔' },
  failed: { title: 'جواب نہیں بھیجا جا سکا', fallback: 'براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔' },
  events: {
    CHANGE_PROPOSED: 'پیشکش ہوئی',
    CHANGED: 'پیشکش قبول ہوئی',
    CHANGE_REFUSED: 'پیشکش نامنظور ہوئی',
    CHANGE_WITHDRAWN: 'پیشکش واپس لی گئی',
    CHANGE_EXPIRED: 'پیشکش کی میعاد ختم ہوئی',
    CHANGE_DROPPED: 'پیشکش ختم ہوئی',
  },
};
