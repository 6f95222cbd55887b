import type { Translation } from '../../i18n/text';
import { isolate, urduCount } from '../../i18n/urdu';
import type { paymentPlanText as English } from './payment-plan.text';

const days = (count: number) => urduCount(count, 'ایک دن', `${count} دن`);

export const paymentPlanText: Translation<typeof English> = {
  terms: 'ادائیگی کا طریقہ:',
  share: (share, label) => `${share} (${isolate(label)})`,
  rest: 'باقی رقم',
  wholeSum: 'پوری رقم',
  due: {
    AFTER_CONFIRMATION: (count) => (count === 0 ? 'تصدیق کے دن' : `تصدیق کے ${days(count)} کے اندر`),
    BEFORE_START: (count) => (count === 0 ? 'تقریب کے دن تک' : `تقریب سے ${days(count)} پہلے`),
  },
  first: { advance: 'پیشگی', rest: 'بقایا' },
  fields: {
    part: (number) => `حصہ ${number}`,
    label: 'نام',
    share: 'کتنا',
    shares: { PERCENT: 'فیصد میں', AMOUNT: 'مقررہ رقم' },
    percent: 'فیصد',
    amount: 'رقم',
    restHint: 'آخری حصہ وہ ہے جو پہلے حصوں کے بعد بچے۔',
    due: 'کب تک',
    dues: { AFTER_CONFIRMATION: 'تصدیق کے بعد', BEFORE_START: 'تقریب سے پہلے' },
    days: 'دن',
    add: 'حصہ شامل کریں',
    remove: (part) => `${isolate(part)} ہٹائیں`,
    removeShort: 'ہٹائیں',
  },
  example: {
    title: (sum) => `مثال: ${isolate(sum)} کی بکنگ`,
    part: 'حصہ',
    due: 'کب تک',
    amount: 'رقم',
    sum: 'کل',
    incomplete: 'مثال دیکھنے کے لیے حصے مکمل کریں۔',
  },
};
