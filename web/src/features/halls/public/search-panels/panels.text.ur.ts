import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { urduCount } from '../../../../i18n/urdu';
import type { Translation } from '../../../../i18n/text';
import type { panelsText as English } from './panels.text';

export const panelsText: Translation<typeof English> = {
  title: 'اپنا ہال تلاش کریں',
  show: (count, orMore) => {
    if (count === 0 && !orMore) return 'کوئی ہال نہیں ملا';
    return orMore ? `${count} سے زیادہ ہال دکھائیں` : urduCount(count, '1 ہال دکھائیں', `${count} ہال دکھائیں`);
  },
  showing: 'ہال دکھائیں',
  where: {
    label: 'شہر اور علاقے',
    recent: 'پچھلی تلاش',
    halls: (count) => `${count} ہال`,
    areaIn: (city, halls) => `${city} · ${halls}`,
    city: (halls) => `شہر · ${halls}`,
    anyway: 'انھی الفاظ سے تلاش کریں',
  },
  date: {
    mode: 'ایک دن یا کئی',
    modes: { day: 'ایک دن', range: 'کئی دنوں میں سے کوئی' },
    free: (count) => urduCount(count, '1 ہال خالی', `${count} ہال خالی`),
    legend: 'وہ دن جن میں بہترین ہال خالی ہیں',
    pickLast: 'اب آخری دن چنیں۔',
    clear: 'تاریخیں صاف کریں',
  },
  weekdays: 'صرف ان دنوں میں',
  days: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'],
  partOfDay: 'دن کا حصہ',
  parts: {
    any: 'کوئی بھی وقت',
    [PartOfDay.DAYTIME]: 'دوپہر',
    [PartOfDay.EVENING]: 'شام',
    hours: 'مخصوص اوقات',
  },
  guests: {
    label: 'مہمانوں کی تعداد',
    fewer: 'کم مہمان',
    more: 'زیادہ مہمان',
    oneOf: (most) => `1 سے ${most} تک ایک عدد لکھیں۔`,
    hint: 'وہ ہال جن میں سب کی گنجائش ہو۔',
    size: 'ہال کا سائز',
    anySize: 'کوئی بھی گنجائش',
    sizes: { 50: '100 مہمانوں تک', 100: '100 تا 300 مہمان', 300: '300 تا 500 مہمان', 500: '500 یا زیادہ مہمان' },
  },
  rating: 'کم سے کم ریٹنگ',
  anyRating: 'کوئی بھی ریٹنگ',
  ratings: (rating) => (rating === '5.0' ? rating : `${rating} یا زیادہ`),
  budget: 'فی کس قیمت',
  from: 'سے',
  until: 'تک',
  range: (from, to) => `فی کس قیمت کی حد خود رکھیں: \u2066${from} – ${to}\u2069`,
  lower: 'فی کس کم سے کم قیمت',
  upper: 'فی کس زیادہ سے زیادہ قیمت',
  services: 'خدمات',
  any: 'کوئی بھی',
  near: 'میرے قریب کے ہال',
  nearHint: 'قریب ترین پہلے',
  nearOn: (kilometres) => `آپ سے ${kilometres} کلومیٹر تک، قریب ترین پہلے`,
};
