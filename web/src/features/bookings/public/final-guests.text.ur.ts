import { isolate } from '../../../i18n/urdu';
import type { Translation } from '../../../i18n/text';
import type { finalGuestsText as English } from './final-guests.text';

export const finalGuestsText: Translation<typeof English> = {
  title: 'مہمانوں کی حتمی تعداد',
  intro: (agreed, until) =>
    `${agreed} مہمان طے ہوئے تھے۔ آپ ${isolate(until)} تک پوچھے بغیر حتمی تعداد بتا سکتے ہیں؛ قیمت طے شدہ نرخوں سے لگے گی اور مالک کو بتا دیا جائے گا۔`,
  children: (count) => `بچے اتنے ہی رہیں گے جتنے طے ہوئے (${count})، زیادہ سے زیادہ تمام مہمان۔`,
  guests: 'مہمان',
  range: (min, max) => `${min} سے ${max} تک`,
  current: (range) => `${range}۔ ابھی یہی تعداد ہے۔`,
  cancel: 'رہنے دیں',
  save: 'تعداد محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے…',
  saved: { title: 'مہمانوں کی تعداد محفوظ ہو گئی', description: 'مالک کو بتا دیا گیا ہے۔' },
  failed: { title: 'مہمانوں کی تعداد محفوظ نہیں ہو سکی', fallback: 'براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔' },
};
