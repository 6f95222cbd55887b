import { isolate } from '../../i18n/urdu';
import type { Translation } from '../../i18n/text';
import type { functionFactsText as English } from './function-facts.text';

export const functionFactsText: Translation<typeof English> = {
  names: { MEHNDI: 'مہندی', BARAAT: 'بارات', WALIMA: 'ولیمہ', OTHER: 'کوئی اور تقریب' },
  state: { accepted: 'قبول', waiting: 'ابھی جواب نہیں آیا', confirmed: 'تصدیق شدہ', cancelled: 'ختم' },
  banner: 'ہال کے مالک نے قبول کر لیا ہے۔ تمام تقریبات کے قبول ہونے پر بکنگ ہو جائے گی۔',
  note: {
    title: (name) => `کئی تقریبات میں سے ایک: ${isolate(name)}`,
    waits: (until) => `یہ ${isolate(until)} تک محفوظ ہے، اور تمام تقریبات کے قبول ہونے پر حتمی ہو گی۔`,
    accept:
      'یہ اکٹھی مانگی گئی کئی تقریبات میں سے ایک ہے۔ آپ قبول کریں تو دوسرے ہالوں کے بھی قبول کرنے پر یہ حتمی ہو گی؛ تب تک وقت محفوظ رہے گا۔',
    accepted: 'قبول: باقی کا انتظار ہے',
  },
};
