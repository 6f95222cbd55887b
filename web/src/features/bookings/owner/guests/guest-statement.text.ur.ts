import type { Translation } from '../../../../i18n/text';
import { isolate } from '../../../../i18n/urdu';
import type { guestStatementText as English } from './guest-statement.text';

export const guestStatementText: Translation<typeof English> = {
  open: 'حساب کا گوشوارہ',
  from: 'تقریبات اس دن سے',
  all: 'سب تقریبات',
  fromDay: (day) => `تقریبات ${isolate(day)} سے`,
  broughtForward: 'پچھلی تقریبات کی باقی رقم',
  request: 'درخواست، ابھی واجب نہیں',
  cancelled: 'منسوخ',
  nothing: 'نہ کچھ واجب ہے نہ کچھ ادا ہوا۔',
  forRequests: 'اس میں سے زیرِ انتظار درخواستوں کے لیے',
  back: 'واپس کی جانے والی رقم',
  export: `فائل ${isolate('CSV')} میں محفوظ کریں`,
  notSaved: { title: 'فائل نہیں بن سکی', description: 'براہِ کرم دوبارہ کوشش کریں۔' },
};
