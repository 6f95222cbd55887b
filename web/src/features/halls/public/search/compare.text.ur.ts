import { isolate } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { compareText as English } from './compare.text';

export const compareText: Translation<typeof English> = {
  title: 'ہالوں کا موازنہ',
  text: 'زیادہ سے زیادہ تین ہال، ساتھ ساتھ۔',
  chosen: (count, most) => `${most} میں سے ${count} ہال منتخب`,
  clear: 'صاف کریں',
  open: 'موازنہ کریں',
  row: {
    rating: 'ریٹنگ',
    location: 'مقام',
    capacity: 'گنجائش',
    price: 'قیمت',
    perHour: 'فی گھنٹہ قیمت',
    services: 'خدمات',
    booking: 'بکنگ',
  },
  onlyDifferences: (alike) => (alike === 0 ? 'صرف فرق' : `صرف فرق (${alike} یکساں چھپ جائیں گی)`),
  differs: 'فرق ہے',
  unknown: 'معلوم نہیں',
  feature: 'خصوصیت',
  guests: (guests) => `${guests} مہمان`,
  instant: 'فوری بکنگ',
  request: 'بکنگ کی درخواست',
  shifts: 'شفٹ کے حساب سے بکنگ',
  none: 'کوئی درج نہیں',
  remove: (title) => `${isolate(title)} ہٹائیں`,
  removeShort: 'ہٹائیں',
  details: 'تفصیل دیکھیں',
  detailsOf: (hall) => `تفصیل دیکھیں، ${isolate(hall)}`,
  ask: 'ہال سے پوچھیں',
  askOf: (hall) => `ہال سے پوچھیں، ${isolate(hall)}`,
  empty: 'ابھی موازنے کے لیے کچھ نہیں',
  emptyText: 'زیادہ سے زیادہ تین ہالوں پر موازنے کا نشان لگائیں، پھر یہ صفحہ دوبارہ کھولیں۔',
  browse: 'ہال دیکھیں',
  failed: 'ہال لوڈ نہیں ہو سکے',
};
