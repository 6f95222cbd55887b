import { isolate, urduCount } from '../i18n/urdu';
import type { Translation } from '../i18n/text';
import type { partsText as English } from './parts.text';

export const partsText: Translation<typeof English> = {
  uploading: (name, percent) => `${isolate(name)} اپ لوڈ ہو رہی ہے: ${percent} فیصد`,
  copy: {
    copy: 'کاپی کریں',
    what: (what) => `${what} کاپی کریں`,
    copied: { title: 'کلپ بورڈ پر کاپی ہو گیا' },
    failed: { title: 'کاپی نہیں ہو سکا', description: 'براہِ کرم متن منتخب کر کے خود کاپی کر لیں۔' },
  },
  password: { show: 'دکھائیں', showLabel: 'پاس ورڈ دکھائیں', hide: 'چھپائیں', hideLabel: 'پاس ورڈ چھپائیں' },
  month: { previous: 'پچھلا مہینہ', next: 'اگلا مہینہ' },
  number: { increase: 'بڑھائیں', decrease: 'گھٹائیں' },
  video: {
    watch: (host) => (host ? `${isolate(host)} پر ویڈیو دیکھیں` : 'ویڈیو دیکھیں'),
    newTab: '(نئے ٹیب میں کھلے گی)',
  },
  savedElsewhere: {
    title: 'اس دوران اسے کہیں اور بدلا گیا',
    text: 'آپ کا لکھا ہوا محفوظ ہے۔ تبدیلی دیکھنے سے پہلے اس میں سے جو چاہیے نقل کر لیں۔',
    show: 'اسے چھوڑ کر تبدیلی دکھائیں',
  },
  removed: { title: 'یہ اب موجود نہیں', text: 'اس دوران کسی نے اسے ہٹا دیا ہے۔' },
  pagination: { label: 'صفحات', previous: 'پچھلا', next: 'اگلا', page: (number) => `صفحہ ${number}` },
  status: {
    pending: 'جواب کا انتظار',
    confirmed: 'تصدیق شدہ',
    cancelled: 'منسوخ',
    approved: 'منظور شدہ',
    rejected: 'نامنظور',
  },
  stars: {
    rated: (rating) => `5 میں سے ${rating}`,
    choose: 'ریٹنگ',
    option: (count) => urduCount(count, '1 ستارہ', `${count} ستارے`),
  },
};
