import { isolate, urduCount } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { holdText as English } from './hold.text';

export const holdText: Translation<typeof English> = {
  until: (when) => `${isolate(when)} تک محفوظ`,
  ended: (when) => `${isolate(when)} سے محفوظ نہیں`,
  left: (hoursLeft, minutes) =>
    hoursLeft >= 48
      ? `${Math.floor(hoursLeft / 24)} دن باقی`
      : hoursLeft >= 1
        ? `${urduCount(hoursLeft, '1 گھنٹہ', `${hoursLeft} گھنٹے`)} باقی`
        : `${minutes} منٹ باقی`,
  yours: (when) => `ہال ${isolate(when)} تک آپ کے لیے محفوظ ہے: یہ وقت کوئی اور بک نہیں کر سکتا۔`,
  payFirst: (when) => `قبول ہو گئی: وقت ${isolate(when)} تک آپ کے لیے محفوظ ہے۔ تصدیق کے لیے پہلی ادائیگی کریں۔`,
  proofWaits:
    'قبول ہو گئی: ادائیگی کا ثبوت جانچ کا منتظر ہے، تب تک، زیادہ سے زیادہ تقریب شروع ہونے تک، وقت محفوظ رہے گا۔',
  accepted: 'قبول ہو گئی: ادائیگی کا انتظار',
  yoursEnded:
    'ہال اب آپ کے لیے محفوظ نہیں رہا۔ جب تک کوئی اور یہ وقت بک نہ کرے، مالک آپ کی درخواست کی تصدیق کر سکتے ہیں۔',
};
